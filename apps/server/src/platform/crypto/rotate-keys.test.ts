import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/in-process-product.ts';
import { BODY_CONTEXT } from '../outbox/send.ts';
import { createEncryption } from './encryption.ts';
import { ENCRYPTED_COLUMNS, rotateKeys } from './rotate-keys.ts';

const OLD = 'the-old-key-0123456789-0123456789-ab';
const NEW = 'the-new-key-0123456789-0123456789-cd';

describe('a change of key', () => {
  let product: InProcessProduct;

  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web', SECRET_KEY: OLD } });
  });
  afterAll(() => product.stop());

  it('knows every column that is sealed and stays [PLT-056]', async () => {
    const { rows } = await product.house.ownerPool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' and column_name not like '%\\_hash'
       order by name`,
    );
    // Lives for a quarter of an hour, while somebody is at the provider.
    const passing = 'calendar_link_attempts.code_verifier';
    const sealed = rows.map(({ name }) => name).filter((name) => name !== passing);
    expect(ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(sealed);
  });

  it('closes every stored value anew, after which the old key is not needed [PLT-056]', async () => {
    const { ownerPool, pool } = product.house;
    const before = createEncryption([OLD]);
    for (let n = 0; n < 3; n += 1) {
      await ownerPool.query("insert into outbox_messages (channel, recipient, body) values ('email', 'x@y.test', $1)", [
        before.encrypt(`words ${n}`, BODY_CONTEXT),
      ]);
    }
    await ownerPool.query(
      `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
       values (1, 1, 'google', 'x@y.test', $1, $2, now())`,
      [before.encrypt('one', 'calendar_links.access_token'), before.encrypt('two', 'calendar_links.refresh_token')],
    );
    const both = createEncryption([NEW, OLD]);
    // The numbers of the demo companies were encrypted when the product started.
    const { rowCount: taxNumbers } = await ownerPool.query('select from employer_tax_infos');
    expect(await rotateKeys(pool, both)).toBe(5 + (taxNumbers ?? 0));
    expect(await rotateKeys(pool, both)).toBe(0);
    const { rows } = await ownerPool.query('select body from outbox_messages order by id');
    const after = createEncryption([NEW]);
    expect(rows.map((row) => after.decrypt(row.body, BODY_CONTEXT))).toEqual(['words 0', 'words 1', 'words 2']);
    const links = await ownerPool.query('select access_token, refresh_token from calendar_links');
    expect(after.decrypt(links.rows[0].access_token, 'calendar_links.access_token')).toBe('one');
    expect(after.decrypt(links.rows[0].refresh_token, 'calendar_links.refresh_token')).toBe('two');
  });
});
