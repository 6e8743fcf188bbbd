// The language a company wrote its questions in, for their `lang` (CAR-003).
import type { AskedQuestion } from '@onward/contract/questions/questions';
import { detectLanguage, foreignLanguage } from '@onward/domain/platform/detect-language';
import type { Language } from '@onward/domain/platform/languages';

type Written = Pick<AskedQuestion, 'title' | 'options'>;

const wordsOf = (questions: readonly Written[]): string =>
  questions.flatMap(({ title, options }) => [title, ...options]).join(' ');

/** For the `lang` of what the company wrote. A short question is told by those written with it. */
export const languageOfQuestion = (
  question: Written,
  pageLanguage: Language,
  among: readonly Written[] = [],
): Language | undefined =>
  foreignLanguage(wordsOf(detectLanguage(wordsOf([question])) === null ? among : [question]), pageLanguage);

/** That of a form as a whole, also for its name. */
export const languageOfQuestions = (questions: readonly Written[], pageLanguage: Language): Language | undefined =>
  foreignLanguage(wordsOf(questions), pageLanguage);
