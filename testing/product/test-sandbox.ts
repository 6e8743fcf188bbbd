/** The sandbox for tests: its signing key is generated once per test process, because that takes a quarter of a second. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Sandbox, startSandbox } from '../../apps/sandbox/src/app.ts';

let knownKeys: string | undefined;

export async function startTestSandbox(dataDir: string, publicUrl: string): Promise<Sandbox> {
  const keysFile = join(dataDir, 'sandbox/oidc-keys.json');
  if (knownKeys !== undefined) {
    await mkdir(dirname(keysFile), { recursive: true });
    await writeFile(keysFile, knownKeys);
  }
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, publicUrl });
  knownKeys ??= await readFile(keysFile, 'utf8');
  return sandbox;
}
