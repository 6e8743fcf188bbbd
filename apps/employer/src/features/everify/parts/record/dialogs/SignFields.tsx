// The statement directly before a signature, the typed name, and the consent, which is never given in advance.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../../platform/forms/TextField.tsx';
import type { FieldBinding } from '../../../../../platform/forms/use-form.ts';
import styles from './Dialogs.module.css';

const NAME_MAX = 120;

interface Props {
  name: FieldBinding<string>;
  /** Without it nothing new is attested. */
  agreed?: FieldBinding<boolean>;
}

export function SignFields({ name, agreed }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.signature}>
      {agreed && <p>{t('everify-record:sign.text')}</p>}
      <TextField field={name} label={t('everify-record:sign.name')} required autoComplete="name" maxLength={NAME_MAX} />
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
