// Emails and texts are sent once, in order, and never a second time after a crash.

import { randomUUID } from 'node:crypto';
import { listUndeliveredMessages, type UndeliveredMessage } from '@onward/contract/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { placeIn } from '../crypto/sealed-columns.ts';
import { inSystem } from '../database/transaction.ts';
import { Delivery } from './deliver.ts';

const STORED = { company_id: null, message_key: randomUUID() };

describe('the outbox', () => {
  let product: InProcessProduct;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
  });
  afterAll(() => product.stop());

  const send = (to: string) =>
    inSystem(product.app.pool, (tx) =>
      product.app.outbox.sendEmail(tx, {
        companyId: null,
        to,
        subject: 'Hello',
        text: 'Secret link',
        html: '<p>Secret link</p>',
      }),
    );

  const messagesTo = async (recipient: string) => {
    const { rows } = await product.app.ownerPool.query(
      'select id, state, body, attempts, last_error from outbox_messages where recipient = $1 order by id',
      [recipient],
    );
    return rows;
  };

  const settled = (recipient: string, state: string) =>
    until(`${recipient} to be ${state}`, async () =>
      (await messagesTo(recipient)).find((message) => message.state === state),
    );

  it('delivers over SMTP, then deletes the text [PLT-054, PLT-058]', async () => {
    await send('ana@example.test');
    const mail = await product.outside.email('ana@example.test');
    expect(mail).toMatchObject({ subject: 'Hello', to: ['ana@example.test'] });
    expect((await settled('ana@example.test', 'sent')).body).toBeNull();
  });

  it('stores the text encrypted while it waits [PLT-056]', async () => {
    const { rows } = await product.app.ownerPool.query(
      `insert into outbox_messages (channel, recipient, message_key, body) values ('email', 'kept@example.test', $1, $2)
       returning body`,
      [STORED.message_key, product.app.encryption.encrypt('Secret link', placeIn('outbox_messages.body', STORED))],
    );
    expect(rows[0].body.toString('latin1')).not.toContain('Secret');
  });

  it('cannot decrypt text copied to another recipient, and does not send it [PLT-056]', async () => {
    const { ownerPool, pool, encryption, files } = product.app;
    const other = { company_id: null, message_key: randomUUID() };
    const { rows } = await ownerPool.query(
      `insert into outbox_messages (channel, recipient, message_key, body) values ('email', 'thief@example.test', $1, $2)
       returning id`,
      [other.message_key, encryption.encrypt('{"text":"x"}', placeIn('outbox_messages.body', STORED))],
    );
    const nobody = { send: () => Promise.reject(new Error('must not be asked')) };
    const delivery = new Delivery(pool, encryption, { carriers: { email: nobody, sms: nobody }, files });
    const job = { id: 1, attempt: 1, lastAttempt: false };
    await expect(delivery.deliver([rows[0].id], job)).rejects.toThrow(/authenticate/);
    expect((await messagesTo('thief@example.test'))[0]).toMatchObject({ state: 'pending', attempts: 0 });
  });

  it('sends nothing when the change was rolled back [PLT-058]', async () => {
    const failing = inSystem(product.app.pool, async (tx) => {
      await product.app.outbox.sendEmail(tx, {
        companyId: null,
        to: 'never@example.test',
        subject: 'x',
        text: 'x',
        html: 'x',
      });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await messagesTo('never@example.test')).toEqual([]);
  });

  it('gives up at once when the recipient does not exist, and records why [PLT-058]', async () => {
    await send('bounce@example.test');
    const message = await settled('bounce@example.test', 'failed');
    expect(message.last_error).toMatch(/550/);
    expect(await product.outside.emails('bounce@example.test')).toEqual([]);
  });

  it('keeps trying when the recipient’s server is only busy [PLT-058]', async () => {
    await send('busy@example.test');
    const message = await until('a first try', async () =>
      (await messagesTo('busy@example.test')).find((row) => row.attempts > 0 && row.state === 'pending'),
    );
    expect(message.body).not.toBeNull();
  });

  it('does not resend a message that may have arrived before the process died [PLT-058]', async () => {
    const { rows } = await product.app.ownerPool.query(
      `insert into outbox_messages (channel, recipient, body, state) values ('email', 'died@example.test', $1, 'handing_over') returning id`,
      [Buffer.from('never opened')],
    );
    const nobody = { send: () => Promise.reject(new Error('must not be asked')) };
    const { pool, encryption, files } = product.app;
    const delivery = new Delivery(pool, encryption, { carriers: { email: nobody, sms: nobody }, files });
    await delivery.deliver([rows[0].id], { id: 1, attempt: 2, lastAttempt: false });
    expect((await messagesTo('died@example.test'))[0]?.state).toBe('unconfirmed');
  });

  it('lists undelivered and unconfirmed messages for support staff, without their text [PLT-058]', async () => {
    await product.app.ownerPool.query(
      `insert into outbox_messages (channel, recipient, subject, state, last_error)
       values ('email', 'gone@example.test', 'Hello', 'failed', 'mailbox unknown')`,
    );
    const api = new ApiCaller(product.url);
    const support = await api.signIn('support@onward.test');
    const { body, text } = await support.call<{ undelivered_messages: UndeliveredMessage[] }>(listUndeliveredMessages);
    expect(body.undelivered_messages[0]).toMatchObject({
      recipient: 'gone@example.test',
      state: 'failed',
      last_error: 'mailbox unknown',
    });
    expect(text).not.toContain('body');
    const admin = await api.signIn('super.admin@larkfield.test');
    expect((await admin.call(listUndeliveredMessages)).body.error_code).toBe(10004);
  });

  it('sends texts through the provider’s own protocol [PLT-054]', async () => {
    await inSystem(product.app.pool, (tx) =>
      product.app.outbox.sendText(tx, { companyId: null, to: '+14045550111', body: 'Hello by text' }),
    );
    expect((await product.outside.text('+14045550111')).body).toBe('Hello by text');
  });
});
