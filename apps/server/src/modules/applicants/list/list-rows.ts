// What lists, boards, and responses show of applicants, read for a page of ids in one statement.
import { type HistoryDetail, ApplicationRow as ShownApplication } from '@onward/contract/applicants/application';
import type { MeetingEntity } from '@onward/contract/interviews/meetings';
import type { HistoryAction } from '@onward/domain/applicants/history';
import type { StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Channel } from '@onward/domain/messages/channels';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type CachedRow, type FoundRow, RowCache } from '../../../platform/row-cache.ts';

export interface ListedApplication {
  id: number;
  person_id: number;
  digest_key: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  status: ApplicantStatus;
  stage_id: number;
  stage_name: string;
  stage_type: StageType;
  sequence: number;
  stages_count: number;
  stage_status: StageStatus | null;
  quiz_score: number | null;
  quiz_max_score: number | null;
  quiz_passed: boolean | null;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  meeting: MeetingEntity | null;
  position_id: number;
  position_title: string;
  position_key: string;
  position_status: string;
  location_id: number;
  location_name: string;
  department_id: number | null;
  department_name: string | null;
  brand_id: number;
  brand_name: string;
  brand_key: string;
  rating: number | null;
  referer_source: string | null;
  screening_failed: boolean;
  sms_consent: boolean;
  email_opt_out: boolean;
  sms_opt_out: boolean;
  phone_verified: boolean;
  keep_in_touch: boolean;
  do_not_rehire: { reason: string; at: string } | null;
  is_new: boolean;
  has_unread_form: boolean;
  applied_at: Date;
  stage_entered_at: Date;
  last_activity_at: Date;
  hired_date: string | null;
  application_number: number;
  possible_duplicate_of: number | null;
  open_applications: number;
  rejected_applications: number;
  latest_action: HistoryAction | null;
  latest_detail: HistoryDetail | null;
  latest_at: Date | null;
  unread_messages_count: number;
  last_message_at: Date | null;
  last_message_channel: Channel | null;
  last_message_direction: 'inbound' | 'outbound' | null;
  employee_id: number | null;
}

/** The meeting of the current stage entry as JSON; null when there is none. */
const MEETING = `case when meeting.id is not null then json_build_object('id', meeting.id, 'application_id', a.id,
    'stage_id', meeting.stage_id, 'created_by', meeting.created_by, 'meeting_type', meeting.meeting_type,
    'status', meeting.status, 'starts_at', meeting.starts_at, 'ends_at', meeting.ends_at,
    'confirmed_at', meeting.confirmed_at, 'time_zone', meeting.time_zone, 'details', meeting.details,
    'location_text', meeting.location_text, 'video_link', meeting.video_link, 'cancel_reason', meeting.cancel_reason,
    'is_proposed', meeting.is_proposed, 'interviewer_ids', (select coalesce(json_agg(i.staff_id order by i.staff_id), '[]')
      from meeting_interviewers i where i.company_id = meeting.company_id and i.meeting_id = meeting.id)) end`;

/** Printing says nothing about an applicant, so the column for the latest event shows what happened before. */
const TELLS_NOTHING: HistoryAction = 'printed';

export const LISTED_COLUMNS = `a.id, a.person_id, a.digest_key, a.first_name, a.last_name, a.email, a.phone,
  a.region_number, a.status, a.stage_id, s.name as stage_name, s.stage_type, s.sequence,
  (select count(*)::int from stages o where o.company_id = s.company_id
    and o.hiring_process_template_id = s.hiring_process_template_id and o.deleted_at is null) as stages_count,
  a.stage_status, quiz.score as quiz_score, quiz.max_score as quiz_max_score, quiz.passed as quiz_passed,
  case when a.stage_status in ('confirmed', 'completed', 'no_show') then meeting.confirmed_at end as confirmed_at,
  coalesce(confirmer.name, a.first_name) as confirmed_by, ${MEETING} as meeting, a.position_id, p.title as position_title, p.digest_key as position_key, p.status as position_status,
  p.location_id, l.name as location_name, p.department_id, d.name as department_name, l.brand_id, b.name as brand_name,
  b.friendly_id as brand_key, a.rating::float8, a.referer_source, a.screening_failed, a.sms_consent,
  person.email_opt_out, person.sms_opt_out, person.phone_verified_at is not null as phone_verified, a.keep_in_touch, person.do_not_rehire, a.seen_at is null and a.status = 'in_progress' as is_new,
  a.unread_form_at is not null and a.status = 'in_progress' as has_unread_form, a.applied_at,
  a.stage_entered_at, a.last_activity_at, a.hired_date::text, a.possible_duplicate_of, siblings.application_number, siblings.open_applications,
  siblings.rejected_applications, latest.action as latest_action, latest.detail as latest_detail,
  latest.created_at as latest_at, coalesce(thread.unread_count, 0) as unread_messages_count,
  last_message.created_at as last_message_at, last_message.channel as last_message_channel,
  last_message.direction as last_message_direction,
  (select e.id from employees e where a.status = 'hired' and e.company_id = a.company_id and e.application_id = a.id)
    as employee_id`;

export const LISTED_TABLES = `applications a
  join stages s on s.company_id = a.company_id and s.id = a.stage_id
  join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  join brands b on b.company_id = l.company_id and b.id = l.brand_id
  left join departments d on d.company_id = p.company_id and d.id = p.department_id
  join persons person on person.company_id = a.company_id and person.id = a.person_id
  left join conversations thread on thread.company_id = a.company_id and thread.person_id = a.person_id
  left join messages last_message on last_message.company_id = thread.company_id
    and last_message.id = thread.last_message_id
  left join applicant_tasks quiz on a.stage_status = 'completed' and quiz.company_id = a.company_id
    and quiz.application_id = a.id and quiz.stage_entry = a.stage_entry and quiz.kind = 'online_quiz'
    and quiz.score is not null
  left join meetings meeting on meeting.company_id = a.company_id and meeting.application_id = a.id
    and meeting.stage_entry = a.stage_entry
  left join company_staffs confirmer on confirmer.company_id = meeting.company_id and confirmer.id = meeting.confirmed_by_id
  cross join lateral (
    select count(*) filter (where o.id <= a.id)::int as application_number,
      count(*) filter (where o.status in ('in_progress', 'hired'))::int as open_applications,
      count(*) filter (where o.status = 'rejected')::int as rejected_applications
    from applications o where o.company_id = a.company_id and o.person_id = a.person_id
  ) siblings
  left join lateral (
    select h.action, h.detail, h.created_at from application_histories h
    where h.company_id = a.company_id and h.application_id = a.id and h.action <> '${TELLS_NOTHING}'
    order by h.id desc limit 1
  ) latest on true`;

/** The generic plan assumes ten ids. With fewer, PostgreSQL would replan every call, which costs more than the read. */
const NOBODY = new Array<number>(10).fill(0);

/**
 * Changes with anything a row shows except names (row-cache.test.ts covers all fields). Subqueries, because with joins
 * the planner sometimes scans the whole table.
 */
const VERSION = `concat_ws(' ', a.xmin,
    (select person.xmin from persons person where person.company_id = $1 and person.id = a.person_id),
    (select thread.xmin from conversations thread where thread.company_id = $1 and thread.person_id = a.person_id),
    (select concat_ws(' ', h.id, h.xmin) from application_histories h where h.company_id = $1 and h.application_id = a.id
     order by h.id desc limit 1),
    (select quiz.xmin from applicant_tasks quiz where a.stage_status = 'completed'
       and quiz.company_id = $1 and quiz.application_id = a.id and quiz.stage_entry = a.stage_entry),
    (select meeting.xmin from meetings meeting
     where meeting.company_id = $1 and meeting.application_id = a.id and meeting.stage_entry = a.stage_entry),
    (select e.id from employees e where a.status = 'hired' and e.company_id = $1 and e.application_id = a.id),
    (select concat_ws(' ', count(*) filter (where o.id <= a.id),
        count(*) filter (where o.status in ('in_progress', 'hired')), count(*) filter (where o.status = 'rejected'))
      from applications o where o.company_id = $1 and o.person_id = a.person_id))`;

/** Parts of a list query on the table `a`. */
export const FOUND = `a.id, ${VERSION} as version`;

/** Rows whose ids `page` selects, in the order of `orderBy`. */
export const foundText = (page: string, orderBy: string): string => `select ${FOUND} from (${page}) page
  cross join lateral (select *, xmin from applications a where a.company_id = $1 and a.id = page.id limit 1) a
  order by ${orderBy}`;

/** In the order of the ids. */
export async function foundByIds(tx: Transaction, companyId: number, ids: readonly number[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  return tx.prepared<FoundRow & Record<string, unknown>>(
    'applicants_found',
    foundText('select id, place from unnest($2::bigint[]) with ordinality as wanted (id, place)', 'page.place'),
    [companyId, [...ids, ...NOBODY.slice(ids.length)]],
  );
}

const ROW_CACHE = new RowCache<ShownApplication>('application', ShownApplication);

/** As shown in lists: unchanged rows come from the cache. */
export const shownRows = (
  { tx, names, access }: CompanyCall,
  found: readonly FoundRow[],
): Promise<CachedRow<ShownApplication>[]> =>
  ROW_CACHE.of(names, access.companyId, found, (ids) => listedApplications(tx, access.companyId, ids));

/** A single row from the list cache: reading it each time would add 0.6 ms to the 2.5 ms of a thread. */
export async function shownApplicant(call: CompanyCall, id: number): Promise<ShownApplication | undefined> {
  const found = await call.tx.prepared<FoundRow & Record<string, unknown>>(
    'applicants_found_one',
    `select ${FOUND} from applications a where a.company_id = $1 and a.id = $2`,
    [call.access.companyId, id],
  );
  const [application] = await shownRows(call, found);
  return application?.row;
}

/** In the order of the ids; applicants deleted in the meantime are left out. */
export async function listedRows(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<ListedApplication[]> {
  if (ids.length === 0) return [];
  return tx.prepared<ListedApplication & Record<string, unknown>>(
    'applicants_listed',
    `select ${LISTED_COLUMNS} from unnest($2::bigint[]) with ordinality as wanted (id, place)
     join ${LISTED_TABLES.replace('applications a', 'applications a on a.company_id = $1 and a.id = wanted.id')}
     order by wanted.place`,
    [companyId, [...ids, ...NOBODY.slice(ids.length)]],
  );
}

export const presentListed = (row: ListedApplication): ShownApplication => ({
  id: row.id,
  person_id: row.person_id,
  digest_key: row.digest_key,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  region_number: row.region_number,
  status: row.status,
  position_stage: { id: row.stage_id, name: row.stage_name, stage_type: row.stage_type, sequence: row.sequence },
  stages_count: row.stages_count,
  stage_status: row.stage_status,
  quiz_result:
    row.quiz_score === null
      ? null
      : { score: row.quiz_score, max_score: row.quiz_max_score ?? 0, passed: row.quiz_passed ?? false },
  confirmation: row.confirmed_at && {
    by: row.confirmed_by ?? row.first_name,
    at: row.confirmed_at.toISOString(),
    starts_at: isoTime(row.meeting?.starts_at ?? row.confirmed_at),
  },
  meeting: row.meeting && presentMeeting(row.meeting),
  position: {
    id: row.position_id,
    title: row.position_title,
    digest_key: row.position_key,
    status: row.position_status,
    location: { id: row.location_id, name: row.location_name },
    department: row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
    brand: { id: row.brand_id, name: row.brand_name, friendly_id: row.brand_key },
  },
  rating: row.rating,
  referer_source: row.referer_source,
  screening_failed: row.screening_failed,
  sms_consent: row.sms_consent,
  email_opt_out: row.email_opt_out,
  sms_opt_out: row.sms_opt_out,
  phone_verified: row.phone_verified,
  keep_in_touch: row.keep_in_touch,
  do_not_rehire: row.do_not_rehire && { reason: row.do_not_rehire.reason, at: row.do_not_rehire.at },
  is_new: row.is_new,
  has_unread_form: row.has_unread_form,
  applied_at: row.applied_at.toISOString(),
  stage_entered_at: row.stage_entered_at.toISOString(),
  last_activity_at: row.last_activity_at.toISOString(),
  hired_date: row.hired_date,
  employee: row.employee_id === null ? null : { id: row.employee_id },
  unread_messages_count: row.unread_messages_count,
  last_message:
    row.last_message_at && row.last_message_channel && row.last_message_direction
      ? {
          channel: row.last_message_channel,
          direction: row.last_message_direction,
          at: row.last_message_at.toISOString(),
        }
      : null,
  application_number: row.application_number,
  possible_duplicate_of: row.possible_duplicate_of,
  open_applications: row.open_applications,
  rejected_applications: row.rejected_applications,
  latest: row.latest_action && {
    action: row.latest_action,
    detail: row.latest_detail ?? {},
    created_at: row.latest_at?.toISOString() ?? row.last_activity_at.toISOString(),
  },
});

const isoTime = (moment: string | Date): string => new Date(moment).toISOString();

const presentMeeting = (meeting: MeetingEntity): MeetingEntity => ({
  ...meeting,
  starts_at: isoTime(meeting.starts_at),
  ends_at: isoTime(meeting.ends_at),
  confirmed_at: meeting.confirmed_at && isoTime(meeting.confirmed_at),
});

const listedApplications = async (
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<ShownApplication[]> => (await listedRows(tx, companyId, ids)).map(presentListed);
