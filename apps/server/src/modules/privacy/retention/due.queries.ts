// Reads what is due: counts, lists, the next batch of a run, and a single record again right before it is removed.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ChosenKind, DueRow, DueSelect, SubjectType } from './due-sources.ts';

const ROW = 'subject_type, subject_id, name, application_id, employee_id, ended_on::text, is_held, count';

export async function countDue(
  tx: Transaction,
  { text, values }: DueSelect,
): Promise<{ records: number; count: number; held: number }> {
  const { rows } = await tx.client.query<{ records: number; count: number; held: number }>(
    `${text} select count(*)::integer as records, coalesce(sum(count) filter (where not is_held), 0)::integer as count,
       coalesce(sum(count) filter (where is_held), 0)::integer as held from due`,
    [...values],
  );
  return rows[0] ?? { records: 0, count: 0, held: 0 };
}

/** Oldest first. */
export async function listDue(
  tx: Transaction,
  { text, values }: DueSelect,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<DueRow[]> {
  const [limit, skipped] = [values.length + 1, values.length + 2];
  const { rows } = await tx.client.query<DueRow>(
    `${text} select ${ROW} from due order by ended_on, subject_type, subject_id limit $${limit} offset $${skipped}`,
    [...values, perPage, offset],
  );
  return rows;
}

interface Left {
  companyId: number;
  runId: number;
  kind: ChosenKind;
  limit: number;
}

/** Those the run has not dealt with yet. */
export async function nextDue(
  tx: Transaction,
  { text, values }: DueSelect,
  { runId, kind, limit }: Left,
): Promise<DueRow[]> {
  const at = values.length;
  const { rows } = await tx.client.query<DueRow>(
    `${text} select ${ROW} from due where not exists (select from retention_run_records r
       where r.company_id = $1 and r.run_id = $${at + 1} and r.kind = $${at + 2}
         and r.subject_type = due.subject_type and r.subject_id = due.subject_id)
     order by ended_on, subject_type, subject_id limit $${at + 3}`,
    [...values, runId, kind, limit],
  );
  return rows;
}

/** The record as it is now: a hold, a message, or a new application may have come since. */
export async function stillDue(
  tx: Transaction,
  { text, values }: DueSelect,
  { subject_type, subject_id }: { subject_type: SubjectType; subject_id: number },
): Promise<DueRow | undefined> {
  const at = values.length;
  const { rows } = await tx.client.query<DueRow>(
    `${text} select ${ROW} from due where subject_type = $${at + 1} and subject_id = $${at + 2}`,
    [...values, subject_type, subject_id],
  );
  return rows[0];
}
