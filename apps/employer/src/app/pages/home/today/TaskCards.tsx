// A row of task counts; each opens the list it counts (CMP-060).
import type { Brand } from '@onward/contract/company/brands';
import {
  CalendarCheck,
  FileSignature,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  RotateCcw,
  UserPlus,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accessHolder } from '../../../../platform/access.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { permittedPages } from '../../../layout/navigation/visible-navigation.ts';
import styles from './TaskCards.module.css';
import { taskLinks } from './task-links.ts';
import type { Today } from './today.api.ts';

interface Card {
  key: 'review' | 'answer' | 'confirm' | 'reschedule' | 'sign' | 'onboard';
  icon: LucideIcon;
  count: number;
  detail?: string;
  /** Shown to users who may open this page. */
  page: 'applicants' | 'messages' | 'schedule' | 'onboarding';
}

const whileWaiting = (card: Card): Card[] => (card.count > 0 ? [card] : []);

export function TaskCards({ counts, whose, brand }: Pick<Today, 'counts' | 'whose'> & { brand: Brand | undefined }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const user = useCurrentUser();
  const cards: Card[] = [
    {
      key: 'review',
      icon: UserPlus,
      count: counts.new_applicants,
      page: 'applicants',
    },
    {
      key: 'answer',
      icon: MessagesSquare,
      count: counts.needs_reply,
      page: 'messages',
      ...(counts.oldest_reply_at && { detail: relativeTime(new Date(counts.oldest_reply_at), new Date(), language) }),
    },
    {
      key: 'confirm',
      icon: CalendarCheck,
      count: counts.to_confirm,
      page: 'schedule',
    },
    {
      key: 'reschedule',
      icon: RotateCcw,
      count: counts.reschedule_requests,
      page: 'schedule',
    },
    // Few people sign or onboard, so these show only while something waits.
    ...whileWaiting({ key: 'sign', icon: FileSignature, count: counts.offers_to_sign, page: 'applicants' }),
    ...whileWaiting({ key: 'onboard', icon: ListChecks, count: counts.onboarding_actions, page: 'onboarding' }),
  ];
  // A card that leads to an upgrade offer isn't a task.
  const open = permittedPages(accessHolder(user)).map(({ key }) => key);
  const links = taskLinks(brand, whose);
  const shown = cards.filter(({ page }) => open.includes(page));
  return (
    <ul className={styles.cards}>
      {shown.map(({ key, icon: Icon, count, detail }) => (
        <li key={key}>
          <Link to={links[key]} className={styles.card}>
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
