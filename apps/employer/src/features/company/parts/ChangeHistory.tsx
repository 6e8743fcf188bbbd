// Who changed what about a company, newest first.

import type { getSupportedCompany } from '@onward/contract/company/support';
import type { ResponseOf } from '@onward/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './ChangeHistory.module.css';

type Changes = ResponseOf<typeof getSupportedCompany>['changes'];

interface Props {
  title: string;
  /** Shown when there are no changes. */
  none: string;
  changes: Changes;
}

export function ChangeHistory({ title, none, changes }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  return (
    <section className={styles.card} aria-labelledby="company-changes">
      <h2 id="company-changes">{title}</h2>
      {changes.length === 0 && <p className={styles.meta}>{none}</p>}
      <ol className={styles.list}>
        {changes.map(({ id, by, changes: fields, created_at }) => (
          <li key={id}>
            <p className={styles.meta}>
              {[by ?? t('company:support.system'), relativeTime(new Date(created_at), now, i18n.language)].join(' · ')}
            </p>
            {fields.map(({ field, before, after }) => (
              <p key={field} className={styles.change}>
                <span className={styles.field}>{t(`company:support.fields.${field}`, { defaultValue: field })}</span>
                {t('company:support.fromTo', { before: before || '–', after: after || '–' })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
