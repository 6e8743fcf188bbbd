import { describe, expect, it } from 'vitest';
import { newQuestion, type Question } from '../questions/questions.ts';
import {
  APPLICANT_NAME_MAX,
  type ApplicationDemands,
  type ApplicationEntry,
  applicationProblems,
  applySteps,
  minutesForQuestions,
  questionsOfStep,
} from './application-form.ts';

const ENTRY: ApplicationEntry = {
  first_name: 'Amara',
  last_name: 'Okafor',
  email: '',
  phone: '4045550148',
  region_number: '1',
  sms_consent: false,
  resume_upload_id: null,
  answers: [],
};
const DEMANDS: ApplicationDemands = { questions: [], requires_email: false, requires_resume: false };
const YES_NO: Question = { ...newQuestion(12, 0), title: 'Adult?', question_type: 'yes_no' };
const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => newQuestion(index + 1, index));

describe('An application', () => {
  it('needs a name and a phone number, and nothing else [CAR-009, AHD-008]', () => {
    expect(applicationProblems(ENTRY, DEMANDS)).toEqual({});
  });

  it.each<[string, Partial<ApplicationEntry>, Partial<ApplicationDemands>, Record<string, string>]>([
    ['no first name', { first_name: ' ' }, {}, { first_name: 'required' }],
    ['no last name', { last_name: '' }, {}, { last_name: 'required' }],
    ['too long a name', { last_name: 'x'.repeat(APPLICANT_NAME_MAX + 1) }, {}, { last_name: 'too_long' }],
    ['no phone', { phone: '( ) -' }, {}, { phone: 'required' }],
    ['half a phone number', { phone: '40455' }, {}, { phone: 'phone_invalid' }],
    ['a number of another region', { region_number: '65' }, {}, { phone: 'phone_invalid' }],
    ['no email where one is required', {}, { requires_email: true }, { email: 'required' }],
    ['an invalid email where none is required', { email: 'amara@' }, {}, { email: 'email_invalid' }],
    ['no resume where one is required', {}, { requires_resume: true }, { resume_upload_id: 'required' }],
    ['no answer to a required question', {}, { questions: [YES_NO] }, { 'answers.12': 'not_yes_or_no' }],
    [
      'an answer that is none of the options',
      { answers: [{ question_id: 12, value: 'maybe' }] },
      { questions: [YES_NO] },
      { 'answers.12': 'not_yes_or_no' },
    ],
  ])('with %s is rejected with an error on the field [CAR-009]', (_what, entry, demands, problems) => {
    expect(applicationProblems({ ...ENTRY, ...entry }, { ...DEMANDS, ...demands })).toEqual(problems);
  });
});

describe('The screens of an application', () => {
  it.each([
    [0, false, ['about_you', 'review']],
    [1, false, ['about_you', 'questions', 'review']],
    [6, false, ['about_you', 'questions', 'review']],
    [7, false, ['about_you', 'questions', 'more_questions', 'review']],
    [0, true, ['about_you', 'equal_opportunity', 'review']],
    [50, true, ['about_you', 'questions', 'more_questions', 'equal_opportunity', 'review']],
  ])('with %i questions and equal opportunity %s are %o, at most five [AHD-008]', (count, asks, steps) => {
    expect(applySteps(questions(count), asks)).toEqual(steps);
  });

  it.each([0, 1, 6, 7, 13, 50])('ask each of %i questions once, in order [AHD-008]', (count) => {
    const asked = applySteps(questions(count), true).flatMap((step) => questionsOfStep(questions(count), step));
    expect(asked.map(({ id }) => id)).toEqual(questions(count).map(({ id }) => id));
  });

  it.each([
    [0, 2],
    [4, 2],
    [8, 3],
    [50, 14],
  ])('of %i questions take about %i minutes [AHD-008]', (count, minutes) => {
    expect(minutesForQuestions(count)).toBe(minutes);
  });
});
