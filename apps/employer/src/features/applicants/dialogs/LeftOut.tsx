// Shows who an action will skip, before it runs (APP-022).
import type { ActionName, ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { skippedBy } from '../actions/offered-actions.ts';
import { countOf, previewQuery, type Target } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';
import styles from './LeftOut.module.css';

const MOST_NAMED = 4;

interface Qualifying {
  total: number;
  /** How many applicants it changes. */
  count: number;
  skipped: ReturnType<typeof skippedBy>;
}

export function useQualifying(action: ActionName, target: Target, screen: ApplicantScreen): Qualifying {
  const unloaded = target.kind === 'matching';
  const { data } = useQuery({ ...previewQuery(target, screen), enabled: unloaded });
  const total = countOf(target);
  if (!unloaded) {
    const skipped = skippedBy(action, target.rows);
    return { total, count: total - skipped.length, skipped };
  }
  const judged = data?.actions.find(({ action_type }) => action_type === ACTION_CODES[action]);
  return { total, count: judged?.allowed ? judged.qualifying : total, skipped: [] };
}

export function LeftOut({ total, count, skipped }: Qualifying) {
  const { t } = useTranslation();
  if (count === total) return null;
  return (
    <div className={styles.note} role="note">
      <p className={styles.title}>
        <TriangleAlert size={15} aria-hidden="true" />
        {t('applicants:dialogs.leftOut', { count: total - count, total })}
      </p>
      <ul>
        {skipped.slice(0, MOST_NAMED).map(({ row, reason }) => (
          <li key={row.id}>
            <strong>{nameOf(row)}</strong>:{' '}
            {t(`errors:states.actions.skips.${reason}`, { reason: row.do_not_rehire?.reason })}
          </li>
        ))}
        {skipped.length > MOST_NAMED && (
          <li>{t('applicants:dialogs.andMore', { count: skipped.length - MOST_NAMED })}</li>
        )}
      </ul>
    </div>
  );
}
