import { describe, expect, it } from 'vitest';
import { documentsOfList, I9_DOCUMENT_KEYS, i9Document } from '../../everify/i9-documents.ts';
import { type FormAnswers, fieldsOf, formProblems } from './form-fields.ts';
import { formOf } from './form-of-action.ts';
import { copyProblems, i9Section2 } from './i9-section2.ts';

const CONTEXT = {
  work_state: 'GA',
  questions: [],
  uses_everify: false,
  is_minor: false,
  work_status: null,
  missing: [],
};

function problemsOf(type: 'hr_fill_i9_form' | 'formi9_section2', answers: FormAnswers) {
  const form = formOf(type, CONTEXT);
  if (!form) throw new Error(`${type} has no form.`);
  return formProblems(form, answers, '2026-11-18');
}

describe('Form I-9, Section 2', () => {
  const signed = { first_day: '2026-12-01', signer_title: 'Manager', examined: 'in_person' };

  it('takes one paper of List A, or one of each other list, but no expired one [ONB-044]', () => {
    const passport = { papers: 'a', a_document: 'us_passport', a_issuer: 'U.S. Department of State' };
    expect(problemsOf('hr_fill_i9_form', { ...signed, ...passport })).toEqual({
      a_number: 'required',
      a_expires: 'required',
    });
    const whole = { ...signed, ...passport, a_number: '512345678', a_expires: '2031-01-01' };
    expect(problemsOf('hr_fill_i9_form', whole)).toEqual({});
    expect(problemsOf('hr_fill_i9_form', { ...whole, a_expires: '2026-01-01' })).toEqual({
      a_expires: 'document_expired',
    });
    const both = { ...signed, papers: 'b_and_c', b_document: 'drivers_license', b_issuer: 'Georgia', b_number: '0587' };
    expect(problemsOf('formi9_section2', both)).toEqual({ c_document: 'not_chosen', c_issuer: 'required' });
    const card = { c_document: 'ss_card', c_issuer: 'SSA', c_number: '219456789' };
    expect(problemsOf('formi9_section2', { ...both, ...card })).toEqual({});
  });

  it.each([
    ['us_passport', true, 'copy_of_us_passport'],
    ['us_passport_card', true, 'copy_of_us_passport_card'],
    ['i551', true, 'copy_of_i551'],
    ['i766', true, 'copy_of_i766'],
    ['foreign_passport_i94', true, undefined],
    ['us_passport', false, undefined],
  ])('with %s and E-Verify %s is signed without a copy: %s [ONB-044, EVF-016]', (a_document, usesEverify, problem) => {
    const answers = { papers: 'a', a_document };
    const problems = (copies: Parameters<typeof copyProblems>[1], more = {}) =>
      copyProblems({ ...answers, ...more }, copies, { usesEverify });
    expect(problems([]).a_document).toBe(problem);
    expect(problems([{ list: 'b' }]).a_document).toBe(problem);
    expect(problems([{ list: 'a' }])).toEqual({});
    expect(problems([{ list: null }])).toEqual({});
    // A receipt has no photo yet, and papers of the other lists are not compared.
    expect(problems([], { a_receipt: 'replacement' })).toEqual({});
    expect(problems([], { papers: 'b_and_c', b_document: 'drivers_license', c_document: 'ss_card' })).toEqual({});
  });

  // An E-Verify employer may only accept a document of List B with a photo.
  it('offers E-Verify employers only what can show a photo on List B, tribal documents among it [ONB-044, EVF-016]', () => {
    const offered = (usesEverify: boolean): readonly string[] => {
      const form = i9Section2({ isMinor: true, usesEverify, workStatus: 'us_citizen' });
      const field = fieldsOf(form).find(({ key }) => key === 'b_document');
      return field?.kind === 'choice' ? field.options : [];
    };
    const withoutPhoto = ['voter_card', 'school_record', 'clinic_record', 'day_care_record'];
    expect(offered(true)).toEqual(offered(false).filter((key) => !withoutPhoto.includes(key)));
    expect(offered(true)).toContain('tribal');
  });

  it('offers school records to people under 18 only [ONB-044]', () => {
    expect(documentsOfList('b')).not.toContain('school_record');
    expect(documentsOfList('b', { isMinor: true })).toContain('school_record');
    expect(I9_DOCUMENT_KEYS).toHaveLength(27);
    expect(i9Document('constructor')).toBeNull();
  });
});
