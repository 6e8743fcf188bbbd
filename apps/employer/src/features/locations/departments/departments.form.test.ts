import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Department } from '@onward/contract/locations/departments';
import { describe, expect, it } from 'vitest';
import { entriesOf, entryProblems, theirEntries, toInput } from './departments.form.ts';

const costCenter: CustomField = {
  id: 3,
  target: 'department',
  key: 'cost_center',
  label: 'Cost center',
  field_type: 'text',
  options: [],
  required: true,
};
const kitchen = {
  name: 'Kitchen',
  description: null,
  custom_field_values: { cost_center: 'K-1' },
} as unknown as Department;

describe('the entries of a department', () => {
  it.each([
    ['name', '', { problem: 'required' }],
    ['name', '   ', { problem: 'required' }],
    ['name', 'x'.repeat(80), undefined],
    ['name', 'x'.repeat(81), { problem: 'too_long', count: 80 }],
    ['description', '', undefined],
    ['description', 'x'.repeat(500), undefined],
    ['description', 'x'.repeat(501), { problem: 'too_long', count: 500 }],
    ['custom_field_values.cost_center', ' ', { problem: 'required' }],
  ] as const)('validate the %s %j as %o [CMP-016, CMP-017]', (field, text, problem) => {
    expect(entryProblems({ ...entriesOf(kitchen, [costCenter]), [field]: text }, [costCenter])[field]).toEqual(problem);
  });

  it('are sent with the values of custom fields [CMP-016]', () => {
    expect(toInput(entriesOf(kitchen, [costCenter]), [costCenter])).toEqual({
      name: 'Kitchen',
      description: '',
      custom_field_values: { cost_center: 'K-1' },
    });
  });

  it('apply what someone else saved [AHD-021]', () => {
    const fields = {
      description: { theirs: null, yours: 'Line' },
      'custom_field_values.cost_center': { theirs: 'K-2', yours: 'K-1' },
    };
    expect(theirEntries({ version: 2, fields }, [costCenter])).toEqual({
      description: '',
      'custom_field_values.cost_center': 'K-2',
    });
  });
});
