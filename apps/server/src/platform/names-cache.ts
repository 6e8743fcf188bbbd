// In-memory caches of data that shows names of postings, stages, locations, or colleagues. Names rarely change, so a
// change drops everything cached for its company.
import { NotifiedCache } from './notified-cache.ts';

const CAPACITY = 20_000;

interface Named {
  companyId: number;
  value: unknown;
}

export class NamesCache extends NotifiedCache<Named> {
  constructor() {
    super(CAPACITY);
  }

  /** The payload of `onward_names`: a company id. */
  onNotify(payload: string): void {
    this.forget(({ companyId }) => companyId === Number(payload));
  }
}

/** One kind of cached value, under its own name. */
export class NamesOf<Value> {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  get(names: NamesCache, companyId: number, id: string | number): Value | undefined {
    return names.get(this.#keyOf(companyId, id))?.value as Value | undefined;
  }

  keep(names: NamesCache, companyId: number, id: string | number, value: Value, mark: number): void {
    names.keep(this.#keyOf(companyId, id), { companyId, value }, mark);
  }

  #keyOf(companyId: number, id: string | number): string {
    return `${this.#kind}:${companyId}:${id}`;
  }
}
