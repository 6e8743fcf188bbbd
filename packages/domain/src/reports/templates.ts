// What a report template needs before it can be stored or previewed (RPT-001, RPT-005).
import { isSortable, type ReportColumn } from './columns.ts';
import { FILTERS_MAX, type FilterProblem, filterProblem, type ReportFilter } from './filters.ts';
import { columnOf, columnsOf, isReportSource, type ReportSource } from './sources.ts';

export const REPORT_NAME_MAX = 120;
export const REPORT_COLUMNS_MAX = 60;
export const HEADING_MAX = 80;
export const PREVIEW_ROWS = 20;

export interface ChosenColumn {
  key: string;
  /** The heading; the column's own name when empty. */
  label: string;
}

export interface ReportDefinition {
  data_source: string;
  columns: readonly ChosenColumn[];
  filters: readonly ReportFilter[];
  sort_by: string | null;
  order: 'asc' | 'desc';
}

export type DefinitionProblem =
  | 'source_unknown'
  | 'columns_missing'
  | 'column_twice'
  | 'column_not_permitted'
  | 'sort_unknown'
  | 'filters_excess'
  | FilterProblem;

/** By field, as the form shows them, e.g. `filters.2`. */
export type DefinitionProblems = Record<string, DefinitionProblem>;

export function definitionProblems(
  definition: ReportDefinition,
  { mayViewSensitive }: { mayViewSensitive: boolean },
): DefinitionProblems {
  const { data_source, columns, filters, sort_by } = definition;
  if (!isReportSource(data_source)) return { data_source: 'source_unknown' };
  const problems: DefinitionProblems = {};
  if (columns.length === 0) problems.columns = 'columns_missing';
  for (const [place, { key }] of columns.entries()) {
    const column = columnOf(data_source, key);
    const isTwice = columns.findIndex((other) => other.key === key) < place;
    if (!column) problems[`columns.${place}`] = 'column_unknown';
    else if (isTwice) problems[`columns.${place}`] = 'column_twice';
    else if (column.sensitive && !mayViewSensitive) problems[`columns.${place}`] = 'column_not_permitted';
  }
  if (filters.length > FILTERS_MAX) problems.filters = 'filters_excess';
  for (const [place, filter] of filters.entries()) {
    const problem = filterProblem(columnOf(data_source, filter.key), filter);
    if (problem) problems[`filters.${place}`] = problem;
  }
  const sorted = sort_by === null ? null : columnOf(data_source, sort_by);
  if (sort_by !== null && (!sorted || !isSortable(sorted))) problems.sort_by = 'sort_unknown';
  return problems;
}

/** Those who may not see sensitive data are not offered their columns (RPT-004). */
export const offeredColumns = (source: ReportSource, mayViewSensitive: boolean): readonly ReportColumn[] =>
  columnsOf(source).filter((column) => mayViewSensitive || !column.sensitive);

export const hasSensitiveColumns = ({ data_source, columns }: Pick<ReportDefinition, 'data_source' | 'columns'>) =>
  isReportSource(data_source) && columns.some(({ key }) => columnOf(data_source, key)?.sensitive);
