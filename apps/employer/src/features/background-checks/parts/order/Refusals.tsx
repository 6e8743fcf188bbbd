// The people no check can be ordered for, with the reason, before anything is ordered.
import type { CheckOptions } from '@onward/contract/background-checks/application-checks';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './OrderCheckDialog.module.css';

const MOST_NAMED = 5;

export function Refusals({ people }: Pick<CheckOptions, 'people'>) {
  const { t } = useTranslation();
  const refused = people.filter(({ refusal }) => refusal !== null);
  // One person without a package sees the whole explanation instead.
  if (refused.length === 0 || (people.length === 1 && refused[0]?.refusal === 'not_set_up')) return null;
  return (
    <div className={styles.refusals} role="note">
      <p>
        <TriangleAlert size={15} aria-hidden="true" />
        <strong>{t('background-checks:order.refused', { count: refused.length, total: people.length })}</strong>
      </p>
      <ul>
        {refused.slice(0, MOST_NAMED).map(({ application_id, name, refusal }) => (
          <li key={application_id}>
            <strong>{name}</strong>: {t(`background-checks:refusals.${refusal}`)}
          </li>
        ))}
        {refused.length > MOST_NAMED && (
          <li>{t('applicants:dialogs.andMore', { count: refused.length - MOST_NAMED })}</li>
        )}
      </ul>
    </div>
  );
}
