// One applicant with everything the profile page loads, in two statements (APP-012..017).
import type {
  Application,
  ApplicationAnswer,
  ApplicationHistory,
  HistoryDetail,
} from '@onward/contract/applicants/application';
import type { HistoryAction, HistoryActor } from '@onward/domain/applicants/history';
import type { Rejection } from '@onward/domain/applicants/rejection';
import { maySeeNote } from '@onward/domain/applicants/remarks';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { holdsPermission } from '@onward/domain/staff/permissions';
import { isInScope, type ScopedRecord } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { noAccess, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { LISTED_COLUMNS, LISTED_TABLES, type ListedApplication, presentListed } from '../list/list-rows.ts';

interface ProfileRow extends ListedApplication {
  answers: ApplicationAnswer[];
  rejection: Rejection | null;
  version: number;
  my_rating: number | null;
  attachments: (Omit<Application['attachments'][number], 'created_at'> & { created_at: string })[] | null;
  offer: Application['offer'];
  background_check: Application['background_check'];
  stages: { id: number; name: string; stage_type: StageType; sequence: number }[];
  others: OtherRow[] | null;
  histories: HistoryRow[] | null;
  notes: { visibility: 'everyone' | 'admins'; staff_id: number | null }[] | null;
  feedbacks_count: number;
  tasks_count: number;
  managers: { id: number; name: string }[] | null;
  visits: { stage_id: number; entered_at: string }[] | null;
}

interface OtherRow {
  id: number;
  status: ApplicantStatus;
  position_id: number;
  position_title: string;
  location_id: number;
  location_name: string;
  department_id: number | null;
  brand_id: number;
  stage_name: string;
  applied_at: string;
}

export interface HistoryRow {
  id: number;
  actor: HistoryActor;
  staff_name: string | null;
  action: HistoryAction;
  detail: HistoryDetail;
  created_at: string;
}

const RECENT_HISTORIES = 7;

const PROFILE = `select ${LISTED_COLUMNS}, a.answers, a.rejection, a.version,
  (select r.rating from application_ratings r
    where r.company_id = a.company_id and r.application_id = a.id and r.staff_id = $3) as my_rating,
  (select json_agg(f order by f.id) from (
    select f.id, f.kind, f.file_name, f.content_type, f.byte_size::int, f.created_at from application_attachments f
    where f.company_id = a.company_id and f.application_id = a.id) f) as attachments,
  (select json_agg(o order by o.sequence, o.id) from (
    select o.id, o.name, o.stage_type, o.sequence from stages o where o.company_id = s.company_id
    and o.hiring_process_template_id = s.hiring_process_template_id and o.deleted_at is null) o) as stages,
  (select json_agg(o order by o.applied_at desc) from (
    select o.id, o.status, o.position_id, op.title as position_title, op.location_id, ol.name as location_name,
      op.department_id, ol.brand_id, os.name as stage_name, o.applied_at
    from applications o
    join positions op on op.company_id = o.company_id and op.id = o.position_id
    join locations ol on ol.company_id = op.company_id and ol.id = op.location_id
    join stages os on os.company_id = o.company_id and os.id = o.stage_id
    where o.company_id = a.company_id and o.person_id = a.person_id and o.id <> a.id) o) as others,
  (select json_agg(h order by h.id desc) from (
    select h.id, h.actor, u.name as staff_name, h.action, h.detail, h.created_at from application_histories h
    left join company_staffs u on u.company_id = h.company_id and u.id = h.staff_id
    where h.company_id = a.company_id and h.application_id = a.id order by h.id desc limit ${RECENT_HISTORIES}) h)
    as histories,
  (select json_agg(json_build_object('visibility', n.visibility, 'staff_id', n.staff_id)) from application_notes n
    where n.company_id = a.company_id and n.application_id = a.id) as notes,
  (select count(*)::int from application_feedbacks f
    where f.company_id = a.company_id and f.application_id = a.id) as feedbacks_count,
  (select count(*)::int from applicant_tasks t where t.company_id = a.company_id and t.application_id = a.id
    and t.kind in ('online_form', 'online_quiz')) as tasks_count,
  (select json_build_object('id', o.id, 'status', o.status, 'sent_at', o.sent_at, 'signed_at', o.signed_at,
      'expires_at', o.expires_at) from application_offers o
    where o.company_id = a.company_id and o.application_id = a.id and o.stage_entry = a.stage_entry
    order by o.id desc limit 1) as offer,
  (select json_build_object('id', c.id, 'status', c.status, 'result', c.result, 'waits_until', w.waits_until)
    from application_background_checks c
    left join adverse_actions w on w.company_id = c.company_id and w.check_id = c.id
    where c.company_id = a.company_id and c.application_id = a.id order by c.id desc limit 1) as background_check,
  (select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name) from position_managers m
    join company_staffs u on u.company_id = m.company_id and u.id = m.staff_id
    where m.company_id = a.company_id and m.position_id = a.position_id) as managers,
  (select json_agg(v) from (
    select (h.detail ->> 'to')::bigint as stage_id, max(h.created_at) as entered_at from application_histories h
    where h.company_id = a.company_id and h.application_id = a.id and h.action = 'moved_stage' group by 1) v) as visits
  from ${LISTED_TABLES} where a.company_id = $1 and a.id = $2`;

export async function getApplication({ tx, access }: CompanyCall, id: number): Promise<Application> {
  const [row] = await tx.prepared<ProfileRow & Record<string, unknown>>('applicants_profile', PROFILE, [
    access.companyId,
    id,
    access.staffId,
  ]);
  if (!row) throw notFound();
  requireInScope(access, row);
  return presentProfile(row, access);
}

interface Placed {
  position_id: number;
  location_id: number;
  department_id: number | null;
  brand_id: number;
}

const placeOf = ({ position_id, location_id, department_id, brand_id }: Placed) => ({
  position: position_id,
  location: location_id,
  department: department_id,
  brand: brand_id,
});

function requireInScope(access: CompanyAccess, row: Placed): ScopedRecord {
  const place = placeOf(row);
  if (!isInScope(access.scope, place)) throw noAccess('out_of_scope');
  return place;
}

/**
 * Requires that the applicant exists and is in the user's scope; used by every route that names one. Returns its
 * location.
 */
export async function requireVisible(tx: Transaction, access: CompanyAccess, id: number): Promise<ScopedRecord> {
  const [row] = await tx.prepared<Placed & Record<string, unknown>>(
    'applicants_visible',
    `select a.position_id, p.location_id, p.department_id, l.brand_id from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where a.company_id = $1 and a.id = $2`,
    [access.companyId, id],
  );
  if (!row) throw notFound();
  return requireInScope(access, row);
}

/** In the form the rules on notes expect. */
export const readerOf = (access: CompanyAccess) => ({
  staffId: access.staffId,
  isSuperAdmin: access.isSuperAdmin,
  isAdmin: holdsPermission(access.permissions, 'all_admin_rights'),
});

function presentProfile(row: ProfileRow, access: CompanyAccess): Application {
  const reader = readerOf(access);
  return {
    ...presentListed(row),
    answers: row.answers,
    attachments: row.attachments ?? [],
    stages: visitedStages(row),
    rejection: row.rejection,
    others: (row.others ?? []).filter((other) => isInScope(access.scope, placeOf(other))),
    my_rating: row.my_rating,
    notes_count: (row.notes ?? []).filter((note) => maySeeNote(note.visibility, note.staff_id, reader)).length,
    feedbacks_count: row.feedbacks_count,
    tasks_count: row.tasks_count,
    recent_histories: (row.histories ?? []).map(presentHistory),
    ...(access.isSuperAdmin ? { assigned_managers: row.managers ?? [] } : {}),
    offer: row.offer,
    background_check: row.background_check,
    version: row.version,
  };
}

/** The first stage was entered by applying, the others when the history says so. */
function visitedStages({ stages, visits, applied_at, stage_id, stage_entered_at }: ProfileRow): Application['stages'] {
  const entered = new Map((visits ?? []).map(({ stage_id: id, entered_at }) => [id, entered_at]));
  return stages.map((stage, at) => {
    const known = stage.id === stage_id ? stage_entered_at.toISOString() : entered.get(stage.id);
    return { ...stage, entered_at: known ?? (at === 0 ? applied_at.toISOString() : null) };
  });
}

export const presentHistory = ({
  id,
  actor,
  staff_name,
  action,
  detail,
  created_at,
}: HistoryRow): ApplicationHistory => ({
  id,
  actor,
  staff_name,
  action,
  detail,
  created_at: new Date(created_at).toISOString(),
});
