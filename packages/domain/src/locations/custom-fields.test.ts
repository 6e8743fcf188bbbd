import { describe, expect, it, test } from 'vitest';
import { type CustomField, customFieldKey, customFieldProblem, customFieldProblems } from './custom-fields.ts';
import { problemEntries } from './field-problems.ts';

const field = (field_type: CustomField['field_type'], required = false): CustomField => ({
  key: 'region',
  field_type,
  options: ['Atlanta East', 'Atlanta West'],
  required,
});

describe('a value of a custom field', () => {
  it.each([
    ['text', 'North', null],
    ['text', 'x'.repeat(501), { problem: 'too_long', count: 500 }],
    ['text', 4, { problem: 'not_an_option' }],
    ['number', 4.5, null],
    ['number', '4.5', { problem: 'not_a_number' }],
    ['number', Number.NaN, { problem: 'not_a_number' }],
    ['date', '2024-03-02', null],
    ['date', '2024-02-30', { problem: 'not_a_date' }],
    ['date', '03/02/2024', { problem: 'not_a_date' }],
    ['select', 'Atlanta East', null],
    ['select', 'Savannah', { problem: 'not_an_option' }],
    ['checkbox', true, null],
    ['checkbox', 'yes', { problem: 'not_yes_or_no' }],
  ] as const)('of type %s: %o gives %o [CMP-017]', (type, value, problem) => {
    expect(customFieldProblem(field(type), value)).toEqual(problem);
  });

  it.each(['text', 'number', 'date', 'select', 'checkbox'] as const)(
    'of type %s can be missing only when optional [CMP-017]',
    (type) => {
      for (const blank of [undefined, null, '', '  ']) {
        expect(customFieldProblem(field(type), blank)).toBeNull();
        expect(customFieldProblem(field(type, true), blank)).toEqual({ problem: 'required' });
      }
    },
  );

  it('is rejected when the company has no such field [CMP-017]', () => {
    expect(problemEntries(customFieldProblems([field('text', true)], { region: 'East', mood: 'good' }))).toEqual([
      ['mood', { problem: 'unknown_custom_field' }],
    ]);
  });
});

test.each([
  ['Sales region', 'sales_region'],
  ['  Öffnung #2 ', 'offnung_2'],
  ['区域', 'field'],
])('the label %o has the key %s [CMP-017]', (label, key) => {
  expect(customFieldKey(label)).toBe(key);
});
