// Public pages as they were last sent. Every event of a company forgets its pages.
import { HeardCache } from '../heard-cache.ts';

const CAPACITY = 2_000;

export interface KeptPage {
  companyId: number;
  status: number;
  /** Compressed once, sent many times. */
  gzip: Buffer;
}

export class PortalCache extends HeardCache<KeptPage> {
  constructor() {
    super(CAPACITY);
  }

  /** `<company>:<event>`, as events are announced. */
  heard(payload: string): void {
    const companyId = Number(payload.split(':')[0]);
    this.forget((page) => page.companyId === companyId);
  }
}
