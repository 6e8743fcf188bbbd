// A summary of the user, shown above other panels.
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import styles from './AccountCard.module.css';
import { OwnPhone } from './profile/OwnPhone.tsx';

export function AccountCard() {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const user = useCurrentUser();
  return (
    <div className={styles.card}>
      <Avatar name={user.name} size={44} />
      <div className={styles.who}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.meta}>{`${roleLabel(user.company_role.name)} · ${user.email}`}</p>
      </div>
      <div className={styles.phone}>
        <p className={styles.label}>{t('identity:account.smsPhone')}</p>
        <OwnPhone />
      </div>
      {!user.is_sso && (
        <div className={styles.password}>
          <LinkButton to={paths.account('password')}>{t('identity:account.changePassword')}</LinkButton>
        </div>
      )}
    </div>
  );
}
