// Cards in no order, for decks that are played on in mind.

/** More than a starter deck and a codex have. */
const MOST_CARDS: i32 = 128;

/** Cards as places among those a player owns. */
export class DeckPile {
  private cards: StaticArray<u8> = new StaticArray<u8>(MOST_CARDS);
  size: i32 = 0;

  at(index: i32): i32 { return this.cards[index]; }
  add(place: i32): void {
    if (this.size < MOST_CARDS) this.cards[this.size++] = <u8>place;
  }
  /** Takes out the card at an index; the last one comes in its stead. */
  take(index: i32): i32 {
    const place = this.at(index);
    this.cards[index] = this.cards[--this.size];
    return place;
  }
  fill(from: DeckPile): void {
    memory.copy(changetype<usize>(this.cards), changetype<usize>(from.cards), MOST_CARDS);
    this.size = from.size;
  }
  /** All cards of another pile come to this one. */
  pour(from: DeckPile): void {
    for (let i = 0; i < from.size; ++i) this.add(from.at(i));
    from.size = 0;
  }
  addCopies(place: i32, copies: i32): void {
    for (let c = 0; c < copies; ++c) this.add(place);
  }
}
