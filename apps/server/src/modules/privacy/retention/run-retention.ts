// The monthly run: removes what is due, a few records per job so that other work gets its turn. Each record is one
// transaction with its line in the report; an interrupted run continues where it stopped.
import { decideRun, keptSince, type RetentionRule } from '@onward/domain/privacy/retention';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { PersonTraces } from '../../applicants/applicants.service.ts';
import { mailReport } from '../privacy.mail.ts';
import { appliers, type PersonJob, removePerson } from './apply-rule.ts';
import { nextDue, stillDue } from './due.queries.ts';
import { type ChosenKind, type DueRow, dueSelect, isChosen } from './due-sources.ts';
import {
  beginRun,
  claimRecord,
  finishRun,
  type RecordKey,
  type RecordOutcome,
  type RunRow,
  unclaimRecord,
  writeOutcome,
} from './runs.queries.ts';
import { findSettings } from './settings.queries.ts';

export const BEGIN_TASK = 'privacy.begin_retention';
export const RUN_TASK = 'privacy.run_retention';

const RECORDS_PER_JOB = 200;

export interface RunJob {
  company_id: number;
  run_on: string;
}

interface DueCompany {
  company_id: number;
  updated_at: Date;
  last_run_on: string | null;
}

/** Every day: also starts runs that the first of the month missed. */
export async function beginRuns(app: App): Promise<void> {
  const now = app.clock();
  await inSystem(app.pool, async (tx) => {
    const { rows } = await tx.client.query<DueCompany>(
      `select s.company_id, s.updated_at,
         (select max(r.run_on)::text from retention_runs r
           where r.company_id = s.company_id and r.finished_at is not null) as last_run_on
       from retention_settings s where jsonb_path_exists(s.rules, '$[*].keep_months ? (@ != null)')`,
    );
    for (const { company_id, updated_at, last_run_on } of rows) {
      const decision = decideRun(now, { changedAt: updated_at, lastRunOn: last_run_on });
      if (decision.due) await enqueueRun(tx, { company_id, run_on: decision.runOn });
    }
  });
}

const enqueueRun = (tx: Transaction, job: RunJob): Promise<void> =>
  enqueue(tx, RUN_TASK, job, { key: `retention:${job.company_id}:${job.run_on}` });

export async function runRetention(app: App, rooms: readonly PersonTraces[], job: RunJob): Promise<void> {
  const { company_id: companyId, run_on: runOn } = job;
  const run = await inCompany(app.pool, companyId, async (tx) => {
    const { rules } = await findSettings(tx, companyId);
    return beginRun(tx, { companyId, runOn, rules, now: app.clock() });
  });
  if (run.finished_at) return;
  const due = await findNext(app, run);
  for (const [rule, row] of due) await dealWith(app, rooms, run, rule, row);
  await inCompany(app.pool, companyId, async (tx) => {
    if (due.length === RECORDS_PER_JOB) return enqueueRun(tx, job);
    if (await finishRun(tx, run, app.clock())) await mailReport(app, tx, run);
  });
}

type DueRecord = [RetentionRule & { kind: ChosenKind }, DueRow];

async function findNext(app: App, run: RunRow): Promise<DueRecord[]> {
  const { company_id: companyId, id: runId, run_on: runOn, rules } = run;
  return inCompany(app.pool, companyId, async (tx) => {
    const found: DueRecord[] = [];
    for (const rule of rules) {
      const { kind } = rule;
      const select = isChosen(kind) && dueSelect(kind, { companyId, runOn, rules });
      if (!isChosen(kind) || !select) continue;
      const limit = RECORDS_PER_JOB - found.length;
      const rows = limit > 0 ? await nextDue(tx, select, { companyId, runId, kind, limit }) : [];
      found.push(...rows.map((row): DueRecord => [{ ...rule, kind }, row]));
    }
    return found;
  });
}

async function dealWith(
  app: App,
  rooms: readonly PersonTraces[],
  run: RunRow,
  rule: DueRecord[0],
  { subject_type, subject_id, count }: DueRow,
): Promise<void> {
  const key = { kind: rule.kind, subject_type, subject_id };
  try {
    await inCompany(app.pool, run.company_id, async (tx) => {
      if (!(await claimRecord(tx, run, key))) return;
      const outcome = await applyNow(app, tx, rooms, run, rule, key);
      await (outcome ? writeOutcome(tx, run, key, outcome) : unclaimRecord(tx, run, key));
    });
  } catch (error) {
    app.log.error({ err: error, ...key }, 'could not be removed');
    const reason = error instanceof Refusal ? 'busy' : 'failed';
    await inCompany(app.pool, run.company_id, async (tx) => {
      if (await claimRecord(tx, run, key)) await writeOutcome(tx, run, key, { outcome: 'failed', count, reason });
    });
  }
}

/** Nothing when something happened with it meanwhile, such as a new application: its time begins again. */
async function applyNow(
  app: App,
  tx: Transaction,
  rooms: readonly PersonTraces[],
  { company_id: companyId, run_on: runOn, rules }: RunRow,
  { kind, action, keep_months }: DueRecord[0],
  key: RecordKey,
): Promise<RecordOutcome | null> {
  const select = dueSelect(kind, { companyId, runOn, rules });
  const due = select && (await stillDue(tx, select, key));
  if (!due) return null;
  if (due.is_held) return { outcome: 'kept', count: due.count, reason: 'legal_hold' };
  const before = keptSince(runOn, keep_months ?? 0);
  return appliers(rooms)[key.subject_type](tx, due, { companyId, action, before, now: app.clock() });
}

export const removeForgotten = (app: App, rooms: readonly PersonTraces[], job: PersonJob): Promise<void> =>
  inCompany(app.pool, job.company_id, (tx) => removePerson(tx, rooms, job));
