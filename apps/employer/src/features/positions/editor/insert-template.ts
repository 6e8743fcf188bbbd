// Copies parts of a template into a job that is being edited.
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { ordered } from '../../questions/parts/question-list.ts';
import type { TextEntries } from './posting-entries.ts';

export const INSERT_PARTS = ['title', 'description', 'pay', 'questions'] as const;
export type InsertPart = (typeof INSERT_PARTS)[number];

/** The questions get new ids, because answers belong to a question of one job. */
export function insertedFrom(
  template: PositionTemplate,
  parts: readonly InsertPart[],
  freshId: () => number,
): Partial<TextEntries> {
  const { title, description, salary_min, salary_max, salary_unit, questions } = template;
  const own = ordered(questions).map((question) => ({ ...question, id: freshId() }));
  const taken: Record<InsertPart, Partial<TextEntries>> = {
    title: { title },
    description: { description },
    pay: { salary_min, salary_max, salary_unit },
    questions: { questions: own },
  };
  return Object.assign({}, ...parts.map((part) => taken[part]));
}

/** The previous values of the same fields, for undo. */
export const replacedBy = (entries: TextEntries, inserted: Partial<TextEntries>): Partial<TextEntries> =>
  Object.fromEntries(Object.entries(entries).filter(([field]) => field in inserted));
