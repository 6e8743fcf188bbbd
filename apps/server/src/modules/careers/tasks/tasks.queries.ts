// Tasks of applicants: one per visit to a stage that asks something of them.
import type { ExtraTime } from '@onward/domain/careers/quiz-time';
import type { TaskKind } from '@onward/domain/careers/task-links';
import type { StageConfig } from '@onward/domain/hiring-processes/stages';
import type { Answer } from '@onward/domain/questions/answers';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';

export interface TaskRow {
  company_id: number;
  id: number;
  application_id: number;
  stage_id: number;
  stage_entry: number;
  kind: TaskKind;
  draft: Answer[];
  answers: Answer[] | null;
  extra_time: ExtraTime | null;
  started_at: Date | null;
  finished_at: Date | null;
}

/** A task with its location, for the page header. */
export interface PlacedTask extends TaskRow {
  config: StageConfig;
  company_name: string;
  brand_id: number;
  brand_name: string;
  brand_color: string | null;
  position_title: string;
  location_name: string;
  position_id: number;
  location_id: number;
}

export async function findByToken(tx: Transaction, kind: TaskKind, token: string): Promise<PlacedTask | undefined> {
  const [row] = await tx.prepared<PlacedTask>(
    'tasks_by_token',
    `select t.company_id, t.id, t.application_id, t.stage_id, t.stage_entry, t.kind, t.draft, t.answers, t.extra_time, t.started_at,
       t.finished_at, s.config, c.name as company_name, b.id as brand_id, b.name as brand_name, b.color as brand_color,
       p.title as position_title, p.id as position_id, l.id as location_id, l.name as location_name
     from applicant_tasks t
     join stages s on s.company_id = t.company_id and s.id = t.stage_id
     join applications a on a.company_id = t.company_id and a.id = t.application_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     join companies c on c.id = t.company_id and c.status = 'active'
     where t.token_hash = $1 and t.kind = $2`,
    [hashToken(token), kind],
  );
  return row;
}

/** One visit of an application to a stage. */
export interface Visit {
  company_id: number;
  application_id: number;
  stage_entry: number;
}

export interface SealedToken extends Visit {
  /** Null after the contact that has the link has changed. */
  token: Buffer | null;
  kind: TaskKind;
  finished_at: Date | null;
}

export async function findSealedToken(
  tx: Transaction,
  { company_id, application_id, stage_entry }: Visit,
): Promise<SealedToken | undefined> {
  const [task] = await tx.prepared<SealedToken & Record<string, unknown>>(
    'tasks_sealed_token',
    `select company_id, application_id, stage_entry, token, kind, finished_at from applicant_tasks
     where company_id = $1 and application_id = $2 and stage_entry = $3`,
    [company_id, application_id, stage_entry],
  );
  return task;
}

/** For the applicant's current stage. */
export async function findSealedTokenNow(
  tx: Transaction,
  { company_id, application_id }: Omit<Visit, 'stage_entry'>,
): Promise<SealedToken | undefined> {
  const [task] = await tx.prepared<SealedToken & Record<string, unknown>>(
    'tasks_sealed_token_now',
    `select t.company_id, t.application_id, t.stage_entry, t.token, t.kind, t.finished_at from applications a
     join applicant_tasks t on t.company_id = a.company_id and t.application_id = a.id and t.stage_entry = a.stage_entry
     where a.company_id = $1 and a.id = $2 and a.status = 'in_progress'`,
    [company_id, application_id],
  );
  return task;
}

export interface NewTask {
  application: ApplicationRow;
  kind: TaskKind;
  token: string;
  sealed: Buffer;
  now: Date;
}

/** False when this visit already has its task. */
export async function insert(tx: Transaction, { application, kind, token, sealed, now }: NewTask): Promise<boolean> {
  const { company_id, id, stage_id, stage_entry } = application;
  const inserted = await tx.prepared(
    'tasks_insert',
    `insert into applicant_tasks (company_id, application_id, stage_id, stage_entry, kind, token_hash, token, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (company_id, application_id, stage_entry) do nothing returning id`,
    [company_id, id, stage_id, stage_entry, kind, hashToken(token), sealed, now],
  );
  return inserted.length > 0;
}

/** In place of a link that ended; false when somebody else made one in the meantime. */
export async function renewToken(
  tx: Transaction,
  { company_id, application_id, stage_entry }: Visit,
  { token, sealed }: Pick<NewTask, 'token' | 'sealed'>,
): Promise<boolean> {
  const renewed = await tx.prepared(
    'tasks_renew_token',
    `update applicant_tasks set token_hash = $4, token = $5
     where company_id = $1 and application_id = $2 and stage_entry = $3 and token is null returning id`,
    [company_id, application_id, stage_entry, hashToken(token), sealed],
  );
  return renewed.length > 0;
}

/** A form has no start button, so the time it took is counted from the first draft. */
export const saveDraft = (tx: Transaction, { company_id, id }: TaskRow, answers: readonly Answer[], now: Date) =>
  tx.db
    .updateTable('applicant_tasks')
    .set(({ fn, val }) => ({
      draft: JSON.stringify(answers),
      started_at: fn.coalesce('started_at', val(now)),
    }))
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();

/** The clock starts once, no matter how often it is opened. */
export const start = (tx: Transaction, { company_id, id }: TaskRow, now: Date) =>
  tx.db
    .updateTable('applicant_tasks')
    .set({ started_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .execute();

export interface Finish {
  name: string;
  answers: readonly object[];
  /** Null for a form. */
  result: { score: number; max_score: number; pass_score: number; passed: boolean } | null;
  now: Date;
}

/** False when it was already submitted. */
export const finish = async (
  tx: Transaction,
  { company_id, id }: TaskRow,
  { name, answers, result, now }: Finish,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('applicant_tasks')
    .set({ name, answers: JSON.stringify(answers), draft: '[]', ...result, finished_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Stops reminders. */
export const markDone = (tx: Transaction, visit: Visit, now: Date) => setFinished(tx, visit, now);

/** Asks the applicant again. */
export const reopen = (tx: Transaction, visit: Visit) => setFinished(tx, visit, null);

const setFinished = (tx: Transaction, { company_id, application_id, stage_entry }: Visit, finishedAt: Date | null) =>
  tx.db
    .updateTable('applicant_tasks')
    .set({ finished_at: finishedAt })
    .where('company_id', '=', company_id)
    .where('application_id', '=', application_id)
    .where('stage_entry', '=', stage_entry)
    .execute();
