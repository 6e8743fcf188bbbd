// Queries for bulk actions and their items.
import type { ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ActionRequest } from './actions.service.ts';

export type BulkState = 'running' | 'stopping' | 'stopped' | 'finished';

export interface BulkActionRow {
  id: number;
  staff_id: number;
  action_type: number;
  params: ActionRequest['params'];
  screen: ApplicantScreen;
  language: Language;
  state: BulkState;
  total: number;
  done: number;
  failed: number;
  created_at: Date;
  finished_at: Date | null;
  undone_at: Date | null;
}

const COLUMNS = `id, staff_id, action_type, params, screen, language, state, total, done, failed, created_at, finished_at,
  undone_at`;

export interface NewBulkAction {
  companyId: number;
  staffId: number;
  actionType: number;
  params: ActionRequest['params'];
  screen: ApplicantScreen;
  language: Language;
  ids: readonly number[];
  now: Date;
}

export async function insert(tx: Transaction, given: NewBulkAction): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `with made as (
       insert into bulk_actions (company_id, staff_id, action_type, params, screen, language, total, created_at)
       values ($1, $2, $3, $4, $5, $6, cardinality($7::bigint[]), $8) returning id
     ), items as (
       insert into bulk_action_items (company_id, bulk_action_id, sequence, application_id)
       select $1, made.id, item.sequence, item.id
       from made, unnest($7::bigint[]) with ordinality as item (id, sequence)
     )
     select id from made`,
    [
      given.companyId,
      given.staffId,
      given.actionType,
      JSON.stringify(given.params),
      given.screen,
      given.language,
      given.ids,
      given.now,
    ],
  );
  return rows[0]?.id ?? 0;
}

export async function find(
  tx: Transaction,
  companyId: number,
  id: number,
  { lock = false } = {},
): Promise<BulkActionRow | undefined> {
  const { rows } = await tx.client.query<BulkActionRow>(
    `select ${COLUMNS} from bulk_actions where company_id = $1 and id = $2 ${lock ? 'for update' : ''}`,
    [companyId, id],
  );
  return rows[0];
}

/** Running ones, and those that ended within the last minutes. */
export async function listOwn(tx: Transaction, companyId: number, staffId: number, since: Date) {
  const { rows } = await tx.client.query<BulkActionRow>(
    `select ${COLUMNS} from bulk_actions where company_id = $1 and staff_id = $2
     and (finished_at is null or finished_at > $3) order by id desc limit 10`,
    [companyId, staffId, since],
  );
  return rows;
}

export async function waitingItems(
  tx: Transaction,
  companyId: number,
  id: number,
  limit: number,
): Promise<{ sequence: number; application_id: number }[]> {
  const { rows } = await tx.client.query<{ sequence: number; application_id: number }>(
    `select sequence, application_id from bulk_action_items
     where company_id = $1 and bulk_action_id = $2 and ok is null order by sequence limit $3`,
    [companyId, id, limit],
  );
  return rows;
}

export interface ItemResult {
  sequence: number;
  ok: boolean;
  error_code: number | null;
  message: string | null;
}

export async function writeResults(
  tx: Transaction,
  companyId: number,
  id: number,
  results: readonly ItemResult[],
): Promise<void> {
  await tx.client.query(
    `update bulk_action_items i set ok = r.ok, error_code = r.error_code, message = r.message
     from json_to_recordset($3) as r (sequence integer, ok boolean, error_code integer, message text)
     where i.company_id = $1 and i.bulk_action_id = $2 and i.sequence = r.sequence`,
    [companyId, id, JSON.stringify(results)],
  );
  const failed = results.filter(({ ok }) => !ok).length;
  await tx.client.query(
    'update bulk_actions set done = done + $3, failed = failed + $4 where company_id = $1 and id = $2',
    [companyId, id, results.length - failed, failed],
  );
}

export const setState = (tx: Transaction, companyId: number, id: number, state: BulkState, finishedAt: Date | null) =>
  tx.client.query('update bulk_actions set state = $3, finished_at = $4 where company_id = $1 and id = $2', [
    companyId,
    id,
    state,
    finishedAt,
  ]);

export const setUndone = (tx: Transaction, companyId: number, id: number, now: Date) =>
  tx.client.query('update bulk_actions set undone_at = $3 where company_id = $1 and id = $2', [companyId, id, now]);

export async function undosOf(tx: Transaction, companyId: number, id: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from action_undos where company_id = $1 and bulk_action_id = $2 and undone_at is null order by id desc',
    [companyId, id],
  );
  return rows.map((row) => row.id);
}

export interface FailedItem {
  application_id: number;
  name: string;
  error_code: number | null;
  message: string | null;
}

export async function listFailed(
  tx: Transaction,
  companyId: number,
  id: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<FailedItem[]> {
  const { rows } = await tx.client.query<FailedItem>(
    `select i.application_id, coalesce(a.first_name || ' ' || a.last_name, '') as name, i.error_code, i.message
     from bulk_action_items i left join applications a on a.company_id = i.company_id and a.id = i.application_id
     where i.company_id = $1 and i.bulk_action_id = $2 and not i.ok order by i.sequence limit $3 offset $4`,
    [companyId, id, limit, offset],
  );
  return rows;
}
