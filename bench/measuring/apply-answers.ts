// Answers that an application form accepts.
import type { AskedQuestion } from '@onward/contract/questions/questions';
import type { QuestionType } from '@onward/domain/questions/questions';

const ANSWERS: Partial<Record<QuestionType, unknown>> = { yes_no: 'yes', number: 3, date: '2026-12-01' };

/** An answer to every question except files, which are optional here. */
export const answersTo = (questions: readonly AskedQuestion[]): object[] =>
  questions.map(({ id, question_type: type, options: [first] }) => {
    const chosen = type === 'multiple_choice' ? [first] : first;
    return { question_id: id, value: ANSWERS[type] ?? chosen ?? (type === 'file' ? null : 'Three years at a diner') };
  });
