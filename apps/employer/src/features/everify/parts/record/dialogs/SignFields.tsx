// The statement directly before a signature, the signer's name, and the consent, which is never given in advance.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../../../platform/forms/use-form.ts';
import { SignerName } from '../../../../onboarding/parts/SignerName.tsx';
import styles from './Dialogs.module.css';

interface Props {
  /** Without it nothing new is attested. */
  agreed?: FieldBinding<boolean>;
}

export function SignFields({ agreed }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.signature}>
      {agreed && <p>{t('everify-papers:supplement_b_statement')}</p>}
      <SignerName />
      {agreed && (
        <div>
          <Checkbox id={agreed.id} checked={agreed.value} onChange={({ target }) => agreed.onChange(target.checked)}>
            {t('everify-record:sign.agree')}
          </Checkbox>
          {agreed.error && (
            <p className={styles.problem} role="alert">
              {agreed.error}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
