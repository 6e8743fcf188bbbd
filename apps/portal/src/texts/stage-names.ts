// The name of a stage in the reader's language.
import { type NamedStage, stageNameFor } from '@onward/domain/hiring-processes/stage-names';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import { textsOf } from './all-texts.ts';
import { createTexts, type Texts } from './texts.ts';

export function stageName({ t, language }: Texts, stage: NamedStage): string {
  const english = createTexts(DEFAULT_LANGUAGE, textsOf(DEFAULT_LANGUAGE)).t;
  return stageNameFor(stage, {
    language,
    standard: (name) => t(`default-process:stages.${name}`),
    standardInEnglish: (name) => english(`default-process:stages.${name}`),
    typeName: (type) => t(`default-process:types.${type}`),
    meetingName: (type) => t(`default-process:meetings.${type}`),
    preScreenForm: () => t('default-process:preScreenForm'),
  });
}
