// What needs attention: meetings, messages, and requests of applicants in scope, each found by its own index.
import type { MeetingType, StageType } from '@onward/domain/hiring-processes/stages';
import type { TodayKind } from '@onward/domain/home/today';
import { COUNTED_STATUSES, type MeetingStatus } from '@onward/domain/interviews/meeting-states';
import type { Membership } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../positions/positions.service.ts';
import { ownJob, ownMeeting, ownThread } from './own-tasks.ts';

export interface TodayPlace {
  access: Membership;
  brandId: number | null;
}

/** The tasks of each kind to list. */
export interface Listed {
  most: number;
  /** The user's own come first, so that no others take their places. */
  ownFirst: boolean;
}

/** Binds six values: the five of the scope and the brand. */
const HERE = `${IN_SCOPE} and ($6::bigint is null or l.brand_id = $6)`;
const PLACED = `join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id`;

const values = ({ access, brandId }: TodayPlace): unknown[] => [...scopeValues(access), brandId];

export interface WaitingRow {
  kind: TodayKind;
  application_id: number | null;
  meeting_id: number | null;
  conversation_id: number | null;
  offer_id?: number | null;
  process_key?: string | null;
  action_key?: string | null;
  first_name: string;
  last_name: string;
  position_title: string;
  location_name: string;
  at: Date;
  /** A deadline by law, as a day where the employee works. */
  due_on?: string | null;
  time_zone?: string;
  excerpt: string | null;
  /** Waits for this user, not just for somebody in their scope. */
  is_own?: boolean;
  /** How many of this kind there are, also beyond those listed. */
  total: number;
  own_total?: number;
}

const NAMES = 'a.first_name, a.last_name, p.title as position_title, l.name as location_name';
const CURRENT = `a.stage_entry = m.stage_entry and a.status = 'in_progress'`;

const OWN_MEETING = ownMeeting('$10');
const OWN_THREAD = ownThread('$9');
const OWN_JOB = ownJob('$9');

const totals = (own: string): string =>
  `${own} as is_own, count(*) over ()::int as total, (count(*) filter (where ${own}) over ())::int as own_total`;

const ranked = (own: string, parameter: string, by: string): string => `${parameter} and not ${own}, ${by}`;

/**
 * The most urgent of each kind, with the exact count of all. Times an applicant proposes wait for an answer, whether
 * or not a time is booked.
 */
export const listMeetingTasks = (
  tx: Transaction,
  place: TodayPlace,
  now: Date,
  listed: Listed,
): Promise<WaitingRow[]> =>
  tx.prepared<WaitingRow & Record<string, unknown>>(
    'home_meeting_tasks',
    `(select 'confirm_meeting' as kind, a.id as application_id, m.id as meeting_id, null::bigint as conversation_id,
        ${NAMES}, m.starts_at as at, null::text as excerpt, ${totals(OWN_MEETING)}
      from meetings m join applications a on a.company_id = m.company_id and a.id = m.application_id ${PLACED}
      where ${HERE} and m.company_id = $1 and m.status = 'pending' and m.proposals = '[]'
        and m.starts_at > $7 and ${CURRENT}
      order by ${ranked(OWN_MEETING, '$9::boolean', 'm.starts_at')} limit $8)
     union all
     (select 'outcome_needed', a.id, m.id, null, ${NAMES}, m.starts_at, null, ${totals(OWN_MEETING)}
      from meetings m join applications a on a.company_id = m.company_id and a.id = m.application_id ${PLACED}
      where ${HERE} and m.company_id = $1 and m.status = 'confirmed' and m.ends_at <= $7::timestamptz - interval '24 hours'
        and ${CURRENT} order by ${ranked(OWN_MEETING, '$9::boolean', 'm.ends_at')} limit $8)
     union all
     (select 'reschedule_request', a.id, m.id, null, ${NAMES}, m.updated_at, m.cancel_reason, ${totals(OWN_MEETING)}
      from meetings m join applications a on a.company_id = m.company_id and a.id = m.application_id ${PLACED}
      where ${HERE} and m.company_id = $1 and ${CURRENT}
        and (m.status = 'request_reschedule' or m.proposals <> '[]')
        and (m.status = 'request_reschedule' or m.status in ('pending', 'confirmed') and m.ends_at > $7)
      order by ${ranked(OWN_MEETING, '$9::boolean', 'm.updated_at')} limit $8)`,
    [...values(place), now, listed.most, listed.ownFirst, place.access.staffId],
  );

export const listMessageTasks = (tx: Transaction, place: TodayPlace, listed: Listed): Promise<WaitingRow[]> =>
  tx.prepared<WaitingRow & Record<string, unknown>>(
    'home_message_tasks',
    `select 'answer_message' as kind, a.id as application_id, null::bigint as meeting_id, c.id as conversation_id, ${NAMES},
       last.created_at as at, left(last.body, 160) as excerpt, ${totals(OWN_THREAD)}
     from conversations c
     join applications a on a.company_id = c.company_id and a.id = c.application_id ${PLACED}
     join messages last on last.company_id = c.company_id and last.id = c.last_message_id
     where ${HERE} and c.company_id = $1 and c.last_direction = 'inbound' and c.archived_at is null
     order by ${ranked(OWN_THREAD, '$8::boolean', 'c.updated_at')} limit $7`,
    [...values(place), listed.most, listed.ownFirst, place.access.staffId],
  );

/** Submitted forms that nobody has opened yet (APP-039). */
export const listFormTasks = (tx: Transaction, place: TodayPlace, listed: Listed): Promise<WaitingRow[]> =>
  tx.prepared<WaitingRow & Record<string, unknown>>(
    'home_form_tasks',
    `select 'read_form' as kind, a.id as application_id, null::bigint as meeting_id, null::bigint as conversation_id,
       ${NAMES}, a.unread_form_at as at, null::text as excerpt, ${totals(OWN_JOB)}
     from applications a ${PLACED}
     where ${HERE} and a.company_id = $1 and a.unread_form_at is not null and a.status = 'in_progress'
     order by ${ranked(OWN_JOB, '$8::boolean', 'a.unread_form_at')} limit $7`,
    [...values(place), listed.most, listed.ownFirst, place.access.staffId],
  );

/** Offers that wait for this user's signature, wherever the applicant applied (OFR-012). */
export const listOfferTasks = (tx: Transaction, { access, brandId }: TodayPlace, most: number): Promise<WaitingRow[]> =>
  tx.prepared<WaitingRow & Record<string, unknown>>(
    'home_offer_tasks',
    `select 'sign_offer' as kind, a.id as application_id, null::bigint as meeting_id, null::bigint as conversation_id,
       o.id as offer_id, ${NAMES}, coalesce(signed.at, o.sent_at, o.created_at) as at, null::text as excerpt,
       count(*) over ()::int as total
     from signers s
     join application_offers o on o.company_id = s.company_id and o.signing_request_id = s.signing_request_id
     join applications a on a.company_id = o.company_id and a.id = o.application_id ${PLACED}
     cross join lateral (select max(e.signed_at) as at from signers e
       where e.company_id = s.company_id and e.signing_request_id = s.signing_request_id) signed
     where s.company_id = $1 and s.staff_id = $2 and s.status = 'open'
       and o.status in ('sent', 'signed_by_applicant') and ($3::bigint is null or l.brand_id = $3)
     order by at limit $4`,
    [access.companyId, access.staffId, brandId, most],
  );

/** Reports with findings, for those who may decide about them (CHK-006). */
export const listCheckTasks = (tx: Transaction, place: TodayPlace, listed: Listed): Promise<WaitingRow[]> =>
  tx.prepared<WaitingRow & Record<string, unknown>>(
    'home_check_tasks',
    `select 'decide_check' as kind, a.id as application_id, null::bigint as meeting_id, null::bigint as conversation_id,
       ${NAMES}, coalesce(w.disputed_at, c.completed_at) as at, null::text as excerpt, ${totals(OWN_JOB)}
     from application_background_checks c
     join applications a on a.company_id = c.company_id and a.id = c.application_id ${PLACED}
     left join adverse_actions w on w.company_id = c.company_id and w.check_id = c.id
     where ${HERE} and c.company_id = $1 and c.status in ('consider', 'dispute') and a.status = 'in_progress'
     order by ${ranked(OWN_JOB, '$8::boolean', 'coalesce(w.disputed_at, c.completed_at)')} limit $7`,
    [...values(place), listed.most, listed.ownFirst, place.access.staffId],
  );

/** Interviews, threads, or jobs are theirs, though none of them may need anything now. */
export async function hasOwnWork(tx: Transaction, { companyId, staffId }: Membership): Promise<boolean> {
  const [row] = await tx.prepared<{ has_own: boolean }>(
    'home_own_work',
    `select exists (select 1 from position_managers where company_id = $1 and staff_id = $2)
       or exists (select 1 from meeting_interviewers where company_id = $1 and staff_id = $2)
       or exists (select 1 from conversations where company_id = $1 and assignee_id = $2) as has_own`,
    [companyId, staffId],
  );
  return row?.has_own ?? false;
}

/** Offers that wait for somebody's signature. */
export async function countPendingOffers(tx: Transaction, place: TodayPlace): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'home_pending_offers',
    `select count(*)::int as count from application_offers o
     join applications a on a.company_id = o.company_id and a.id = o.application_id ${PLACED}
     where ${HERE} and o.company_id = $1 and o.status in ('sent', 'signed_by_applicant')`,
    values(place),
  );
  return row?.count ?? 0;
}

export interface MeetingOfDay {
  id: number;
  application_id: number;
  first_name: string;
  last_name: string;
  meeting_type: MeetingType;
  status: MeetingStatus;
  is_proposed: boolean;
  starts_at: Date;
  ends_at: Date;
}

const MEETINGS_MAX = 60;

export const listMeetingsBetween = (tx: Transaction, place: TodayPlace, day: { from: Date; to: Date }) =>
  tx.prepared<MeetingOfDay & Record<string, unknown>>(
    'home_meetings',
    `select m.id, a.id as application_id, a.first_name, a.last_name, m.meeting_type, m.status, m.is_proposed, m.starts_at, m.ends_at
     from meetings m join applications a on a.company_id = m.company_id and a.id = m.application_id ${PLACED}
     where ${HERE} and m.company_id = $1 and m.starts_at >= $7 and m.starts_at < $8
       and m.status in ('pending', 'confirmed', 'completed', 'no_show')
     order by m.starts_at, m.id limit ${MEETINGS_MAX}`,
    [...values(place), day.from, day.to],
  );

export async function countMeetingsBetween(
  tx: Transaction,
  place: TodayPlace,
  week: { from: Date; to: Date },
): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'home_meetings_count',
    `select count(*)::int as count
     from meetings m join applications a on a.company_id = m.company_id and a.id = m.application_id ${PLACED}
     where ${HERE} and m.company_id = $1 and m.starts_at >= $7 and m.starts_at < $8
       and m.status = any($9) and not m.is_proposed`,
    [...values(place), week.from, week.to, COUNTED_STATUSES],
  );
  return row?.count ?? 0;
}

export interface BusyPosition {
  id: number;
  position_key: string;
  title: string;
  location_name: string;
  brand_name: string;
  new_count: number;
  stages: { stage_type: StageType; count: number }[] | null;
}

const POSITIONS_SHOWN = 6;

export const listBusyPositions = (tx: Transaction, place: TodayPlace, since: Date): Promise<BusyPosition[]> =>
  tx.prepared<BusyPosition & Record<string, unknown>>(
    'home_busy_positions',
    `with busy as (
       select a.position_id, count(*)::int as new_count from applications a
       where a.company_id = $1 and a.applied_at >= $7 and a.status <> 'inactive' group by a.position_id
     )
     select p.id, p.digest_key as position_key, p.title, l.name as location_name, b.name as brand_name, busy.new_count,
       (select json_agg(json_build_object('stage_type', s.stage_type, 'count', n.in_progress) order by s.sequence)
         from position_stage_counts n join stages s on s.company_id = n.company_id and s.id = n.stage_id
         where n.company_id = p.company_id and n.position_id = p.id and n.in_progress > 0) as stages
     from busy
     join positions p on p.company_id = $1 and p.id = busy.position_id and p.status = 'published'
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where ${HERE} order by busy.new_count desc, p.id limit ${POSITIONS_SHOWN}`,
    [...values(place), since],
  );

/** How many applied on each day before a given time: 0 is the last day. */
export const countByDay = (tx: Transaction, place: TodayPlace, since: Date, now: Date) =>
  tx.prepared<{ days_ago: number; count: number }>(
    'home_applicants_by_day',
    `select floor(extract(epoch from $8::timestamptz - a.applied_at) / 86400)::int as days_ago, count(*)::int as count
     from applications a ${PLACED}
     where ${HERE} and a.company_id = $1 and a.applied_at >= $7 and a.applied_at <= $8 group by 1`,
    [...values(place), since, now],
  );

export interface DayNumbers {
  open_positions: number;
  new_applicants: number;
}

/** New applicants of deleted jobs count too, because the list of applicants still shows them. */
export async function sumPositions(tx: Transaction, place: TodayPlace): Promise<DayNumbers> {
  const [row] = await tx.prepared<DayNumbers & Record<string, unknown>>(
    'home_position_sums',
    `select count(*) filter (where p.status = 'published')::int as open_positions,
       coalesce(sum(total.unseen), 0)::int as new_applicants
     from positions p join position_totals total on total.company_id = p.company_id and total.position_id = p.id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${HERE}`,
    values(place),
  );
  return row ?? { open_positions: 0, new_applicants: 0 };
}

export const findBrand = (tx: Transaction, companyId: number, nickname: string) =>
  tx.db
    .selectFrom('brands')
    .select('id')
    .where('company_id', '=', companyId)
    .where('nickname', '=', nickname)
    .executeTakeFirst();
