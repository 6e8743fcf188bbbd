/** The programs of the product and the settings each is started with. */
import { join } from 'node:path';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { type ChildProgram, runProgram } from './child-program.ts';
import type { DatabaseEnvironment } from './database.ts';
import type { Lifecycle } from './lifecycle.ts';

export const root = join(import.meta.dirname, '../..');

/** The settings after the defaults were filled in, so that every program works with the same ones. */
export function settingsFor(config: Config): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: config.host,
    PORT: String(config.port),
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: config.dataDir,
    SANDBOX: config.sandbox.enabled ? 'on' : 'off',
    SANDBOX_PORT: String(config.sandbox.port),
    SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
  };
}

export function startSandbox(config: Config, lifecycle: Lifecycle): ChildProgram | null {
  if (!config.sandbox.enabled) return null;
  return keep(
    runProgram({ name: 'sandbox', file: join(root, 'apps/sandbox/src/main.ts'), env: settingsFor(config) }),
    lifecycle,
  );
}

export function startServer(
  config: Config,
  database: DatabaseEnvironment,
  lifecycle: Lifecycle,
  nodeOptions: string[] = [],
): ChildProgram {
  const env = { ...settingsFor(config), ...database };
  const file = join(root, 'apps/server/src/main.ts');
  return keep(runProgram({ name: 'server', file, env, nodeOptions }), lifecycle);
}

/** One program that dies takes the others with it: half a product helps nobody. */
function keep(program: ChildProgram, lifecycle: Lifecycle): ChildProgram {
  lifecycle.add(program);
  void program.ended.then((sentence) => lifecycle.end(sentence));
  return program;
}
