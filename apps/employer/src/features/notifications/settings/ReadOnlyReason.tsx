// Explains why the settings are read only (NTF-009).
import type { AccessDecision } from '@onward/domain/staff/access';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './ReadOnlyReason.module.css';

export function ReadOnlyReason({ decision }: { decision: AccessDecision & { allowed: false } }) {
  const { t } = useTranslation();
  const { company_role: role } = useCurrentUser();
  return (
    <p className={styles.reason}>
      <Lock size={15} aria-hidden="true" />
      {decision.reason === 'permission_missing'
        ? t('notifications:settings.readOnly', {
            permission: t(`shell:permissions.${decision.permission}`),
            role: role.name,
          })
        : t('notifications:settings.visiting')}
    </p>
  );
}
