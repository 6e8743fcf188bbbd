// The history of a job, newest first.

import type { Position } from '@onward/contract/positions/position';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { exactText } from '../../../platform/language/time-text.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { activitiesQuery } from '../positions.api.ts';
import styles from './ActivityTab.module.css';

/** Fields that have a label; all others are internal and not listed. */
const LABELED_FIELDS = [
  'title',
  'description',
  'location_id',
  'department_id',
  'hiring_process_template_id',
  'position_template_id',
  'salary_min',
  'salary_max',
  'salary_unit',
  'employment_type',
  'openings',
  'access',
  'shifts',
  'benefits',
  'questions',
  'application_deadline',
  'requires_email',
  'requires_resume',
  'assigned_manager_ids',
  'keyword',
];

export function ActivityTab({ position }: { position: Position }) {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1);
  const moment = (time: string) => exactText(i18n.language, time);
  const turnTo = (wanted: number, options?: { replace?: boolean }) =>
    setAddress((now) => {
      now.set('page', String(wanted));
      return now;
    }, options);
  const fieldNames = (fields: readonly string[]) =>
    fields
      .filter((field) => LABELED_FIELDS.includes(field))
      .map((field) => t(`positions:fields.${field}`))
      .join(', ');
  return (
    <div className={styles.tab}>
      <RecordList
        query={useQuery(activitiesQuery(position.digest_key, page))}
        rowsOf={({ activities }) => activities}
        page={page}
        pageSize={DEFAULT_PAGE_SIZE}
        onPage={turnTo}
        notLoaded={t('positions:activity.notLoaded')}
        countText={(count) => t('positions:activity.count', { count })}
        empty={<EmptyState kind="first_use" title={t('positions:activity.none')} />}
      >
        {(activities) => (
          <ol className={styles.activities} aria-label={t('positions:tabs.activity')}>
            {activities.map(({ id, event, staff_name, changed_fields, created_at }) => (
              <li key={id}>
                <p>
                  <strong>{staff_name ?? t('positions:activity.system')}</strong>{' '}
                  {t(`positions:activity.events.${event}`, { defaultValue: t('positions:activity.events.other') })}
                </p>
                {event === 'position_updated' && <p className={styles.fields}>{fieldNames(changed_fields)}</p>}
                <time dateTime={created_at}>{moment(created_at)}</time>
              </li>
            ))}
          </ol>
        )}
      </RecordList>
    </div>
  );
}
