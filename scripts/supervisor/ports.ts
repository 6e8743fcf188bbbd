/** Checks that the ports are free before anything is started. */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './steps.ts';

/** `host` is set when it differs from the product's. */
export type WantedPort = { setting: string; port: number; host?: string };

/** The server of a killed supervisor notices it at once, but needs a moment to release its port. */
const portReleaseTimeout = 3_000;

export async function requireFreePorts(host: string, wanted: WantedPort[]): Promise<void> {
  await Promise.all(wanted.map((each) => requireFreePort(each.host ?? host, each)));
}

async function requireFreePort(host: string, { setting, port }: WantedPort): Promise<void> {
  const deadline = Date.now() + portReleaseTimeout;
  for (;;) {
    const errorCode = await tryToListen(host, port);
    if (!errorCode) return;
    if (errorCode !== 'EADDRINUSE') throw new StartError(sentenceFor(errorCode, host, port, setting));
    if (Date.now() > deadline) {
      throw new StartError(
        `Port ${port} is already in use. Stop the program that uses it or set ${setting} to another number.`,
      );
    }
    await pause(50);
  }
}

function sentenceFor(errorCode: string, host: string, port: number, setting: string): string {
  if (errorCode === 'EACCES') return `Port ${port} is reserved for the system. Set ${setting} to a number above 1023.`;
  if (errorCode === 'EADDRNOTAVAIL' || errorCode === 'ENOTFOUND') {
    return `This machine has no address ${host}. Set HOST to one of its own addresses, such as 127.0.0.1.`;
  }
  return `Port ${port} on ${host} cannot be used (${errorCode}). Set ${setting} to another number.`;
}

/** The error code, or null when the port is free. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** Below the system's ephemeral port range, so that no port is handed out between the check and its use. */
const searchedPorts = { from: 10_000, to: 30_000 };

/** Ports that are currently free, for tests and screenshots that run in parallel. */
export async function findFreePorts(count: number, host = '127.0.0.1'): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = searchedPorts.from + Math.floor(Math.random() * (searchedPorts.to - searchedPorts.from));
    if (!found.has(port) && (await tryToListen(host, port)) === null) found.add(port);
  }
  return [...found];
}
