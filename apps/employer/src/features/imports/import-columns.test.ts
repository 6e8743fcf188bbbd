import { isSensitiveColumn } from '@onward/domain/employees/employee-import';
import { describe, expect, it } from 'vitest';
import { ignoredColumns, shownFields } from './import-columns.ts';

const mapping = { first_name: 1, last_name: 0, department: null, job_title: 3 };

describe('The columns of a file', () => {
  it('are shown by the fields of the kind that the file fills, and by those with a problem [AHD-019]', () => {
    const fields = ['first_name', 'last_name', 'department', 'job_title', 'city'];
    expect(shownFields(fields, mapping, [])).toEqual(['first_name', 'last_name', 'job_title']);
    expect(shownFields(fields, mapping, [{ field: 'city' }])).toEqual(['first_name', 'last_name', 'job_title', 'city']);
  });

  it('are named when nothing is done with them, apart from those that are left out [AHD-019]', () => {
    const columns = ['Last', 'First', 'SSN', 'Title', 'Notes', ''];
    expect(ignoredColumns({ columns, mapping }, isSensitiveColumn)).toEqual({
      unmatched: ['Notes'],
      withheld: ['SSN'],
    });
  });
});
