import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '../app.ts';
import { startSandbox } from '../app.ts';

/** A sandbox on free ports with its own folder, for one test file. */
export interface SandboxFixture extends Sandbox {
  dataDir: string;
  /** Stops it and starts it again with the same folder, as after a crash or an upgrade. */
  restart(): Promise<SandboxFixture>;
  remove(): Promise<void>;
}

export async function openSandbox(publicUrl = 'http://127.0.0.1:9'): Promise<SandboxFixture> {
  return openOn(await mkdtemp(join(tmpdir(), 'onward-sandbox-')), publicUrl);
}

async function openOn(dataDir: string, publicUrl: string): Promise<SandboxFixture> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, publicUrl });
  return {
    ...sandbox,
    dataDir,
    restart: async () => {
      await sandbox.stop();
      return openOn(dataDir, publicUrl);
    },
    remove: async () => {
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
