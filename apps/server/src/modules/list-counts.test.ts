// The counts of saved views match what the applicants list shows.
import { listApplications } from '@onward/contract/applicants/applications';
import { createSavedView, type SavedView } from '@onward/contract/saved-views/saved-views';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;

beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  const position = await new Employer(admin).publish();
  for (const first_name of ['Ada', 'Ben']) {
    await applyTo(new ApiCaller(product.url), position, { first_name, referer_source: 'whatsapp' });
  }
});
afterAll(() => product.stop());

it.each([
  [{ source: 'whatsapp' }],
  [{ status: 'in_progress', is_new: 'true' }],
  [{ status: 'hired' }],
  [{ query: 'okafor', rating: '9', brand: 'x' }],
])('counts applicants by the filters %o [AHD-003]', async (filters) => {
  const saved_view = {
    list: 'applicants',
    name: JSON.stringify(filters),
    state: { filters, order: null, columns: null, density: null },
  };
  const { body } = await admin.call<{ saved_view: SavedView }>(createSavedView, { body: { saved_view } });
  const { rating: _stars, brand: _brand, ...asked } = { rating: '', brand: '', ...filters };
  const list = await admin.call<{ total_count: number }>(listApplications, { query: asked });
  expect(body.saved_view.count).toBe(list.body.total_count);
});
