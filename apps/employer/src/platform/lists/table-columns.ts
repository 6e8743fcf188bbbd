// The visible columns of a table. Checkbox and action columns are always shown.
import { shownColumns } from '@onward/domain/saved-views/list-layout';
import type { ViewList } from '@onward/domain/saved-views/views';
import type { Column } from '../../design/lists/DataTable.tsx';
import type { ListLayout } from './list-layout.ts';

export function tableColumns<Row, Field extends string, List extends ViewList>(
  list: List,
  layout: ListLayout<List>,
  columns: readonly Column<Row, Field>[],
): Column<Row, Field>[] {
  const shown: readonly string[] = shownColumns(list, layout.columns);
  return columns.filter(({ key, kind }) => kind === 'menu' || kind === 'select' || shown.includes(key));
}
