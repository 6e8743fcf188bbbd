// Turns problems of the domain rules into text; problems from the server already are text.
import type { AskedQuestion } from '@onward/contract/questions/questions';
import { APPLICANT_NAME_MAX } from '@onward/domain/careers/applicant-name';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '@onward/domain/questions/questions';
import type { Translate } from '../../texts/texts.ts';

/** The text to show under each field. */
export type ProblemTexts = Readonly<Record<string, string>>;

export function problemTexts(
  t: Translate,
  problems: Readonly<Record<string, string>>,
  questions: readonly AskedQuestion[],
): ProblemTexts {
  const most = (field: string): number => {
    const question = questions.find(({ id }) => field === `answers.${id}`);
    if (!question) return APPLICANT_NAME_MAX;
    return question.question_type === 'long_text' ? LONG_TEXT_MAX : SHORT_TEXT_MAX;
  };
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'too_long' ? t('errors:fields.too_long', { count: most(field) }) : t(`errors:fields.${problem}`),
    ]),
  );
}

export const serverProblemTexts = (errors: Readonly<Record<string, readonly string[]>>): ProblemTexts =>
  Object.fromEntries(Object.entries(errors).map(([field, [text = '']]) => [field, text]));
