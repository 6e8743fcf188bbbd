// The headings of a report: the chosen ones, or the columns' own names in the reader's language.
import type { ReportDefinition } from '@onward/domain/reports/templates';
import type { Translate } from '../../../platform/i18n/translate.ts';

export const headingsOf = (t: Translate, { data_source, columns }: ReportDefinition): string[] =>
  columns.map(({ key, label }) => label.trim() || t(`reports:columns.${data_source}.${key}`));
