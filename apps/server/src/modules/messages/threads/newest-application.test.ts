// A conversation is about its person's newest application, however that application was created, even when both are
// created at the same time.

import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { addApplication } from '@onward/contract/applicants/applications';
import { openConversation } from '@onward/contract/messages/conversations';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { followNewest } from '../../applicants/applicants.service.ts';
import { ensure } from './conversations.queries.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const placeOfThread = async ({ personId }: TestWriter): Promise<{ application_id: number; position_id: number }> =>
  (await rows('select application_id, position_id from conversations where person_id = $1', [personId]))[0];

const applicationOfThread = async (who: TestWriter): Promise<number> => (await placeOfThread(who)).application_id;

const open = ({ id }: TestWriter) => admin.call(openConversation, { body: { application_id: id } });

/** A copy of the application for another job. */
const ANOTHER_APPLICATION = `insert into applications (company_id, digest_key, person_id, position_id, status, stage_id,
    first_name, last_name, applied_at, stage_entered_at, last_activity_at)
  select company_id, $2, person_id, $3, status, stage_id, first_name, last_name, now(), now(), now()
  from applications where id = $1 returning id`;

async function insertAnother(tx: Transaction, { id }: TestWriter, positionId = office.otherPosition.id) {
  const { rows: made } = await tx.client.query(ANOTHER_APPLICATION, [id, crypto.randomUUID(), positionId]);
  return made[0].id as number;
}

const follow = (tx: Transaction, { personId }: TestWriter) => followNewest(tx, { companyId: 1, personIds: [personId] });

const somebodyWaits = () =>
  until('one to wait for the other', async () => {
    const found = await rows(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return found.length > 0;
  });

const inside = <R>(work: (tx: Transaction) => Promise<R>): Promise<R> => inCompany(product.app.pool, 1, work);

describe('A conversation', () => {
  it('is about an application that was being stored when the conversation was created [MSG-002]', async () => {
    const who = await office.applicant();
    const { second, opening } = await inside(async (tx) => {
      const id = await insertAnother(tx, who);
      await follow(tx, who);
      const answer = open(who);
      await Promise.race([answer, somebodyWaits()]);
      return { second: id, opening: { answer } };
    });
    expect((await opening.answer).status).toBe(200);
    expect(await applicationOfThread(who)).toBe(second);
  });

  it('is about an application that is stored while the conversation is being created [MSG-002]', async () => {
    const who = await office.applicant();
    const storing = await inside(async (tx) => {
      await ensure(tx, 1, [who.id], new Date());
      const stored = inside(async (other) => {
        const id = await insertAnother(other, who);
        await follow(other, who);
        return id;
      });
      await Promise.race([stored, somebodyWaits()]);
      return { stored };
    });
    const second = await storing.stored;
    expect(await applicationOfThread(who)).toBe(second);
  });

  it('is about the later of two applications stored at the same time [MSG-002]', async () => {
    const who = await office.applicant();
    await open(who);
    const third = await new Employer(admin).publish();
    const [earlier, later] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    const first = inside(async (tx) => {
      earlier.resolve(await insertAnother(tx, who));
      await later.promise;
      await follow(tx, who);
    });
    await inside(async (tx) => {
      await earlier.promise;
      const id = await insertAnother(tx, who, third.id);
      await follow(tx, who);
      later.resolve(id);
      await somebodyWaits();
    });
    await first;
    expect(await applicationOfThread(who)).toBe(await later.promise);
  });

  it.each([
    [
      'applies again',
      ({ phone, email }: TestWriter) => applyTo(stranger, office.otherPosition, { phone, email, region_number: '1' }),
    ],
    [
      'is added by hand',
      ({ phone, firstName, lastName }: TestWriter) =>
        admin.call(addApplication, {
          body: {
            application: {
              position_key: office.otherPosition.digest_key,
              first_name: firstName,
              last_name: lastName,
              phone,
            },
          },
        }),
    ],
    ['is copied to another job', ({ id }: TestWriter) => act(id, { copy: true })],
  ])('follows somebody who %s [MSG-002]', async (_what, come) => {
    const who = await office.applicant();
    await open(who);
    const answer = await come(who);
    expect(answer.status, answer.text).toBeLessThan(300);
    const [newest] = await rows('select id, position_id from applications where person_id = $1 order by id desc', [
      who.personId,
    ]);
    expect(newest.id).toBeGreaterThan(who.id);
    expect(await placeOfThread(who)).toEqual({ application_id: newest.id, position_id: office.otherPosition.id });
  });

  it('follows an applicant who is moved to another job, and back when that is undone [MSG-002, APP-025, AHD-001]', async () => {
    const who = await office.applicant();
    await open(who);
    const { body } = await act(who.id, {});
    expect(await placeOfThread(who)).toEqual({ application_id: who.id, position_id: office.otherPosition.id });
    await admin.call(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
    expect(await placeOfThread(who)).toEqual({ application_id: who.id, position_id: office.position.id });
  });
});

const act = (id: number, params: object) =>
  admin.call<{ undo: { id: number } | null }>(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.move_to_position,
      application_ids: [id],
      params: { position_key: office.otherPosition.digest_key, ...params },
      screen: 'all_applicants',
    },
  });
