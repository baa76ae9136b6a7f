/** Where nothing on the board can be chosen, a click opens a stack as well. */
import type { Attachment } from 'svelte/attachments';
import { PlaceViewer } from '$lib/board/place-viewer.svelte';

export class StackReading extends PlaceViewer {
  /** @param idle nothing on the board can be chosen */
  constructor(
    id: string,
    busy: () => boolean,
    private readonly idle: () => boolean,
  ) {
    super(id, busy);
  }

  override on(place: string): Attachment<SVGElement> {
    const attach = super.on(place);
    return (element) => {
      const detach = attach(element);
      const { onclick } = element;
      element.onclick = (event) => {
        onclick?.call(element, event);
        if (this.idle()) this.show(place);
      };
      return detach;
    };
  }
}
