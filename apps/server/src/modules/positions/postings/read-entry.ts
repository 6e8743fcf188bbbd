// Reads a posting as sent by its author: omitted fields stay, texts are cleaned, and errors are reported by field.
import type { PositionInput } from '@onward/contract/positions/position';
import { type Pay, payProblems } from '@onward/domain/positions/postings';
import { sanitizeRichText } from '../../../platform/html/rich-text.ts';
import type { FieldTexts } from '../../../platform/http/errors.ts';
import type { PositionRow, PostingText } from './positions.queries.ts';
import { checkQuestions } from './save-questions.ts';

/** Writable fields of a posting. */
export type PositionValues = Pick<
  PositionRow,
  | keyof PostingText
  | 'title'
  | 'location_id'
  | 'department_id'
  | 'position_template_id'
  | 'hiring_process_template_id'
  | 'employment_type'
  | 'openings'
  | 'access'
  | 'application_deadline'
  | 'requires_email'
  | 'requires_resume'
>;

/** Default values of a new posting. */
export const BLANK_POSITION: Omit<PositionValues, 'title' | 'location_id'> = {
  description: '',
  salary_min: null,
  salary_max: null,
  salary_unit: null,
  shifts: [],
  benefits: [],
  questions: [],
  department_id: null,
  position_template_id: null,
  hiring_process_template_id: null,
  employment_type: 'full_time',
  openings: 1,
  access: 'public',
  application_deadline: null,
  requires_email: false,
  requires_resume: false,
};

export interface Entry<Values> {
  values: Values;
  problems: FieldTexts;
}

type TextInput = Partial<Omit<PositionInput, 'assigned_manager_ids'>>;

export function readPosition(input: TextInput, before: PositionValues): Entry<PositionValues> {
  const text = readText(input, before);
  const values: PositionValues = {
    ...text.values,
    title: input.title === undefined ? before.title : titleOf(input.title),
    location_id: input.location_id ?? before.location_id,
    department_id: input.department_id === undefined ? before.department_id : input.department_id,
    position_template_id:
      input.position_template_id === undefined ? before.position_template_id : input.position_template_id,
    hiring_process_template_id:
      input.hiring_process_template_id === undefined
        ? before.hiring_process_template_id
        : input.hiring_process_template_id,
    employment_type: input.employment_type ?? before.employment_type,
    openings: input.openings ?? before.openings,
    access: input.access ?? before.access,
    application_deadline:
      input.application_deadline === undefined ? before.application_deadline : input.application_deadline,
    requires_email: input.requires_email ?? before.requires_email,
    requires_resume: input.requires_resume ?? before.requires_resume,
  };
  return { values, problems: text.problems };
}

export const titleOf = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The fields that postings and templates share. */
export function readText(input: TextInput, before: PostingText): Entry<PostingText> {
  const checked = input.questions ? checkQuestions(input.questions) : null;
  const pay: Pay = {
    salary_min: amountOf(input.salary_min, before.salary_min),
    salary_max: amountOf(input.salary_max, before.salary_max),
    salary_unit: input.salary_unit === undefined ? before.salary_unit : input.salary_unit,
  };
  const values: PostingText = {
    description: input.description === undefined ? before.description : sanitizeRichText(input.description),
    ...pay,
    shifts: input.shifts ?? before.shifts,
    benefits: input.benefits ? distinct(input.benefits) : before.benefits,
    questions: checked?.questions ?? before.questions,
  };
  return { values, problems: { ...payWords(pay), ...checked?.problems } };
}

/** Money is stored to the cent. */
const amountOf = (given: number | null | undefined, before: number | null): number | null =>
  given === undefined ? before : given === null ? null : Math.round(given * 100) / 100;

const distinct = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean)),
];

const payWords = (pay: Pay): FieldTexts =>
  Object.fromEntries(
    Object.entries(payProblems(pay)).map(([field, problem]) => [field, [{ key: `fields.pay_${problem}` }]]),
  );
