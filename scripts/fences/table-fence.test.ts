import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findForeignWrites } from './table-fence.ts';
import { readTableOwners } from './table-owners.ts';
import { writesIn } from './table-writes.ts';

const owners = { persons: 'applicants', applications: 'applicants', messages: 'messages', events: 'platform' };

const FILE = 'apps/server/src/modules/messages/a.ts';

/** The fence's verdict on one statement in a file of the messages room. */
const verdict = (statement: string, file = FILE): string[] =>
  findForeignWrites(writesIn(file, statement, new Set(Object.keys(owners))), owners, []);

const FOREIGN = ['a.ts:1 must not write to persons: it belongs to applicants.'].map((end) =>
  expect.stringMatching(end),
);

describe('The fence of tables', () => {
  test.each([
    "tx.db.insertInto('persons').values({}).execute();",
    "tx.db.updateTable('persons as n').set({}).execute();",
    "tx.db.deleteFrom('persons').execute();",
    "putRowsBack(tx, 'persons', rows);",
    "query('insert into persons (id) values ($1)');",
    "query('INSERT INTO persons (id) values ($1)');",
    'query(`update persons n set email = $1`);',
    'query(`update only persons set email = $1`);',
    `query(\`update persons \${SET} where id = $1\`);`,
    'query(`with gone as (delete from persons where id = $1 returning id) select from gone`);',
    "query('truncate persons');",
    'query(`merge into persons using messages on true when matched then delete`);',
    'sql`delete from "persons"`.execute(tx.db);',
  ])('reports %s', (statement) => {
    expect(verdict(statement)).toEqual(FOREIGN);
  });

  test.each([
    'query(`select from persons n join messages m using (person_id) for update of n skip locked`);',
    "tx.db.selectFrom('persons').forUpdate().execute();",
    'query(`insert into messages (id) select id from persons on conflict (id) do update set body = $1`);',
    "tx.db.deleteFrom('messages').execute();",
    '// We delete from persons elsewhere.',
    "throw new Error('Nobody may update anything.');",
    "query('delete from graphile_worker.jobs');",
  ])('allows %s', (statement) => {
    expect(verdict(statement)).toEqual([]);
  });

  test('takes every table a file names for written where the name is put together at run time', () => {
    const source = `const TABLES = ['messages', 'persons'];\nfor (const table of TABLES) query(\`delete from \${table}\`);`;
    expect(verdict(source)).toEqual(FOREIGN);
  });

  test('reports a write to a table that cannot be told', () => {
    const source = `const clear = (table: string) => query(\`delete from \${table}\`);`;
    expect(verdict(source)).toEqual([expect.stringContaining('which one cannot be told')]);
    const writes = writesIn(FILE, source, new Set());
    expect(findForeignWrites(writes, owners, [FILE])).toEqual([]);
  });

  test('counts the platform as one owner, and files outside of rooms as none', () => {
    const statement = "query('delete from events');";
    expect(verdict(statement, 'apps/server/src/platform/events/a.ts')).toEqual([]);
    expect(verdict(statement)).toEqual([expect.stringContaining('it belongs to platform')]);
    expect(verdict("query('delete from messages');", 'apps/server/src/app.ts')).toEqual([
      expect.stringContaining('it belongs to messages'),
    ]);
  });

  test('reports a table without an owner', () => {
    expect(verdict("query('delete from meetings');")).toEqual([expect.stringContaining('no migration creates it')]);
  });

  test('reports exceptions that nobody needs anymore', () => {
    expect(findForeignWrites([], owners, [FILE])).toEqual([
      expect.stringContaining('no longer writes to tables without naming them'),
    ]);
  });
});

test('every table has an owner, and every owner is a room or the platform', async () => {
  const owned = await readTableOwners('.');
  const types = readFileSync('apps/server/src/platform/database/schema.gen.ts', 'utf8');
  const [, database = ''] = types.split('export interface DB {');
  const tables = [...database.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table);
  expect(Object.keys(owned).toSorted()).toEqual(tables.toSorted());
  const rooms = readdirSync('apps/server/src/modules');
  expect(Object.values(owned).filter((owner) => owner !== 'platform' && !rooms.includes(owner))).toEqual([]);
});
