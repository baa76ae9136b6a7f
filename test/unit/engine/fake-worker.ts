import * as Comlink from 'comlink';

/** Milliseconds that a slow worker takes. */
const SLOW_MS = 20_000;

/** What goes wrong with a worker: its engine cannot be had, or it answers nothing any more, or late. */
export interface Fault {
  open?: 'fails';
  play?: 'silent' | 'slow';
}

/** Workers in the same thread, each with its fault, the later ones with none; they answer by their number. */
export class FakeWorkers {
  made = 0;
  terminated: number[] = [];

  constructor(private readonly faults: readonly Fault[] = []) {}

  make = (): Worker => {
    const number = this.made++;
    const fault = this.faults[number] ?? {};
    const { port1, port2 } = new MessageChannel();
    const service = {
      open: () => (fault.open ? Promise.reject(new TypeError('cannot be fetched')) : Promise.resolve()),
      play: async () => {
        if (fault.play) await new Promise<void>((done) => fault.play === 'slow' && setTimeout(done, SLOW_MS));
        return `played by ${number}`;
      },
      root: () => ({ seat: 0, byLines: false }),
      search: () => new Promise(() => {}),
      cancel: () => {},
    };
    Comlink.expose(service, port2);
    return Object.assign(port1, {
      terminate: () => {
        if (!this.terminated.includes(number)) this.terminated.push(number);
        port2.close();
      },
    }) as unknown as Worker;
  };
}
