// What there is to do, in a row of numbers; each leads to where it is done (CMP-060).
import type { AccessDemand } from '@onward/domain/staff/access';
import { CalendarCheck, type LucideIcon, MessagesSquare, RotateCcw, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../../platform/access.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './TaskCards.module.css';
import type { Today } from './today.api.ts';

interface Card {
  key: 'review' | 'answer' | 'confirm' | 'reschedule';
  icon: LucideIcon;
  count: number;
  detail?: string;
  to: string;
  /** Of the page it leads to: a card that ends at an offer to buy is no task. */
  demand?: AccessDemand;
}

const MESSAGES: AccessDemand = { feature: 'messages', module: 'messaging' };
const SCHEDULE: AccessDemand = { feature: 'schedule', module: 'scheduling' };

export function TaskCards({ counts }: Pick<Today, 'counts'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const access = useAccess();
  const cards: Card[] = [
    { key: 'review', icon: UserPlus, count: counts.new_applicants, to: `${paths.applicants()}?is_new=true` },
    {
      ...{ key: 'answer', icon: MessagesSquare, count: counts.needs_reply, demand: MESSAGES },
      to: `${paths.messages()}?show=needs_reply`,
      ...(counts.oldest_reply_at && { detail: relativeTime(new Date(counts.oldest_reply_at), new Date(), language) }),
    },
    { key: 'confirm', icon: CalendarCheck, count: counts.to_confirm, to: paths.schedule(), demand: SCHEDULE },
    {
      ...{ key: 'reschedule', icon: RotateCcw, count: counts.reschedule_requests, demand: SCHEDULE },
      to: paths.schedule(),
    },
  ];
  const shown = cards.filter(({ demand }) => demand === undefined || access.may(demand));
  return (
    <ul className={styles.cards}>
      {shown.map(({ key, icon: Icon, count, detail, to }) => (
        <li key={key}>
          <Link to={to} className={styles.card}>
            <span className={styles.icon}>
              <Icon size={18} aria-hidden="true" />
            </span>
            <span>
              <b>{t(`shell:today.cards.${key}.title`)}</b>
              <span className={styles.text}>
                {t(`shell:today.cards.${key}.text`, { count })}
                {detail && count > 0 ? ` · ${t('shell:today.oldest', { when: detail })}` : ''}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
