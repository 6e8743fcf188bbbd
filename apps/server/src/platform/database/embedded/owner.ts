/**
 * One supervisor owns a data folder. The claim is an advisory lock in the database: it cannot go stale, because
 * PostgreSQL releases it as soon as a killed owner's connection closes.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './failure.ts';
import { pollInterval } from './postmaster.ts';
import { isAlive } from './process-table.ts';

const lockNumber = 7_217_001;
const applicationName = 'onward owner';
/** How long the connection of a just-killed owner may take to close. */
const patienceWithDeadOwner = 5_000;

export type Claim = { client: pg.Client; lost: Promise<void> };

/** Refuses with a sentence when another running supervisor owns the folder. */
export async function claimFolder(serverUrl: string, folder: string): Promise<Claim> {
  const client = new pg.Client({
    connectionString: serverUrl,
    application_name: `${applicationName} ${process.pid}`,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // A lost connection is reported by `lost`; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await lockOrRefuse(client, folder);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { client, lost };
}

async function lockOrRefuse(client: pg.Client, folder: string): Promise<void> {
  const deadline = Date.now() + patienceWithDeadOwner;
  for (;;) {
    const answer = await client.query('select pg_try_advisory_lock($1) as locked', [lockNumber]);
    if (answer.rows[0].locked) return;
    const owner = await ownerProcess(client);
    if (owner === null) continue;
    if ((await isAlive(owner)) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `The database in ${folder} is in use by another running Onward (process ${owner}). ` +
          'Stop that one first, or set DATA_DIR to another folder.',
      );
    }
    await pause(pollInterval);
  }
}

async function ownerProcess(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(
    `select activity.application_name as name
       from pg_locks as held join pg_stat_activity as activity using (pid)
      where held.locktype = 'advisory' and held.granted and held.objid = $1`,
    [lockNumber],
  );
  const name: string | undefined = rows[0]?.name;
  return name === undefined ? null : Number(name.slice(applicationName.length));
}
