// The layout of signed-in pages: sidebar and page, a top bar on phones, nothing when embedded.
import { seesWelcome } from '@onward/domain/identity/wizard';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../design/theme/use-is-phone.ts';
import { useLiveMeetingCounts } from '../../features/interviews/parts/meeting-counts.ts';
import {
  countText,
  useConversationCounts,
  useLiveConversationCounts,
} from '../../features/messages/parts/conversation-counts.ts';
import { useAccess } from '../../platform/access.ts';
import { useAfterFirstPage } from '../../platform/chunks/after-first-page.ts';
import { clearPageProblem, usePageProblem } from '../../platform/errors/page-problem.ts';
import { RoomPartsProvider } from '../../platform/room-parts.ts';
import { isEmbedded } from '../../platform/routing/router-mode.ts';
import { useCurrentUser, useFlag } from '../../platform/startup/use-startup.ts';
import { MessageWidget, PopUps, WelcomeModal } from '../feature-pages.ts';
import { usePageKey } from '../page-handle.ts';
import { NoAccessScreen } from '../pages/problems/NoAccessScreen.tsx';
import { NotFoundScreen } from '../pages/problems/NotFoundScreen.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { ROOM_PARTS } from '../room-parts.ts';
import { ShortcutHost } from '../shortcuts/ShortcutHost.tsx';
import { DownloadHost } from './DownloadHost.tsx';
import styles from './MainLayout.module.css';
import { Sidebar } from './navigation/Sidebar.tsx';
import { useRail } from './navigation/use-rail.ts';
import { PaywallHost } from './PaywallHost.tsx';
import { SeeAsBanner } from './SeeAsBanner.tsx';
import { TopBar } from './TopBar.tsx';

const embedded = isEmbedded(location, window.self !== window.top);

/** Shows the matched page, or the given content when no route matched. */
export function MainLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { rail } = useRail();
  const phone = useIsPhone();
  // Decided once: the greeting closes itself, and people who have seen it don't load it.
  const [welcomes] = useState(seesWelcome(useCurrentUser()));
  const afterFirstPage = useAfterFirstPage();
  const title = t(`shell:pages.${usePageKey()}`);
  useLiveConversationCounts();
  useLiveMeetingCounts();
  const { unread } = useConversationCounts(afterFirstPage);

  return (
    <RoomPartsProvider value={ROOM_PARTS}>
      <div className={styles.app} data-rail={rail} data-embedded={embedded}>
        <title>{`${unread > 0 ? `(${countText(unread)}) ` : ''}${title} · ${t('shell:product')}`}</title>
        <button type="button" className={styles.skip} onClick={focusContent}>
          {t('shell:skipToContent')}
        </button>
        {!embedded && (phone ? <TopBar title={title} /> : <Sidebar />)}
        <main id="content" className={styles.sheet} tabIndex={-1}>
          <SeeAsBanner />
          <Suspense fallback={<PageSkeleton />}>
            <PageOrProblem title={title}>{children ?? <Outlet />}</PageOrProblem>
          </Suspense>
          <Suspense>{afterFirstPage && <PopUps />}</Suspense>
        </main>
        <Suspense>
          {welcomes && <WelcomeModal />}
          {afterFirstPage && <WidgetArea />}
        </Suspense>
        <PaywallHost />
        <DownloadHost />
        <PaletteHost />
        <ShortcutHost />
      </div>
    </RoomPartsProvider>
  );
}

/** The router would treat a link to `#content` as a route, so focus is moved in code. */
const focusContent = (): void => document.getElementById('content')?.focus();

function PageOrProblem({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const problem = usePageProblem(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => clearPageProblem, [pathname]);
  if (problem === 'no_access') return <NoAccessScreen pageTitle={title} refusal={null} />;
  if (problem === 'not_found') return <NotFoundScreen />;
  return children;
}

const PageSkeleton = () => (
  <div className={styles.skeleton}>
    <SkeletonRows />
  </div>
);

/** Quick access to conversations on all pages except the inbox; phones have no space for it (MSG-011). */
function WidgetArea() {
  const wanted = useFlag('message_widget');
  const mayRead = useAccess().may({ feature: 'messages', module: 'messaging' });
  const phone = useIsPhone();
  const inMessages = usePageKey() === 'messages';
  return wanted && mayRead && !phone && !inMessages && !embedded ? <MessageWidget /> : null;
}
