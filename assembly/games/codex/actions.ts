// What an action says: its verb, and below it what it is about (layout.ts).

import { ARGUMENT, ARGUMENT_BITS } from './layout';

@inline export function verbOf(action: u32): i32 { return <i32>action >> ARGUMENT_BITS; }
@inline export function argumentOf(action: u32): i32 { return <i32>action & ARGUMENT; }
