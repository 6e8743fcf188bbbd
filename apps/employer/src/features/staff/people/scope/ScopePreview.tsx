// What the selected scope would show, counted by the server while selecting.

import { holdsPermission } from '@onward/domain/staff/permissions';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../roles/roles.api.ts';
import { type ScopeEntries, scopePreviewQuery } from '../staff.api.ts';
import styles from './ScopePreview.module.css';

interface Props {
  scope: ScopeEntries;
  /** First name; empty if none is entered yet. */
  name: string;
  role: Role | undefined;
}

export function ScopePreview({ scope, name, role }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(scopePreviewQuery(scope));
  if (!data) return null;
  const hidesSensitive = role && !holdsPermission(role.permissions, 'view_sensitive_pii');
  return (
    <p className={styles.preview} role="status">
      <span className={styles.tile}>
        <Eye size={17} aria-hidden="true" />
      </span>
      <span>
        <strong>
          {name
            ? t('staff:scope.preview', { name, shown: data.locations, count: data.total_locations })
            : t('staff:scope.previewUnnamed', { shown: data.locations, count: data.total_locations })}
        </strong>{' '}
        {t('staff:scope.previewJobs', { shown: data.open_positions, count: data.total_open_positions })}
        {hidesSensitive && ` ${t('staff:scope.notSensitive')}`}
      </span>
    </p>
  );
}
