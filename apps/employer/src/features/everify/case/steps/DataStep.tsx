// Data that could not be matched at first sight: corrected on the form, then confirmed.
import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { confirmData } from '../../cases.api.ts';
import type { StepProps } from '../step-props.ts';
import { useCommand } from '../use-command.ts';
import styles from './Steps.module.css';

export function DataStep({ of: { id, employee_id, unconfirmed_fields: fields } }: StepProps) {
  const { t } = useTranslation();
  const command = useCommand();
  const labelOf = (field: string) =>
    t(`onboarding-forms:fields.i9_section1.${field}.label`, { defaultValue: field.replaceAll('_', ' ') });
  return (
    <div className={styles.step}>
      {fields.length > 0 && (
        <section aria-label={t('everify-cases:data.fields')}>
          <p>{t('everify-cases:data.fields')}</p>
          <ul className={styles.fields}>
            {fields.map((field) => (
              <li key={field}>{labelOf(field)}</li>
            ))}
          </ul>
        </section>
      )}
      <FormAlert failure={command.failure} />
      <div className={styles.actions}>
        <LinkButton to={paths.employeeSection(employee_id, 'i9')}>{t('everify-cases:data.correct')}</LinkButton>
        <Button
          type="primary"
          icon={<Check size={16} />}
          loading={command.busy !== null}
          onClick={() => void command.run('confirm', () => confirmData(id), t('everify-cases:data.confirmed'))}
        >
          {t('everify-cases:data.confirm')}
        </Button>
      </div>
    </div>
  );
}
