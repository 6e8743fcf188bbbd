// A small script that runs before the first paint: sets the theme and preloads what the app needs first. A separate
// file, because the content security policy allows no inline scripts.
import { readFileSync } from 'node:fs';
import { getCurrentUser } from '@onward/contract/identity/identity';
import type { OutputBundle } from 'rolldown';
import type { Plugin } from 'vite';
import { LOGIN_FLOW_PREFIXES, LOGIN_PATH, PUBLIC_ROUTES, ROUTES } from '../src/platform/routing/paths.ts';
import { type LoginFiles, loginFiles } from './login-files.ts';

const DEV_PATH = '/before-paint.js';

const PUBLIC_PREFIXES = [...LOGIN_FLOW_PREFIXES, PUBLIC_ROUTES.redirect, PUBLIC_ROUTES.successLogin, ROUTES.error];

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

function code(files: LoginFiles): string {
  const values: Record<string, unknown> = {
    __USER__: getCurrentUser.path,
    __LOGIN_FILES__: files,
    __PUBLIC_PREFIXES__: PUBLIC_PREFIXES,
    __LOGIN__: LOGIN_PATH,
  };
  const script = source('./theme-before-paint.js') + source('./head-start.js');
  return script.replace(/__[A-Z_]+__/g, (name) => JSON.stringify(values[name]));
}

/** In development the files aren't known, and preloading from the same machine gains nothing. */
const NO_FILES: LoginFiles = { en: [], fr: [] };

export function beforePaint(): Plugin {
  let builtPath = DEV_PATH;
  return {
    name: 'onward-before-paint',
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(code(NO_FILES));
      });
    },
    generateBundle(_, bundle) {
      const files = loginFiles(bundle as OutputBundle);
      const reference = this.emitFile({ type: 'asset', name: 'before-paint.js', source: code(files) });
      builtPath = `/${this.getFileName(reference)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: builtPath }, injectTo: 'head-prepend' }],
    },
  };
}
