// One text to agree to: its wording in each language, and what applicants see.
import { COMPANY_PLACEHOLDER, CONSENT_TEXT_MAX, type ConsentKind } from '@onward/domain/careers/consent';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { useTranslation } from 'react-i18next';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import { ConsentPreview } from './ConsentPreview.tsx';
import styles from './ConsentTextsDrawer.module.css';
import type { ConsentEntries, ConsentForm } from './use-consent-form.ts';

interface Props {
  /** Of the form element. */
  id: string;
  kind: ConsentKind;
  consent: ConsentForm;
}

export function ConsentFields({ id, kind, consent: { form, conflict, goOnFrom } }: Props) {
  const { t } = useTranslation();
  const languageOf = (field: string) => LANGUAGES.find((language) => field === `texts.${language}`);
  return (
    <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p className={styles.hint}>{t(`consent-texts:hints.${kind}`, { placeholder: COMPANY_PLACEHOLDER })}</p>
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => LANGUAGE_NAMES[languageOf(field) ?? 'en']}
          onTakeTheirs={({ version, fields }) => {
            const theirs = Object.entries(fields).map(([field, both]) => [field, both.theirs]);
            form.change(Object.fromEntries(theirs) as Partial<ConsentEntries>);
            goOnFrom(version);
          }}
          // Sends the form again, now based on the newer version.
          onKeepMine={({ version }) => {
            goOnFrom(version);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          field={form.field(`texts.${language}`)}
          label={LANGUAGE_NAMES[language]}
          lang={language}
          rows={4}
          maxLength={CONSENT_TEXT_MAX}
          required
        />
      ))}
      <ConsentPreview textIn={(language) => form.values[`texts.${language}`]} />
    </form>
  );
}
