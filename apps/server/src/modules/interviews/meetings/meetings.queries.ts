// Queries on meetings, always within one company.
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import { HOLDING_STATUSES, type MeetingStatus, type ScheduleState } from '@onward/domain/interviews/meeting-states';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export interface MeetingRow {
  id: number;
  company_id: number;
  application_id: number;
  stage_id: number;
  stage_entry: number;
  slot_id: number | null;
  created_by: number | null;
  meeting_type: MeetingType;
  status: MeetingStatus;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  details: string;
  location_text: string | null;
  video_link: string | null;
  proposals: string[];
  is_proposed: boolean;
  proposal_note: string | null;
  cancel_reason: string | null;
  cancelled_by_applicant: boolean;
  confirmed_at: Date | null;
  confirmed_by: 'applicant' | 'staff' | null;
  confirmed_by_id: number | null;
  uid: string;
  sequence: number;
  version: number;
}

/** With its interviewers. */
export interface VisitMeeting extends MeetingRow {
  interviewer_ids: number[];
}

/** With the names shown around it. */
export interface ShownMeeting extends MeetingRow {
  stage_name: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  region_number: string | null;
  application_entry: number;
  application_status: string;
  stage_status: ScheduleState | null;
  position_id: number;
  position_title: string;
  location_id: number;
  department_id: number | null;
  location_name: string;
  brand_id: number;
  brand_name: string;
  confirmed_by_name: string | null;
  /** The applicant was erased, so nothing about them may be shown. */
  is_erased: boolean;
  interviewers: { id: number; name: string }[];
  reminders: { channel: string; seconds_before: number }[] | null;
}

const SHOWN = `select m.*, s.name as stage_name, a.first_name, a.last_name, a.phone, a.region_number,
    a.stage_entry as application_entry, a.status as application_status, a.stage_status, p.id as position_id,
    p.title as position_title, p.location_id, p.department_id, l.name as location_name, l.brand_id, b.name as brand_name,
    confirmer.name as confirmed_by_name,
    (select n.erased_at is not null from persons n where n.company_id = a.company_id and n.id = a.person_id) as is_erased,
    (select coalesce(json_agg(json_build_object('id', i.staff_id, 'name', n.name) order by i.staff_id), '[]')
      from meeting_interviewers i join company_staffs n on n.company_id = i.company_id and n.id = i.staff_id
      where i.company_id = m.company_id and i.meeting_id = m.id) as interviewers,
    (select json_agg(json_build_object('channel', r.channel, 'seconds_before', r.delay_seconds) order by r.delay_seconds desc)
      from automation_rules r where r.company_id = m.company_id and r.stage_id = m.stage_id
        and r.kind = 'meeting_reminder' and r.enabled) as reminders
  from meetings m
  join applications a on a.company_id = m.company_id and a.id = m.application_id
  join stages s on s.company_id = m.company_id and s.id = m.stage_id
  join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  join brands b on b.company_id = l.company_id and b.id = l.brand_id
  left join company_staffs confirmer on confirmer.company_id = m.company_id and confirmer.id = m.confirmed_by_id`;

/** Visible to staff who may see the applicant and to the interviewers. */
const VISIBLE = `(${IN_SCOPE} or (m.company_id = $1 and exists (select from meeting_interviewers mine
    where mine.company_id = m.company_id and mine.meeting_id = m.id and mine.staff_id = $6)))`;

const reader = (access: Membership): unknown[] => [...scopeValues(access), access.staffId];

export async function find(tx: Transaction, access: Membership, id: number): Promise<ShownMeeting | undefined> {
  const rows = await tx.prepared<ShownMeeting & Record<string, unknown>>(
    'interviews_meeting',
    `${SHOWN} where m.company_id = $1 and m.id = $7 and ${VISIBLE}`,
    [...reader(access), id],
  );
  return rows[0];
}

/** Without access checks, for notifications. */
export async function findAny(tx: Transaction, companyId: number, id: number): Promise<ShownMeeting | undefined> {
  const rows = await tx.prepared<ShownMeeting & Record<string, unknown>>(
    'interviews_any_meeting',
    `${SHOWN} where m.company_id = $1 and m.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

export interface MeetingWindow {
  from: Date;
  to: Date;
  staffIds: readonly number[];
}

const LISTED_MAX = 1_000;

export const listOfStaff = (tx: Transaction, access: Membership, { from, to, staffIds }: MeetingWindow) =>
  tx.prepared<ShownMeeting & Record<string, unknown>>(
    'interviews_of_staff',
    `${SHOWN} where m.company_id = $1 and m.id in (select i.meeting_id from meeting_interviewers i
        where i.company_id = $1 and i.staff_id = any($7::bigint[]) and i.starts_at < $9 and i.ends_at > $8)
       and ${VISIBLE} order by m.starts_at, m.id limit ${LISTED_MAX}`,
    [...reader(access), staffIds, from, to],
  );

/** The meetings of all applicants in scope, with any interviewer. */
export const listInScope = (
  tx: Transaction,
  access: Membership,
  { from, to, brandId }: { from: Date; to: Date; brandId: number | null },
) =>
  tx.prepared<ShownMeeting & Record<string, unknown>>(
    'interviews_in_scope',
    `${SHOWN} where m.company_id = $1 and m.starts_at >= $6 and m.starts_at < $7 and ${IN_SCOPE}
       and ($8::bigint is null or l.brand_id = $8) order by m.starts_at, m.id limit ${LISTED_MAX}`,
    [...scopeValues(access), from, to, brandId],
  );

export const listOfApplication = (tx: Transaction, access: Membership, applicationId: number) =>
  tx.prepared<ShownMeeting & Record<string, unknown>>(
    'interviews_of_application',
    `${SHOWN} where m.company_id = $1 and m.application_id = $7 and ${VISIBLE} order by m.starts_at desc, m.id desc`,
    [...reader(access), applicationId],
  );

export async function findOfVisit(
  tx: Transaction,
  visit: { companyId: number; applicationId: number; stageEntry: number },
): Promise<VisitMeeting | undefined> {
  const [row] = await tx.prepared<VisitMeeting & Record<string, unknown>>(
    'interviews_of_visit',
    `select m.*, (select coalesce(array_agg(i.staff_id), '{}') from meeting_interviewers i
       where i.company_id = m.company_id and i.meeting_id = m.id) as interviewer_ids
     from meetings m where m.company_id = $1 and m.application_id = $2 and m.stage_entry = $3 for update`,
    [visit.companyId, visit.applicationId, visit.stageEntry],
  );
  return row;
}

export const listUpcoming = (tx: Transaction, companyId: number, applicationId: number, now: Date) =>
  tx.prepared<MeetingRow & Record<string, unknown>>(
    'interviews_upcoming',
    `select * from meetings where company_id = $1 and application_id = $2 and status in ('pending', 'confirmed')
       and starts_at > $3 order by id for update`,
    [companyId, applicationId, now],
  );

export interface MeetingValues {
  company_id: number;
  application_id: number;
  stage_id: number;
  stage_entry: number;
  slot_id: number | null;
  created_by: number | null;
  meeting_type: MeetingType;
  status: MeetingStatus;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  details: string;
  location_text: string | null;
  video_link: string | null;
  proposals: string[];
  is_proposed: boolean;
  proposal_note: string | null;
  confirmed_at: Date | null;
  confirmed_by: 'applicant' | 'staff' | null;
  confirmed_by_id: number | null;
  now: Date;
}

/** The meeting of a stage visit: created, or reused under its own name. */
export async function put(tx: Transaction, values: MeetingValues, staffIds: readonly number[]): Promise<number> {
  const { now, proposals, ...row } = values;
  const columns = {
    ...row,
    proposals: JSON.stringify(proposals),
    cancel_reason: null,
    cancelled_by_applicant: false,
    updated_at: now,
  };
  const { id } = await tx.db
    .insertInto('meetings')
    .values({ ...columns, created_at: now })
    .onConflict((known) =>
      known.columns(['company_id', 'application_id', 'stage_entry']).doUpdateSet((eb) => ({
        ...columns,
        sequence: eb('meetings.sequence', '+', 1),
        version: eb('meetings.version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await setInterviewers(tx, { ...values, id }, staffIds);
  return id;
}

const holds = (status: MeetingStatus): boolean => HOLDING_STATUSES.includes(status);

export async function setInterviewers(
  tx: Transaction,
  meeting: Pick<MeetingValues, 'company_id' | 'starts_at' | 'ends_at' | 'status'> & { id: number },
  staffIds: readonly number[],
): Promise<void> {
  const { company_id, id, starts_at, ends_at, status } = meeting;
  await tx.client.query(
    'delete from meeting_interviewers where company_id = $1 and meeting_id = $2 and not staff_id = any($3::bigint[])',
    [company_id, id, staffIds],
  );
  await tx.client.query(
    `insert into meeting_interviewers as i (company_id, meeting_id, staff_id, starts_at, ends_at, holds)
     select $1, $2, staff_id, $4, $5, $6 from unnest($3::bigint[]) as staff_id
     on conflict (company_id, meeting_id, staff_id)
       do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, holds = excluded.holds`,
    [company_id, id, staffIds, starts_at, ends_at, holds(status)],
  );
}

export interface MeetingChange {
  status: MeetingStatus;
  now: Date;
  cancelReason?: string | null;
  cancelledByApplicant?: boolean;
  confirmed?: { by: 'applicant' | 'staff'; staffId: number | null };
  /** Frees its time and slot. */
  givesUpSlot?: boolean;
  /** Nobody has agreed to its time yet. */
  isProposed: boolean;
}

export async function setStatus(tx: Transaction, meeting: MeetingRow, change: MeetingChange): Promise<void> {
  const { company_id: companyId, id } = meeting;
  const {
    status,
    now,
    cancelReason = null,
    cancelledByApplicant = false,
    confirmed,
    givesUpSlot = false,
    isProposed,
  } = change;
  await tx.prepared(
    'interviews_set_status',
    `update meetings set status = $3, updated_at = $4, version = version + 1, sequence = sequence + 1,
       cancel_reason = $5, cancelled_by_applicant = $10, slot_id = case when $6 then null else slot_id end, is_proposed = $9,
       proposals = case when $7::text is null then proposals else '[]' end,
       proposal_note = case when $7::text is null then proposal_note end,
       confirmed_at = case when $7::text is null then confirmed_at else $4 end,
       confirmed_by = coalesce($7, confirmed_by),
       confirmed_by_id = case when $7::text is null then confirmed_by_id else $8 end
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      status,
      now,
      cancelReason,
      givesUpSlot,
      confirmed?.by ?? null,
      confirmed?.staffId ?? null,
      isProposed,
      cancelledByApplicant,
    ],
  );
  await tx.prepared(
    'interviews_set_holds',
    'update meeting_interviewers set holds = $3 where company_id = $1 and meeting_id = $2',
    [companyId, id, holds(status)],
  );
}
