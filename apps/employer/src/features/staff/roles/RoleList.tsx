// All roles of the company: built-in ones first, then custom ones, with their number of members.
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import { Lock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import styles from './RoleList.module.css';
import type { Role } from './roles.api.ts';

interface Props {
  roles: readonly Role[];
  chosenId: number | null;
  onChoose: (id: number) => void;
}

export function RoleList({ roles, chosenId, onChoose }: Props) {
  const { t } = useTranslation();
  const rows = (reserved: boolean) =>
    roles
      .filter(({ is_reserved }) => is_reserved === reserved)
      .map((role) => (
        <li key={role.id}>
          <RoleRow role={role} chosen={role.id === chosenId} onChoose={() => onChoose(role.id)} />
        </li>
      ));
  return (
    <nav className={styles.list} aria-label={t('staff:roles.list')}>
      <p className={styles.head}>
        {t('staff:roles.builtIn')}
        <span className={styles.aside}>
          <Lock size={13} aria-hidden="true" />
          {t('staff:roles.readOnly')}
        </span>
      </p>
      <ul>{rows(true)}</ul>
      <p className={styles.head}>{t('staff:roles.yours')}</p>
      <ul>{rows(false)}</ul>
    </nav>
  );
}

function RoleRow({ role, chosen, onChoose }: { role: Role; chosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  return (
    <button type="button" className={styles.row} aria-current={chosen ? 'true' : undefined} onClick={onChoose}>
      <span className={styles.text}>
        <span className={styles.name}>{roleLabel(role.name)}</span>
        <span className={styles.meta}>
          {role.is_reserved
            ? t(`staff:roles.about.${role.name}`)
            : role.permissions.includes('all_admin_rights')
              ? t('staff:roles.everything')
              : t('staff:roles.held', { count: role.permissions.length, total: PERMISSIONS.length })}
        </span>
      </span>
      <span className={`${styles.count} tabular`}>
        <UserRound size={14} aria-hidden="true" />
        <span aria-hidden="true">{role.staff_count}</span>
        <span className="visually-hidden">{t('staff:roles.people', { count: role.staff_count })}</span>
      </span>
    </button>
  );
}
