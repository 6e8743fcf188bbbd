// The user's own account: sections on the left, the selected panel next to them.
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { lazyPage } from '../../../../platform/chunks/lazy-page.tsx';
import type { AccountPanel } from '../account-place.ts';
import { CalendarPanel } from '../CalendarPanel.tsx';
import { NotificationsPanel } from '../NotificationsPanel.tsx';
import { SectionList } from '../SectionList.tsx';
import styles from './OwnAccount.module.css';
import { ProfilePanel } from './ProfilePanel.tsx';

/** Loaded separately, because it needs more texts than the first ones. */
const SecurityPanel = lazyPage<{ openPassword: boolean }>(() => import('../../security/SecurityPanel.tsx'));

interface Props {
  panel: AccountPanel;
  openPassword: boolean;
  notificationSettings: ReactNode;
  calendarLinks: ReactNode;
}

export function OwnAccount({ panel, openPassword, notificationSettings, calendarLinks }: Props) {
  const { t } = useTranslation();
  const panels: Record<AccountPanel, ReactNode> = {
    profile: <ProfilePanel />,
    notifications: <NotificationsPanel settings={notificationSettings} />,
    calendar: <CalendarPanel links={calendarLinks} />,
    security: <SecurityPanel openPassword={openPassword} />,
  };
  return (
    <>
      <PageHeader title={t('shell:pages.account')} />
      <PageBody flush>
        <div className={styles.layout}>
          <SectionList active={panel} />
          <div className={styles.content}>
            <Suspense fallback={<SkeletonRows avatar={false} />}>{panels[panel]}</Suspense>
          </div>
        </div>
      </PageBody>
    </>
  );
}
