// What applicants read about an offer: in their email, in their thread, and on the page of their application.

import { declineOfferTask } from '@onward/contract/offers/offer-tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPublicPages } from '../../../../../testing/browser/public-pages.ts';
import { NOTE, OfferOffice } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { createReceiptToken } from '../careers/applying/receipt-tokens.ts';

let product: InProcessProduct;
let office: OfferOffice;
let noteId: number;
const now = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess({ sandbox: true, clock: () => now });
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  await office.open();
  noteId = await office.template(NOTE);
});
afterAll(() => product.stop());

async function sentIn(language: string, more: object = {}): Promise<{ id: number; token: string }> {
  const id = await office.applicant({ firstName: '小明', lastName: '王' });
  await office.rows('update applications set language = $2 where id = $1', [id, language]);
  await office.send([id], { offer_template_id: noteId, expires_in_days: 11, ...more });
  return { id, token: await office.release(id) };
}

async function mailOf(id: number): Promise<{ subject: string; text: string }> {
  const [row] = await office.rows('select email from applications where id = $1', [id]);
  return product.outside.email(String(row?.email));
}

const placeOf = async (id: number): Promise<string> =>
  String(
    (
      await office.rows(
        `select l.name from applications a join positions p on p.id = a.position_id join locations l on l.id = p.location_id
         where a.id = $1`,
        [id],
      )
    )[0]?.name,
  );

describe('The email about an offer', () => {
  it('names the place, the last day to sign, and who wrote [OFR-004, PLT-043]', async () => {
    const { id } = await sentIn('fr', { message: 'Appelez-moi.' });
    const { subject, text } = await mailOf(id);
    expect(subject).toContain(` à ${await placeOf(id)}`);
    expect(text).toContain('au plus tard le 1er décembre 2026');
    expect(text).toContain('Renee Castellano vous écrit : Appelez-moi.');
  });

  it('has its link in the thread with the colon of the language [MSG-003, PLT-039]', async () => {
    const { id } = await sentIn('zh');
    const [message] = await office.rows(
      `select body from messages where application_id = $1 and channel = 'email' order by id desc limit 1`,
      [id],
    );
    expect(message?.body).toMatch(/阅读并签署：http/);
  });

  it('leads to a page with the name as it is written [OFR-010]', async () => {
    const { token } = await sentIn('zh');
    expect((await office.read(token)).body.signer.name).toBe('王小明');
    expect((await office.sign(token, { signature_name: '王小明', values: {} })).body.signer?.status).toBe('signed');
  });
});

describe('The page of an application', () => {
  it('leads to an offer that waits for a signature, also after the job was closed [CAR-012]', async () => {
    const { id, token } = await sentIn('en');
    const receipt = await inCompany(product.app.pool, 1, (tx) => createReceiptToken(tx, { company_id: 1, id }, now));
    const page = async () => (await fetch(`${product.url}/thanks/${receipt}`)).text();
    const positionsNow = (status: string) =>
      office.rows('update positions set status = $2 where id = $1', [office.positionId, status]);
    await positionsNow('closed');
    expect(await page()).toContain(`/offer/${token}">Read and sign`);
    await positionsNow('published');

    await office.sign(token, { signature_name: '王小明', values: {} });
    const signed = await page();
    expect(signed).not.toContain(`/offer/${token}`);
    expect(signed).toContain('is looking at it.');
  });

  it('says that the applicant declined the offer [CAR-012]', async () => {
    const { id, token } = await sentIn('en');
    const receipt = await inCompany(product.app.pool, 1, (tx) => createReceiptToken(tx, { company_id: 1, id }, now));
    await office.stranger.call(declineOfferTask, { params: { token }, body: { reason: '' } });
    const page = await (await fetch(`${product.url}/thanks/${receipt}`)).text();
    expect(page).toContain('You declined the offer.');
    expect(page).not.toContain(`/offer/${token}`);
  });
});
