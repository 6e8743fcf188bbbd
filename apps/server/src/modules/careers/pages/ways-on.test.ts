// Pages that have nothing to show lead on, and an unsubscribe page says who writes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPublicPages } from '../../../../../../testing/browser/public-pages.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { applyTo, Employer } from '../careers.factory.ts';
import { unsubscribeLink } from '../unsubscribe.service.ts';

const COMPANY = 'larkfieldgrp';

let product: InProcessProduct;
let stranger: ApiCaller;
let employer: Employer;
beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  employer = new Employer(await stranger.signIn('super.admin@larkfield.test'));
});
afterAll(() => product.stop());

const query = (text: string, values: unknown[]) => product.app.ownerPool.query(text, values);
const html = { accept: 'text/html' };

async function open(path: string) {
  const response = await fetch(product.url + path, { headers: html });
  const page = await response.text();
  return { status: response.status, html: page, leadsToJobs: page.includes(`href="/j/${COMPANY}"`) };
}

async function press(path: string) {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  return { status: response.status, html: await response.text() };
}

async function applicant() {
  const { body } = await applyTo(stranger, await employer.publish());
  const { rows } = await query('select * from applications where digest_key = $1', [body.application.digest_key]);
  return rows[0];
}

describe('An address that was cut off after the company', () => {
  it.each(['', '/x', '/x/y', '/larkfiel0001/app'])(
    'as /positions/company%s leads to its jobs [CAR-008]',
    async (rest) => {
      expect(await open(`/positions/${COMPANY}${rest}`)).toMatchObject({ status: 404, leadsToJobs: true });
      expect(await open(`/positions/nobody${rest}`)).toMatchObject({ status: 404, leadsToJobs: false });
    },
  );

  it.each(['/nowhere', '/cluckwell/nowhere-999999', '/a/b-1/c', '/a/b/c/d/e'])(
    'as /j/company%s leads to its jobs [CAR-001, CAR-014]',
    async (rest) => {
      expect(await open(`/j/${COMPANY}${rest}`)).toMatchObject({ status: 404, leadsToJobs: true });
      expect(await open(`/j/${COMPANY.toUpperCase()}${rest}`)).toMatchObject({ status: 404, leadsToJobs: true });
    },
  );

  it('in capitals is that of the company itself [CAR-001]', async () => {
    const response = await fetch(`${product.url}/j/${COMPANY.toUpperCase()}`, { headers: html });
    expect([response.status, new URL(response.url).pathname]).toEqual([200, `/j/${COMPANY}`]);
  });

  it('is not needed where only the capitalization differs [CAR-008]', async () => {
    const { digest_key: key } = await employer.publish();
    expect((await open(`/positions/${COMPANY.toUpperCase()}/${key}/apply`)).status).toBe(200);
  });
});

describe('A personal link that is no longer valid', () => {
  it.each(['booking', 'offer', 'background-check'])('at /%s leads to the company’s jobs [CAR-014]', async (path) => {
    const { company_id, id, stage_id, stage_entry } = await applicant();
    const kind = { booking: 'scheduling', offer: 'offer', 'background-check': 'background_check' }[path];
    const token = `dead-${path}-${'x'.repeat(30)}`;
    await query(
      `insert into applicant_tasks (company_id, application_id, stage_id, stage_entry, kind, token_hash, token)
       values ($1, $2, $3, $4, $5, $6, '')`,
      [company_id, id, stage_id, stage_entry + 50, kind, hashToken(token)],
    );
    expect(await open(`/${path}/${token}`)).toMatchObject({ status: 410, leadsToJobs: true });
    expect(await open(`/${path}/${'y'.repeat(40)}`)).toMatchObject({ status: 410, leadsToJobs: false });
  });

  it('of a conversation leads to the company’s jobs [CAR-014, CAR-020]', async () => {
    const { company_id, id, person_id, position_id } = await applicant();
    const token = `dead-conversation-${'x'.repeat(20)}`;
    await query(
      `insert into conversations (company_id, person_id, application_id, position_id) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [company_id, person_id, id, position_id],
    );
    await query(
      `insert into conversation_tokens (token_hash, company_id, conversation_id, kind, expires_at)
       select $1, company_id, id, 'page', now() - interval '1 day' from conversations where person_id = $2`,
      [hashToken(`page:${token}`), person_id],
    );
    expect(await open(`/conversation/${token}`)).toMatchObject({ status: 410, leadsToJobs: true });
  });
});

describe('The page at the end of an email', () => {
  const unsubscribing = async () => {
    const person = await applicant();
    const path = new URL(unsubscribeLink(product.app, person)).pathname;
    const optedOut = async () =>
      (await query('select email_opt_out from persons where id = $1', [person.person_id])).rows[0].email_opt_out;
    return { path, optedOut, person };
  };

  it('stops automated email when the button is pressed, not when the page is opened [CAR-021]', async () => {
    const { path, optedOut } = await unsubscribing();
    const asked = await open(path);
    expect([asked.status, asked.html.includes('method="post"'), await optedOut()]).toEqual([200, true, false]);
    expect((await press(path)).status).toBe(200);
    expect(await optedOut()).toBe(true);
    expect((await press(`/unsubscribe/${'x'.repeat(40)}`)).status).toBe(410);
  });

  it('names the company and its address, says what still comes, and can be undone [CAR-021]', async () => {
    const { path, optedOut, person } = await unsubscribing();
    const { rows } = await query(
      `select l.address_line_1 from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
       where p.id = $1`,
      [person.position_id],
    );
    const done = (await press(path)).html;
    expect(done).toContain('still get emails that people at Larkfield Group write to you');
    expect(done).toContain(rows[0].address_line_1);
    expect((await press(`${path}/undo`)).html).toContain('subscribed again');
    expect(await optedOut()).toBe(false);
    // Another language opens the same address.
    expect((await open(`${path}/undo?lang=es`)).html).toContain('Cancelar estos correos');
  });

  it('leads to the company’s jobs once the person was erased [CAR-021]', async () => {
    const { path, person } = await unsubscribing();
    await query('update persons set erased_at = now() where id = $1', [person.person_id]);
    expect(await open(path)).toMatchObject({ status: 410, leadsToJobs: true });
  });
});

describe('A link in a message', () => {
  const openIn = async (path: string, headers: Record<string, string>) =>
    (await fetch(product.url + path, { headers: { ...html, ...headers } })).text();

  it('opens in the language the person applied in, until they choose another [PLT-039, CAR-014]', async () => {
    const { id, company_id, person_id } = await applicant();
    await query("update applications set language = 'es' where id = $1", [id]);
    const path = new URL(unsubscribeLink(product.app, { company_id, person_id })).pathname;
    expect(await openIn(path, { 'accept-language': 'en-US' })).toContain('<html lang="es">');
    expect(await openIn(path, { 'accept-language': 'en', cookie: 'onward_language=fr' })).toContain('<html lang="fr">');
    expect(await openIn(`${path}?lang=en`, { 'accept-language': 'fr' })).toContain('<html lang="en">');
  });

  it('to a task does the same, and English leaves the choice to the browser [PLT-039, CAR-014]', async () => {
    const { body } = await applyTo(stranger, await employer.publish());
    const path = `/thanks/${body.receipt_token}`;
    expect(await openIn(path, { 'accept-language': 'fr' })).toContain('<html lang="fr">');
    await query("update applications set language = 'zh' where digest_key = $1", [body.application.digest_key]);
    expect(await openIn(path, { 'accept-language': 'fr' })).toContain('<html lang="zh">');
  });
});
