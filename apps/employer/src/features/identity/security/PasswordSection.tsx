// When the password was last changed, and the form to change it.
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './SecurityPanel.module.css';
import { reloadSecurity } from './security.api.ts';

export function PasswordSection({ changedAt, opened }: { changedAt: string | null; opened: boolean }) {
  const { t, i18n } = useTranslation();
  const [editing, setEditing] = useState(opened);
  const when = changedAt && relativeTime(new Date(changedAt), new Date(), i18n.language);
  return (
    <section aria-labelledby="password">
      <div className={styles.head}>
        <h2 id="password">{t('security:password.title')}</h2>
      </div>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.tile}>
            <KeyRound size={18} aria-hidden="true" />
          </span>
          <div className={styles.text}>
            <p className={styles.name}>{t('security:password.title')}</p>
            <p className={styles.meta}>
              {when ? t('security:password.changed', { when }) : t('identity:account.passwordText')}
            </p>
          </div>
          {!editing && (
            <Button size="small" onClick={() => setEditing(true)}>
              {t('identity:account.changePassword')}
            </Button>
          )}
        </div>
        {editing && (
          <div className={styles.form}>
            <PasswordForm
              onDone={() => {
                setEditing(false);
                void reloadSecurity();
              }}
            />
          </div>
        )}
      </div>
    </section>
  );
}
