import type { DocumentField } from '@onward/domain/documents/fields';
import { describe, expect, it } from 'vitest';
import {
  fillInputs,
  fillProblems,
  isFilledFirst,
  offerSteps,
  ownFields,
  problemName,
  startValues,
} from './fill-inputs.ts';

const field = (id: string, kind: DocumentField['kind'], more: Partial<DocumentField> = {}): DocumentField => ({
  id,
  kind,
  role: 'applicant',
  label: id,
  required: true,
  ...more,
});

const FIELDS = [
  field('0_sign', 'signature'),
  field('0_shirt', 'text', { options: ['S', 'M'] }),
  field('0_pay', 'initials', { required: false }),
  field('1_tips', 'initials'),
  field('1_car', 'checkbox', { required: false }),
  field('1_day', 'date'),
];

describe('What an applicant fills in', () => {
  it('is every text and checkbox, and the initials once [AHD-010]', () => {
    expect(fillInputs(FIELDS)).toEqual([
      { kind: 'text', name: 'values.0_shirt', field: FIELDS[1] },
      { kind: 'initials', name: 'initials', ids: ['0_pay', '1_tips'], isRequired: true },
      { kind: 'checkbox', name: 'values.1_car', field: FIELDS[4] },
    ]);
  });

  it('is not what the company fills in [AHD-010]', () => {
    const fields = [field('a', 'text'), field('b', 'text', { role: 'company' })];
    const documents = [{ position: 0, title: 'Letter', format: 'text' as const, fields }];
    expect(ownFields(documents as Parameters<typeof ownFields>[0])).toEqual([fields[0]]);
  });

  it('is a step of its own only when there is something [AHD-010]', () => {
    expect(offerSteps(fillInputs(FIELDS))).toEqual(['fill', 'sign']);
    expect(offerSteps(fillInputs([field('s', 'signature'), field('d', 'date')]))).toEqual(['sign']);
  });

  it('starts with what was saved, and with initials from the name [AHD-010]', () => {
    expect(startValues(FIELDS, { '0_shirt': 'M', '1_tips': 'AMO' }, 'Amara Okafor')).toEqual({
      '0_shirt': 'M',
      '0_pay': 'AO',
      '1_tips': 'AMO',
    });
  });

  it('shows a problem at its input, also when the server finds it [AHD-010]', () => {
    expect(fillProblems(FIELDS, { '0_shirt': 'XL', '0_pay': 'A', '1_tips': 'A' })).toEqual({
      'values.0_shirt': 'not_an_option',
      initials: 'initials_invalid',
    });
    expect(problemName(FIELDS, 'values.1_tips')).toBe('initials');
    expect(['values.0_shirt', 'initials', 'agreed'].map(isFilledFirst)).toEqual([true, true, false]);
  });
});
