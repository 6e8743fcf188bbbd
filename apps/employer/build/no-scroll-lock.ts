// Dialogs lock the scrolling of the page with a style element that carries no nonce, which the content policy
// refuses. Our page itself never scrolls, only its content does, so the lock is left out.
import type { Plugin } from 'vite';

const STAND_IN = '\0no-scroll-lock';

export const noScrollLock = (): Plugin => ({
  name: 'onward-no-scroll-lock',
  enforce: 'pre',
  // The filter is asked inside the bundler; without it each of thousands of imports would be handed over to us.
  resolveId: {
    filter: { id: /^\.\/useScrollLocker$/ },
    handler: (_id, importer) => (importer?.includes('/portal/') ? STAND_IN : null),
  },
  load: (id) => (id === STAND_IN ? 'export default function useScrollLocker() {}' : null),
});
