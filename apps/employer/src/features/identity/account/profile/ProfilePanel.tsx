// The user's profile and preferences (IDN-034).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../../platform/use-role-label.ts';
import { NameForm } from './NameForm.tsx';
import { OwnPhone } from './OwnPhone.tsx';
import { Preferences } from './Preferences.tsx';
import styles from './ProfilePanel.module.css';

export function ProfilePanel() {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const user = useCurrentUser();
  const mayChangeEmail = useAccess().may({ permission: 'edit_user', writes: true });
  return (
    <div className={styles.panel}>
      <section className={styles.section}>
        <h2>{t('identity:account.details')}</h2>
        <NameForm />
        <dl className={styles.facts}>
          <div>
            <dt>{t('identity:fields.email')}</dt>
            <dd>{user.email}</dd>
            <dd className={styles.hint}>
              {mayChangeEmail ? (
                <Link to={paths.staffAccount(user.id)}>{t('identity:account.changeEmail')}</Link>
              ) : (
                t('identity:account.emailHint')
              )}
            </dd>
          </div>
          <div>
            <dt>{t('identity:fields.phone')}</dt>
            <dd>
              <OwnPhone />
            </dd>
            <dd className={styles.hint}>{t('identity:account.phoneHint')}</dd>
          </div>
          <div>
            <dt>{t('identity:account.role')}</dt>
            <dd>{roleLabel(user.company_role.name)}</dd>
            <dd className={styles.hint}>{user.company.name}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.section}>
        <h2>{t('identity:account.preferences')}</h2>
        <Preferences />
      </section>
    </div>
  );
}
