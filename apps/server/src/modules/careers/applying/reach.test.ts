import { addApplicantContact, getApplicantContact, type Reach } from '@onward/contract/careers/applying';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let employer: Employer;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: daytime });
  stranger = new ApiCaller(product.url);
  employer = new Employer(await stranger.signIn('super.admin@larkfield.test'));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function applied(values: Record<string, unknown> = {}) {
  const phone = freshPhone();
  const { body } = await applyTo(stranger, await employer.publish(), { phone, ...values });
  const [application] = await rows('select id, person_id from applications where digest_key = $1', [
    body.application.digest_key,
  ]);
  return { phone, token: body.receipt_token, ...(application as { id: number; person_id: number }) };
}

const reachOf = async (token: string): Promise<Reach> =>
  (await stranger.call<{ reach: Reach }>(getApplicantContact, { params: { token } })).body.reach;

const add = (token: string, body: object) =>
  stranger.call<{ reach: Reach }>(addApplicantContact, { params: { token }, body });

describe('The thank-you page', () => {
  it('promises nothing to someone without email and without consent to texts, and offers both [CAR-012]', async () => {
    const { token } = await applied();
    expect(await reachOf(token)).toMatchObject({ email: false, text: 'none', offers: ['email', 'text'] });
  });

  it('promises no text after STOP [CAR-012, MSG-008]', async () => {
    const { token, phone, person_id } = await applied({ sms_consent: true });
    expect((await reachOf(token)).text).toBe('asks_first');
    await rows('update persons set sms_opt_out = true where id = $1', [person_id]);
    expect(await reachOf(token)).toEqual({ email: false, text: 'none', offers: ['email'], sms_consent: null });
    expect((await add(token, { sms_consent: true })).body.error_code).toBe(20003);
    await rows('update persons set sms_opt_out = false where id = $1', [person_id]);
    await rows('insert into text_opt_outs (phone, opted_out_at) values ($1, now())', [`+1${phone}`]);
    expect((await reachOf(token)).text).toBe('none');
  });
});

describe('Adding a way to be reached', () => {
  it('stores the email, sends the receipt there, and is in the history [CAR-012]', async () => {
    const { token, id, person_id, phone } = await applied();
    const email = `late.${phone}@mail.test`;
    const { status, body } = await add(token, { email: ` ${email.toUpperCase()} ` });
    expect([status, body.reach]).toMatchObject([200, { email: true, text: 'none', offers: ['text'] }]);
    expect(await rows('select email from persons where id = $1', [person_id])).toEqual([{ email }]);
    expect((await product.outside.email(email)).text).toContain('/thanks/');
    const [line] = await rows(
      'select actor, action, detail from application_histories where application_id = $1 order by id desc limit 1',
      [id],
    );
    expect(line).toEqual({ actor: 'applicant', action: 'edited', detail: { fields: ['email'] } });
    expect((await add(token, { email: 'other@mail.test' })).body.error_code).toBe(20003);
  });

  it('records consent to texts with its wording, and asks to confirm the number [CAR-012, AHD-009]', async () => {
    const { token, id, phone } = await applied();
    const { body } = await add(token, { sms_consent: true });
    expect(body.reach.text).toBe('asks_first');
    const consents = await rows('select kind, text from applicant_consents where application_id = $1', [id]);
    expect(consents).toEqual([{ kind: 'sms', text: expect.stringContaining('Larkfield Group') }]);
    expect((await product.outside.text(`+1${phone}`)).body).toContain('YES');
  });

  it('changes nothing of a person who was known before [CAR-010, CAR-012]', async () => {
    // Someone known by phone and email: a second application belongs to them.
    const contact = { phone: freshPhone(), email: `known.${freshPhone()}@mail.test` };
    const known = await applied(contact);
    const later = await applyTo(stranger, await employer.publish(), contact);
    const links = await rows(
      `select t.* from receipt_tokens t join applications a on a.id = t.application_id where a.digest_key = $1`,
      [later.body.application.digest_key],
    );
    await rows('update persons set email = null where id = $1', [known.person_id]);
    // Links end with the contact they were sent to; here one that was sent afterward would do.
    await rows('insert into receipt_tokens select * from jsonb_populate_recordset(null::receipt_tokens, $1)', [
      JSON.stringify(links.map((link) => ({ ...link, token_hash: `\\x${link.token_hash.toString('hex')}` }))),
    ]);
    const { body } = await add(later.body.receipt_token, { email: 'thief@mail.test' });
    expect(body.error_code).toBe(20003);
    expect(await rows('select email from persons where id = $1', [known.person_id])).toEqual([{ email: null }]);
  });

  it('marks an address that somebody else has as a possible duplicate [AHD-002]', async () => {
    const phone = freshPhone();
    const owner = await applied({ email: `owner.${phone}@mail.test` });
    const { token, id } = await applied();
    await add(token, { email: `owner.${phone}@mail.test` });
    const [row] = await rows('select person_id, possible_duplicate_of from applications where id = $1', [id]);
    expect(row.possible_duplicate_of).toBe(owner.person_id);
    expect(row.person_id).not.toBe(owner.person_id);
  });

  it.each([
    [{ email: 'nobody' }, 20001],
    [{}, 20001],
    [{ email: null, sms_consent: false }, 20001],
  ])('refuses %j [CAR-009, CAR-012]', async (body, code) => {
    const { token } = await applied();
    const answer = await add(token, body);
    expect([answer.status, answer.body.error_code]).toEqual([422, code]);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['email']);
  });

  it('needs a valid receipt [CAR-012]', async () => {
    expect((await add('x'.repeat(40), { email: 'a@mail.test' })).body.error_code).toBe(20007);
  });
});
