// Puts the reader's theme on the page before anything is painted. It must be a blocking script of its own:
// the content policy allows no inline script, and the program itself is loaded after the first paint.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('./theme-before-paint.js', import.meta.url);
const DEV_PATH = '/theme-before-paint.js';

export function themeBeforePaint(): Plugin {
  let builtPath = DEV_PATH;
  const code = () => readFileSync(SOURCE, 'utf8');
  return {
    name: 'onward-theme-before-paint',
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(code());
      });
    },
    generateBundle() {
      const reference = this.emitFile({ type: 'asset', name: 'theme-before-paint.js', source: code() });
      builtPath = `/${this.getFileName(reference)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: builtPath }, injectTo: 'head-prepend' }],
    },
  };
}
