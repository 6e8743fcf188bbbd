/** The programs of the product and the settings each is started with. */
import { join } from 'node:path';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { type ChildProgram, type ProgramOptions, runProgram } from './child-program.ts';
import type { DatabaseEnvironment } from './database.ts';
import type { Lifecycle } from './lifecycle.ts';
import { reportDone } from './steps.ts';

export const root = join(import.meta.dirname, '../..');

/** The settings with defaults filled in, so that every program uses the same ones. */
function settingsFor(config: Config): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: config.host,
    PORT: String(config.port),
    OPERATIONS_PORT: String(config.operations.port),
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: config.dataDir,
    SANDBOX: config.sandbox.enabled ? 'on' : 'off',
    SANDBOX_PORT: String(config.sandbox.port),
    SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
    // A terminal is for people: one line per request would bury the URLs. Set LOG_LEVEL to get them.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
}

export const programs = {
  sandbox: { name: 'sandbox', file: join(root, 'apps/sandbox/src/main.ts') },
  server: { name: 'server', file: join(root, 'apps/server/src/main.ts') },
};

export function startSandbox(config: Config, lifecycle: Lifecycle): ChildProgram | null {
  if (!config.sandbox.enabled) return null;
  return supervise({ ...programs.sandbox, env: settingsFor(config) }, lifecycle);
}

export function startServer(
  config: Config,
  database: DatabaseEnvironment,
  lifecycle: Lifecycle,
  nodeOptions: string[] = [],
): ChildProgram {
  return supervise({ ...programs.server, env: { ...settingsFor(config), ...database }, nodeOptions }, lifecycle);
}

/** When one program dies, the others are stopped too, because they depend on each other. */
function supervise(options: ProgramOptions, lifecycle: Lifecycle): ChildProgram {
  const program = runProgram({ ...options, onStepDone: reportDone });
  lifecycle.add(program);
  void program.ended.then((sentence) => lifecycle.end(sentence));
  return program;
}
