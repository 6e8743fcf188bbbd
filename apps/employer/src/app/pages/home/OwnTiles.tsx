// The reader's own settings, one press away.
import { Bell, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import styles from './OwnTiles.module.css';

export function OwnTiles() {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const user = useCurrentUser();
  return (
    <div className={styles.tiles}>
      <Link to={paths.account('profile')} className={styles.tile}>
        <Avatar name={user.name} size={38} />
        <span className={styles.text}>
          <span className={styles.title}>{t('shell:home.yourAccount')}</span>
          <span className={styles.meta}>{`${roleLabel(user.company_role.name)} · ${user.email}`}</span>
        </span>
        <ChevronRight size={17} className={styles.on} aria-hidden="true" />
      </Link>
      <Link to={paths.account('notifications')} className={styles.tile}>
        <span className={styles.icon}>
          <Bell size={17} aria-hidden="true" />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{t('shell:home.notifications')}</span>
          <span className={styles.meta}>{t('shell:home.notificationsText')}</span>
        </span>
        <ChevronRight size={17} className={styles.on} aria-hidden="true" />
      </Link>
    </div>
  );
}
