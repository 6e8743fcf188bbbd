// What was entered in the step before, with the way back to it.
import { LANGUAGES } from '@onward/domain/platform/languages';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import type { NewCompanyValues } from '../parts/new-company.form.ts';
import styles from './StepForm.module.css';

interface Props {
  values: NewCompanyValues;
  onChange: () => void;
}

export function CompanySummary({ values, onChange }: Props) {
  const language = LANGUAGES.find((each) => each === values['company.language']);
  const zone = values['company.time_zone'].replaceAll('_', ' ');
  return (
    <Summary
      name={values['company.name']}
      facts={[language ? LANGUAGE_NAMES[language] : '', zone]}
      onChange={onChange}
    />
  );
}

export const LocationSummary = ({ values, onChange }: Props) => (
  <Summary
    name={values['location.name']}
    facts={[values['location.address_line_1'], values['location.city'], values['location.state']]}
    onChange={onChange}
  />
);

function Summary({ name, facts, onChange }: { name: string; facts: string[]; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.summary}>
      <CircleCheck size={18} aria-hidden="true" />
      <div className={styles.facts}>
        <b>{name}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button type="link" onClick={onChange} aria-label={t('setup:changeOf', { name })}>
        {t('setup:change')}
      </Button>
    </div>
  );
}
