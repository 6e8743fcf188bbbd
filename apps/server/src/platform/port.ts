// A room that needs something from a later room declares a port; the later room implements it, and `modules/rooms.ts`
// connects the two. That way no import points forward.

export class Port<T> {
  readonly #name: string;
  #implementation: T | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Called once, before the first request. */
  plug(implementation: T): void {
    this.#implementation = implementation;
  }

  get(): T {
    if (this.#implementation === undefined) throw new Error(`Nothing is connected to the port "${this.#name}".`);
    return this.#implementation;
  }
}
