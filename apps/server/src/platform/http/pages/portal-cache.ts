// Caches rendered public pages. Events of a company that can change its pages drop them.
import { NotifiedCache } from '../../notified-cache.ts';

const CAPACITY = 2_000;

export interface KeptPage {
  companyId: number;
  status: number;
  /** Compressed once, sent many times. */
  gzip: Buffer;
}

export class PortalCache extends NotifiedCache<KeptPage> {
  readonly #changesPages: (event: string) => boolean;

  constructor(changesPages: (event: string) => boolean) {
    super(CAPACITY);
    this.#changesPages = changesPages;
  }

  /** `<company>:<id>:<event>`, the payload of an announced event. */
  onNotify(payload: string): void {
    const [company, , event = ''] = payload.split(':');
    if (this.#changesPages(event)) this.forget((page) => page.companyId === Number(company));
  }
}
