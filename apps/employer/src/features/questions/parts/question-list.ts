// Editing a list of questions: adding, moving, copying, and the effects of a change on other settings.
import type { QuestionInput, QuizQuestionInput } from '@onward/contract/questions/questions';
import {
  canBeMarked,
  choicesOf,
  hasOptions,
  inSequence,
  NO,
  type Question,
  type QuestionType,
  type QuizQuestion,
  YES,
} from '@onward/domain/questions/questions';

/** Answers refer to this id, so it is assigned when the question is created. */
export const freshQuestionId = (): number => ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1) + 1;

const counted = <Q extends Question>(questions: readonly Q[]): Q[] =>
  questions.map((question, sequence) => ({ ...question, sequence }));

export const replaced = <Q extends Question>(questions: readonly Q[], changed: Q): Q[] =>
  questions.map((question) => (question.id === changed.id ? changed : question));

export const removed = <Q extends Question>(questions: readonly Q[], id: number): Q[] =>
  counted(questions.filter((question) => question.id !== id));

/** The copy follows its original. */
export function duplicated<Q extends Question>(questions: readonly Q[], id: number, freshId: number): Q[] {
  return counted(
    questions.flatMap((question) => (question.id === id ? [question, { ...question, id: freshId }] : [question])),
  );
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const [item] = items.slice(from, from + 1);
  if (item === undefined || to < 0 || to > rest.length) return [...items];
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

export const movedQuestion = <Q extends Question>(questions: readonly Q[], from: number, to: number): Q[] =>
  counted(moved(questions, from, to));

export const ordered = <Q extends Question>(questions: readonly Q[]): Q[] => inSequence(questions);

const MIN_OPTIONS = 2;

/** Options are kept if the new type has them too; marked answers belong to the old type and are removed. */
export function withType<Q extends Question>(question: Q, type: QuestionType): Q {
  const kept = hasOptions(question.question_type) ? question.options : [];
  const missing = Array.from({ length: Math.max(0, MIN_OPTIONS - kept.length) }, () => '');
  return {
    ...question,
    question_type: type,
    options: hasOptions(type) ? [...kept, ...missing] : [],
    acceptable_answers: [],
    ...('correct_answers' in question && { correct_answers: [], points: canBeMarked(type) ? 1 : 0 }),
  };
}

export type Marks = 'acceptable_answers' | 'correct_answers';

export const marksOf = (question: Question | QuizQuestion, marks: Marks): readonly string[] =>
  marks === 'acceptable_answers' || !('correct_answers' in question)
    ? question.acceptable_answers
    : question.correct_answers;

/** In the order of the choices, regardless of the order they were checked in. */
export function withMark<Q extends Question>(question: Q, marks: Marks, choice: string, marked: boolean): Q {
  const others = marksOf(question, marks).filter((answer) => answer !== choice);
  const wanted = marked ? [...others, choice] : others;
  return { ...question, [marks]: choicesOf(question).filter((each) => wanted.includes(each)) };
}

/** A marked option stays marked under its new name. */
export function withOption<Q extends Question>(question: Q, index: number, text: string): Q {
  const old = question.options[index];
  const options = question.options.map((option, place) => (place === index ? text : option));
  const renamed = (answers: readonly string[]) =>
    answers.flatMap((answer) => (answer === old ? (text.trim() === '' ? [] : [text]) : [answer]));
  return {
    ...question,
    options,
    acceptable_answers: renamed(question.acceptable_answers),
    ...('correct_answers' in question && { correct_answers: renamed(question.correct_answers as readonly string[]) }),
  };
}

export function withoutOption<Q extends Question>(question: Q, index: number): Q {
  const gone = question.options[index];
  const options = question.options.filter((_, place) => place !== index);
  const left = (answers: readonly string[]) => answers.filter((answer) => answer !== gone);
  return {
    ...question,
    options,
    acceptable_answers: left(question.acceptable_answers),
    ...('correct_answers' in question && { correct_answers: left(question.correct_answers as readonly string[]) }),
  };
}

/** When screening is enabled, a default answer is marked if there is one; choices are marked by the author. */
export function screening<Q extends Question>(question: Q, on: boolean): Q {
  const usual: Partial<Record<QuestionType, string[]>> = { yes_no: [YES], number: ['1'] };
  return { ...question, acceptable_answers: on ? (usual[question.question_type] ?? []) : [] };
}

export const isYesOrNo = (answer: string): answer is typeof YES | typeof NO => answer === YES || answer === NO;

/** The questions in the format of the request. */
export const questionInputs = (questions: readonly Question[]): QuestionInput[] =>
  questions.map(({ options, acceptable_answers, ...question }) => ({
    ...question,
    options: [...options],
    acceptable_answers: [...acceptable_answers],
  }));

export const quizQuestionInputs = (questions: readonly QuizQuestion[]): QuizQuestionInput[] =>
  questions.map(({ correct_answers, points, ...question }) => ({
    ...(questionInputs([question])[0] as QuestionInput),
    correct_answers: [...correct_answers],
    points,
  }));
