/** loading: the engine has not answered yet. acting: chance or the opponent moves, or a row of the turn is being read. */
export type Status = 'loading' | 'asking' | 'acting' | 'solved' | 'missed';
