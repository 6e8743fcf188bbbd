/**
 * PostgreSQL refuses to run as root. When we are root (containers, build machines), we run it as another user:
 * preferably inside a user namespace, where the files still belong to root, else as an unprivileged account.
 */
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './failure.ts';

const run = promisify(execFile);

/** Arguments for `spawn`. Exactly one process is created, so its pid is that of the program. */
type Command = { file: string; args: string[]; identity: { uid?: number; gid?: number } };

export type Account = {
  /** The command that runs a PostgreSQL program as this account. */
  wrap(file: string, args: string[]): Command;
  /** Who must own the files, when it is not the user of this process. */
  owner: { uid: number; gid: number } | null;
};

const ourselves: Account = { wrap: (file, args) => ({ file, args, identity: {} }), owner: null };

/** `folder` contains everything of one database; `data` inside it may not exist yet. */
export async function chooseAccount(binaries: Binaries, folder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return ourselves;
  for (const account of await candidates(folder)) {
    if (await canRun(account, binaries, folder)) return account;
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and no other account can reach its folder. ' +
      'Start Onward as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

async function candidates(folder: string): Promise<Account[]> {
  const dataOwner = await ownerOf(join(folder, 'data'));
  // Existing data can only be served by the account that owns it.
  if (dataOwner && dataOwner.uid !== 0) return [switchedTo(dataOwner), switchedWithEntry(dataOwner)];
  const nobody = await unprivilegedAccount();
  const neighbour = await nearestOrdinaryOwner(folder);
  const others = neighbour ? [neighbour, nobody] : [nobody];
  return [namespaced(nobody), ...others.map(switchedTo), ...others.map(switchedWithEntry)];
}

type Ids = { uid: number; gid: number };

/** A user namespace that maps root to an existing account, because initdb looks the name up. */
function namespaced({ uid, gid }: Ids): Account {
  const options = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
  return { owner: null, wrap: (file, args) => ({ file: 'unshare', args: [...options, file, ...args], identity: {} }) };
}

function switchedTo(owner: Ids): Account {
  const { uid, gid } = owner;
  return { owner, wrap: (file, args) => ({ file, args, identity: { uid, gid } }) };
}

/** Keeps one root capability: entering folders only their owner may enter (a project below /root). */
function switchedWithEntry(owner: Ids): Account {
  const { uid, gid } = owner;
  const right = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  const options = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...right, '--'];
  return { owner, wrap: (file, args) => ({ file: 'setpriv', args: [...options, file, ...args], identity: {} }) };
}

/**
 * Tests whether the account can run the program and work in the folder. A folder that will be given to the account only
 * has to be reachable.
 */
async function canRun(account: Account, binaries: Binaries, folder: string): Promise<boolean> {
  const [script, place] = account.owner
    ? ['cd "$1" && exec "$0" --version', dirname(folder)]
    : ['cd "$1" && test -w . && exec "$0" --version', folder];
  const { file, args, identity } = account.wrap('sh', ['-c', script, binaries.postgres, place]);
  return run(file, args, { ...identity, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function ownerOf(path: string): Promise<Ids | null> {
  return stat(path).catch(() => null);
}

/** With sudo, the user who called it, because that user can enter the folders around the project. */
async function nearestOrdinaryOwner(folder: string): Promise<Ids | null> {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    const owner = await ownerOf(path);
    if (owner && owner.uid !== 0) return owner;
  }
  return null;
}

async function unprivilegedAccount(): Promise<Ids> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  const line = lines.find(([name]) => name === 'nobody') ?? lines.find(([, , uid]) => Number(uid) > 0);
  return line ? { uid: Number(line[2]), gid: Number(line[3]) } : { uid: 65534, gid: 65534 };
}
