// A small script that runs before anything is painted: it puts the reader's theme on the page, and asks who
// the reader is while the program is still on its way. It is a file of its own, since the content policy allows no inline script.
import { readFileSync } from 'node:fs';
import { getCurrentUser } from '@onward/contract/identity';
import type { Plugin } from 'vite';
import { LOGIN_FLOW_PREFIXES, PUBLIC_ROUTES, ROUTES } from '../src/platform/routing/paths.ts';

const DEV_PATH = '/before-paint.js';

const PUBLIC_PREFIXES = [...LOGIN_FLOW_PREFIXES, PUBLIC_ROUTES.redirect, PUBLIC_ROUTES.successLogin, ROUTES.error];

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const code = (): string =>
  source('./theme-before-paint.js') +
  source('./early-calls.js')
    .replace('__PUBLIC_PREFIXES__', JSON.stringify(PUBLIC_PREFIXES))
    .replaceAll('__USER__', JSON.stringify(getCurrentUser.path));

export function beforePaint(): Plugin {
  let builtPath = DEV_PATH;
  return {
    name: 'onward-before-paint',
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(code());
      });
    },
    generateBundle() {
      const reference = this.emitFile({ type: 'asset', name: 'before-paint.js', source: code() });
      builtPath = `/${this.getFileName(reference)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: builtPath }, injectTo: 'head-prepend' }],
    },
  };
}
