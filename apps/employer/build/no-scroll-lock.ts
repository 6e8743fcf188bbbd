// Dialogs lock page scrolling with a style element without a nonce, which the content security policy blocks. Our page
// itself never scrolls, only its content does, so the lock is removed.
import type { Plugin } from 'vite';

const STAND_IN = '\0no-scroll-lock';

export const noScrollLock = (): Plugin => ({
  name: 'onward-no-scroll-lock',
  enforce: 'pre',
  // The bundler applies the filter itself; without it, this plugin would be called for thousands of imports.
  resolveId: {
    filter: { id: /^\.\/useScrollLocker$/ },
    handler: (_id, importer) => (importer?.includes('/portal/') ? STAND_IN : null),
  },
  load: (id) => (id === STAND_IN ? 'export default function useScrollLocker() {}' : null),
});
