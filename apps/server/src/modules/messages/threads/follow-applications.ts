// Keeps each conversation linked to its person's newest application (MSG-002).
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { FollowApplications } from '../../applicants/applicants.service.ts';

export const followApplications: FollowApplications = async (tx, { companyId, personIds, leaving = [] }) => {
  await takeTurns(tx, companyId, personIds);
  await tx.prepared(
    'conversations_follow',
    `update conversations c set application_id = newest.id, position_id = newest.position_id
     from unnest($2::bigint[]) as person (id)
     cross join lateral (select a.id, a.position_id from applications a
       where a.company_id = $1 and a.person_id = person.id and a.id <> all($3::bigint[])
       order by a.id desc limit 1) newest
     where c.company_id = $1 and c.person_id = person.id
       and (c.application_id, c.position_id) is distinct from (newest.id, newest.position_id)`,
    [companyId, personIds, leaving],
  );
};

/**
 * A conversation and an application created at the same time don't see each other before they commit, so each locks the
 * person first and the later one sees the earlier. If the conversation already exists, its own row serializes them.
 * Locked in one order to prevent deadlocks.
 */
async function takeTurns(tx: Transaction, companyId: number, personIds: readonly number[]): Promise<void> {
  await tx.prepared(
    'conversations_lock_missing',
    `select from persons n where n.company_id = $1 and n.id = any($2::bigint[])
       and not exists (select from conversations c where c.company_id = $1 and c.person_id = n.id)
     order by n.id for no key update`,
    [companyId, personIds],
  );
  await tx.prepared(
    'conversations_lock',
    `select from conversations where company_id = $1 and person_id = any($2::bigint[]) order by id for no key update`,
    [companyId, personIds],
  );
}
