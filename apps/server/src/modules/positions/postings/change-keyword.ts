// Changes a posting's text keyword; keywords are unique across companies, since they share the number.
import { KEYWORD_MAX, KEYWORD_MIN, keywordIn, keywordProblem } from '@onward/domain/positions/text-to-apply';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { PositionName, PositionRow } from './positions.queries.ts';
import { recordPositionChange } from './record-changes.ts';
import { loadForWriting, reload } from './save-position.ts';

const TAKEN = 'positions_keyword_key';

export async function changeKeyword(call: CompanyCall, name: PositionName, typed: string): Promise<PositionRow> {
  const { tx, access } = call;
  const position = await loadForWriting(call, name);
  if (position.status === 'deleted') throw wrongState('position_deleted');
  const keyword = keywordIn(typed);
  const problem = keywordProblem(keyword, position.id);
  if (problem)
    throw fieldInvalid('keyword', `keyword_${problem}`, { min: KEYWORD_MIN, max: KEYWORD_MAX, number: position.id });
  if (keyword === position.keyword) return position;
  await write(tx, access.companyId, position.id, keyword);
  await recordPositionChange(call, 'position_updated', position, { keyword: [position.keyword, keyword] });
  return reload(call, position.id);
}

/** Other companies' keywords are not readable here, so the database checks them. */
async function write(tx: Transaction, companyId: number, id: number, keyword: string): Promise<void> {
  try {
    await tx.client.query('update positions set keyword = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      keyword,
    ]);
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== TAKEN) throw error;
    throw fieldInvalid('keyword', 'keyword_taken');
  }
}
