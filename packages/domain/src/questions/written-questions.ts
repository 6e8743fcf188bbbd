// Completes questions from an author's request: unique ids, default values, and no settings that don't apply.
import { hasOptions, newQuestion, newQuizQuestion, type Question, type QuizQuestion } from './questions.ts';

export type WrittenQuestion = Partial<Question> & Pick<Question, 'title'>;
export type WrittenQuizQuestion = Partial<QuizQuestion> & Pick<QuizQuestion, 'title'>;

/** Keeps the given order, so that problems are reported at the right index. `freshId` provides the randomness. */
export const completeQuestions = (written: readonly WrittenQuestion[], freshId: () => number): Question[] =>
  identified(written, freshId).map(({ id, question }, index) => completed(newQuestion(id, index), question));

export const completeQuizQuestions = (written: readonly WrittenQuizQuestion[], freshId: () => number): QuizQuestion[] =>
  identified(written, freshId).map(({ id, question }, index) => ({
    ...completed({ ...newQuizQuestion(id, index), question_type: 'short_text' }, question),
    correct_answers: trimmed(question.correct_answers ?? []),
    points: question.points ?? 1,
  }));

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim());

function completed<Q extends Question>(usual: Q, written: Partial<Question>): Q {
  const type = written.question_type ?? usual.question_type;
  return {
    ...usual,
    title: (written.title ?? '').trim(),
    question_type: type,
    is_required: written.is_required ?? usual.is_required,
    options: hasOptions(type) ? trimmed(written.options ?? []) : [],
    acceptable_answers: trimmed(written.acceptable_answers ?? []),
    needs: written.needs ?? usual.needs,
    sequence: written.sequence ?? usual.sequence,
  };
}

/** The first question with an id keeps it; a second one with the same id is a new question. */
function identified<Q extends { id?: number }>(
  written: readonly Q[],
  freshId: () => number,
): { id: number; question: Q }[] {
  const known = new Set(written.flatMap(({ id }) => id ?? []));
  const taken = new Set<number>();
  return written.map((question) => {
    let id = question.id;
    while (id === undefined || taken.has(id)) {
      const fresh = freshId();
      id = known.has(fresh) ? undefined : fresh;
    }
    taken.add(id);
    return { id, question };
  });
}
