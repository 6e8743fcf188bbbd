import type { AskedStep } from '@onward/contract/careers/portal-pages';
import { describe, expect, it } from 'vitest';
import {
  fromDraft,
  hasEntries,
  NO_EQUAL_OPPORTUNITY,
  NOTHING_YET,
  problemsOfStep,
  stepOfField,
  toApplication,
  withAnswer,
} from './entries.ts';

const STEPS: AskedStep[] = [
  { step: 'about_you', question_ids: [] },
  { step: 'questions', question_ids: [11, 12] },
  { step: 'more_questions', question_ids: [13] },
  { step: 'review', question_ids: [] },
];

describe('Entries', () => {
  it.each([
    ['first_name', 'about_you'],
    ['resume_upload_id', 'about_you'],
    ['answers.11', 'questions'],
    ['answers.13', 'more_questions'],
    ['answers.99', 'about_you'],
  ])('find the field %s on the screen %s [CAR-009]', (field, step) => {
    expect(stepOfField(STEPS, field)).toBe(step);
  });

  it('show on a screen only the problems of that screen [CAR-009]', () => {
    const problems = { phone: 'required', 'answers.12': 'required' };
    expect(problemsOfStep(problems, STEPS, 'questions')).toEqual({ 'answers.12': 'required' });
  });

  it('replace the earlier answer to a question [CAR-009]', () => {
    const once = withAnswer([], 11, 'yes');
    expect(withAnswer(once, 11, 'no')).toEqual([{ question_id: 11, value: 'no' }]);
  });

  it('continue from a draft with only some of the fields [AHD-008]', () => {
    expect(fromDraft({ first_name: 'Amara' })).toEqual({ ...NOTHING_YET, first_name: 'Amara' });
  });

  it.each([
    [{}, false],
    [{ region_number: '44' }, false],
    [{ answers: [] }, false],
    [{ first_name: 'Amara' }, true],
    [{ sms_consent: true }, true],
    [{ answers: [{ question_id: 11, value: 'yes' }] }, true],
  ])('of %j are worth announcing: %s [AHD-008]', (entries, expected) => {
    expect(hasEntries({ ...NOTHING_YET, ...entries })).toBe(expected);
  });

  it('include no email address when none was given [AHD-008]', () => {
    const sent = toApplication({
      entries: { ...NOTHING_YET, email: ' ' },
      equalOpportunity: NO_EQUAL_OPPORTUNITY,
      language: 'es',
      refererSource: 'whatsapp',
      draftToken: null,
      honeypot: '',
    });
    expect(sent).toMatchObject({ email: null, referer_source: 'whatsapp', language: 'es' });
    expect(sent).not.toHaveProperty('draft_token');
  });
});
