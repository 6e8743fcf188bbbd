/** `npm start`: runs the whole product on this machine, with its own database, and supervises it. */
import { type Config, readConfig } from '../apps/server/src/platform/config.ts';
import { createPrivateFolder } from '../apps/server/src/platform/database/embedded/private-folder.ts';
import { announce } from './supervisor/announcement.ts';
import { buildBrowserApps } from './supervisor/browser-apps.ts';
import { startDatabase } from './supervisor/database.ts';
import { type Lifecycle, supervised } from './supervisor/lifecycle.ts';
import { requireFreePorts, type WantedPort } from './supervisor/ports.ts';
import { root, startSandbox, startServer } from './supervisor/programs.ts';
import { reportDone } from './supervisor/steps.ts';

/** The sandbox always listens here, regardless of HOST. */
const LOOPBACK = '127.0.0.1';

await supervised(async (lifecycle) => {
  const config = readConfig(process.env);
  await requireFreePorts(config.host, wantedPorts(config));
  await createPrivateFolder(config.dataDir);

  const [database] = await Promise.all([startDatabase(config, lifecycle), prepareBrowserApps(lifecycle)]);
  const sandbox = startSandbox(config, lifecycle);
  const server = startServer(config, database, lifecycle);
  const [ready, sandboxReady] = await Promise.all([server.ready, sandbox?.ready]);

  announce({ product: ready.url, sandbox: sandboxReady?.url, lines: ready.lines });
  process.send?.({ type: 'ready', url: ready.url });
});

function wantedPorts({ role, port, operations, sandbox }: Config): WantedPort[] {
  return [
    ...(role === 'worker' ? [] : [{ setting: 'PORT', port }]),
    ...(operations.port === 0 ? [] : [{ setting: 'OPERATIONS_PORT', port: operations.port }]),
    ...(sandbox.enabled ? [{ setting: 'SANDBOX_PORT', port: sandbox.port, host: LOOPBACK }] : []),
    ...(sandbox.enabled ? [{ setting: 'SANDBOX_SMTP_PORT', port: sandbox.smtpPort, host: LOOPBACK }] : []),
  ];
}

async function prepareBrowserApps(lifecycle: Lifecycle): Promise<void> {
  const started = performance.now();
  const build = buildBrowserApps(root);
  lifecycle.add({ stop: async () => build.cancel() });
  if (await build.finished) reportDone('browser apps built', started);
}
