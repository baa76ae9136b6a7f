/** What a drawing of a card needs: the card and its area as steps right and down. */
export { DIRECTIONS, type Card } from '$workers/games/token-battle/cards';
export { STEPS as STEPS_OF } from '$workers/games/token-battle/board-fields';
