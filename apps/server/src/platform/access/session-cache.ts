// Sessions and rights in memory, so that a request need not read them.
import { HeardCache } from '../heard-cache.ts';
import type { LoadedSession } from './load-session.ts';

const CAPACITY = 20_000;

export class SessionCache extends HeardCache<LoadedSession> {
  constructor() {
    super(CAPACITY);
  }

  /** `user:<id>` or `company:<id>`: forget whoever that concerns. */
  heard(payload: string): void {
    const [kind, id] = payload.split(':');
    this.forget(({ access, companyIds }) =>
      kind === 'user' ? access.userId === Number(id) : access.isSupportStaff || companyIds.includes(Number(id)),
    );
  }
}
