// What applicants read as the name of a stage: companies name stages in one language, applicants read four (CAR-012).
import { detectLanguage } from '../platform/detect-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '../platform/languages.ts';
import { fold } from '../platform/search/match-rank.ts';
import { DEFAULT_STAGES, type MeetingType, type Stage, type StageType } from './stages.ts';

type StandardName = (typeof DEFAULT_STAGES)[number]['name'];

interface Reader {
  language: Language;
  /** A standard name, in the reader's language and in the one stages are usually named in. */
  standard(name: StandardName): string;
  standardInEnglish(name: StandardName): string;
  /** What a type of stage asks for, in the reader's language. */
  typeName(type: StageType): string;
  meetingName(type: MeetingType): string;
  preScreenForm(): string;
}

type Asking = Pick<Reader, 'typeName' | 'meetingName' | 'preScreenForm'>;

/** A stage as applicants know it; the meeting type tells a phone call from a visit. */
export interface NamedStage extends Pick<Stage, 'name' | 'stage_type'> {
  meeting_type?: MeetingType | null | undefined;
}

const PRE_SCREEN = /\bpre[\s-]?screen/;

/**
 * In another language than English: a standard name in that language, or else what the type asks for. A name that
 * already says so, one recognized as the reader's language, and names of custom stages stay as the company wrote them.
 */
export function stageNameFor(stage: NamedStage, { language, standard, standardInEnglish, ...reader }: Reader): string {
  const { name, stage_type: type } = stage;
  if (language === DEFAULT_LANGUAGE || detectLanguage(name) === language) return name;
  const known = DEFAULT_STAGES.find((stage) => fold(standardInEnglish(stage.name)) === fold(name.trim()));
  if (known) return standard(known.name);
  if (type === 'custom') return name;
  const [word = ''] = fold(reader.typeName(type)).split(' ');
  return fold(name).includes(word) ? name : askedIn(stage, reader);
}

function askedIn({ name, stage_type: type, meeting_type: meeting }: NamedStage, reader: Asking): string {
  if (type === 'scheduling' && meeting) return reader.meetingName(meeting);
  return type === 'online_form' && PRE_SCREEN.test(fold(name)) ? reader.preScreenForm() : reader.typeName(type);
}
