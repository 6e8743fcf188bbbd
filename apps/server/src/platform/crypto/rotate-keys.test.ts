import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { createEncryption } from './encryption.ts';
import { rotateKeys } from './rotate-keys.ts';
import { placeIn, placeOf, SEALED_COLUMNS } from './sealed-columns.ts';

const OLD = 'the-old-key-0123456789-0123456789-ab';
const NEW = 'the-new-key-0123456789-0123456789-cd';

describe('key rotation', () => {
  let product: InProcessProduct;
  const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web', SECRET_KEY: OLD } });
  });
  afterAll(() => product.stop());

  it('covers every permanently sealed column and knows what identifies its rows [PLT-056]', async () => {
    const rows = await query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' and column_name not like '%\\_hash'
       order by name`,
    );
    // Lives for only 15 minutes, while the user is at the provider.
    const passing = 'calendar_link_attempts.code_verifier';
    const sealed = rows.map(({ name }) => name).filter((name) => name !== passing);
    expect(Object.keys(SEALED_COLUMNS).toSorted()).toEqual(sealed);
  });

  it.each(Object.entries(SEALED_COLUMNS))(
    '%s is bound to what is unique in its company [PLT-056]',
    async (name, { row }) => {
      const rows = await query(
        `select array_agg(a.attname::text) as names from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
       where i.indrelid = $1::regclass and i.indisunique and i.indpred is null group by i.indexrelid`,
        [name.split('.')[0]],
      );
      const allowed = ['company_id', ...row];
      expect(rows.some(({ names }) => names.every((column: string) => allowed.includes(column)))).toBe(true);
    },
  );

  it('reseals every stored value bound to its row, after which the old key is not needed [PLT-056]', async () => {
    // Tokens still use the format that column values had before row binding.
    const before = createEncryption([OLD]);
    const sealedBefore = (plain: string, column: string) => Buffer.from(before.sealToken(plain, column), 'base64url');
    for (let n = 0; n < 3; n += 1) {
      await query("insert into outbox_messages (channel, recipient, body) values ('email', 'x@y.test', $1)", [
        sealedBefore(`words ${n}`, 'outbox_messages.body'),
      ]);
    }
    const link = { company_id: 1, staff_id: 1, provider: 'google' };
    await query(
      `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
       values (1, 1, 'google', 'x@y.test', $1, $2, now())`,
      [
        sealedBefore('one', 'calendar_links.access_token'),
        before.encrypt('two', placeIn('calendar_links.refresh_token', link)),
      ],
    );
    const { pool } = product.app;
    const both = createEncryption([NEW, OLD]);
    // The numbers of the demo companies were encrypted when the product started.
    const taxNumbers = await query('select from employer_tax_infos');
    expect(await rotateKeys(pool, both)).toBe(5 + taxNumbers.length);
    expect(await rotateKeys(pool, both)).toBe(0);
    const after = createEncryption([NEW]);
    const messages = await query('select company_id, message_key, body from outbox_messages order by id');
    expect(messages.map((row) => after.decrypt(row.body, placeIn('outbox_messages.body', row)))).toEqual([
      'words 0',
      'words 1',
      'words 2',
    ]);
    const [copied, owner] = messages;
    expect(() => after.decrypt(copied?.body, placeIn('outbox_messages.body', owner))).toThrow();
    const [stored] = await query('select * from calendar_links');
    expect(after.decrypt(stored.access_token, placeIn('calendar_links.access_token', stored))).toBe('one');
    expect(after.decrypt(stored.refresh_token, placeIn('calendar_links.refresh_token', stored))).toBe('two');
  });

  it('updates the search hashes along with the values [PLT-056]', async () => {
    await query('create table searched (company_id bigint, id bigint, secret bytea, secret_hash bytea)');
    await query('grant select, update on searched to onward_system');
    const column = { table: 'searched', column: 'secret', row: ['id'] };
    const before = createEncryption([OLD]);
    for (const [id, plain] of ['123-45-6789', '987-65-4321'].entries()) {
      const place = placeOf(column, { company_id: 1, id });
      const values = [
        id + 1,
        before.encrypt(plain, placeOf(column, { company_id: 1, id: id + 1 })),
        before.searchHash(plain, place),
      ];
      await query('insert into searched values (1, $1, $2, $3)', values);
    }
    const found = async (box: ReturnType<typeof createEncryption>) => {
      const hashes = box.searchHashes('987-65-4321', { companyId: 1, table: 'searched', column: 'secret' });
      return (await query('select id from searched where secret_hash = any($1)', [hashes])).map(({ id }) => id);
    };
    const both = createEncryption([NEW, OLD]);
    expect(await found(both)).toEqual([2]);
    expect(await found(createEncryption([NEW]))).toEqual([]);
    const columns = { 'searched.secret': { page: 'id', row: ['id'], searchHash: 'secret_hash' } };
    expect(await rotateKeys(product.app.pool, both, columns)).toBe(2);
    expect(await rotateKeys(product.app.pool, both, columns)).toBe(0);
    expect(await found(createEncryption([NEW]))).toEqual([2]);
  });
});
