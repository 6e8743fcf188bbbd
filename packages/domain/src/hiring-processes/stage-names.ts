// What applicants read as the name of a stage: companies name stages in one language, applicants read four (CAR-012).
import { detectLanguage } from '../platform/detect-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '../platform/languages.ts';
import { fold } from '../platform/search/match-rank.ts';
import { DEFAULT_STAGES, type Stage, type StageType } from './stages.ts';

type StandardName = (typeof DEFAULT_STAGES)[number]['name'];

interface Reader {
  language: Language;
  /** A standard name, in the reader's language and in the one stages are usually named in. */
  standard(name: StandardName): string;
  standardInEnglish(name: StandardName): string;
  /** What a type of stage asks for, in the reader's language. */
  typeName(type: StageType): string;
}

/**
 * In another language than English: a standard name in that language, or else what the type asks for. A name that
 * already says so, one recognized as the reader's language, and names of custom stages stay as the company wrote them.
 */
export function stageNameFor(
  { name, stage_type: type }: Pick<Stage, 'name' | 'stage_type'>,
  { language, standard, standardInEnglish, typeName }: Reader,
): string {
  if (language === DEFAULT_LANGUAGE || detectLanguage(name) === language) return name;
  const known = DEFAULT_STAGES.find((stage) => fold(standardInEnglish(stage.name)) === fold(name.trim()));
  if (known) return standard(known.name);
  if (type === 'custom') return name;
  const asked = typeName(type);
  const [word = ''] = fold(asked).split(' ');
  return fold(name).includes(word) ? name : asked;
}
