// Main contact and signatory: the same person, or each with fields of their own (EVF-006).
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../platform/forms/TextField.tsx';
import styles from './EntryFields.module.css';
import type { EntryFields } from './entry-field.ts';

const NAME_MAX = 120;
const EMAIL_MAX = 254;

export function ContactFields({ field }: EntryFields) {
  const { t } = useTranslation();
  const same = field<boolean>('main_contact_as_signatory');
  return (
    <div className={styles.groups}>
      <Contact path="main_contact" field={field} />
      <Checkbox id={same.id} checked={same.value} onChange={({ target }) => same.onChange(target.checked)}>
        {t('everify:fields.same_contact')}
      </Checkbox>
      {!same.value && <Contact path="signatory" field={field} />}
    </div>
  );
}

function Contact({ path, field }: { path: 'main_contact' | 'signatory' } & EntryFields) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{t(`everify:fields.${path}`)}</legend>
      <div className={styles.fields}>
        <TextField field={field(`${path}.name`)} label={t('everify:fields.name')} required maxLength={NAME_MAX} />
        <TextField field={field(`${path}.title`)} label={t('everify:fields.job_title')} required maxLength={NAME_MAX} />
        <TextField
          field={field(`${path}.phone`)}
          label={t('everify:fields.phone')}
          required
          type="tel"
          maxLength={40}
        />
        <TextField
          field={field(`${path}.email`)}
          label={t('everify:fields.email')}
          required
          type="email"
          maxLength={EMAIL_MAX}
        />
      </div>
    </fieldset>
  );
}
