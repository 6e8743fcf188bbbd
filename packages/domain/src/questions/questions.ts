// Questions for applicants, on a posting, a form or a quiz (JOB-011, JOB-020).

export const QUESTION_TYPES = [
  'short_text',
  'long_text',
  'single_choice',
  'multiple_choice',
  'yes_no',
  'number',
  'date',
  'file',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTION_TITLE_MAX = 300;
export const OPTION_MAX = 120;
export const OPTIONS_MAX = 30;
export const QUESTIONS_MAX = 50;
export const SHORT_TEXT_MAX = 200;
export const LONG_TEXT_MAX = 4000;

/** The answers to `yes_no` questions, as they are stored and compared. */
export const YES = 'yes';
export const NO = 'no';

/** How many of the acceptable choices an answer needs: any one, or all. */
export const SCREENING_NEEDS = ['any', 'all'] as const;
type ScreeningNeed = (typeof SCREENING_NEEDS)[number];

export interface Question {
  /** Never changes through edits, so that answers stay linked to their question. */
  id: number;
  title: string;
  question_type: QuestionType;
  is_required: boolean;
  options: readonly string[];
  /** Empty when it is not a screening question. Otherwise choices, `yes` or `no`, or the minimum for a number. */
  acceptable_answers: readonly string[];
  needs: ScreeningNeed;
  sequence: number;
}

/** A quiz question: the correct answers and their points. */
export interface QuizQuestion extends Question {
  correct_answers: readonly string[];
  points: number;
}

/** A newly added question. */
export const newQuestion = (id: number, sequence: number): Question => ({
  id,
  title: '',
  question_type: 'short_text',
  is_required: true,
  options: [],
  acceptable_answers: [],
  needs: 'any',
  sequence,
});

export const newQuizQuestion = (id: number, sequence: number): QuizQuestion => ({
  ...newQuestion(id, sequence),
  question_type: 'single_choice',
  options: ['', ''],
  correct_answers: [],
  points: 1,
});

export const hasOptions = (type: QuestionType): boolean => type === 'single_choice' || type === 'multiple_choice';

/** Types that can screen applicants; free text, dates and files need a person to read them. */
export const canScreen = (type: QuestionType): boolean => hasOptions(type) || type === 'yes_no' || type === 'number';

/** Types that a quiz can score automatically. A short text is correct when it equals one of the correct answers. */
export const canBeMarked = (type: QuestionType): boolean => canScreen(type) || type === 'short_text';

/** The choices, whether used as acceptable or as correct answers. */
export const choicesOf = ({
  question_type,
  options,
}: Pick<Question, 'question_type' | 'options'>): readonly string[] =>
  question_type === 'yes_no' ? [YES, NO] : options;

/** Sorts by sequence and renumbers from 0 without gaps, as it is stored. */
export const inSequence = <Q extends { sequence: number }>(questions: readonly Q[]): Q[] =>
  [...questions].sort((a, b) => a.sequence - b.sequence).map((question, sequence) => ({ ...question, sequence }));
