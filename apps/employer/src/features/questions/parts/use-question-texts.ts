// Texts of questions: type, acceptable or correct answers, and problems.
import type { QuestionProblem } from '@onward/domain/questions/question-problems';
import type { Question, QuizQuestion } from '@onward/domain/questions/questions';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isYesOrNo, type Marks, marksOf } from './question-list.ts';

function marksText(question: Question | QuizQuestion, marks: Marks, t: TFunction): string {
  const answers = marksOf(question, marks).map((answer) => (isYesOrNo(answer) ? t(`questions:${answer}`) : answer));
  const [first = ''] = answers;
  if (answers.length === 0) return '';
  if (question.question_type === 'number' && marks === 'acceptable_answers')
    return t('questions:orMore', { least: first });
  const all = marks === 'correct_answers' ? question.question_type === 'multiple_choice' : question.needs === 'all';
  return answers.reduce((joined, answer) =>
    t(all ? 'questions:and' : 'questions:or', { first: joined, second: answer }),
  );
}

export function useQuestionTexts() {
  const { t } = useTranslation();
  return {
    typeText: (question: Question): string =>
      question.is_required
        ? t(`questions:types.${question.question_type}`)
        : t('questions:optionalType', { type: t(`questions:types.${question.question_type}`) }),
    marksText: (question: Question | QuizQuestion, marks: Marks): string => marksText(question, marks, t),
    /** The same text as the server's. */
    problemText: (problem: QuestionProblem | undefined): string | null =>
      problem ? t(`errors:fields.question_${problem}`) : null,
  };
}
