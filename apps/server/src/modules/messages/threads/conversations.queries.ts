// Queries on threads, always within one company.
import type { Channel } from '@onward/domain/messages/channels';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { unseen } from '../../../platform/database/unseen.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export interface ConversationRow {
  company_id: number;
  id: number;
  person_id: number;
  first_name: string;
  last_name: string;
  application_id: number;
  position_id: number;
  position_title: string;
  location_id: number;
  location_name: string;
  department_id: number | null;
  brand_id: number;
  assignee_id: number | null;
  assignee_name: string | null;
  unread_count: number;
  last_message_id: number | null;
  last_direction: 'inbound' | 'outbound' | null;
  archived_at: Date | null;
  may_revoke_at: Date | null;
  updated_at: Date;
}

const CONVERSATIONS = `select c.company_id, c.id, c.person_id, n.first_name, n.last_name, c.application_id, c.position_id,
    p.title as position_title, p.location_id, l.name as location_name, p.department_id, l.brand_id, c.assignee_id,
    s.name as assignee_name, c.unread_count, c.last_message_id, c.last_direction, c.archived_at, c.may_revoke_at,
    c.updated_at
  from conversations c
  join persons n on n.company_id = c.company_id and n.id = c.person_id
  join positions p on p.company_id = c.company_id and p.id = c.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  left join company_staffs s on s.company_id = c.company_id and s.id = c.assignee_id`;

/** The ids of a statement, hidden from the planner: one plan suits one and many. */
const IDS = unseen('$2', 'bigint[]');

export async function findByIds(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<ConversationRow[]> {
  const rows = await tx.prepared<ConversationRow & Record<string, unknown>>(
    'conversations_by_ids',
    `${CONVERSATIONS} where c.company_id = $1 and c.id = any(${IDS})`,
    [companyId, ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A separate statement, because the list's plan doesn't suit a single row and would be replanned each time. */
export async function find(tx: Transaction, companyId: number, id: number): Promise<ConversationRow | undefined> {
  const [row] = await tx.prepared<ConversationRow & Record<string, unknown>>(
    'conversations_by_id',
    `${CONVERSATIONS} where c.company_id = $1 and c.id = $2`,
    [companyId, id],
  );
  return row;
}

/** Which of the person's applications a thread is about. */
export type ThreadPlace = Pick<
  ConversationRow,
  'application_id' | 'position_id' | 'position_title' | 'location_id' | 'location_name' | 'department_id' | 'brand_id'
>;

/** The person's newest application in the user's scope. */
export async function findVisiblePlace(
  tx: Transaction,
  access: Membership,
  personId: number,
): Promise<ThreadPlace | undefined> {
  const [row] = await tx.prepared<ThreadPlace & Record<string, unknown>>(
    'conversations_visible_place',
    `select a.id as application_id, a.position_id, p.title as position_title, p.location_id, l.name as location_name,
       p.department_id, l.brand_id
     from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and a.company_id = $1 and a.person_id = $6 order by a.id desc limit 1`,
    [...scopeValues(access), personId],
  );
  return row;
}

/** The threads of these applicants, created where missing: thread ids by application. */
export async function ensure(
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
  now: Date,
): Promise<Map<number, { id: number; person_id: number }>> {
  // Waits for an application that is being stored, so that the insert below sees it.
  await tx.prepared(
    'conversations_hold_persons',
    `select from persons n where n.company_id = $1
       and n.id in (select person_id from applications where company_id = $1 and id = any(${IDS}))
       and not exists (select from conversations c where c.company_id = $1 and c.person_id = n.id)
     order by n.id for no key update`,
    [companyId, applicationIds],
  );
  await tx.prepared(
    'conversations_ensure',
    `insert into conversations (company_id, person_id, application_id, position_id, created_at, updated_at)
     select distinct on (a.person_id) $1, a.person_id, newest.id, newest.position_id, $3, $3
     from applications a
     cross join lateral (select o.id, o.position_id from applications o
       where o.company_id = $1 and o.person_id = a.person_id order by o.id desc limit 1) newest
     where a.company_id = $1 and a.id = any(${IDS})
     order by a.person_id on conflict (company_id, person_id) do nothing`,
    [companyId, applicationIds, now],
  );
  const rows = await tx.prepared<{ application_id: number; id: number; person_id: number }>(
    'conversations_of_applications',
    `select a.id as application_id, c.id, c.person_id from applications a
     join conversations c on c.company_id = a.company_id and c.person_id = a.person_id
     where a.company_id = $1 and a.id = any(${IDS})`,
    [companyId, applicationIds],
  );
  return new Map(rows.map(({ application_id, ...row }) => [application_id, row]));
}

export interface LastMessage {
  conversation_id: number;
  message_id: number;
  direction: 'inbound' | 'outbound';
  channel: Channel;
}

/** Updates the list's newest message; one from the applicant is unread and reopens the thread. */
export async function noteLast(
  tx: Transaction,
  companyId: number,
  messages: readonly LastMessage[],
  now: Date,
): Promise<void> {
  await tx.prepared(
    'conversations_note_last',
    `update conversations c set last_message_id = m.message_id, last_direction = m.direction, last_channel = m.channel,
       last_failed = false, updated_at = $3,
       unread_count = c.unread_count + case m.direction when 'inbound' then 1 else 0 end,
       archived_at = case m.direction when 'inbound' then null else c.archived_at end
     from json_to_recordset($2) as m (conversation_id bigint, message_id bigint, direction text, channel text)
     where c.company_id = $1 and c.id = m.conversation_id`,
    [companyId, JSON.stringify(messages), now],
  );
}

/** Recomputes the newest message after one was removed or restored. */
export async function refreshLast(tx: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  await tx.prepared(
    'conversations_refresh_last',
    `update conversations c set last_message_id = m.id, last_direction = m.direction, last_channel = m.channel,
       last_failed = coalesce(m.status = 'failed', false), updated_at = coalesce(m.created_at, c.created_at)
     from unnest($2::bigint[]) as wanted (id)
     left join lateral (select id, direction, channel, status, created_at from messages
       where company_id = $1 and conversation_id = wanted.id order by id desc limit 1) m on true
     where c.company_id = $1 and c.id = wanted.id`,
    [companyId, ids],
  );
}

/** For threads whose newest message it is; threads that are already up to date are skipped. */
export const setFailed = (
  tx: Transaction,
  companyId: number,
  of: readonly { id: number; conversation_id: number }[],
  failed: boolean,
) =>
  tx.prepared(
    'conversations_last_failed',
    `update conversations c set last_failed = $4 from unnest($2::bigint[], $3::bigint[]) as m (conversation_id, id)
     where c.company_id = $1 and c.id = m.conversation_id and c.last_message_id = m.id and c.last_failed <> $4`,
    [companyId, of.map(({ conversation_id }) => conversation_id), of.map(({ id }) => id), failed],
  );

export interface ConversationChange {
  assignee_id?: number | null;
  archived_at?: Date | null;
  may_revoke_at?: Date | null;
}

export const change = (tx: Transaction, companyId: number, id: number, values: ConversationChange) =>
  tx.db.updateTable('conversations').set(values).where('company_id', '=', companyId).where('id', '=', id).execute();

export async function markRead(tx: Transaction, companyId: number, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    'update conversations set unread_count = 0 where company_id = $1 and id = $2 and unread_count > 0',
    [companyId, id],
  );
  await tx.client.query(
    `update messages set read_at = $3 where company_id = $1 and conversation_id = $2 and direction = 'inbound'
       and read_at is null`,
    [companyId, id, now],
  );
  return rowCount === 1;
}

/** Marks the applicant's last message as unread; 0 when there is none. */
export async function markUnread(tx: Transaction, companyId: number, id: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update messages set read_at = null where company_id = $1 and id = (
       select max(id) from messages where company_id = $1 and conversation_id = $2 and direction = 'inbound')`,
    [companyId, id],
  );
  const { rows } = await tx.client.query<{ unread_count: number }>(
    `update conversations set unread_count = greatest(unread_count, $3) where company_id = $1 and id = $2
     returning unread_count`,
    [companyId, id, rowCount ?? 0],
  );
  return rows[0]?.unread_count ?? 0;
}

export interface NoteRow {
  body: string;
  author: string | null;
  staff_id: number | null;
  visibility: 'everyone' | 'admins';
  created_at: Date;
}

/** The applicant's latest notes; a rule decides who may read them. */
export async function latestNotes(tx: Transaction, companyId: number, applicationId: number): Promise<NoteRow[]> {
  return tx.prepared<NoteRow & Record<string, unknown>>(
    'conversations_latest_notes',
    `select n.body, s.name as author, n.staff_id, n.visibility, n.created_at from application_notes n
     left join company_staffs s on s.company_id = n.company_id and s.id = n.staff_id
     where n.company_id = $1 and n.application_id = $2 order by n.id desc limit 20`,
    [companyId, applicationId],
  );
}

export async function isActiveStaff(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from company_staffs where company_id = $1 and id = $2 and status = 'active'`,
    [companyId, id],
  );
  return rowCount === 1;
}
