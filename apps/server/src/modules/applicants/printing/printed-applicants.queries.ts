// What a printed page shows of an applicant, read for many at once: everybody's contact, answers, files, and feedback.
import type { Recommendation } from '@onward/domain/applicants/remarks';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface PrintedAnswer {
  title: string;
  question_type: string;
  value: string | number | boolean | string[] | null;
}

export interface PrintedApplicant {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  position: string;
  location: string;
  time_zone: string;
  stage: string;
  status: ApplicantStatus;
  source: string | null;
  applied_at: Date;
  answers: PrintedAnswer[];
  tasks: { name: string; answers: PrintedAnswer[] }[];
  files: string[];
  feedbacks: { recommendation: Recommendation; body: string }[];
}

/** In the order of the ids. */
export async function findPrinted(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<PrintedApplicant[]> {
  const { rows } = await tx.client.query<PrintedApplicant>(
    `select a.id, trim(a.first_name || ' ' || a.last_name) as name, a.email, a.phone, a.region_number,
       p.title as position, l.name as location, l.time_zone, s.name as stage, a.status, a.referer_source as source, a.applied_at,
       a.answers,
       coalesce((select json_agg(json_build_object('name', t.name, 'answers', t.answers) order by t.finished_at desc)
         from applicant_tasks t where t.company_id = a.company_id and t.application_id = a.id
           and t.answers is not null), '[]') as tasks,
       coalesce((select json_agg(f.file_name order by f.id) from application_attachments f
         where f.company_id = a.company_id and f.application_id = a.id), '[]') as files,
       coalesce((select json_agg(json_build_object('recommendation', f.recommendation, 'body', f.body) order by f.id)
         from application_feedbacks f where f.company_id = a.company_id and f.application_id = a.id), '[]') as feedbacks
     from unnest($2::bigint[]) with ordinality as wanted (id, place)
     join applications a on a.company_id = $1 and a.id = wanted.id
     join stages s on s.company_id = a.company_id and s.id = a.stage_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     order by wanted.place`,
    [companyId, ids],
  );
  return rows;
}

/** The applicants of a bulk action for whom it worked, in their order. */
export async function listPrintable(tx: Transaction, companyId: number, bulkActionId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ application_id: number }>(
    `select application_id from bulk_action_items
     where company_id = $1 and bulk_action_id = $2 and ok order by sequence`,
    [companyId, bulkActionId],
  );
  return rows.map(({ application_id }) => application_id);
}
