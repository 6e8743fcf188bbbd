/** Stops the PostgreSQL of a test run and removes its folder even if the run is killed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Guard = { release(): void };

/** A shell that waits for its input to end, which happens when this process exits for any reason. */
const script = `
  read -r word
  [ "$word" = released ] && exit
  kill -QUIT "$(head -n 1 "$1")"
  rm -rf "$2"
`;

export function guardPostgres(folder: string): Guard {
  const pidFile = join(folder, 'data', 'postmaster.pid');
  const shell = spawn('sh', ['-c', script, 'postgres-guard', pidFile, folder], {
    // Detached from Ctrl-C, which would stop it before its work is done.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  return { release: () => shell.stdin.end('released\n') };
}
