// History entries on a timeline, newest first.

import type { ApplicationHistory } from '@onward/contract/applicants/application';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { exactText } from '../../../../platform/language/time-text.ts';
import styles from './HistoryList.module.css';
import { iconOf } from './history-entries.ts';
import { useHistoryTexts } from './use-history-texts.ts';

interface Props {
  label: string;
  histories: readonly ApplicationHistory[];
}

export function HistoryList({ label, histories }: Props) {
  const { i18n } = useTranslation();
  const textsOf = useHistoryTexts();
  const now = new Date();
  return (
    <ol className={styles.list} aria-label={label}>
      {histories.map((history) => {
        const { icon: Icon, tone } = iconOf(history);
        const { title, details, by } = textsOf(history);
        const moment = new Date(history.created_at);
        return (
          <li key={history.id}>
            <span className={styles.sign} data-tone={tone}>
              <Icon size={14} aria-hidden="true" />
            </span>
            <div className={styles.words}>
              <p className={styles.title}>{title}</p>
              {details && <p className={styles.more}>{details}</p>}
              {by && <p className={styles.more}>{by}</p>}
            </div>
            <time dateTime={history.created_at} title={exactText(i18n.language, moment)}>
              {relativeTime(moment, now, i18n.language)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
