// Limits what people receive when someone else keeps entering their number or address.
import { createApplicationDraft, saveApplicationDraft, textResumeLink } from '@onward/contract/careers/applying';
import { requestSmsSignIn, sendAppLink } from '@onward/contract/identity/identity';
import { requestPasswordReset, resetPassword } from '@onward/contract/identity/passwords';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../../../apps/sandbox/src/sms/account.ts';
import { signWebhook } from '../../../../../apps/sandbox/src/sms/signature.ts';
import { applyTo, Employer, freshPhone } from '../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { keyOf } from '../http/limits/rate-limiter.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let other: ApiCaller;
let employer: Employer;

beforeAll(async () => {
  product = await startInProcess({
    sandbox: true,
    env: {
      RATE_LIMIT_STRANGER: '3/3600',
      RATE_LIMIT_STRANGER_TEXTS_COMPANY: '30/86400',
      RATE_LIMIT_STRANGER_TEXTS: '40/86400',
      RATE_LIMIT_APP_LINK: '3/3600',
    },
  });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  other = await stranger.signIn('hr.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const sentTo = async (recipient: string): Promise<number> => {
  const { rows } = await product.app.ownerPool.query('select 1 from outbox_messages where recipient = $1', [recipient]);
  return rows.length;
};

const textsOfCompany = async (): Promise<number> => {
  const { rows } = await product.app.ownerPool.query('select hits from rate_limits where bucket = $1', [
    keyOf('stranger_texts_company:1'),
  ]);
  return rows[0]?.hits ?? 0;
};

/** One person starts an application with that number, and another asks for the link to continue it. */
async function beginWith(phone: string) {
  const position = await employer.publish({});
  const params = { position_key: position.digest_key };
  const draft = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
  await stranger.call(saveApplicationDraft, {
    params: { token: draft.body.token },
    body: { entries: { first_name: 'Luz', phone, region_number: '1' } },
  });
  return () => stranger.call(textResumeLink, { params, body: { phone, region_number: '1', language: 'en' } });
}

async function textUs(from: string, body: string): Promise<void> {
  const url = `${product.url}/v1/webhooks/sms`;
  const fields = { MessageSid: `SM${Math.random()}`, From: from, To: '+15005550006', Body: body };
  const headers = { 'x-twilio-signature': signWebhook(sandboxAccount.authToken, url, fields) };
  expect((await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) })).status).toBe(200);
}

describe('One number or address', () => {
  it('gets three links an hour to continue an application, across all postings, and the response never reveals it [AHD-008, PLT-022]', async () => {
    const phone = freshPhone();
    const [first, second] = [await beginWith(phone), await beginWith(phone)];
    const answers = [await first(), await second(), await first(), await second(), await first()];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await sentTo(`+1${phone}`)).toBe(3);
    const { rows } = await product.app.ownerPool.query(
      'select 1 from draft_resume_links l join application_drafts d on d.id = l.draft_id where d.phone = $1',
      [phone],
    );
    expect(rows).toHaveLength(3);
  });

  it('gets three links for a forgotten password, the last of which keeps working [IDN-017, PLT-022]', async () => {
    const email = 'general.manager@larkfield.test';
    for (let times = 0; times < 3; times += 1) await stranger.call(requestPasswordReset, { body: { email } });
    const mails = await until('three emails', async () => {
      const got = await product.outside.emails(email);
      return got.length === 3 ? got : undefined;
    });
    const answers = [];
    for (let times = 0; times < 3; times += 1) {
      answers.push((await stranger.call(requestPasswordReset, { body: { email } })).text);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await sentTo(email)).toBe(3);
    const tokens = mails.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '');
    const statuses = [];
    for (const token of tokens) {
      const body = { reset_password_token: token, password: 'A-new-one-for-Onward-7' };
      statuses.push((await stranger.call(resetPassword, { body })).status);
    }
    expect(statuses.sort()).toEqual([200, 410, 410]);
  });

  it('gets three receipts, no matter who applies with it or how the address is varied [CAR-012, PLT-022]', async () => {
    const position = await employer.publish({});
    const applied = [];
    for (const email of ['ana@victim.test', 'ana+1@victim.test', 'ANA+2@victim.test', 'ana+3@victim.test']) {
      applied.push((await applyTo(stranger, position, { email })).status);
    }
    expect(applied).toEqual([201, 201, 201, 201]);
    await until('all receipts to be thought about', async () => {
      const { rows } = await product.app.ownerPool.query('select hits from rate_limits where bucket = $1', [
        keyOf('stranger:email:ana@victim.test'),
      ]);
      return rows[0]?.hits === 4;
    });
    await until('the jobs to be done', async () => {
      const { rows } = await product.app.ownerPool.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'careers.receipt'",
      );
      return rows.length === 0;
    });
    const { rows } = await product.app.ownerPool.query(
      "select 1 from outbox_messages where recipient ilike 'ana%@victim.test'",
    );
    expect(rows).toHaveLength(3);
  });

  it('gets no text in a country that is not allowed or at a premium-rate number [PLT-022]', async () => {
    for (const phone of ['8765550123', '9005550199']) {
      const ask = await beginWith(phone);
      expect((await ask()).status).toBe(202);
      expect(await sentTo(`+1${phone}`)).toBe(0);
      const { status, body } = await admin.call(sendAppLink, { body: { phone, region_number: '1' } });
      expect([status, body.errors]).toEqual([422, { phone: ["We can't text this number"] }]);
    }
  });

  it('that replied STOP gets none until it replies START, even when it is unknown [MSG-008]', async () => {
    const phone = freshPhone();
    const ask = await beginWith(phone);
    await textUs(`+1${phone}`, 'Stop');
    expect((await ask()).status).toBe(202);
    expect(await sentTo(`+1${phone}`)).toBe(0);
    await textUs(`+1${phone}`, 'START');
    await ask();
    expect(await sentTo(`+1${phone}`)).toBe(1);
  });

  it('of a staff member gets three links to sign in by text [IDN-025, PLT-022]', async () => {
    const answers = [];
    for (let times = 0; times < 5; times += 1) {
      answers.push((await stranger.call(requestSmsSignIn, { body: { phone: '4045550172', region_number: '1' } })).text);
    }
    expect(new Set(answers).size).toBe(1);
    await until('the jobs to be done', async () => {
      const { rows } = await product.app.ownerPool.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'identity.text_sign_in_link'",
      );
      return rows.length === 0;
    });
    expect(await sentTo('+14045550172')).toBe(3);
  });

  it('gets three links to the app from all staff together; only sent links count, and a repeat gets the first response [IDN-033]', async () => {
    const body = { phone: freshPhone(), region_number: '1' };
    for (let times = 0; times < 5; times += 1) {
      const wrong = await admin.call(sendAppLink, { body: { phone: '12', region_number: '1' } });
      expect(wrong.body.error_code).toBe(20001);
    }
    const keyed = { body, headers: { 'idempotency-key': 'the-same-tap' } };
    const answers = [await admin.call(sendAppLink, keyed), await admin.call(sendAppLink, { body })];
    expect((await other.call(sendAppLink, { body })).status).toBe(200);
    expect((await other.call(sendAppLink, { body })).body.error_code).toBe(20006);
    answers.push(await admin.call(sendAppLink, keyed), await admin.call(sendAppLink, keyed));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await sentTo(`+1${body.phone}`)).toBe(3);
    const otherNumber = { phone: freshPhone(), region_number: '1' };
    expect((await admin.call(sendAppLink, { body: otherNumber })).status).toBe(200);
    expect((await admin.call(sendAppLink, { body: otherNumber })).body.error_code).toBe(20006);
  });
});

describe('All numbers together', () => {
  it('get no more texts in a day than a company may send to strangers [PLT-022]', async () => {
    const left = 30 - (await textsOfCompany());
    expect(left).toBeGreaterThan(0);
    let sent = 0;
    for (let times = 0; times < left + 3; times += 1) {
      const phone = freshPhone();
      const ask = await beginWith(phone);
      expect((await ask()).status).toBe(202);
      sent += await sentTo(`+1${phone}`);
    }
    expect(sent).toBe(left);
  });
});
