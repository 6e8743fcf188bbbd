// The pages the user may open, by group.
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useWaitingMeetings } from '../../../features/interviews/parts/meeting-counts.ts';
import { countText, useConversationCounts } from '../../../features/messages/parts/conversation-counts.ts';
import { useOnboardingAttention } from '../../../features/onboarding/parts/attention-count.ts';
import { accessHolder } from '../../../platform/access.ts';
import { useAfterFirstPage } from '../../../platform/chunks/after-first-page.ts';
import { lazyPage } from '../../../platform/chunks/lazy-page.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import type { LockedItemProps } from './LockedItem.tsx';
import styles from './NavigationList.module.css';
import { isPageShown, navigationSections } from './visible-navigation.ts';

/** Only companies on the lite plan have locked pages, so only they load this. */
const LockedItem = lazyPage<LockedItemProps>(() => import('./LockedItem.tsx'));

interface Props {
  rail?: boolean;
  /** Larger targets, for the sheet on phones. */
  touch?: boolean;
  onNavigate?: () => void;
}

export function NavigationList({ rail = false, touch = false, onNavigate }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const afterFirstPage = useAfterFirstPage();
  const { unread } = useConversationCounts(afterFirstPage);
  const waiting = useWaitingMeetings(afterFirstPage);
  const attention = useOnboardingAttention(afterFirstPage);
  const badges: Partial<Record<string, BadgeProps>> = {
    messages: { count: unread, words: 'unread' },
    schedule: { count: waiting, words: 'waiting' },
    onboarding: { count: attention, words: 'attention' },
  };
  const sections = useMemo(() => navigationSections(accessHolder(user)), [user]);
  return (
    <nav className={styles.list} data-rail={rail} data-touch={touch} aria-label={t('shell:nav.label')}>
      {sections.map(({ group, pages }) => (
        <div key={group ?? 'top'} className={styles.section}>
          {group && <h2 className={rail ? 'visually-hidden' : styles.group}>{t(`shell:nav.groups.${group}`)}</h2>}
          <ul>
            {pages.map(({ key, to, icon: Icon, lockedFeature, ...page }) => (
              <li key={key}>
                {lockedFeature ? (
                  <Suspense>
                    <LockedItem
                      label={t(`shell:pages.${key}`)}
                      feature={lockedFeature}
                      icon={Icon}
                      rail={rail}
                      className={styles.item ?? ''}
                      onNavigate={onNavigate}
                    />
                  </Suspense>
                ) : (
                  <Link
                    to={to}
                    className={styles.item}
                    aria-current={isPageShown({ key, to, icon: Icon, ...page }, pathname, search) ? 'page' : undefined}
                    title={rail ? t(`shell:pages.${key}`) : undefined}
                    onClick={onNavigate}
                  >
                    <Icon size={17} aria-hidden="true" />
                    <span className={rail ? 'visually-hidden' : styles.label}>{t(`shell:pages.${key}`)}</span>
                    {badges[key] && badges[key].count > 0 && <Badge {...badges[key]} />}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface BadgeProps {
  count: number;
  /** What the count means, for screen readers. */
  words: 'unread' | 'waiting' | 'attention';
}

function Badge({ count, words }: BadgeProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{countText(count)}</span>
      <span className="visually-hidden">{t(`shell:nav.${words}`, { count })}</span>
    </span>
  );
}
