// Queries on shared links.
import type { Recommendation } from '@onward/domain/applicants/remarks';
import type pg from 'pg';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { ownedRecords } from '../owned-records.ts';

export interface ShareRow {
  id: number;
  application_id: number;
  shared_by: string | null;
  recipients: string[];
  message: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export const shares = ownedRecords<ShareRow & pg.QueryResultRow>(
  'application_shares',
  `select own.id, own.application_id, doer.name as shared_by,
    own.emails || coalesce((select array_agg(m.name order by m.name) from company_staffs m
      where m.company_id = own.company_id and m.id = any(own.company_staff_ids)), '{}') as recipients,
    own.message, own.created_at, own.expires_at, own.revoked_at
  from application_shares own
  left join company_staffs doer on doer.company_id = own.company_id and doer.id = own.staff_id`,
);

export interface NewShares {
  companyId: number;
  staffId: number;
  companyStaffIds: readonly number[];
  emails: readonly string[];
  message: string;
  now: Date;
  expiresAt: Date;
  tokens: readonly { applicationId: number; tokenHash: Buffer }[];
}

export async function insertAll(tx: Transaction, { tokens, ...share }: NewShares): Promise<void> {
  await tx.client.query(
    `insert into application_shares (company_id, application_id, staff_id, token_hash, company_staff_ids, emails, message,
       created_at, expires_at)
     select $1, one.application_id, $2, one.token_hash, $3, $4, $5, $6, $7
     from unnest($8::bigint[], $9::bytea[]) as one (application_id, token_hash)`,
    [
      share.companyId,
      share.staffId,
      share.companyStaffIds,
      share.emails,
      share.message,
      share.now,
      share.expiresAt,
      tokens.map(({ applicationId }) => applicationId),
      tokens.map(({ tokenHash }) => tokenHash),
    ],
  );
}

export interface NamedApplicant {
  id: number;
  applicant: string;
  position: string;
  location: string;
  company: string;
  sender: string | null;
}

/** Names for the email, with who shares them. */
export async function findNamed(
  tx: Transaction,
  companyId: number,
  staffId: number,
  ids: readonly number[],
): Promise<NamedApplicant[]> {
  const { rows } = await tx.client.query<NamedApplicant>(
    `select a.id, trim(a.first_name || ' ' || a.last_name) as applicant, p.title as position, l.name as location,
       c.name as company, doer.name as sender
     from applications a
     join companies c on c.id = a.company_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     left join company_staffs doer on doer.company_id = a.company_id and doer.id = $2
     where a.company_id = $1 and a.id = any($3::bigint[]) order by array_position($3::bigint[], a.id)`,
    [companyId, staffId, ids],
  );
  return rows;
}

export async function staffNames(tx: Transaction, companyId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.client.query<{ name: string }>(
    'select name from company_staffs where company_id = $1 and id = any($2) order by name',
    [companyId, ids],
  );
  return rows.map(({ name }) => name);
}

export const revoke = (tx: Transaction, companyId: number, id: number, now: Date) =>
  tx.client.query(
    'update application_shares set revoked_at = $3 where company_id = $1 and id = $2 and revoked_at is null',
    [companyId, id, now],
  );

/** Across companies, because only the token says which company it belongs to. */
export async function findByToken(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<
  { company_id: number; id: number; application_id: number; expires_at: Date; revoked_at: Date | null } | undefined
> {
  const { rows } = await tx.client.query(
    'select company_id, id, application_id, expires_at, revoked_at from application_shares where token_hash = $1',
    [tokenHash],
  );
  return rows[0];
}

interface SharedAnswer {
  title: string;
  question_type: string;
  value: string | number | string[] | null;
}

export interface SharedRow {
  company_name: string;
  first_name: string;
  last_name: string;
  position_title: string;
  location_name: string;
  stage_name: string;
  status: string;
  rating: number | null;
  applied_at: Date;
  shared_by: string | null;
  message: string;
  expires_at: Date;
  answers: SharedAnswer[];
  tasks:
    | {
        kind: 'form' | 'quiz';
        name: string;
        submitted_at: string;
        score: number | null;
        max_score: number | null;
        passed: boolean | null;
        answers: SharedAnswer[];
      }[]
    | null;
  attachments:
    | {
        id: number;
        kind: 'resume' | 'answer' | 'form_answer' | 'file';
        file_name: string;
        content_type: string;
        byte_size: number;
      }[]
    | null;
  feedbacks: { author: string; recommendation: Recommendation; body: string }[] | null;
  notes: { author: string; body: string; created_at: string }[] | null;
}

/** Leaves out contact details and admins-only notes. */
export async function findShared(tx: Transaction, companyId: number, shareId: number): Promise<SharedRow | undefined> {
  const { rows } = await tx.client.query<SharedRow>(
    `select c.name as company_name, a.first_name, a.last_name, p.title as position_title, l.name as location_name,
       st.name as stage_name, a.status, a.rating::float8, a.applied_at, doer.name as shared_by, s.message, s.expires_at,
       a.answers,
       (select json_agg(json_build_object('kind', case t.kind when 'online_quiz' then 'quiz' else 'form' end,
           'name', t.name, 'submitted_at', t.finished_at, 'score', t.score, 'max_score', t.max_score,
           'passed', t.passed, 'answers', t.answers) order by t.finished_at desc) from applicant_tasks t
         where t.company_id = a.company_id and t.application_id = a.id and t.answers is not null) as tasks,
       (select json_agg(f order by f.id) from (
         select f.id, f.kind, f.file_name, f.content_type, f.byte_size::int from application_attachments f
         where f.company_id = a.company_id and f.application_id = a.id) f) as attachments,
       (select json_agg(json_build_object('author', coalesce(u.name, ''), 'recommendation', f.recommendation,
           'body', f.body) order by f.id) from application_feedbacks f
         left join company_staffs u on u.company_id = f.company_id and u.id = f.staff_id
         where f.company_id = a.company_id and f.application_id = a.id) as feedbacks,
       (select json_agg(json_build_object('author', coalesce(u.name, ''), 'body', n.body, 'created_at', n.created_at)
           order by n.id desc) from application_notes n
         left join company_staffs u on u.company_id = n.company_id and u.id = n.staff_id
         where n.company_id = a.company_id and n.application_id = a.id and n.visibility = 'everyone') as notes
     from application_shares s
     join applications a on a.company_id = s.company_id and a.id = s.application_id
     join companies c on c.id = a.company_id
     join stages st on st.company_id = a.company_id and st.id = a.stage_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     left join company_staffs doer on doer.company_id = s.company_id and doer.id = s.staff_id
     where s.company_id = $1 and s.id = $2`,
    [companyId, shareId],
  );
  return rows[0];
}

export async function userOf(tx: Transaction, companyId: number, staffId: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ user_id: number }>(
    'select user_id from company_staffs where company_id = $1 and id = $2',
    [companyId, staffId],
  );
  return rows[0]?.user_id ?? null;
}

export async function staffEmails(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<{ id: number; email: string }[]> {
  const { rows } = await tx.client.query<{ id: number; user_id: number }>(
    "select id, user_id from company_staffs where company_id = $1 and id = any($2) and status = 'active'",
    [companyId, ids],
  );
  const users = await tx.asSystem(async () =>
    tx.client.query<{ id: number; email: string }>('select id, email from users where id = any($1)', [
      rows.map(({ user_id }) => user_id),
    ]),
  );
  const byUser = new Map(users.rows.map(({ id, email }) => [id, email]));
  return rows.map(({ id, user_id }) => ({ id, email: byUser.get(user_id) ?? '' })).filter(({ email }) => email !== '');
}
