import type { Import } from '@onward/contract/imports/imports';
import { expect, test } from 'vitest';
import { stepOf } from './import-step.ts';

const draft = (given: Partial<Import> = {}): Import => ({
  id: 1,
  kind: 'locations',
  file_name: 'a.csv',
  state: 'draft',
  columns: ['Name'],
  mapping: { name: 0 },
  mapping_errors: {},
  counts: { rows: 1, new: 1, update: 0, fix: 0, problems: 0 },
  beyond_plan: 0,
  created_by: 'Renee',
  created_at: '2026-01-05T10:00:00Z',
  imported_at: null,
  can_undo: false,
  ...given,
});

test.each([
  ['nothing read yet', null, null, 'file'],
  ['columns all guessed', draft(), null, 'rows'],
  ['the columns step requested again', draft(), 'columns', 'columns'],
  ['a missing column, whatever is requested', draft({ mapping_errors: { name: 'Choose' } }), 'rows', 'columns'],
  ['stored', draft({ state: 'imported' }), 'rows', 'done'],
  ['undone', draft({ state: 'undone' }), 'columns', 'done'],
] as const)('with %s the page shows its step [AHD-019]', (_, given, wanted, step) => {
  expect(stepOf(given, wanted)).toBe(step);
});
