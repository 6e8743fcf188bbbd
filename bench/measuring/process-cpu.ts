// CPU time of a process and its children, read from the kernel.
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  pid: number;
  parent: number;
  seconds: number;
}

function read(pid: number): ProcessTimes | null {
  try {
    // The name can contain spaces and brackets, so fields are counted after its closing bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { pid, parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

const all = (): ProcessTimes[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter((times) => times !== null);

export const cpuSeconds = (pid: number): number => read(pid)?.seconds ?? 0;

/** All backends of one PostgreSQL server, found through any one of them. */
export function cpuSecondsOfDatabase(backendPid: number): number {
  const postmaster = read(backendPid)?.parent;
  return all()
    .filter(({ pid, parent }) => parent === postmaster || pid === postmaster)
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
