// Unauthorized webhook calls are refused before their body is read.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { head, type RawAnswer, RawConnection } from '../../../../../../testing/product/raw-http.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

const SHA1 = createHmac('sha1', 'wrong').update('').digest('base64');
const SHA256 = createHmac('sha256', 'wrong').update('').digest('hex');
const now = () => Math.floor(Date.now() / 1000);

/** Sends only the headers and announces a body that never comes. */
async function answerToHead(path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const connection = await RawConnection.open(product.url);
  connection.write(head('POST', path, headers));
  const answer = await until('an answer before the body', async () => connection.answer ?? undefined);
  await connection.closed;
  return answer;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const TEXTS = ['/v1/webhooks/sms', '/v1/webhooks/sms_status?key=00000000-0000-4000-8000-000000000000'];
const MAIL = '/v1/webhooks/email';

describe('A webhook', () => {
  it.each(TEXTS)(
    'at %s refuses a call without a plausible signature without reading its body [MSG-007, PLT-022]',
    async (path) => {
      const length = { 'content-length': '5000' };
      for (const signature of ['', 'bm8=', `${SHA1}x`]) {
        const { status, text } = await answerToHead(path, { ...FORM, ...length, 'x-twilio-signature': signature });
        expect([status, text.includes('"error_code":10003')]).toEqual([401, true]);
      }
    },
  );

  it.each([
    ['without one', ''],
    ['with half of one', 't=1'],
    ['with an old one', `t=1700000000,v1=${SHA256}`],
    ['with something after it', `t=${now()},v1=${SHA256}00`],
  ])('for email refuses a call %s unread [MSG-007, PLT-022]', async (_what, signature) => {
    const headers = { ...JSON_TYPE, 'content-length': '60000000', 'x-onward-signature': signature };
    expect((await answerToHead(MAIL, headers)).status).toBe(401);
  });

  it('refuses a body that is too long or has no length without reading it [MSG-007, PLT-022]', async () => {
    const texts = { ...FORM, 'x-twilio-signature': SHA1 };
    const mail = { ...JSON_TYPE, 'x-onward-signature': `t=${now()},v1=${SHA256}` };
    const answers = [
      await answerToHead('/v1/webhooks/sms', { ...texts, 'content-length': '70000' }),
      await answerToHead('/v1/webhooks/sms', { ...texts, 'transfer-encoding': 'chunked' }),
      await answerToHead(MAIL, { ...mail, 'content-length': '80000000' }),
      await answerToHead(MAIL, { ...mail, 'transfer-encoding': 'chunked' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    expect(answers.every(({ text }) => text.includes('"error_code":20005'))).toBe(true);
  });

  it('reads only a few large emails at once, and small ones at any time [MSG-007, PLT-022]', async () => {
    const mail = () => ({ ...JSON_TYPE, 'x-onward-signature': `t=${now()},v1=${SHA256}` });
    const large = await Promise.all([1, 2, 3, 4].map(() => RawConnection.open(product.url)));
    for (const connection of large) connection.write(head('POST', MAIL, { ...mail(), 'content-length': '2000000' }));
    const refused = await until('one of four to be sent away', async () =>
      large.map(({ answer }) => answer).find((answer) => answer !== null),
    );
    expect([refused?.status, /retry-after: 30/.test(refused?.text ?? '')]).toEqual([503, true]);
    const small = await fetch(`${product.url}${MAIL}`, { method: 'POST', headers: mail(), body: '{}' });
    expect(small.status).toBe(401);
    for (const connection of large) connection.end();
  });
});
