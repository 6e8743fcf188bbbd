import { afterAll, beforeAll, expect, it } from 'vitest';
import { CheckrOffice } from '../../../../../testing/people/checkr-office.ts';
import { until } from '../../../../../testing/until.ts';
import { connectDemoCheckr } from './checkr.ts';

let office: CheckrOffice;

beforeAll(async () => {
  office = await CheckrOffice.open();
});
afterAll(() => office.product.stop());

it('connects the demo company once, with packages and active locations [CHK-003, CHK-014]', async () => {
  await connectDemoCheckr(office.product.app);
  await until('the nodes', async () => {
    const nodes = await office.query('select status, default_package from company_checker_nodes where company_id = 1');
    return nodes.length > 0 || undefined;
  });
  await office.quiet();
  expect(await office.checkr()).toMatchObject({ status: 'active', config: { default_package: 'standard_plus' } });
  const nodes = await office.query('select distinct status, default_package from company_checker_nodes');
  expect(nodes).toEqual([{ status: 'active', default_package: 'standard_plus' }]);
  await office.query(`update integrations set status = 'not_connected', secrets = null`);
  await connectDemoCheckr(office.product.app);
  expect(await office.checkr()).toMatchObject({ status: 'not_connected' });
});
