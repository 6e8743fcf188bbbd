// Filling in a public form with another person's phone or email must not give access to anything of theirs.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { listApplications, updateApplication } from '@onward/contract/applicants/applications';
import { keepPersonsApart, mergePersons } from '@onward/contract/applicants/persons';
import { getConversationTask } from '@onward/contract/interviews/bookings';
import { openConversation, sendMessage } from '@onward/contract/messages/conversations';
import type { Position } from '@onward/contract/positions/position';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';
import { roomJobs } from '../../rooms.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
let now = daytime();
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const stored = async (digestKey: string) =>
  (
    await rows(
      `select a.id, a.person_id, a.possible_duplicate_of, p.email, p.phone, p.first_name from applications a
       join persons p on p.company_id = a.company_id and p.id = a.person_id where a.digest_key = $1`,
      [digestKey],
    )
  )[0];
const listed = async (position: Position, id: number): Promise<ApplicationRow | undefined> =>
  (
    await admin.call<{ applications: ApplicationRow[] }>(listApplications, {
      query: { position_key: position.digest_key },
    })
  ).body.applications.find((row) => row.id === id);

let number = 0;
const victim = async () => {
  number += 1;
  const [first, second] = [await employer.publish(), await employer.publish()];
  const contact = { phone: freshPhone(), email: `victim${number}@mail.test` };
  const { body } = await applyTo(stranger, first, { first_name: 'Vera', ...contact });
  return { first, second, contact, application: await stored(body.application.digest_key) };
};

describe('applying with another person’s phone and one’s own email', () => {
  it('does not change the known person and stays separate, flagged for staff [CAR-010, AHD-002]', async () => {
    const { second, contact, application } = await victim();
    const email = `thief${number}@mail.test`;
    const { status, body } = await applyTo(stranger, second, { first_name: 'Theo', phone: contact.phone, email });
    expect(status).toBe(201);
    const theirs = await stored(body.application.digest_key);
    expect(theirs.person_id).not.toBe(application.person_id);
    expect(theirs.possible_duplicate_of).toBe(application.person_id);
    const [person] = await rows('select first_name, email, phone from persons where id = $1', [application.person_id]);
    expect(person).toEqual({ first_name: 'Vera', ...contact });
    expect(await listed(second, theirs.id)).toMatchObject({
      possible_duplicate_of: application.person_id,
      application_number: 1,
    });
  });

  it('does not lead into the known person’s conversation [CAR-010, AHD-002]', async () => {
    const { second, contact, application } = await victim();
    const opened = await admin.call<{ conversation: { id: number } }>(openConversation, {
      body: { application_id: application.id },
    });
    const message = { channel: 'email', subject: 'Private', body: 'Your salary will be 4711.' };
    await admin.call(sendMessage, { params: { id: opened.body.conversation.id }, body: { message } });
    const email = `thief${number}@mail.test`;
    await applyTo(stranger, second, { phone: contact.phone, email });
    const mail = await product.outside.email(email);
    const token = linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '';
    const { status, text } = await stranger.call(getConversationTask, { params: { token } });
    expect(status).toBe(200);
    expect(text).not.toContain('4711');
  });

  it('can be merged or dismissed by staff with one request [AHD-002]', async () => {
    const one = await victim();
    const joined = await stored(
      (await applyTo(stranger, one.second, { phone: one.contact.phone })).body.application.digest_key,
    );
    const merged = await admin.call(mergePersons, {
      params: { id: one.application.person_id },
      body: { person_id: joined.person_id },
    });
    expect(merged.status, merged.text).toBe(200);
    expect(await listed(one.second, joined.id)).toMatchObject({ possible_duplicate_of: null, application_number: 2 });

    const other = await victim();
    const apart = await stored(
      (await applyTo(stranger, other.second, { phone: other.contact.phone })).body.application.digest_key,
    );
    await admin.call(keepPersonsApart, {
      params: { id: apart.person_id },
      body: { person_id: other.application.person_id },
    });
    expect(await listed(other.second, apart.id)).toMatchObject({ possible_duplicate_of: null, application_number: 1 });
  });
});

describe('applying with both the phone and the email of a known person', () => {
  it('belongs to that person, whose name and contact details stay unchanged [CAR-010, AHD-002]', async () => {
    const { second, contact, application } = await victim();
    const { body } = await applyTo(stranger, second, { first_name: 'Someone', ...contact });
    expect(await stored(body.application.digest_key)).toMatchObject({
      person_id: application.person_id,
      possible_duplicate_of: null,
      first_name: 'Vera',
    });
  });
});

describe('the links of a conversation', () => {
  const mailWithLinks = async () => {
    const { application, contact } = await victim();
    const mail = await product.outside.email(contact.email);
    const page = linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '';
    const replyTo = mail.headers.find(({ name }) => name.toLowerCase() === 'reply-to')?.value ?? '';
    const reply = /reply\+([\w-]+)@/.exec(replyTo)?.[1] ?? '';
    return { application, page, reply };
  };
  const opens = async (token: string) => (await stranger.call(getConversationTask, { params: { token } })).status;

  it('are two, stored as hashes, and cannot be used for each other [CAR-020]', async () => {
    const { page, reply } = await mailWithLinks();
    expect(reply).not.toBe('');
    expect(page).not.toBe(reply);
    expect([await opens(page), await opens(reply)]).toEqual([200, 410]);
    const kept = JSON.stringify(await rows('select * from conversation_tokens'));
    expect(kept).not.toContain(page);
    expect(kept).not.toContain(reply);
  });

  it('stop working once the contact details change [CAR-020]', async () => {
    const { application, page } = await mailWithLinks();
    const changed = await admin.call(updateApplication, {
      params: { id: application.id },
      body: { application: { email: `new${number}@mail.test` } },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await opens(page)).toBe(410);
    expect(
      await rows(
        'select from conversation_tokens t join conversations c on c.id = t.conversation_id where c.person_id = $1',
        [application.person_id],
      ),
    ).toEqual([]);
  });

  it('to the page expire after 30 days and are deleted [CAR-020]', async () => {
    const { page } = await mailWithLinks();
    const before = now;
    now = new Date(now.getTime() + 31 * 86_400_000);
    expect(await opens(page)).toBe(410);
    await roomJobs(product.app).handlers['messages.sweep']?.({}, {} as never);
    now = before;
    await until('the page to be forgotten', async () => (await opens(page)) === 410);
  });
});
