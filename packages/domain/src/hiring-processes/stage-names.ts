// What applicants read as the name of a stage: companies name stages in one language, applicants read four (CAR-012).
import { detectLanguage } from '../platform/detect-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '../platform/languages.ts';
import { fold } from '../platform/match-rank.ts';
import { DEFAULT_STAGES, type Stage } from './stages.ts';

type Say = (key: string) => string;

interface Reader {
  language: Language;
  /** Texts in the reader's language. */
  own: Say;
  /** Texts in the language stages are usually named in. */
  english: Say;
}

const standardName = (name: string): string => `default-process:stages.${name}`;

/**
 * In another language than English: a standard name in that language, or else what the type asks for. A name that
 * already says so, one recognized as the reader's language, and names of custom stages stay as the company wrote them.
 */
export function stageNameFor(
  { name, stage_type: type }: Pick<Stage, 'name' | 'stage_type'>,
  { language, own, english }: Reader,
): string {
  if (language === DEFAULT_LANGUAGE || detectLanguage(name) === language) return name;
  const standard = DEFAULT_STAGES.find((stage) => fold(english(standardName(stage.name))) === fold(name.trim()));
  if (standard) return own(standardName(standard.name));
  if (type === 'custom') return name;
  const typeName = own(`default-process:types.${type}`);
  const [word = ''] = fold(typeName).split(' ');
  return fold(name).includes(word) ? name : typeName;
}
