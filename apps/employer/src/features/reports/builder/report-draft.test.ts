import { exampleNamed } from '@onward/domain/reports/examples';
import { columnOf } from '@onward/domain/reports/sources';
import { definitionProblems } from '@onward/domain/reports/templates';
import { describe, expect, it } from 'vitest';
import {
  addFilter,
  changeOperator,
  changeValue,
  draftOfExample,
  inputOf,
  moveColumn,
  newDraft,
  removeFilter,
  renameColumn,
  toggleColumn,
} from './report-draft.ts';

const draft = newDraft('employees');
const keys = (changed: { columns: { key: string }[] }) => changed.columns.map(({ key }) => key).join(' ');
const column = (key: string) => {
  const found = columnOf('employees', key);
  if (!found) throw new Error(`There is no column ${key}.`);
  return found;
};

describe('A report being built', () => {
  it('starts ready to run, also from an example [RPT-005]', () => {
    const example = exampleNamed('new_hires');
    const drafts = [draft, ...(example ? [draftOfExample(example, 'New hires')] : [])];
    expect(drafts.map((each) => definitionProblems(inputOf(each), { mayViewSensitive: false }))).toEqual([{}, {}]);
  });

  it('takes columns in and out, and moves and renames them [RPT-005]', () => {
    expect(keys(draft)).toBe('name brand location job_title hired_date onboarding source');
    expect(keys(toggleColumn(draft, 'brand'))).toBe('name location job_title hired_date onboarding source');
    expect(keys(toggleColumn(draft, 'phone'))).toBe('name brand location job_title hired_date onboarding source phone');
    expect(keys(moveColumn(draft, 0, 2))).toBe('brand location name job_title hired_date onboarding source');
    expect(keys(moveColumn(draft, 6, 0))).toBe('source name brand location job_title hired_date onboarding');
    expect(renameColumn(draft, 'brand', 'Chain').columns[1]).toEqual({ key: 'brand', label: 'Chain' });
  });

  it('filters times by a period, and anything else by values that are still to be chosen [RPT-005]', () => {
    expect(addFilter(draft, column('hired_date')).filters).toEqual([
      { key: 'hired_date', operator: 'between', value: ['last_30_days'] },
    ]);
    expect(addFilter(draft, column('status')).filters).toEqual([{ key: 'status', operator: 'is', value: [] }]);
  });

  it('keeps the values of a filter only where the new comparison takes the same [RPT-005]', () => {
    const filtered = {
      ...draft,
      filters: [{ key: 'brand', operator: 'is' as const, value: ['Kindred', 'Tidewater'] }],
    };
    expect(changeOperator(filtered, 0, 'is_not').filters[0]?.value).toEqual(['Kindred', 'Tidewater']);
    expect(changeOperator(filtered, 0, 'contains').filters[0]?.value).toEqual([]);
    expect(changeValue(filtered, 0, ['Kindred']).filters[0]?.value).toEqual(['Kindred']);
    expect(removeFilter(filtered, 0).filters).toEqual([]);
  });
});
