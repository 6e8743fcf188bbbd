import type { Person } from '@onward/contract/applicants/persons';
import { describe, expect, it } from 'vitest';
import { differs, firstChoices, mergeValues, ruledSide, smsConsentOf } from './merge-choices.ts';

const person = (more: Partial<Person> = {}): Person => ({
  id: 1,
  first_name: 'Amara',
  last_name: 'Okafor',
  email: null,
  phone: '4045550148',
  region_number: '1',
  language: 'en',
  email_opt_out: false,
  sms_opt_out: false,
  sms_consent: false,
  keeps_in_touch: false,
  do_not_rehire: null,
  created_at: '2026-11-02T10:00:00Z',
  notes_count: 0,
  files_count: 0,
  applications: [],
  ...more,
});
const kept = person();
const other = person({ first_name: 'Amara N.', email: 'amara@work.example', language: 'es' });

describe('What the merged person keeps', () => {
  it('comes from the kept record, or from the other one where the kept record is empty [AHD-002]', () => {
    const choices = firstChoices(kept, other);
    expect(mergeValues(kept, other, choices)).toEqual({
      first_name: 'Amara',
      last_name: 'Okafor',
      phone: '4045550148',
      region_number: '1',
      email: 'amara@work.example',
      language: 'en',
    });
    expect(mergeValues(kept, other, { ...choices, name: 'other' })).toMatchObject({ first_name: 'Amara N.' });
  });

  it('is a choice only where the two differ [AHD-002]', () => {
    expect(differs('phone', kept, other)).toBe(false);
    expect(differs('name', kept, other)).toBe(true);
    expect(differs('sms', kept, person({ sms_opt_out: true }))).toBe(true);
  });

  it.each([
    ['sms', { sms_consent: true }, { sms_opt_out: true }, 'other'],
    ['sms', { sms_opt_out: true }, { sms_consent: true }, 'kept'],
    ['sms', {}, { sms_consent: true }, 'other'],
    ['inTouch', {}, { keeps_in_touch: true }, 'other'],
    ['rehire', {}, { do_not_rehire: { reason: 'Theft', at: '2026-01-01T00:00:00Z' } }, 'other'],
    ['rehire', { do_not_rehire: { reason: 'Theft', at: '2026-01-01T00:00:00Z' } }, {}, 'kept'],
  ] as const)('takes %s from who said no, or agreed [AHD-002, AHD-023]', (field, one, two, side) => {
    expect(ruledSide(field, person(one), person(two))).toBe(side);
  });

  it('shows consent to text messages as yes, no or withdrawn [AHD-009]', () => {
    expect(
      [{ sms_consent: true }, {}, { sms_consent: true, sms_opt_out: true }].map((each) => smsConsentOf(person(each))),
    ).toEqual(['yes', 'no', 'withdrawn']);
  });
});
