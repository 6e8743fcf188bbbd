// Runs of the monthly job and what they did.
import type { RetentionRun, RetentionRunRecord } from '@onward/contract/privacy/retention';
import type { RetentionKind, RetentionOutcome, RetentionRule } from '@onward/domain/privacy/retention';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { SubjectType } from './due-sources.ts';

export interface RunRow {
  company_id: number;
  id: number;
  run_on: string;
  rules: RetentionRule[];
  started_at: Date;
  finished_at: Date | null;
}

/** Starts the run of a day, or continues it. */
export async function beginRun(
  tx: Transaction,
  { companyId, runOn, rules, now }: { companyId: number; runOn: string; rules: readonly RetentionRule[]; now: Date },
): Promise<RunRow> {
  await tx.client.query(
    `insert into retention_runs (company_id, run_on, rules, started_at) values ($1, $2, $3, $4)
     on conflict (company_id, run_on) do nothing`,
    [companyId, runOn, JSON.stringify(rules), now],
  );
  const { rows } = await tx.client.query<RunRow>(
    `select company_id, id, run_on::text, rules, started_at, finished_at from retention_runs
     where company_id = $1 and run_on = $2`,
    [companyId, runOn],
  );
  const [run] = rows;
  if (!run) throw new Error('The run was just written.');
  return run;
}

/** False when another process was first. */
export async function finishRun(tx: Transaction, { company_id, id }: RunRow, now: Date): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    'update retention_runs set finished_at = $3 where company_id = $1 and id = $2 and finished_at is null',
    [company_id, id, now],
  );
  return rowCount === 1;
}

export interface RecordKey {
  kind: RetentionKind;
  subject_type: SubjectType;
  subject_id: number;
}

const KEY = 'company_id = $1 and run_id = $2 and kind = $3 and subject_type = $4 and subject_id = $5';

const keyValues = ({ company_id, id }: RunRow, { kind, subject_type, subject_id }: RecordKey): unknown[] => [
  company_id,
  id,
  kind,
  subject_type,
  subject_id,
];

/** False when another process deals with the record, or did; waits for one that is about to finish. */
export async function claimRecord(tx: Transaction, run: RunRow, key: RecordKey): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into retention_run_records (company_id, run_id, kind, subject_type, subject_id, outcome, count)
     values ($1, $2, $3, $4, $5, 'kept', 0) on conflict do nothing`,
    keyValues(run, key),
  );
  return rowCount === 1;
}

export interface RecordOutcome {
  outcome: RetentionOutcome;
  count: number;
  reason?: 'legal_hold' | 'busy' | 'failed';
}

export async function writeOutcome(
  tx: Transaction,
  run: RunRow,
  key: RecordKey,
  { outcome, count, reason }: RecordOutcome,
): Promise<void> {
  await tx.client.query(`update retention_run_records set outcome = $6, count = $7, reason = $8 where ${KEY}`, [
    ...keyValues(run, key),
    outcome,
    count,
    reason ?? null,
  ]);
}

export async function unclaimRecord(tx: Transaction, run: RunRow, key: RecordKey): Promise<void> {
  await tx.client.query(`delete from retention_run_records where ${KEY}`, keyValues(run, key));
}

const RUN = `r.id, r.run_on::text, r.started_at, r.finished_at,
  coalesce((select json_agg(json_build_object('kind', o.kind, 'outcome', o.outcome, 'count', o.count)
      order by o.kind, o.outcome)
    from (select kind, outcome, sum(count)::integer as count from retention_run_records
      where company_id = r.company_id and run_id = r.id group by kind, outcome) o), '[]') as outcomes`;

type ShownRun = Pick<RunRow, 'id' | 'run_on' | 'started_at' | 'finished_at'> & Pick<RetentionRun, 'outcomes'>;

const presentRun = ({ id, run_on, started_at, finished_at, outcomes }: ShownRun): RetentionRun => ({
  id,
  run_on,
  started_at: started_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
  outcomes,
});

export async function findLastRun(tx: Transaction, companyId: number): Promise<RetentionRun | null> {
  const { rows } = await listRuns(tx, companyId, { perPage: 1, offset: 0 });
  return rows[0] ?? null;
}

export async function listRuns(
  tx: Transaction,
  companyId: number,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ rows: RetentionRun[]; totalCount: number }> {
  const { rows } = await tx.client.query<ShownRun>(
    `select ${RUN} from retention_runs r where r.company_id = $1 order by r.run_on desc limit $2 offset $3`,
    [companyId, perPage, offset],
  );
  const { rows: total } = await tx.client.query<{ count: number }>(
    'select count(*)::integer as count from retention_runs where company_id = $1',
    [companyId],
  );
  return { rows: rows.map(presentRun), totalCount: total[0]?.count ?? 0 };
}

export async function findRun(tx: Transaction, companyId: number, id: number): Promise<RetentionRun | null> {
  const { rows } = await tx.client.query<ShownRun>(
    `select ${RUN} from retention_runs r where r.company_id = $1 and r.id = $2`,
    [companyId, id],
  );
  return rows[0] ? presentRun(rows[0]) : null;
}

/** What needs somebody first; names only of people who are still known. */
export async function listRecords(
  tx: Transaction,
  { companyId, runId, outcome }: { companyId: number; runId: number; outcome: RetentionOutcome | null },
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ rows: RetentionRunRecord[]; totalCount: number }> {
  const where = 'r.company_id = $1 and r.run_id = $2 and ($3::text is null or r.outcome = $3)';
  const { rows } = await tx.client.query<RetentionRunRecord>(
    `select r.kind, r.subject_id, r.outcome, r.count, r.reason,
       case when p.erased_at is null then nullif(trim(p.first_name || ' ' || p.last_name), '') end as name,
       newest.id as application_id
     from retention_run_records r
     left join persons p on p.company_id = r.company_id and r.subject_type = 'person' and p.id = r.subject_id
     left join lateral (select a.id from applications a where a.company_id = p.company_id and a.person_id = p.id
       and p.erased_at is null order by a.applied_at desc, a.id desc limit 1) newest on true
     where ${where} order by r.outcome = 'failed' desc, r.outcome = 'kept' desc, r.kind, r.subject_type, r.subject_id
     limit $4 offset $5`,
    [companyId, runId, outcome, perPage, offset],
  );
  const { rows: total } = await tx.client.query<{ count: number }>(
    `select count(*)::integer as count from retention_run_records r where ${where}`,
    [companyId, runId, outcome],
  );
  return { rows, totalCount: total[0]?.count ?? 0 };
}
