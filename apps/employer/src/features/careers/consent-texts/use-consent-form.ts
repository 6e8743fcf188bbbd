// One text in all languages as a form. Its fields have the names that the server uses for their problems.
import type { ConsentText } from '@onward/contract/careers/consent-texts';
import { CONSENT_PROBLEM_VALUES, consentProblems } from '@onward/domain/careers/consent';
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { saveText } from './consent-texts.api.ts';

export type ConsentEntries = Record<`texts.${Language}`, string>;

const entriesOf = (texts: ConsentText['texts']): ConsentEntries =>
  Object.fromEntries(LANGUAGES.map((language) => [`texts.${language}`, texts[language]])) as ConsentEntries;

const textsOf = (entries: ConsentEntries): ConsentText['texts'] =>
  Object.fromEntries(LANGUAGES.map((language) => [language, entries[`texts.${language}`]])) as ConsentText['texts'];

export function useConsentForm({ kind, texts, version: first }: ConsentText, onSaved: () => void) {
  const { t } = useTranslation();
  const { conflict, version, show, goOnFrom } = useEditConflict(first);
  const form = useForm<ConsentEntries>({
    initial: entriesOf(texts),
    check: (entries) =>
      Object.fromEntries(
        LANGUAGES.map((language) => {
          const problems = consentProblems(kind, language, entries[`texts.${language}`]);
          const said = problems.map((problem) => t(`errors:fields.${problem}`, CONSENT_PROBLEM_VALUES));
          return [`texts.${language}`, said.join(' · ') || null];
        }),
      ),
    submit: async (entries) => {
      const edited = version();
      const saved = await saveText(kind, { texts: textsOf(entries), version: edited });
      const outcome = saved.version > edited ? 'saved' : 'unchanged';
      toasts.success(t(`consent-texts:${outcome}`, { kind: t(`consent-texts:kinds.${kind}`), version: saved.version }));
      goOnFrom(saved.version);
      form.reset(entriesOf(saved.texts));
      onSaved();
    },
    onFailure: (failure) => show(failure.conflict),
  });
  return { form, conflict, version, goOnFrom };
}

export type ConsentForm = ReturnType<typeof useConsentForm>;
