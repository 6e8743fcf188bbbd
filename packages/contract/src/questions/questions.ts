// Questions and answers in the API: on postings, forms, quizzes and applications.
import { POINTS_MAX } from '@onward/domain/questions/question-problems';
import {
  LONG_TEXT_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  QUESTION_TITLE_MAX,
  QUESTION_TYPES,
  QUESTIONS_MAX,
  SCREENING_NEEDS,
} from '@onward/domain/questions/questions';
import Type, { type Static } from 'typebox';
import { Id, Nullable } from '../fields.ts';

/** Assigned by the editor when a question is added, so that answers stay linked to it through every edit. */
export const QuestionId = Id;

const Option = Type.String({ maxLength: OPTION_MAX });
const Options = Type.Array(Option, { maxItems: OPTIONS_MAX });

/** A question as an applicant sees it. */
export const AskedQuestion = Type.Object({
  id: QuestionId,
  title: Type.String(),
  question_type: Type.Enum([...QUESTION_TYPES]),
  is_required: Type.Boolean(),
  options: Type.Array(Type.String()),
  sequence: Type.Integer(),
});
export type AskedQuestion = Static<typeof AskedQuestion>;

export const Question = Type.Object({
  ...AskedQuestion.properties,
  acceptable_answers: Type.Array(Type.String()),
  needs: Type.Enum([...SCREENING_NEEDS]),
});
export type Question = Static<typeof Question>;

export const QuestionInput = Type.Object({
  id: Type.Optional(QuestionId),
  title: Type.String({ maxLength: QUESTION_TITLE_MAX }),
  question_type: Type.Optional(Type.Enum([...QUESTION_TYPES])),
  is_required: Type.Optional(Type.Boolean()),
  options: Type.Optional(Options),
  acceptable_answers: Type.Optional(Options),
  needs: Type.Optional(Type.Enum([...SCREENING_NEEDS])),
  sequence: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
export type QuestionInput = Static<typeof QuestionInput>;
export const QuestionInputs = Type.Array(QuestionInput, { maxItems: QUESTIONS_MAX });

export const QuizQuestion = Type.Object({
  ...Question.properties,
  correct_answers: Type.Array(Type.String()),
  points: Type.Integer(),
});
export type QuizQuestion = Static<typeof QuizQuestion>;

export const QuizQuestionInput = Type.Object({
  ...QuestionInput.properties,
  correct_answers: Type.Optional(Options),
  points: Type.Optional(Type.Integer({ minimum: 0, maximum: POINTS_MAX })),
});
export type QuizQuestionInput = Static<typeof QuizQuestionInput>;
export const QuizQuestionInputs = Type.Array(QuizQuestionInput, { maxItems: QUESTIONS_MAX });

export const AnswerValue = Nullable(
  Type.Union([
    Type.String({ maxLength: LONG_TEXT_MAX }),
    Type.Number(),
    Type.Array(Type.String({ maxLength: OPTION_MAX }), { maxItems: OPTIONS_MAX }),
  ]),
);

export const Answer = Type.Object({ question_id: QuestionId, value: AnswerValue });
export const Answers = Type.Array(Answer, { maxItems: QUESTIONS_MAX });
