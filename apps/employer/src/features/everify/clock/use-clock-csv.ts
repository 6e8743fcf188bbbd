// The rows of the clock as a file.
import type { I9Row } from '@onward/contract/everify/i9-forms';
import { csvFile } from '@onward/domain/imports/csv-writer';
import { useTranslation } from 'react-i18next';
import { useRowTexts } from './use-row-texts.ts';

const COLUMNS = ['employee', 'location', 'manager', 'what', 'due', 'left'] as const;

export function useClockCsv(): (rows: readonly I9Row[]) => Blob {
  const { t } = useTranslation();
  const texts = useRowTexts();
  return (rows) => {
    const head = COLUMNS.map((column) => t(`everify-clock:clock.columns.${column}`));
    const lines = rows.map((row) => [
      row.employee.name,
      row.location?.name ?? '',
      row.manager_name ?? '',
      texts.what(row),
      row.due_on,
      texts.left(row),
    ]);
    return new Blob([csvFile([head, ...lines])], { type: 'text/csv;charset=utf-8' });
  };
}
