// Events are written with the change they tell of, together and in the company they belong to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/in-process-product.ts';
import { inCompany, inSystem } from '../database/transaction.ts';
import { recordEvent } from './record-event.ts';

describe('events', () => {
  let product: InProcessProduct;
  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web' } });
  });
  afterAll(() => product.stop());

  const recorded = async (name: string): Promise<string[]> => {
    const { rows } = await product.house.ownerPool.query<{ words: string }>(
      "select company_id || ':' || subject_id as words from events where name = $1 order by id",
      [name],
    );
    return rows.map(({ words }) => words);
  };

  it('keep their order, and do not exist without their change [PLT-058]', async () => {
    await inCompany(product.house.pool, 1, async (tx) => {
      for (const subjectId of [3, 1, 2]) await recordEvent(tx, { companyId: 1, name: 'test_kept', subjectId });
    });
    await inCompany(product.house.pool, 1, async (tx) => {
      await recordEvent(tx, { companyId: 1, name: 'test_lost', subjectId: 1 });
      throw new Error('no');
    }).catch(() => {});
    expect([await recorded('test_kept'), await recorded('test_lost')]).toEqual([['1:3', '1:1', '1:2'], []]);
  });

  it('are written before a transaction goes on in another company [PLT-058]', async () => {
    await inSystem(product.house.pool, async (tx) => {
      for (const companyId of [1, 2]) {
        await tx.enterCompany(companyId);
        await recordEvent(tx, { companyId, name: 'test_entered', subjectId: 7 });
      }
    });
    expect(await recorded('test_entered')).toEqual(['1:7', '2:7']);
  });

  it('of another company are refused by the database [PLT-016]', async () => {
    const foreign = inCompany(product.house.pool, 1, (tx) =>
      recordEvent(tx, { companyId: 2, name: 'test_foreign', subjectId: 1 }),
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
    expect(await recorded('test_foreign')).toEqual([]);
  });
});
