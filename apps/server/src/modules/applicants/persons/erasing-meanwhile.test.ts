// Erasing a person while mail to them is delivered or someone writes to them: no deadlock, and nothing written at that
// moment remains.

import { erasePerson } from '@onward/contract/applicants/persons';
import { openConversation, sendMessage } from '@onward/contract/messages/conversations';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentions } from '../../../../../../testing/database/mentions.ts';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const send = (conversationId: number, body: string) =>
  admin.call<{ message: { id: number } }>(sendMessage, {
    params: { id: conversationId },
    body: { message: { channel: 'email', subject: 'Hi', body } },
  });

/** A person with one email in the outbox. */
async function writtenTo(): Promise<TestWriter & { conversationId: number; messageId: number; outboxId: number }> {
  const who = await office.applicant();
  const opened = await admin.call<{ conversation: { id: number } }>(openConversation, {
    body: { application_id: who.id },
  });
  const conversationId = opened.body.conversation.id;
  const { body } = await send(conversationId, `Hello ${who.lastName}`);
  const messageId = body.message.id;
  await office.leaveNow(messageId);
  const [{ outbox_message_id: outboxId }] = await rows('select outbox_message_id from messages where id = $1', [
    messageId,
  ]);
  return { ...who, conversationId, messageId, outboxId };
}

const erase = ({ personId, firstName, lastName }: TestWriter) =>
  admin.call(erasePerson, { params: { id: personId }, body: { name: `${firstName} ${lastName}` } });

/** The erase request has met a lock: it waits, or has released its own locks and retries. */
const eraseIsHeldUp = () =>
  until('the erasing to meet the lock', async () => {
    const found = await rows(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (wait_event_type = 'Lock' or query like 'rollback to savepoint%')`,
    );
    return found.length > 0;
  });

async function inTransaction<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
  const client = await product.app.ownerPool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

describe('Erasing', () => {
  it('does not deadlock with mail whose delivery is being recorded [AHD-020]', async () => {
    const who = await writtenTo();
    // In the worker's order: the outbox first, then the message, then its conversation.
    const erased = await inTransaction(async (client) => {
      await client.query("update outbox_messages set state = 'sent' where id = $1", [who.outboxId]);
      const erasing = erase(who);
      await eraseIsHeldUp();
      await client.query("update messages set status = 'sent' where id = $1", [who.messageId]);
      await client.query('update conversations set last_failed = false where id = $1', [who.conversationId]);
      await client.query('update persons set email_bounced_at = now() where id = $1', [who.personId]);
      return { erasing };
    });
    const { status, text } = await erased.erasing;
    expect(status, text).toBe(204);
    expect(await mentions(product.app.ownerPool, [who.lastName, who.email, who.phone])).toEqual([]);
  });

  it('leaves nothing of a message written at the same time [AHD-020, MSG-015]', async () => {
    const who = await writtenTo();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => send(who.conversationId, `Once more, ${who.lastName}`)),
      erase(who),
      ...Array.from({ length: 8 }, () => send(who.conversationId, `And again, ${who.lastName}`)),
    ]);
    expect(answers[8]?.status, answers[8]?.text).toBe(204);
    for (const { status, text } of answers) expect(status, text).not.toBe(500);
    expect(await mentions(product.app.ownerPool, [who.lastName, who.email, who.phone])).toEqual([]);
  });

  it('leaves nothing of a message whose sender read the address before and stores it after [AHD-020]', async () => {
    const who = await writtenTo();
    const client = await product.app.ownerPool.connect();
    // Locks the conversation like a reply that is about to be stored.
    await client.query('begin');
    await client.query('select from conversations where id = $1 for key share', [who.conversationId]);
    const erasing = erase(who);
    await eraseIsHeldUp();
    await client.query('commit');
    client.release();
    expect((await erasing).status).toBe(204);
    const late = await send(who.conversationId, `Too late, ${who.lastName}`);
    expect(late.status).not.toBe(201);
    expect(await mentions(product.app.ownerPool, [who.lastName])).toEqual([]);
  });
});
