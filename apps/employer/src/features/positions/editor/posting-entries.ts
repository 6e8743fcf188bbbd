// The entries of the job editor: what changed, what can be saved now, and how responses are merged in.
import type { Position, PositionChange } from '@onward/contract/positions/position';
import { BENEFIT_MAX, BENEFITS_MAX, payProblems, TITLE_MAX } from '@onward/domain/positions/postings';
import type { Question } from '@onward/domain/questions/questions';
import { haveProblems, POSTING_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import { ordered, questionInputs } from '../../questions/parts/question-list.ts';

type Shared = Pick<
  Position,
  | 'title'
  | 'description'
  | 'salary_min'
  | 'salary_max'
  | 'salary_unit'
  | 'shifts'
  | 'benefits'
  | 'department_id'
  | 'hiring_process_template_id'
>;

/** The fields that jobs and their templates share. */
export interface TextEntries extends Shared {
  questions: Question[];
}

export interface PositionEntries
  extends TextEntries,
    Pick<
      Position,
      | 'location_id'
      | 'employment_type'
      | 'openings'
      | 'access'
      | 'application_deadline'
      | 'requires_email'
      | 'requires_resume'
    > {
  /** Empty for everyone except super admins. */
  assigned_manager_ids: number[];
}

export const entriesOf = (position: Position): PositionEntries => ({
  title: position.title,
  location_id: position.location_id,
  department_id: position.department_id,
  employment_type: position.employment_type,
  openings: position.openings,
  access: position.access,
  salary_min: position.salary_min,
  salary_max: position.salary_max,
  salary_unit: position.salary_unit,
  description: position.description,
  shifts: position.shifts,
  benefits: position.benefits,
  application_deadline: position.application_deadline,
  requires_email: position.requires_email,
  requires_resume: position.requires_resume,
  assigned_manager_ids: position.assigned_manager_ids ?? [],
  hiring_process_template_id: position.hiring_process_template_id,
  questions: ordered(position.questions),
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const fieldsOf = <Entries extends object>(entries: Entries) => Object.keys(entries) as (keyof Entries & string)[];

/** The fields that differ from the saved ones. */
export const changedFields = <Entries extends object>(entries: Entries, saved: Entries): (keyof Entries & string)[] =>
  fieldsOf(entries).filter((field) => !same(entries[field], saved[field]));

export type EntryProblem = 'title_required' | 'too_long' | 'benefits' | 'questions' | `pay_${string}`;

/** Problems by field. */
export function entryProblems(entries: TextEntries): Partial<Record<keyof TextEntries, EntryProblem>> {
  const pay = Object.entries(payProblems(entries)).map(([field, problem]) => [field, `pay_${problem}`]);
  const { title, benefits } = entries;
  return {
    ...Object.fromEntries(pay),
    ...(title.trim() === '' && { title: 'title_required' as const }),
    ...(title.length > TITLE_MAX && { title: 'too_long' as const }),
    ...((benefits.length > BENEFITS_MAX || benefits.some((each) => each.length > BENEFIT_MAX)) && {
      benefits: 'benefits' as const,
    }),
    ...(haveProblems(POSTING_QUESTIONS, entries.questions) && { questions: 'questions' as const }),
  };
}

const PAY = ['salary_min', 'salary_max', 'salary_unit'] as const;

/** Fields with problems are not saved yet, the others are; pay counts as one field. */
export function savableFields<Entries extends TextEntries>(
  entries: Entries,
  saved: Entries,
): (keyof Entries & string)[] {
  const problems = new Set<string>(Object.keys(entryProblems(entries)));
  const payWaits = PAY.some((field) => problems.has(field));
  const waits = (field: string) => problems.has(field) || (payWaits && PAY.some((part) => part === field));
  return changedFields(entries, saved).filter((field) => !waits(field));
}

/** The changed fields as the endpoint expects them. */
export function changeOf(entries: PositionEntries, fields: readonly string[]): PositionChange {
  const sent = Object.fromEntries(Object.entries(entries).filter(([field]) => fields.includes(field)));
  return { ...sent, ...(fields.includes('questions') && { questions: questionInputs(entries.questions) }) };
}

/**
 * Merges a saved response into the editor. Sent fields count as saved the way they were typed, so that nothing changes
 * while the user types; other fields take the server's value unless the user has edited them.
 */
export function rebased<Entries extends object>(
  now: { entries: Entries; saved: Entries },
  answer: Entries,
  sent: Partial<Entries>,
): { entries: Entries; saved: Entries } {
  const entries = { ...now.entries };
  const saved = { ...answer, ...sent };
  for (const field of fieldsOf(answer)) {
    if (!(field in sent) && same(now.entries[field], now.saved[field])) entries[field] = answer[field];
  }
  return { entries, saved };
}
