// Stages of the standard process keep the names they were created with, in English; readers get them in their language.
import { DEFAULT_STAGES, type StageType } from '@onward/domain/hiring-processes/stages';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import { textsOf } from './all-texts.ts';
import { createTexts, type Translate } from './texts.ts';

const keyOf = (name: string): string => `default-process:stages.${name}`;

/** A name the company chose itself is shown as it is. */
export function stageName(t: Translate, stage: { name: string; stage_type: StageType }): string {
  const english = createTexts(DEFAULT_LANGUAGE, textsOf(DEFAULT_LANGUAGE)).t;
  const standard = DEFAULT_STAGES.find(
    ({ name, stage_type }) => stage_type === stage.stage_type && english(keyOf(name)) === stage.name,
  );
  return standard ? t(keyOf(standard.name)) : stage.name;
}
