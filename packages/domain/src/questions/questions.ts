// Questions that applicants are asked, on a posting, a form or a quiz (JOB-011, JOB-020).

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

/** The answers to `yes_no`, as they are stored and compared. */
export const YES = 'yes';
export const NO = 'no';

/** Which of the marked choices an answer needs: one of them, or every one. */
export const SCREENING_NEEDS = ['any', 'all'] as const;
type ScreeningNeed = (typeof SCREENING_NEEDS)[number];

export interface Question {
  /** Stays with the question through every edit, so that answers keep their question. */
  id: number;
  title: string;
  question_type: QuestionType;
  is_required: boolean;
  options: readonly string[];
  /** Empty: not a screening question. Choices, `yes` or `no`, or for a number its least value. */
  acceptable_answers: readonly string[];
  needs: ScreeningNeed;
  sequence: number;
}

/** A question of a quiz: what is right, and what that is worth. */
export interface QuizQuestion extends Question {
  correct_answers: readonly string[];
  points: number;
}

/** What stands there when someone adds a question. */
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

/** Types whose answer can decide: free text, dates and files are read by people. */
export const canScreen = (type: QuestionType): boolean => hasOptions(type) || type === 'yes_no' || type === 'number';

/** Types a quiz can mark by itself. A short text is right when it says one of the right answers. */
export const canBeMarked = (type: QuestionType): boolean => canScreen(type) || type === 'short_text';

/** The answers one can choose from, whether as acceptable or as correct. */
export const choicesOf = ({
  question_type,
  options,
}: Pick<Question, 'question_type' | 'options'>): readonly string[] =>
  question_type === 'yes_no' ? [YES, NO] : options;

/** Order is by sequence; what is stored counts from 0 without gaps. */
export const inSequence = <Q extends { sequence: number }>(questions: readonly Q[]): Q[] =>
  [...questions].sort((a, b) => a.sequence - b.sequence).map((question, sequence) => ({ ...question, sequence }));
