/** `npm run dev`: the product with live reload. The browser talks to Vite, which proxies the rest to the server. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createPrivateFolder } from '../apps/server/src/platform/database/embedded/private-folder.ts';
import { announce } from './supervisor/announcement.ts';
import { buildPortal } from './supervisor/browser-apps.ts';
import { startDatabase } from './supervisor/database.ts';
import { supervised } from './supervisor/lifecycle.ts';
import { findFreePorts, requireFreePorts } from './supervisor/ports.ts';
import { root, startSandbox, startServer } from './supervisor/programs.ts';
import { step } from './supervisor/steps.ts';

const pathsOfServer = [
  '/v1',
  '/beta_feature',
  // The public pages are rendered by the server.
  '^/j/',
  '^/positions/',
  '^/thanks/',
  '^/form/',
  '^/online-quiz/',
  '^/unsubscribe/',
  '^/portal-assets/',
  '^/robots.txt',
  '^/sitemap',
];
const SETTLE_MS = 150;

await supervised(async (lifecycle) => {
  const config = readConfig(process.env);
  await requireFreePorts(config.host, [{ setting: 'PORT', port: config.port }]);
  await createPrivateFolder(config.dataDir);

  const database = await startDatabase(config, lifecycle);
  const sandbox = startSandbox(config, lifecycle);
  // Vite takes the configured port, so the server itself uses a free one.
  const [port = 0] = await findFreePorts(1);
  await step('public pages built', () => buildPortal(root).finished);
  lifecycle.add(rebuildPortalOnChange());
  const server = startServer({ ...config, host: '127.0.0.1', port }, database, lifecycle, ['--watch']);
  const [ready] = await Promise.all([server.ready, sandbox?.ready]);

  const vite = await step('live reload ready', () => startVite(config.host, config.port, `http://127.0.0.1:${port}`));
  lifecycle.add({ stop: () => vite.close() });
  announce({ product: config.publicUrl, sandbox: sandbox ? config.sandbox.url : undefined, lines: ready.lines });
});

/** The server watches the files it loaded, so a new build restarts it. */
function rebuildPortalOnChange() {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve(false);
  const rebuild = () => {
    building = building
      .then(() => buildPortal(root).finished)
      .catch((error: Error) => {
        console.error(error.message);
        return false;
      });
  };
  const watchers = ['apps/portal/src', 'packages/locales'].map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, SETTLE_MS);
    }),
  );
  return {
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

async function startVite(host: string, port: number, server: string) {
  const plain = Object.fromEntries(pathsOfServer.map((path) => [path, { target: server }]));
  const proxy = { ...plain, '/cable': { target: server, ws: true } };
  const vite = await createServer({
    root: `${root}/apps/employer`,
    server: { host, port, strictPort: true, proxy },
    clearScreen: false,
  });
  return vite.listen();
}
