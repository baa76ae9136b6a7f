/** English texts of the six one-off abilities. */
export const SPECIALS: Readonly<Record<string, string>> = {
  tower:
    'once per turn this detects one hidden thing: on the opponent’s turn the first hidden attacker, on your turn one you name; it stays detected this turn. Each attacker you can see that attacks anything of yours takes 1 combat damage from this in the first batch',
  tech_lab:
    'you may also play tech II and III cards of one more of your specs, chosen when this is built or together with your tech II spec',
  focus_master:
    'whenever a unit or hero you control would take exactly as much damage as kills it, remove a focus rune from this unit if it has one, and that damage is 1 less',
  double_gains:
    'every increase of this unit’s ATK, HP or armor counts twice; decreases, printed values and healing do not',
  promise_of_payment:
    'the next card you play this turn costs 0, without surcharges and boost; in your next upkeep pay its printed cost or lose the game',
  gilded_glaxx:
    'while you have at least 1 gold, this unit cannot be sacrificed and leaves play only by dying from combat damage',
};
