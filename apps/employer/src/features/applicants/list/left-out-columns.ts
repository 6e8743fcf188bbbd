// The columns that the table of applicants leaves out: always in some places, and on narrow screens until somebody
// chooses columns (APP-009).
import { COLUMNS_FOR_ROOM, type ListColumn } from '@onward/domain/saved-views/list-layout';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import type { ListPlace } from '../applicants.list.ts';

const ROOM_FOR_MOST = '(min-width: 1320px)';
const ROOM_FOR_ALL = '(min-width: 1760px)';
const HIDDEN_FIRST = ['rating', 'source'] as const;

/** In the list of one job, every row would name the same job. */
export const absentColumns = ({ screen }: ListPlace): readonly ListColumn<'applicants'>[] =>
  screen === 'position_applicants' ? ['position'] : [];

export function useColumnsWithoutRoom({ columns }: ListLayout<'applicants'>): readonly ListColumn<'applicants'>[] {
  const most = useMediaQuery(ROOM_FOR_MOST);
  const all = useMediaQuery(ROOM_FOR_ALL);
  if (columns !== null || all) return [];
  return [...(most ? [] : HIDDEN_FIRST), ...(COLUMNS_FOR_ROOM.applicants ?? [])];
}
