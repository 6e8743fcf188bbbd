// The statement directly before a signature, the signer's name, and the consent, which is never given in advance.
import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { SignerName } from '../../parts/SignerName.tsx';
import styles from './SignatureFields.module.css';

interface Props {
  form: OnboardingForm;
  agreed: boolean;
  isChecked: boolean;
  onChange: (agreed: boolean) => void;
}

export function SignatureFields({ form, agreed, isChecked, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.signature} aria-label={t('onboarding:sign.title')}>
      <h2>{t('onboarding:sign.title')}</h2>
      <p>{t(`onboarding-forms:statements.${form.key}`)}</p>
      <SignerName />
      <div>
        <Checkbox checked={agreed} onChange={({ target }) => onChange(target.checked)}>
          {t('onboarding:sign.agree')}
        </Checkbox>
        {isChecked && !agreed && (
          <p className={styles.problem} role="alert">
            {t('onboarding:sign.mustAgree')}
          </p>
        )}
      </div>
    </section>
  );
}
