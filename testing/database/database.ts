/** A separate database for each test that needs one. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseLogins } from '../../apps/server/src/platform/database/embedded/logins.ts';
import { templateDatabase, withDatabase } from './database-address.ts';

export type TestDatabase = DatabaseLogins & { drop(): Promise<void> };

/** Holds the schema and the demo company. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(templateDatabase);
}

export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { ownerUrl, applicationUrl } = await serverLogins();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(ownerUrl, `create database ${name} template ${template} strategy ${strategy}`);
  return {
    ownerUrl: withDatabase(ownerUrl, name),
    applicationUrl: withDatabase(applicationUrl, name),
    drop: () => execute(ownerUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Copies the files directly: several times faster than writing every page through the write-ahead log. */
const strategy = 'file_copy';

let knownLogins: Promise<DatabaseLogins> | undefined;

function serverLogins(): Promise<DatabaseLogins> {
  knownLogins ??= askBroker();
  return knownLogins;
}

async function askBroker(): Promise<DatabaseLogins> {
  const response = await fetch(inject('databaseBroker'));
  const answer = await response.text();
  if (!response.ok) throw new Error(`The test database could not be prepared:\n${answer}`);
  return JSON.parse(answer) as DatabaseLogins;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
