// A mismatch: the notice in private, then what the employee decides (EVF-016, EVF-019).
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { Button } from 'antd';
import { CircleCheck, FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { LANGUAGE_NAMES } from '../../../../platform/language/language-files.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { giveNotice } from '../../cases.api.ts';
import { saveLetter } from '../save-letter.ts';
import type { StepProps } from '../step-props.ts';
import { useCommand } from '../use-command.ts';
import { DecisionForm } from './DecisionForm.tsx';
import styles from './Steps.module.css';

export function MismatchStep({ of, name }: StepProps) {
  const { t } = useTranslation();
  const { referral } = of;
  if (!referral) return null;
  const given = referral.notice_given_at;
  return (
    <div className={styles.step}>
      <p>
        <b>{t(`everify-cases:mismatch.reasons.${referral.reason}`)}</b>
      </p>
      <Notice of={of} name={name} given={given} />
      <section className={styles.stage} data-waits={given === null}>
        <h3>2. {t('everify-cases:mismatch.step2', { name })}</h3>
        <p>{t('everify-cases:mismatch.step2Text')}</p>
        {given !== null && <DecisionForm of={of} name={name} />}
      </section>
    </div>
  );
}

function Notice({ of: { id }, name, given }: StepProps & { given: string | null }) {
  const { t, i18n } = useTranslation();
  const { moment } = useDates();
  const fieldId = useId();
  const command = useCommand();
  const [language, setLanguage] = useState<Language>(() => LANGUAGES.find((each) => each === i18n.language) ?? 'en');
  return (
    <section className={styles.stage}>
      <h3>1. {t('everify-cases:mismatch.step1')}</h3>
      <p>{t('everify-cases:mismatch.step1Text', { name })}</p>
      <div className={styles.language}>
        <SelectField<Language>
          field={{
            id: fieldId,
            value: language,
            error: null,
            onChange: (chosen) => chosen && setLanguage(chosen),
            onBlur: () => undefined,
          }}
          label={t('everify-cases:mismatch.language')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <FormAlert failure={command.failure} />
      <div className={styles.actions}>
        <Button
          icon={<FileText size={16} />}
          loading={command.busy === 'pdf'}
          onClick={() => void command.run('pdf', () => saveLetter(id, 'further_action', language))}
        >
          {t('everify-cases:mismatch.pdf')}
        </Button>
        {given === null ? (
          <Button
            type="primary"
            loading={command.busy === 'give'}
            onClick={() =>
              void command.run('give', () => giveNotice(id, language), t('everify-cases:mismatch.giveDone'))
            }
          >
            {t('everify-cases:mismatch.given')}
          </Button>
        ) : (
          <span className={styles.given}>
            <CircleCheck size={16} aria-hidden="true" />
            {t('everify-cases:mismatch.givenAt', { when: moment(given) })}
          </span>
        )}
      </div>
    </section>
  );
}
