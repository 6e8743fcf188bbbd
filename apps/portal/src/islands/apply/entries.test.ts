import type { AskedStep } from '@onward/contract/careers/portal-pages';
import { describe, expect, it } from 'vitest';
import {
  consentChange,
  fromDraft,
  hasEntries,
  NO_EQUAL_OPPORTUNITY,
  NOTHING_YET,
  problemsOfStep,
  stepOfField,
  toApplication,
  withAnswer,
  withCurrentConsents,
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
    [{ shown_consents: { sms: { version: 2, language: 'es' as const } } }, false],
    [{ answers: [{ question_id: 11, value: 'yes' }] }, true],
  ])('of %j are worth announcing: %s [AHD-008]', (entries, expected) => {
    expect(hasEntries({ ...NOTHING_YET, ...entries })).toBe(expected);
  });

  describe('with a box that was ticked', () => {
    const beside = (version: number) => ({ version, language: 'en', text: `Words ${version}` }) as const;
    const ticked = { ...NOTHING_YET, ...consentChange(NOTHING_YET, 'sms', { ...beside(2), language: 'es' }, true) };

    it('say which text was beside it, and keep what was beside the other [AHD-009, AHD-020]', () => {
      expect(ticked).toMatchObject({ sms_consent: true, shown_consents: { sms: { version: 2, language: 'es' } } });
      expect(consentChange(ticked, 'keep_in_touch', beside(3), true)).toEqual({
        keep_in_touch: true,
        shown_consents: { sms: { version: 2, language: 'es' }, keep_in_touch: { version: 3, language: 'en' } },
      });
    });

    it.each([
      [2, true],
      [3, false],
    ])('keep it while version %i is in use: %s [AHD-008, AHD-020]', (version, kept) => {
      const later = withCurrentConsents(ticked, { sms: beside(version), keep_in_touch: beside(1) });
      expect(later).toEqual({ ...ticked, sms_consent: kept });
    });

    it('clear it when nobody knows what was beside it [AHD-008, AHD-020]', () => {
      const unknown = { ...NOTHING_YET, sms_consent: true, keep_in_touch: true };
      const cleared = withCurrentConsents(unknown, { sms: beside(1), keep_in_touch: beside(1) });
      expect(cleared).toEqual(NOTHING_YET);
    });
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
