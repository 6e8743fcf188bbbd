// Sessions and rights in memory, so that a request need not read them.
import { NotifiedCache } from '../notified-cache.ts';
import type { LoadedSession } from './load-session.ts';

const CAPACITY = 20_000;

export class SessionCache extends NotifiedCache<LoadedSession> {
  constructor() {
    super(CAPACITY);
  }

  /** `user:<id>` or `company:<id>`: forget whoever that concerns. */
  onNotify(payload: string): void {
    const [kind, id] = payload.split(':');
    this.forget(({ access, companyIds }) =>
      kind === 'user' ? access.userId === Number(id) : access.isSupportStaff || companyIds.includes(Number(id)),
    );
  }
}
