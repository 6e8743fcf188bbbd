import { describe, expect, it } from 'vitest';
import { FILTERS_MAX } from './filters.ts';
import { definitionProblems, hasSensitiveColumns, type ReportDefinition } from './templates.ts';

const GOOD: ReportDefinition = {
  data_source: 'employees',
  columns: [
    { key: 'name', label: '' },
    { key: 'hired_date', label: 'Since' },
  ],
  filters: [{ key: 'hired_date', operator: 'between', value: ['last_90_days'] }],
  sort_by: 'hired_date',
  order: 'desc',
};
const SSN = [{ key: 'ssn', label: '' }];

const problemsOf = (changes: Partial<ReportDefinition>, mayViewSensitive = false) =>
  definitionProblems({ ...GOOD, ...changes }, { mayViewSensitive });

describe('A report template', () => {
  it('with columns, filters, and order of its source can be stored [RPT-001, RPT-005]', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ sort_by: null, filters: [] })).toEqual({});
  });

  it.each([
    [{ data_source: 'wages' }, { data_source: 'source_unknown' }],
    [{ columns: [] }, { columns: 'columns_missing' }],
    [{ columns: [...GOOD.columns, { key: 'name', label: 'Again' }] }, { 'columns.2': 'column_twice' }],
    [{ columns: [{ key: 'stage', label: '' }] }, { 'columns.0': 'column_unknown' }],
    [{ columns: SSN }, { 'columns.0': 'column_not_permitted' }],
    [{ sort_by: 'stage' }, { sort_by: 'sort_unknown' }],
    [{ sort_by: 'ssn' }, { sort_by: 'sort_unknown' }],
    [{ filters: [{ key: 'hired_date', operator: 'contains', value: ['1'] }] }, { 'filters.0': 'operator_unknown' }],
    [{ filters: Array(FILTERS_MAX + 1).fill(GOOD.filters[0]) }, { filters: 'filters_excess' }],
  ] as const)('with %j is refused by field: %j [RPT-001, RPT-005]', (changes, problems) => {
    expect(problemsOf(changes as Partial<ReportDefinition>)).toEqual(problems);
  });

  it('may have columns with sensitive data when its editor may see them [RPT-004]', () => {
    expect(problemsOf({ columns: SSN }, true)).toEqual({});
    expect(hasSensitiveColumns({ ...GOOD, columns: SSN })).toBe(true);
    expect(hasSensitiveColumns(GOOD)).toBe(false);
  });
});
