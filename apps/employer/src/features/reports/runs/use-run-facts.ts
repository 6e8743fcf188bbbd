// When a run was, by whom, and how many rows it has: `Nov 9, 7:00 AM · schedule · 146 rows`.
import type { DataExport } from '@onward/contract/reports/data-exports';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';

export function useRunFacts(): (run: DataExport) => string {
  const { t } = useTranslation();
  const { moment } = useDates();
  const figure = useNumberFormat();
  return ({ created_at, is_scheduled, row_count, export_type, status }) =>
    [
      moment(created_at),
      ...(is_scheduled ? [t('reports:runs.bySchedule')] : []),
      ...(status === 'completed' && row_count !== null
        ? [t('reports:rows', { count: row_count, number: figure(row_count) })]
        : []),
      export_type.toUpperCase(),
    ].join(' · ');
}
