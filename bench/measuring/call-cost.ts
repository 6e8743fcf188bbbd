// The cost of calls across all processes that serve them: the server and the database together.
import { repeat } from './http-load.ts';
import { cpuSeconds, cpuSecondsOfDatabase } from './process-cpu.ts';

export interface Cost {
  /** CPU milliseconds per call. */
  app: number;
  database: number;
}

export const whole = ({ app, database }: Cost): number => app + database;

export interface ServingProcesses {
  /** Server processes. */
  pids: readonly number[];
  /** The pid of any database backend. */
  backend: number;
}

const spent = ({ pids, backend }: ServingProcesses): Cost => ({
  app: pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
  database: cpuSecondsOfDatabase(backend),
});

/** The cost of `work`, divided by this many calls. */
export async function costOf(serving: ServingProcesses, among: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = spent(serving);
  await work();
  const after = spent(serving);
  const each = (seconds: number): number => (seconds / among) * 1000;
  return { app: each(after.app - before.app), database: each(after.database - before.database) };
}

const ROUNDS = 3;

/** The best of several rounds, because other programs on the machine can only add cost. */
export async function bestCostOfCalls(
  serving: ServingProcesses,
  { warmUp, calls }: { warmUp: number; calls: number },
  once: (number: number) => Promise<unknown>,
): Promise<Cost> {
  await repeat(warmUp, once);
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await costOf(serving, calls, () => repeat(calls, (number) => once(warmUp + round * calls + number))));
  }
  return rounds.toSorted((one, other) => whole(one) - whole(other))[0] as Cost;
}
