// What calls cost all processes that answer them: the server and the database together.
import { repeat } from './http-load.ts';
import { cpuSeconds, cpuSecondsOfDatabase } from './process-cpu.ts';

export interface Cost {
  /** Processor milliseconds per call. */
  app: number;
  database: number;
}

export const whole = ({ app, database }: Cost): number => app + database;

export interface Answerers {
  /** Server processes. */
  pids: readonly number[];
  /** Any backend of the database. */
  backend: number;
}

const spent = ({ pids, backend }: Answerers): Cost => ({
  app: pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
  database: cpuSecondsOfDatabase(backend),
});

/** Whatever `work` makes them do, shared among so many. */
export async function costOf(answerers: Answerers, among: number, work: () => Promise<unknown>): Promise<Cost> {
  const before = spent(answerers);
  await work();
  const after = spent(answerers);
  const each = (seconds: number): number => (seconds / among) * 1000;
  return { app: each(after.app - before.app), database: each(after.database - before.database) };
}

const ROUNDS = 3;

/** The least of several rounds: what other programs of the machine add is not the calls' own. */
export async function leastCostOfCalls(
  answerers: Answerers,
  { warmUp, calls }: { warmUp: number; calls: number },
  once: (number: number) => Promise<unknown>,
): Promise<Cost> {
  await repeat(warmUp, once);
  const rounds: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await costOf(answerers, calls, () => repeat(calls, (number) => once(warmUp + round * calls + number))));
  }
  return rounds.toSorted((one, other) => whole(one) - whole(other))[0] as Cost;
}
