// The application form: required fields and steps (CAR-008, CAR-009, AHD-008).
import { isEmail } from '../platform/contact/email.ts';
import { isBlankPhone, isPhoneNumber } from '../platform/contact/phone.ts';
import { type Answer, type AnswerProblem, answerProblems } from '../questions/answers.ts';
import type { Question } from '../questions/questions.ts';
import { APPLICANT_NAME_MAX } from './applicant-name.ts';

export { APPLICANT_NAME_MAX };

export interface ApplicationEntry {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  region_number: string;
  sms_consent: boolean;
  resume_upload_id: number | null;
  answers: readonly Answer[];
}

/** What a posting requires besides its questions. */
export interface ApplicationDemands {
  questions: readonly Question[];
  requires_email: boolean;
  requires_resume: boolean;
}

type ContactProblem = 'required' | 'too_long' | 'email_invalid' | 'phone_invalid';
export type ApplicationProblem = ContactProblem | AnswerProblem;

/**
 * Problems by field; answers use `answers.{question id}`. Name and phone are enough unless the posting requires more.
 */
export function applicationProblems(
  entry: ApplicationEntry,
  demands: ApplicationDemands,
): Readonly<Record<string, ApplicationProblem>> {
  const problems: [string, ApplicationProblem | null][] = [
    ['first_name', nameProblem(entry.first_name)],
    ['last_name', nameProblem(entry.last_name)],
    ['phone', phoneProblem(entry)],
    ['email', emailProblem(entry.email, demands.requires_email)],
    ['resume_upload_id', demands.requires_resume && !entry.resume_upload_id ? 'required' : null],
    ...Object.entries(answerProblems(demands.questions, entry.answers)).map(
      ([id, problem]): [string, ApplicationProblem] => [`answers.${id}`, problem],
    ),
  ];
  return Object.fromEntries(problems.filter((each): each is [string, ApplicationProblem] => each[1] !== null));
}

function nameProblem(name: string): ContactProblem | null {
  if (name.trim() === '') return 'required';
  return name.trim().length > APPLICANT_NAME_MAX ? 'too_long' : null;
}

function phoneProblem({ phone, region_number }: ApplicationEntry): ContactProblem | null {
  if (isBlankPhone(phone)) return 'required';
  return isPhoneNumber({ phone, region_number }) ? null : 'phone_invalid';
}

function emailProblem(email: string, required: boolean): ContactProblem | null {
  if (email.trim() === '') return required ? 'required' : null;
  return isEmail(email) ? null : 'email_invalid';
}

export const APPLY_STEPS = ['about_you', 'questions', 'more_questions', 'equal_opportunity', 'review'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

const QUESTIONS_PER_STEP = 6;

/** The screens of an application: at most five, none of them empty. */
export function applySteps(questions: readonly Question[], asksEqualOpportunity: boolean): ApplyStep[] {
  return APPLY_STEPS.filter((step) => {
    if (step === 'questions') return questions.length > 0;
    if (step === 'more_questions') return questions.length > QUESTIONS_PER_STEP;
    return step === 'equal_opportunity' ? asksEqualOpportunity : true;
  });
}

/** The questions of a step: a few on the first page, the rest on the second. */
export function questionsOfStep<Q extends Question>(questions: readonly Q[], step: ApplyStep): Q[] {
  const perStep = questions.length > QUESTIONS_PER_STEP ? Math.ceil(questions.length / 2) : questions.length;
  if (step === 'questions') return questions.slice(0, perStep);
  return step === 'more_questions' ? questions.slice(perStep) : [];
}

/** Estimated minutes an application takes, for the button text. */
export const minutesForQuestions = (questions: number): number => Math.max(2, Math.ceil(1 + questions / 4));
