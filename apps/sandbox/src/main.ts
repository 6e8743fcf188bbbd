import type { Sandbox } from './app.ts';
import { startSandbox } from './app.ts';
import { readConfiguration } from './configuration.ts';

/** Messages to the parent process that forked this one. */
type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

try {
  const sandbox = await startSandbox(readConfiguration(process.env));
  stopWithParent(sandbox);
  await report({ type: 'ready', url: sandbox.url });
  console.log(`Provider sandbox: ${sandbox.url} (mail at ${sandbox.smtpUrl})`);
} catch (error) {
  const message = describeError(error);
  console.error(message);
  await report({ type: 'failed', message });
  process.exit(1);
}

function report(message: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
}

function stopWithParent(sandbox: Sandbox): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    sandbox.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  if (process.send) {
    process.on('disconnect', end);
    // The parent may have ended while the sandbox was still starting.
    if (!process.connected) end();
  }
}

function describeError(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `The provider sandbox cannot start: port ${port} is already taken.`;
  return `The provider sandbox cannot start: ${message}`;
}
