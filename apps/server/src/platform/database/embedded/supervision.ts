/** Supervises a running PostgreSQL: keeps the claim alive, notices an exit, and stops it on request. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Claim, claimFolder } from './owner.ts';
import { pollInterval } from './postmaster.ts';
import { isAlive } from './process-table.ts';

/**
 * A fast shutdown writes everything to disk; one that takes longer than this is killed, and recovery runs on the next
 * start.
 */
const patienceWithShutdown = 30_000;

export type Supervised = { pid: number; folder: string; serverUrl: string; claim: Claim };

export type Supervision = { stop(): Promise<void>; onExit(callback: () => void): void };

export function supervise({ pid, folder, serverUrl, claim }: Supervised): Supervision {
  let current = claim;
  let stopping: Promise<void> | undefined;

  async function untilGone(): Promise<void> {
    while (!stopping) {
      await current.lost;
      const renewed = await renewClaim();
      if (!renewed) return;
      current = renewed;
    }
  }

  /** When one PostgreSQL process crashes, all of them restart, and our connection and claim are lost. */
  async function renewClaim(): Promise<Claim | null> {
    while (!stopping && (await isAlive(pid))) {
      const renewed = await claimFolder(serverUrl, folder).catch(() => null);
      if (renewed) return renewed;
      await pause(pollInterval * 5);
    }
    return null;
  }

  const gone = untilGone();
  return {
    onExit: (callback) => void gone.then(() => stopping ?? callback()),
    stop: () => {
      stopping ??= current.client.end().then(() => endPostmaster(pid));
      return stopping;
    },
  };
}

async function endPostmaster(pid: number): Promise<void> {
  if (!(await isAlive(pid))) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + patienceWithShutdown;
  while (await isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await pause(pollInterval);
  }
}
