// Where a user is signed in, and how they end unknown sessions (IDN-043).
import type { UserSession } from '@onward/contract/identity/account-security';
import { sessionLimits } from '@onward/domain/identity/sessions';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { SessionAccess } from '../../../platform/access/access.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, notFound } from '../../../platform/http/errors.ts';
import { endSessions, useOneTimeToken } from '../identity.queries.ts';
import { recordAccountEvent } from './account-events.ts';
import { deviceOf } from './device.ts';
import type { Requester } from './requester.ts';

/** How long a device counts as new. */
const NEW_SECONDS = 14 * SECONDS.day;

export async function listSessions({ tx, now }: Requester, access: SessionAccess): Promise<UserSession[]> {
  const { idleSeconds, maxSeconds } = sessionLimits(access.isSupportStaff);
  const rows = await tx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'is_new_device', 'created_at', 'last_used_at'])
    .where('user_id', '=', access.userId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', addSeconds(now, -idleSeconds))
    .where('created_at', '>', addSeconds(now, -maxSeconds))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceOf(row.user_agent),
      address: row.address,
      is_current: row.id === access.sessionId,
      is_new_device: row.is_new_device && row.created_at > addSeconds(now, -NEW_SECONDS),
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
    }))
    .toSorted((one, other) => Number(other.is_current) - Number(one.is_current));
}

export async function endOneSession({ tx, now, requestId }: Requester, access: SessionAccess, id: number) {
  const ended = await endOwn(tx, access.userId, id, now);
  if (!ended) throw notFound();
  await recordAccountEvent(tx, { userId: access.userId, event: 'sessions_ended', changes: { count: 1 }, requestId });
}

const endOwn = (tx: Transaction, userId: number, id: number, now: Date) =>
  tx.db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export async function endOtherSessions({ tx, now, requestId }: Requester, access: SessionAccess): Promise<void> {
  const { userId, sessionId } = access;
  await endSessions(tx, { userId, except: sessionId, now });
  await recordAccountEvent(tx, { userId, event: 'sessions_ended', requestId });
}

/** The link in a security email ends all sessions and forgets all known browsers. */
export async function endSessionsByLink({ tx, now, requestId }: Requester, token: string): Promise<void> {
  const used = await useOneTimeToken(tx, 'end_sessions', hashToken(token), now);
  if (!used?.user_id) throw linkExpired('end_sessions');
  await endSessions(tx, { userId: used.user_id, now });
  await tx.db.deleteFrom('known_browsers').where('user_id', '=', used.user_id).execute();
  await recordAccountEvent(tx, { userId: used.user_id, event: 'sessions_ended', requestId });
}
