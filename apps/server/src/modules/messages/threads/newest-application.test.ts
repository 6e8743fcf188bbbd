// A conversation is about the newest application of its person, also when both are being created at the same moment.

import { openConversation } from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { ensure } from './conversations.queries.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.house.ownerPool.query(text, values)).rows;

const applicationOfThread = async (personId: number): Promise<number> =>
  (await rows('select application_id from conversations where person_id = $1', [personId]))[0].application_id;

/** The same application once more, as the one for the other job. */
const SECOND_APPLICATION = `insert into applications (company_id, digest_key, person_id, position_id, status, stage_id,
    first_name, last_name, applied_at, stage_entered_at, last_activity_at)
  select company_id, $2, person_id, $3, status, stage_id, first_name, last_name, now(), now(), now()
  from applications where id = $1 returning id`;

const secondValues = ({ id }: TestWriter) => [id, crypto.randomUUID(), office.otherPosition.id];

const somebodyWaits = () =>
  until('one to wait for the other', async () => {
    const found = await rows(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return found.length > 0;
  });

describe('A conversation', () => {
  it('is about an application that was being stored when the conversation was created [MSG-002]', async () => {
    const who = await office.applicant();
    const client = await product.house.ownerPool.connect();
    await client.query('begin');
    const second = (await client.query(SECOND_APPLICATION, secondValues(who))).rows[0].id;
    const opening = admin.call(openConversation, { body: { application_id: who.id } });
    await Promise.race([opening, somebodyWaits()]);
    await client.query('commit');
    client.release();
    expect((await opening).status).toBe(200);
    expect(await applicationOfThread(who.personId)).toBe(second);
  });

  it('is about an application that is stored while the conversation is being created [MSG-002]', async () => {
    const who = await office.applicant();
    const storing = await inCompany(product.house.pool, 1, async (tx) => {
      await ensure(tx, 1, [who.id], new Date());
      const inserted = product.house.ownerPool.query(SECOND_APPLICATION, secondValues(who));
      await Promise.race([inserted, somebodyWaits()]);
      return { inserted };
    });
    const { rows: stored } = await storing.inserted;
    expect(await applicationOfThread(who.personId)).toBe(stored[0].id);
  });
});
