// Every number a screen shows is the exact count of the list it opens, while the data changes at random (PLT-017).
import { createSavedView } from '@onward/contract/saved-views/saved-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { rounds } from '../../../../testing/run/test-length.ts';
import { ofJobs, pinnedViews, profiles, tabs } from './applicants-numbers.ts';
import { openWork, people, places, templates } from './company-numbers.ts';
import { companyDashboard, dashboard, home } from './home-numbers.ts';
import { navigation } from './navigation-numbers.ts';
import { CHANGES } from './random-changes.ts';
import type { Numbers } from './read-lists.ts';

const TIMEOUT_MS = rounds({ short: 60_000, long: 600_000 });

/** The HR admin is limited to some brands and departments, because the demo data limits people by location only. */
const LIMITS = ['brand', 'department'].map(
  (kind) => `insert into staff_scopes (company_id, staff_id, kind, record_id)
    select s.company_id, s.id, '${kind}', r.id from company_staffs s, (select id from ${kind}s where company_id = 1
      order by id limit 2) r where s.company_id = 1 and s.email = 'hr.admin@larkfield.test'`,
);

let product: InProcessProduct;
let admin: ApiCaller;
let limitedAdmin: ApiCaller;
let manager: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ env: { RATE_LIMITS: 'off' } });
  for (const limit of LIMITS) await product.app.ownerPool.query(limit);
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  limitedAdmin = await api.signIn('hr.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
});
afterAll(() => product.stop());

const VIEWS: { list: 'applicants' | 'job_postings'; filters: Record<string, string> }[] = [
  { list: 'applicants', filters: { is_new: 'true' } },
  { list: 'applicants', filters: { status: 'rejected' } },
  { list: 'job_postings', filters: { status: 'published' } },
];

async function walk(caller: ApiCaller): Promise<Numbers> {
  return {
    ...(await navigation(caller)),
    ...(await dashboard(caller)),
    ...(await home(caller)),
    ...(caller === admin ? await companyDashboard(caller) : {}),
    ...(caller === admin ? await openWork(caller) : {}),
    ...(caller === manager ? {} : { ...(await people(caller)), ...(await templates(caller)) }),
    ...(await places(caller)),
    ...(await tabs(caller)),
    ...(await ofJobs(caller)),
    ...(await profiles(caller)),
    ...(await pinnedViews(caller)),
  };
}

const wrongIn = (numbers: Numbers): string[] =>
  Object.entries(numbers).flatMap(([name, [shown, listed]]) =>
    shown === listed ? [] : [`${name}: shows ${shown}, the list has ${listed}`],
  );

describe('Every number', () => {
  it(
    'equals the length of the list it opens, whatever has changed [PLT-017, CMP-060, CMP-062, AHD-003, AHD-015]',
    async () => {
      for (const caller of [admin, limitedAdmin, manager]) {
        for (const { list, filters } of VIEWS) {
          const state = { filters, order: null, columns: null, density: null };
          const name = `${list} ${Object.entries(filters).join()}`;
          await caller.call(createSavedView, { body: { saved_view: { list, name, state, is_pinned: true } } });
        }
      }
      for (let round = 0; round < rounds({ short: 3, long: 30 }); round += 1) {
        const walks = await Promise.all([admin, limitedAdmin, manager].map(walk));
        const [ofAdmin, ofLimitedAdmin, ofManager] = walks.map(wrongIn);
        const none = { ofAdmin: [], ofLimitedAdmin: [], ofManager: [] };
        expect({ ofAdmin, ofLimitedAdmin, ofManager }, `in round ${round}`).toEqual(none);
        for (const change of CHANGES) await product.app.ownerPool.query(change);
      }
    },
    TIMEOUT_MS,
  );
});
