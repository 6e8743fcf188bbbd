// The first rows of a report; a press on a heading sorts by it.
import type { ReportPreview } from '@onward/contract/reports/report-templates';
import { isSortable, type ReportColumn } from '@onward/domain/reports/columns';
import { columnOf } from '@onward/domain/reports/sources';
import type { ChosenColumn } from '@onward/domain/reports/templates';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../../design/lists/DataTable.tsx';
import { RowDensity } from '../../../../design/lists/RowDensity.tsx';
import { useColumnTexts } from '../use-column-texts.ts';
import type { ReportEditing } from '../use-report-editor.ts';
import { PreviewCell } from './PreviewCell.tsx';

interface Row {
  id: number;
  cells: readonly string[];
  values: readonly (string | null)[];
}

interface Props {
  editing: ReportEditing;
  answer: ReportPreview;
}

export function PreviewTable({ editing: { draft, change }, answer }: Props) {
  const { t } = useTranslation();
  const { columnName } = useColumnTexts(draft.data_source);
  const places = new Map(answer.columns.map(({ key }, place) => [key, place]));
  const rows: Row[] = answer.rows.map((cells, id) => ({ id, cells, values: answer.values[id] ?? [] }));
  const shown = ({ key, label }: ChosenColumn): Column<Row, string>[] => {
    const column = columnOf(draft.data_source, key);
    if (!column) return [];
    const place = places.get(key);
    return [
      {
        key,
        title: label || columnName(key),
        kind: isAmount(column) ? 'number' : 'text',
        ...(isSortable(column) && { sortField: key }),
        render: ({ cells, values }) => (
          <PreviewCell
            source={draft.data_source}
            column={column}
            // Right after a column was added, its cells are still to come.
            text={place === undefined ? '' : (cells[place] ?? '')}
            value={place === undefined ? null : (values[place] ?? null)}
          />
        ),
      },
    ];
  };
  return (
    <RowDensity compact>
      <DataTable
        label={t('reports:builder.preview')}
        columns={draft.columns.flatMap(shown)}
        rows={rows}
        order={{ field: draft.sort_by ?? '', direction: draft.order }}
        onOrder={({ field, direction }) => change({ sort_by: field, order: direction })}
      />
    </RowDensity>
  );
}

const isAmount = ({ type }: ReportColumn): boolean => type === 'number' || type === 'money';
