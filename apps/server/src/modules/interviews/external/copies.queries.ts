// Copies of interviews in external calendars, as we last wrote them.
import type { OwnCopies } from '@onward/domain/interviews/external-calendars';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { LinkName, LinkRow } from './links.queries.ts';

export interface CopyRow {
  generation: number;
  external_id: string | null;
  /** The meeting's version when it was last written; -1 before the first response. */
  sequence: number;
  is_gone: boolean;
}

const UNWRITTEN = -1;

const whose = ({ company_id, staff_id, provider, account }: LinkRow, meetingId: number): unknown[] => [
  company_id,
  meetingId,
  staff_id,
  provider,
  account,
];
const THIS_COPY = `company_id = $1 and meeting_id = $2 and staff_id = $3 and provider = $4 and account = $5`;

export async function findCopy(tx: Transaction, link: LinkRow, meetingId: number): Promise<CopyRow | undefined> {
  const rows = await tx.prepared<CopyRow & Record<string, unknown>>(
    'calendar_copies_find',
    `select generation, external_id, sequence, is_gone from calendar_copies where ${THIS_COPY}`,
    whose(link, meetingId),
  );
  return rows[0];
}

/** Recorded before the provider is called; a removed copy starts over under another name. */
export async function intendCopy(
  tx: Transaction,
  link: LinkRow,
  meeting: { id: number; starts_at: Date; ends_at: Date },
): Promise<CopyRow> {
  const rows = await tx.prepared<CopyRow & Record<string, unknown>>(
    'calendar_copies_intend',
    `insert into calendar_copies as c
       (company_id, meeting_id, staff_id, provider, account, sequence, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, ${UNWRITTEN}, $6, $7)
     on conflict (company_id, meeting_id, staff_id, provider, account) do update
       set starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_gone = false,
         generation = c.generation + c.is_gone::int,
         external_id = case when c.is_gone then null else c.external_id end,
         sequence = case when c.is_gone then ${UNWRITTEN} else c.sequence end
     returning generation, external_id, sequence, is_gone`,
    [...whose(link, meeting.id), meeting.starts_at, meeting.ends_at],
  );
  return rows[0] as CopyRow;
}

/** The owner removed it in the external calendar. */
export const forgetCopy = (tx: Transaction, link: LinkRow, meetingId: number): Promise<unknown> =>
  tx.prepared('calendar_copies_forget', `update calendar_copies set is_gone = true where ${THIS_COPY}`, [
    ...whose(link, meetingId),
  ]);

export const keepCopy = (
  tx: Transaction,
  link: LinkRow,
  meetingId: number,
  { externalId, sequence, isGone }: { externalId: string | null; sequence: number; isGone: boolean },
): Promise<unknown> =>
  tx.prepared(
    'calendar_copies_keep',
    `update calendar_copies set external_id = $6, sequence = $7, is_gone = $8 where ${THIS_COPY}`,
    [...whose(link, meetingId), externalId, sequence, isGone],
  );

export async function listOwnCopies(tx: Transaction, link: LinkRow, since: Date): Promise<OwnCopies> {
  const rows = await tx.prepared<{ external_id: string | null; starts_at: Date; ends_at: Date }>(
    'calendar_copies_own',
    `select external_id, starts_at, ends_at from calendar_copies
     where company_id = $1 and staff_id = $2 and provider = $3 and account = $4 and not is_gone and ends_at > $5`,
    [link.company_id, link.staff_id, link.provider, link.account, since],
  );
  return {
    ids: new Set(rows.flatMap(({ external_id }) => external_id ?? [])),
    spans: rows.map(({ starts_at, ends_at }) => ({ from: starts_at.getTime(), to: ends_at.getTime() })),
  };
}

/** Links of current and former interviewers of the meeting. */
export const listLinksOfMeeting = (tx: Transaction, companyId: number, meetingId: number): Promise<LinkName[]> =>
  tx.prepared<LinkName & Record<string, unknown>>(
    'calendar_copies_links',
    `select k.company_id, k.id from calendar_links k where k.company_id = $1 and k.broken_at is null and (
       exists (select from meeting_interviewers i
         where i.company_id = $1 and i.meeting_id = $2 and i.staff_id = k.staff_id)
       or exists (select from calendar_copies c where c.company_id = $1 and c.meeting_id = $2
         and c.staff_id = k.staff_id and c.provider = k.provider and c.account = k.account and not c.is_gone))`,
    [companyId, meetingId],
  );

/** All of an applicant's meetings with a copy in any external calendar. */
export async function listCopiedMeetings(tx: Transaction, companyId: number, applicationId: number): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'calendar_copies_of_applicant',
    `select m.id from meetings m where m.company_id = $1 and m.application_id = $2 and exists (
       select from calendar_copies c where c.company_id = $1 and c.meeting_id = m.id and not c.is_gone)`,
    [companyId, applicationId],
  );
  return rows.map(({ id }) => id);
}

const OVERDUE_MAX = 200;

/** Upcoming meetings whose copy is missing or outdated, and copies that should be gone, e.g. of an erased applicant. */
export async function listOverdueCopies(tx: Transaction, link: LinkRow, now: Date): Promise<number[]> {
  const { company_id, staff_id, provider, account } = link;
  const rows = await tx.prepared<{ meeting_id: number }>(
    'calendar_copies_overdue',
    `select m.id as meeting_id from meeting_interviewers i
     join meetings m on m.company_id = i.company_id and m.id = i.meeting_id
     where i.company_id = $1 and i.staff_id = $2 and i.starts_at > $5 and m.status = 'confirmed'
       and not exists (select from calendar_copies c where c.company_id = $1 and c.meeting_id = m.id
         and c.staff_id = $2 and c.provider = $3 and c.account = $4 and not c.is_gone and c.sequence = m.sequence)
     union
     select c.meeting_id from calendar_copies c
     join meetings m on m.company_id = c.company_id and m.id = c.meeting_id
     where c.company_id = $1 and c.staff_id = $2 and c.provider = $3 and c.account = $4 and not c.is_gone
       and (c.ends_at > $5 and (m.status <> 'confirmed' or not exists (select from meeting_interviewers i
           where i.company_id = $1 and i.meeting_id = m.id and i.staff_id = $2))
         or exists (select from applications a
           join persons n on n.company_id = a.company_id and n.id = a.person_id and n.erased_at is not null
           where a.company_id = $1 and a.id = m.application_id))
     limit ${OVERDUE_MAX}`,
    [company_id, staff_id, provider, account, now],
  );
  return rows.map(({ meeting_id }) => meeting_id);
}
