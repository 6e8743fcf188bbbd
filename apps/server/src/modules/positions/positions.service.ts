// Job postings: what the room does, and what other rooms may use of it.
import type { ResponseOf } from '@onward/contract/endpoint';
import type { Position } from '@onward/contract/positions/position';
import type { countMyPositions, listMyPositions } from '@onward/contract/positions/positions';
import type { PositionOrderField } from '@onward/domain/positions/list-order';
import type { PageWindow } from '../../platform/database/lists.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { countByStatus, listPage, type PositionFilters } from './postings/find-page.ts';
import { presentPosition, presentRow, presentSummary } from './postings/positions.presenter.ts';
import * as positions from './postings/positions.queries.ts';
import type { PositionsRoom } from './process-port.ts';

export { positionsInScope } from './postings/in-scope.ts';
export { presentQuestion } from './postings/positions.presenter.ts';
export { hasJobWords, IN_SCOPE, scopeValues } from './postings/positions.queries.ts';
export * as rowsOfPostings from './postings/rows-of-postings.ts';
export { checkQuestions, checkQuizQuestions } from './postings/save-questions.ts';
export { answerKeyword, type TextToApplyPort } from './postings/text-to-apply.ts';
export { forgetProcess, rememberProcess } from './templates/templates.queries.ts';

type ListedPositions = ResponseOf<typeof listMyPositions>['positions'];

export async function listPositions(
  { publicUrl }: PositionsRoom,
  { tx, access }: CompanyCall,
  filters: PositionFilters & { show_simple_list?: boolean },
  window: PageWindow<PositionOrderField>,
): Promise<{ positions: ListedPositions; totalCount: number }> {
  const { rows, totalCount } = await listPage(tx, access, filters, window);
  if (filters.show_simple_list) return { positions: rows.map(presentSummary), totalCount };
  const ids = rows.map(({ id }) => id);
  const pipelines = await positions.pipelinesOf(tx, access.companyId, ids);
  const boards = await positions.boardsOf(tx, access.companyId, ids);
  const presented = rows.map((row) =>
    presentRow(row, {
      pipeline: pipelines.get(row.id) ?? [],
      boards: (boards.get(row.id) ?? []).map(({ board }) => board),
      publicUrl,
    }),
  );
  return { positions: presented, totalCount };
}

export async function countPositions(
  { tx, access }: CompanyCall,
  filters: PositionFilters,
): Promise<ResponseOf<typeof countMyPositions>> {
  const counts = await countByStatus(tx, access, filters);
  return { all: counts.published + counts.pending + counts.closed, ...counts };
}

export async function getPosition(
  room: Pick<PositionsRoom, 'publicUrl'>,
  call: CompanyCall,
  key: string,
): Promise<Position> {
  const row = await positions.findInScope(call.tx, call.access, { key });
  if (!row) throw notFound();
  return present(room, call, row);
}

/** A posting in full, with what its reader may see of it. */
export async function present(
  { publicUrl }: Pick<PositionsRoom, 'publicUrl'>,
  { tx, access }: CompanyCall,
  row: positions.PositionRow,
): Promise<Position> {
  const pipelines = await positions.pipelinesOf(tx, access.companyId, [row.id]);
  const boards = await positions.boardsOf(tx, access.companyId, [row.id]);
  const managers = access.isSuperAdmin ? await positions.managersOf(tx, access.companyId, row.id) : null;
  const extras = {
    pipeline: pipelines.get(row.id) ?? [],
    boards: (boards.get(row.id) ?? []).map(({ board }) => board),
    publicUrl,
  };
  return presentPosition(row, extras, managers);
}
