// The offers of the demo: every state, made by the product itself.
import { OFFER_STATUSES } from '@onward/domain/offers/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { loadSampleOffers } from './sample-offers.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
});
afterAll(() => product.stop());

const rows = async (query: string) => (await product.app.ownerPool.query(query)).rows;

describe('The offers of the demo', () => {
  it('have every state, agree with the stage of their applicants, and are made once [OFR-003]', async () => {
    await loadSampleOffers(product.app);
    await loadSampleOffers(product.app);
    const found = await rows(
      `select o.status, a.stage_status, r.sealed_key is not null as sealed, o.viewed_at is not null as viewed
       from application_offers o join applications a on a.id = o.application_id
       join signing_requests r on r.id = o.signing_request_id`,
    );
    expect(found).toHaveLength(14);
    expect(found.filter(({ status, stage_status }) => status !== stage_status)).toEqual([]);
    const states = [...new Set(found.map(({ status }) => status)), 'not_sent'];
    expect(states.toSorted()).toEqual([...OFFER_STATUSES].toSorted());
    expect(found.filter(({ status, sealed }) => (status === 'signed') !== sealed)).toEqual([]);
  });
});
