// The frame of a note or feedback: author, time, menu and content.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { exactText } from '../../../../platform/language/time-text.ts';
import styles from './RemarkFrame.module.css';

interface Props {
  /** Null when the author is no longer with the company. */
  author: string | null;
  createdAt: string;
  changed: boolean;
  beside?: ReactNode;
  menu?: ReactNode;
  children: ReactNode;
}

export function RemarkFrame({ author, createdAt, changed, beside, menu, children }: Props) {
  const { t, i18n } = useTranslation();
  const name = author ?? t('applicants:remarks.formerColleague');
  const moment = new Date(createdAt);
  return (
    <li className={styles.remark}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{name}</strong>
          <time dateTime={createdAt} title={exactText(i18n.language, moment)}>
            {relativeTime(moment, new Date(), i18n.language)}
            {changed && ` · ${t('applicants:remarks.changed')}`}
          </time>
          {beside}
        </p>
        {children}
      </div>
      {menu}
    </li>
  );
}
