import type { CustomField } from '@onward/contract/locations/custom-fields';
import { describe, expect, it } from 'vitest';
import { customEntriesOf, customEntryProblems, customValuesOf } from './custom-field-entries.ts';

const field = (key: string, field_type: CustomField['field_type'], required = false): CustomField => ({
  id: 1,
  target: 'location',
  key,
  label: key,
  field_type,
  options: ['East'],
  required,
});
const fields = [field('region', 'select', true), field('seats', 'number'), field('patio', 'checkbox')];

describe('values of custom fields', () => {
  it('become text and checkboxes, and convert back unchanged [CMP-017]', () => {
    const values = { region: 'East', seats: 40, patio: true };
    const entries = customEntriesOf(fields, values);
    expect(entries).toEqual({
      'custom_field_values.region': 'East',
      'custom_field_values.seats': '40',
      'custom_field_values.patio': true,
    });
    expect(customValuesOf(fields, entries)).toEqual(values);
  });

  it('are empty when nothing is entered [CMP-017]', () => {
    expect(customValuesOf(fields, customEntriesOf(fields, {}))).toEqual({ region: null, seats: null, patio: false });
  });

  it('are validated by the rule the server uses [CMP-017]', () => {
    const entries = { ...customEntriesOf(fields, {}), 'custom_field_values.seats': 'forty' } as const;
    expect(customEntryProblems(fields, entries)).toEqual({
      'custom_field_values.region': { problem: 'required' },
      'custom_field_values.seats': { problem: 'not_a_number' },
      'custom_field_values.patio': null,
    });
  });
});
