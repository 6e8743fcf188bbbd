// The pages behind the link of an offer.
import { voidApplicationOffer } from '@onward/contract/offers/application-offers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPublicPages } from '../../../../../testing/browser/public-pages.ts';
import { NOTE, OfferOffice } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let office: OfferOffice;
beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  await office.open();
});
afterAll(() => product.stop());

const headers = { accept: 'text/html' };

it('an offer leads to the applicant’s own conversation, also after it was withdrawn [OFR-010, CAR-020]', async () => {
  const id = await office.applicant();
  await office.send([id], { offer_template_id: await office.template(NOTE) });
  const token = await office.release(id);
  const [offer] = await office.offers(id);
  await office.admin.call(voidApplicationOffer, { params: { id: offer?.id ?? 0 }, body: { reason: 'Closed' } });
  const question = (of: string) => fetch(`${product.url}/offer/${of}/question`, { headers, redirect: 'manual' });
  const answer = await question(token);
  expect(answer.status).toBe(303);
  const address = answer.headers.get('location') ?? '';
  expect(address).toMatch(/^\/conversation\/./);
  expect((await fetch(product.url + address, { headers })).status).toBe(200);
  expect((await question('x'.repeat(40))).status).toBe(410);
});
