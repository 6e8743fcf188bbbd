// Where the program starts: wiring, language, router, first paint.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { handleApiErrorsWith } from '../platform/api.ts';
import { handleError } from '../platform/errors/handle-error.ts';
import { keepReportFlag } from '../platform/errors/support-report.ts';
import { startLanguage } from '../platform/language/language.ts';
import { firstLanguage } from '../platform/public-configuration.ts';
import { connectNavigation, currentPath, restartAtRoot } from '../platform/routing/navigation.ts';
import { canonicalAddress, chooseRouterMode } from '../platform/routing/router-mode.ts';
import { decideTabReaction, listenToOtherTabs } from '../platform/session/other-tabs.ts';
import { App } from './App.tsx';
import { createRouter } from './router.tsx';

const framed = window.self !== window.top;
const mode = chooseRouterMode(location, framed);
const canonical = canonicalAddress(location, mode);
if (canonical) history.replaceState(null, '', canonical);

keepReportFlag(location);
handleApiErrorsWith(handleError);
await startLanguage(await firstLanguage());

const router = createRouter(mode);
connectNavigation(router);
listenToOtherTabs(() => {
  if (decideTabReaction(currentPath()) === 'go_home') void restartAtRoot();
  else location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
