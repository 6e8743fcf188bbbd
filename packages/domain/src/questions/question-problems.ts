// Validation of a question as its author wrote it; each problem names its field.
import {
  canBeMarked,
  canScreen,
  choicesOf,
  hasOptions,
  OPTION_MAX,
  OPTIONS_MAX,
  QUESTION_TITLE_MAX,
  QUESTIONS_MAX,
  type Question,
  type QuizQuestion,
} from './questions.ts';

export type QuestionProblem =
  | 'title_required'
  | 'title_too_long'
  | 'options_too_few'
  | 'options_too_many'
  | 'option_empty'
  | 'option_too_long'
  | 'option_twice'
  | 'acceptable_answer_unknown'
  | 'cannot_screen'
  | 'correct_answer_missing'
  | 'correct_answer_unknown'
  | 'cannot_be_marked'
  | 'points_invalid';

export type QuestionProblems = Partial<
  Record<'title' | 'options' | 'acceptable_answers' | 'correct_answers' | 'points', QuestionProblem>
>;

export const POINTS_MAX = 100;
const MIN_OPTIONS = 2;

export const isTooManyQuestions = (questions: readonly unknown[]): boolean => questions.length > QUESTIONS_MAX;

export function questionProblems(question: Question): QuestionProblems {
  return present({
    title: titleProblem(question.title),
    options: hasOptions(question.question_type) ? optionsProblem(question.options) : null,
    acceptable_answers: screeningProblem(question),
  });
}

export function quizQuestionProblems(question: QuizQuestion): QuestionProblems {
  return present({
    ...questionProblems(question),
    correct_answers: correctAnswersProblem(question),
    points:
      Number.isInteger(question.points) && question.points >= 0 && question.points <= POINTS_MAX
        ? null
        : 'points_invalid',
  });
}

function titleProblem(title: string): QuestionProblem | null {
  if (title.trim() === '') return 'title_required';
  return title.trim().length > QUESTION_TITLE_MAX ? 'title_too_long' : null;
}

function optionsProblem(options: readonly string[]): QuestionProblem | null {
  const plain = options.map((option) => option.trim().toLowerCase());
  if (options.length < MIN_OPTIONS) return 'options_too_few';
  if (options.length > OPTIONS_MAX) return 'options_too_many';
  if (plain.includes('')) return 'option_empty';
  if (options.some((option) => option.trim().length > OPTION_MAX)) return 'option_too_long';
  return new Set(plain).size < plain.length ? 'option_twice' : null;
}

function screeningProblem(question: Question): QuestionProblem | null {
  const { question_type, acceptable_answers } = question;
  if (acceptable_answers.length === 0) return null;
  if (!canScreen(question_type)) return 'cannot_screen';
  return areKnown(question, acceptable_answers) ? null : 'acceptable_answer_unknown';
}

function correctAnswersProblem(question: QuizQuestion): QuestionProblem | null {
  const { question_type, correct_answers, points } = question;
  if (!canBeMarked(question_type)) return points > 0 ? 'cannot_be_marked' : null;
  if (correct_answers.length === 0) return points > 0 ? 'correct_answer_missing' : null;
  if (question_type === 'short_text')
    return correct_answers.some((answer) => answer.trim() === '') ? 'correct_answer_missing' : null;
  return areKnown(question, correct_answers) ? null : 'correct_answer_unknown';
}

function areKnown(question: Question, answers: readonly string[]): boolean {
  if (question.question_type === 'number') return answers.length === 1 && isTypedNumber(answers[0] ?? '');
  const choices = choicesOf(question);
  return answers.every((answer) => choices.includes(answer));
}

const isTypedNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

const present = (
  problems: { [Field in keyof QuestionProblems]: QuestionProblem | null | undefined },
): QuestionProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as QuestionProblems;
