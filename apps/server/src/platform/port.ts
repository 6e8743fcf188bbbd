// A room that needs something of a later room declares it as a port; the later room implements it, and `modules/rooms.ts`
// plugs the two together. So no import goes forward.

export class Port<T> {
  readonly #name: string;
  #implementation: T | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Once, before the first request. */
  plug(implementation: T): void {
    this.#implementation = implementation;
  }

  get(): T {
    if (this.#implementation === undefined) throw new Error(`Nothing is plugged into the port "${this.#name}".`);
    return this.#implementation;
  }
}
