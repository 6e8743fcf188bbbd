// The entry point: setup, language, router, first paint.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { handleApiErrorsWith } from '../platform/api.ts';
import { followConnection } from '../platform/connection.ts';
import { handleError } from '../platform/errors/handle-error.ts';
import { reportErrors } from '../platform/errors/report-errors.ts';
import { storeReportFlag } from '../platform/errors/support-report.ts';
import { startLanguage } from '../platform/language/language.ts';
import { firstLanguage } from '../platform/public-configuration.ts';
import { connectNavigation, currentPath, restartAtRoot } from '../platform/routing/navigation.ts';
import { numberHistoryEntries } from '../platform/routing/number-history-entries.ts';
import { canonicalAddress, chooseRouterMode } from '../platform/routing/router-mode.ts';
import { decideTabReaction, listenToOtherTabs } from '../platform/session/other-tabs.ts';
import { currentSession } from '../platform/session/session.ts';
import { reloadCompanyOnChange } from '../platform/startup/fresh-company.ts';
import { startUp } from '../platform/startup/startup.ts';
import { App } from './App.tsx';
import { SignedInArea } from './own-pages.ts';
import { isPageHandle } from './page-handle.ts';
import { createRouter, type Router } from './router.tsx';
import { SIGNED_IN_ROUTE } from './routes.tsx';

const framed = window.self !== window.top;
const mode = chooseRouterMode(location, framed);
const canonical = canonicalAddress(location, mode);
if (canonical) history.replaceState(null, '', canonical);

storeReportFlag(location);
handleApiErrorsWith(handleError);
reloadCompanyOnChange();
followConnection();
// Not awaited at the top level, because the bundler couldn't merge the small files of the first page then.
void start();

async function start(): Promise<void> {
  const rememberEntry = numberHistoryEntries();
  const router = createRouter(mode);
  router.subscribe(rememberEntry);
  connectNavigation(router);
  reportErrors(() => `/${router.state.matches.at(-1)?.route.path ?? ''}`.replace(/^\/+/, '/'));
  fetchMatchedPages(router);
  const texts = startLanguage(await firstLanguage());
  // Requests include the user's language, so they start once it is known; texts and page load in the meantime.
  if (isSignedInPage(router)) void startUp();
  await texts;
  listenToOtherTabs(() => {
    if (decideTabReaction(currentPath()) === 'go_home') void restartAtRoot();
    else location.reload();
  });
  show(router);
}

function fetchMatchedPages(router: Router): void {
  if (currentSession().token) SignedInArea.preload();
  for (const { route } of router.state.matches) if (isPageHandle(route.handle)) route.handle.preload?.();
}

/** The guard of these pages would run startup too, but it is only being loaded now. */
function isSignedInPage(router: Router): boolean {
  const { token, companyPending } = currentSession();
  return token !== null && !companyPending && router.state.matches.some(({ route }) => route.id === SIGNED_IN_ROUTE);
}

function show(router: Router): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
