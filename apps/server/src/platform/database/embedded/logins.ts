/**
 * The two logins of the embedded database: the owner for migrations, and the application, which owns nothing. Each has a
 * secret of its own beside the data, and which roles the application takes on is decided by `admit-application.ts`.
 */
import type pg from 'pg';
import { databaseUrl } from './address.ts';
import { superuser } from './cluster.ts';
import { applicationSecretFile, readOrCreateSecret, secretFile } from './secret.ts';

const applicationLogin = 'onward_login';

export type DatabaseLogins = { ownerUrl: string; applicationUrl: string };

export type Secrets = { owner: string; application: string };

export const readOrCreateSecrets = async (folder: string): Promise<Secrets> => ({
  owner: await readOrCreateSecret(secretFile(folder)),
  application: await readOrCreateSecret(applicationSecretFile(folder)),
});

export function loginsFor(secrets: Secrets, at: { port: number; database: string; folder: string }): DatabaseLogins {
  return {
    ownerUrl: databaseUrl({ ...at, user: superuser, secret: secrets.owner }),
    applicationUrl: databaseUrl({ ...at, user: applicationLogin, secret: secrets.application }),
  };
}

/** Also for data from before there were two; the secret on the disk is the one that counts. */
export async function ensureApplicationLogin(client: pg.Client, { application }: Secrets): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [applicationLogin]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  // Roles cannot be created with parameters; the secret is hexadecimal and was made by us.
  await client.query(`${verb} role ${applicationLogin} login noinherit password '${application.replace(/\W/g, '')}'`);
}
