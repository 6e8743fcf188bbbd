// Caches sessions and permissions in memory so that requests don't have to read them.
import { NotifiedCache } from '../notified-cache.ts';
import type { LoadedSession } from './load-session.ts';

const CAPACITY = 20_000;

export class SessionCache extends NotifiedCache<LoadedSession> {
  constructor() {
    super(CAPACITY);
  }

  /** `user:<id>` or `company:<id>`: drops every cached session of that user or company. */
  onNotify(payload: string): void {
    const [kind, id] = payload.split(':');
    this.forget(({ access, companyIds }) =>
      kind === 'user' ? access.userId === Number(id) : access.isSupportStaff || companyIds.includes(Number(id)),
    );
  }
}
