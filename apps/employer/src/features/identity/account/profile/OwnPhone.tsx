// The user's own phone number with an edit button.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../../platform/access.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import styles from './OwnPhone.module.css';
import { PhoneDialog } from './PhoneDialog.tsx';
import { usePhoneText } from './use-phone-text.ts';

export function OwnPhone() {
  const { t } = useTranslation();
  const text = usePhoneText(useCurrentUser());
  const mayWrite = useAccess().may({ writes: true });
  const [editing, setEditing] = useState(false);
  return (
    <span className={styles.phone}>
      <span>{text ?? t('identity:account.noPhone')}</span>
      {mayWrite && (
        <button
          type="button"
          className={styles.edit}
          aria-label={text ? t('identity:account.editPhone') : t('identity:account.addPhone')}
          onClick={() => setEditing(true)}
        >
          {text ? t('identity:account.edit') : t('identity:account.add')}
        </button>
      )}
      {editing && <PhoneDialog onClose={() => setEditing(false)} />}
    </span>
  );
}
