// What is edited in the report builder, and every change that can be made to it (RPT-005).
import type { ReportTemplate, ReportTemplateInput } from '@onward/contract/reports/report-templates';
import { type FilterOperator, operatorsOf, type ReportColumn } from '@onward/domain/reports/columns';
import type { ReportExample } from '@onward/domain/reports/examples';
import type { ReportFilter } from '@onward/domain/reports/filters';
import { type ReportSource, startingColumns } from '@onward/domain/reports/sources';
import type { ChosenColumn } from '@onward/domain/reports/templates';

export interface ReportDraft {
  name: string;
  data_source: ReportSource;
  columns: ChosenColumn[];
  filters: ReportFilter[];
  sort_by: string | null;
  order: 'asc' | 'desc';
  shared_with_ids: number[];
}

const plain = (key: string): ChosenColumn => ({ key, label: '' });

export const newDraft = (source: ReportSource): ReportDraft => ({
  name: '',
  data_source: source,
  columns: startingColumns(source).map(plain),
  filters: [],
  sort_by: null,
  order: 'desc',
  shared_with_ids: [],
});

export const draftOfExample = (example: ReportExample, name: string): ReportDraft => ({
  ...newDraft(example.source),
  name,
  columns: example.columns.map(plain),
  filters: [...example.filters],
  sort_by: example.sort_by,
  order: example.order,
});

export const draftOf = (report: ReportTemplate): ReportDraft => ({
  name: report.name,
  data_source: report.data_source as ReportSource,
  columns: report.columns,
  filters: report.filters,
  sort_by: report.sort_by,
  order: report.order,
  shared_with_ids: report.shared_with_ids,
});

export const inputOf = (draft: ReportDraft): ReportTemplateInput => ({
  ...draft,
  name: draft.name.trim(),
  filters: draft.filters.map((filter) => ({ ...filter, value: [...filter.value] })),
});

export const hasColumn = ({ columns }: Pick<ReportDraft, 'columns'>, key: string): boolean =>
  columns.some((column) => column.key === key);

export const toggleColumn = ({ columns }: ReportDraft, key: string): Pick<ReportDraft, 'columns'> => ({
  columns: columns.some((column) => column.key === key)
    ? columns.filter((column) => column.key !== key)
    : [...columns, plain(key)],
});

export function moveColumn({ columns }: ReportDraft, from: number, to: number): Pick<ReportDraft, 'columns'> {
  const moved = columns[from];
  return moved ? { columns: columns.toSpliced(from, 1).toSpliced(to, 0, moved) } : { columns };
}

export const renameColumn = ({ columns }: ReportDraft, key: string, label: string): Pick<ReportDraft, 'columns'> => ({
  columns: columns.map((column) => (column.key === key ? { key, label } : column)),
});

const replaceFilter = (
  { filters }: ReportDraft,
  place: number,
  filter: ReportFilter,
): Pick<ReportDraft, 'filters'> => ({ filters: filters.with(place, filter) });

/** Times start with a span of days, because they are most often wanted for one. */
const FIRST_PERIOD = 'last_30_days';

export function addFilter({ filters }: ReportDraft, column: ReportColumn): Pick<ReportDraft, 'filters'> {
  const isTime = column.type === 'date' || column.type === 'moment';
  const [first = 'is'] = operatorsOf(column);
  const added: ReportFilter = isTime
    ? { key: column.key, operator: 'between', value: [FIRST_PERIOD] }
    : { key: column.key, operator: first, value: [] };
  return { filters: [...filters, added] };
}

export const removeFilter = ({ filters }: ReportDraft, place: number): Pick<ReportDraft, 'filters'> => ({
  filters: filters.toSpliced(place, 1),
});

const SHAPES: Record<FilterOperator, 'list' | 'one' | 'two' | 'none'> = {
  is: 'list',
  is_not: 'list',
  contains: 'one',
  before: 'one',
  after: 'one',
  between: 'two',
  is_empty: 'none',
};

/** Values are kept where the other comparison takes the same ones. */
export function changeOperator(
  draft: ReportDraft,
  place: number,
  operator: FilterOperator,
): Pick<ReportDraft, 'filters'> {
  const filter = draft.filters[place];
  if (!filter) return { filters: draft.filters };
  const value = SHAPES[filter.operator] === SHAPES[operator] ? filter.value : [];
  return replaceFilter(draft, place, { ...filter, operator, value });
}

export function changeValue(draft: ReportDraft, place: number, value: readonly string[]): Pick<ReportDraft, 'filters'> {
  const filter = draft.filters[place];
  return filter ? replaceFilter(draft, place, { ...filter, value }) : { filters: draft.filters };
}
