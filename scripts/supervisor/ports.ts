/** Checks before anything is started that the ports are free. */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './steps.ts';

/** `host` where it is another one than the product's. */
export type WantedPort = { setting: string; port: number; host?: string };

/** The server of a supervisor that was killed notices it at once, but needs a moment to leave its port. */
const patienceWithFormerServer = 3_000;

export async function requireFreePorts(host: string, wanted: WantedPort[]): Promise<void> {
  await Promise.all(wanted.map((each) => requireFreePort(each.host ?? host, each)));
}

async function requireFreePort(host: string, { setting, port }: WantedPort): Promise<void> {
  const deadline = Date.now() + patienceWithFormerServer;
  for (;;) {
    const trouble = await tryToListen(host, port);
    if (!trouble) return;
    if (trouble !== 'EADDRINUSE') throw new StartError(sentenceFor(trouble, host, port, setting));
    if (Date.now() > deadline) {
      throw new StartError(
        `Port ${port} is already in use. Stop the program that uses it or set ${setting} to another number.`,
      );
    }
    await pause(50);
  }
}

function sentenceFor(trouble: string, host: string, port: number, setting: string): string {
  if (trouble === 'EACCES') return `Port ${port} is reserved for the system. Set ${setting} to a number above 1023.`;
  if (trouble === 'EADDRNOTAVAIL' || trouble === 'ENOTFOUND') {
    return `This machine has no address ${host}. Set HOST to one of its own addresses, such as 127.0.0.1.`;
  }
  return `Port ${port} on ${host} cannot be used (${trouble}). Set ${setting} to another number.`;
}

/** The error code, or null when the port is free. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** Below the range from which the system hands out ports by itself, so that nobody gets one between the look and the use. */
const lookedThrough = { from: 10_000, to: 30_000 };

/** Ports that are free now, for programs that run beside others: tests and screenshots. */
export async function findFreePorts(count: number, host = '127.0.0.1'): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lookedThrough.from + Math.floor(Math.random() * (lookedThrough.to - lookedThrough.from));
    if (!found.has(port) && (await tryToListen(host, port)) === null) found.add(port);
  }
  return [...found];
}
