// Presence entries: who is viewing which record.
import type { PresenceKind, PresenceState } from '@onward/domain/presence/presence';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface Spot {
  companyId: number;
  kind: PresenceKind;
  recordId: number;
}

export interface Mark {
  staff_id: number;
  name: string;
  tab: string;
  state: PresenceState;
}

export const listSeen = (tx: Transaction, { companyId, kind, recordId }: Spot, since: Date): Promise<Mark[]> =>
  tx.prepared<Mark & Record<string, unknown>>(
    'presence_seen',
    `select p.staff_id, s.name, p.tab, p.state from presences p
     join company_staffs s on s.company_id = p.company_id and s.id = p.staff_id
     where p.company_id = $1 and p.record_kind = $2 and p.record_id = $3 and p.seen_at > $4`,
    [companyId, kind, recordId, since],
  );

export const write = (
  tx: Transaction,
  { companyId, kind, recordId }: Spot,
  { staffId, tab, state, now }: { staffId: number; tab: string; state: PresenceState; now: Date },
): Promise<unknown> =>
  tx.prepared(
    'presence_write',
    `insert into presences (company_id, record_kind, record_id, staff_id, tab, state, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, record_kind, record_id, staff_id, tab)
     do update set state = excluded.state, seen_at = excluded.seen_at`,
    [companyId, kind, recordId, staffId, tab, state, now],
  );

export const remove = (
  tx: Transaction,
  { companyId, kind, recordId }: Spot,
  { staffId, tab }: { staffId: number; tab: string },
): Promise<unknown> =>
  tx.prepared(
    'presence_remove',
    `delete from presences
     where company_id = $1 and record_kind = $2 and record_id = $3 and staff_id = $4 and tab = $5`,
    [companyId, kind, recordId, staffId, tab],
  );

export const removeOlder = (tx: Transaction, than: Date): Promise<unknown> =>
  tx.prepared('presence_remove_older', 'delete from presences where seen_at < $1', [than]);
