// The statement directly before a signature, the typed name, and the consent, which is never given in advance.
import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import styles from './SignatureFields.module.css';
import type { Signature } from './use-hr-form.ts';

interface Props {
  form: OnboardingForm;
  signature: Signature;
  isChecked: boolean;
  onChange: (signature: Signature) => void;
}

const NAME_MAX = 120;

export function SignatureFields({ form, signature, isChecked, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.signature} aria-label={t('onboarding:sign.title')}>
      <h2>{t('onboarding:sign.title')}</h2>
      <p>{t(`onboarding:sign.statements.${form.key}`)}</p>
      <TextField
        field={{
          id,
          value: signature.name,
          error: isChecked && signature.name.trim() === '' ? t('errors:fields.required') : null,
          onBlur: () => undefined,
          onChange: (name) => onChange({ ...signature, name }),
        }}
        label={t('onboarding:sign.name')}
        required
        autoComplete="name"
        maxLength={NAME_MAX}
      />
      <div>
        <Checkbox
          checked={signature.agreed}
          onChange={({ target }) => onChange({ ...signature, agreed: target.checked })}
        >
          {t('onboarding:sign.agree')}
        </Checkbox>
        {isChecked && !signature.agreed && (
          <p className={styles.problem} role="alert">
            {t('onboarding:sign.mustAgree')}
          </p>
        )}
      </div>
    </section>
  );
}
