// The thank-you page leads to the applicant's next task, so it requires a secret that staff never see.
import { updateApplication } from '@onward/contract/applicants/applications';
import { openConversation } from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let position: { digest_key: string };
let now = daytime();
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  const employer = new Employer(admin);
  const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
  const process = await employer.process(
    [{ id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } }],
    [{ kind: 'application_advance', stage_id: -1 }],
  );
  position = await employer.publish({ hiring_process_template_id: process.id });
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const read = (caller: ApiCaller, key: string) =>
  caller.request<{ receipt: { next: { link: string } | null }; error_code: number }>(
    'GET',
    `/v1/career_pages/applications/${key}`,
  );
const openPage = async (key: string) => {
  const page = await fetch(`${product.url}/thanks/${key}`);
  return { status: page.status, html: await page.text() };
};

describe('The thank-you page of an application', () => {
  it('does not open with the application key that staff know [CAR-012, CAR-014]', async () => {
    const { body } = await applyTo(stranger, position);
    const key = body.application.digest_key;
    const token = body.next?.link.split('/').at(-1) ?? 'none';
    for (const caller of [admin, stranger]) {
      const answer = await read(caller, key);
      expect([answer.status, answer.body.error_code]).toEqual([410, 20007]);
      expect(answer.text).not.toContain(token);
    }
    const page = await openPage(key);
    expect(page.status).toBe(410);
    expect(page.html).not.toContain(token);
  });

  it('opens with the applicant’s token for 30 days, and only its hash is stored [CAR-012, CAR-014]', async () => {
    const { body } = await applyTo(stranger, position);
    expect(body.receipt_token).toMatch(/^[\w-]{43}$/);
    expect((await read(stranger, body.receipt_token)).body.receipt.next).toEqual(body.next);
    expect((await openPage(body.receipt_token)).html).toContain('Thanks, Amara');
    expect(JSON.stringify(await rows('select * from receipt_tokens'))).not.toContain(body.receipt_token);
    const before = now;
    now = new Date(now.getTime() + 31 * 86_400_000);
    expect((await read(stranger, body.receipt_token)).body.error_code).toBe(20007);
    now = before;
  });

  it('is linked from the receipt, and staff read that message without the token [CAR-013, MSG-012]', async () => {
    const email = `receipt.${freshPhone()}@mail.test`;
    const { body } = await applyTo(stranger, position, { email });
    const mail = await until('the receipt', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes('/thanks/')),
    );
    const token = linkIn(mail.text, '/thanks/').split('/').at(-1) ?? '';
    expect((await read(stranger, token)).body.receipt.next).toEqual(body.next);
    const [{ id }] = await rows('select id from applications where digest_key = $1', [body.application.digest_key]);
    const opened = await admin.call<{ conversation: { id: number } }>(openConversation, {
      body: { application_id: id },
    });
    const thread = await admin.request('GET', `/v1/conversations/${opened.body.conversation.id}/messages`);
    expect(thread.text).toContain('/thanks/…');
    expect(thread.text).not.toContain(token);
  });

  it('stays when a contact is added, and closes to the one that was replaced [CAR-014]', async () => {
    const { body } = await applyTo(stranger, position);
    const [{ id }] = await rows('select id from applications where digest_key = $1', [body.application.digest_key]);
    const change = (email: string) =>
      admin.call(updateApplication, { params: { id }, body: { application: { email } } });
    expect((await change(`mistyped.${id}@mail.test`)).status).toBe(200);
    expect((await read(stranger, body.receipt_token)).status).toBe(200);
    expect((await change(`right.${id}@mail.test`)).status).toBe(200);
    expect((await read(stranger, body.receipt_token)).body.error_code).toBe(20007);
  });

  it('does not open with anything that is not a token [CAR-014]', async () => {
    for (const key of ['x', 'x'.repeat(43), '%00', '..%2f..']) {
      expect([404, 410]).toContain((await openPage(key)).status);
    }
  });
});
