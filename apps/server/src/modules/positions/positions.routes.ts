// The doors of the positions room.
import { listMyPositions } from '@onward/contract/positions';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { POSITION_STATUSES, type PositionStatus } from '@onward/domain/positions/statuses';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listPositionsInScope } from './positions.queries.ts';

const ORDER_FIELDS = ['created_at', 'title'] as const;

export const positionsRoutes = (): Route[] => [
  route(listMyPositions, async ({ tx, access, query }) => {
    const window = pageWindow(query, ORDER_FIELDS, { field: 'created_at', direction: 'desc' }, DEFAULT_PAGE_SIZE);
    const { rows, totalCount } = await listPositionsInScope(tx, access, wantedStatuses(query.statuses), window);
    return { positions: rows, ...pageFacts(window, totalCount) };
  }),
];

/** `published,closed`; without it everything but what was deleted. */
function wantedStatuses(text: string | undefined): readonly PositionStatus[] {
  if (!text) return POSITION_STATUSES.filter((status) => status !== 'deleted');
  const wanted = text.split(',').map((status) => status.trim());
  const known = POSITION_STATUSES.filter((status) => wanted.includes(status));
  if (known.length !== new Set(wanted).size) {
    throw fieldInvalid('statuses', 'one_of', { options: POSITION_STATUSES.join(', ') });
  }
  return known;
}
