// Closes a case with one of the reasons that its state allows (EVF-016).

import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { CloseFields } from '../close/CloseFields.tsx';
import { useCloseForm } from '../close/use-close-form.ts';
import type { StepProps } from '../step-props.ts';
import styles from './Steps.module.css';

export function CloseStep({ of, name }: StepProps) {
  const { t } = useTranslation();
  const form = useCloseForm(of);
  return (
    <form className={styles.step} noValidate onSubmit={form.onSubmit}>
      <CloseFields of={of} name={name} form={form} />
      <FormAlert failure={form.failure} />
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={form.busy}>
          {t('everify-cases:close.action')}
        </Button>
      </div>
    </form>
  );
}
