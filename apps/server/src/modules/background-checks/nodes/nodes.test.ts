// Which packages can be ordered at which location: filled from the connected account, changed by admins.
import {
  type CheckerNode,
  listCheckerNodes,
  updateCheckerNode,
} from '@onward/contract/background-checks/checker-nodes';
import { disconnectIntegration } from '@onward/contract/integrations/integrations';
import { createLocation } from '@onward/contract/locations/locations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CheckrOffice } from '../../../../../../testing/people/checkr-office.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../../testing/until.ts';
import { syncNodes } from './sync-nodes.ts';

const ALL = ['basic_plus', 'standard_plus', 'driver'];

let office: CheckrOffice;
let manager: ApiCaller;
let locations: number;

beforeAll(async () => {
  office = await CheckrOffice.open();
  manager = await office.stranger.signIn('general.manager@larkfield.test');
  const [row] = await office.query(
    'select count(*)::int as count from locations where company_id = 1 and deleted_at is null',
  );
  locations = row.count;
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const list = async (caller = office.admin): Promise<CheckerNode[]> =>
  (await caller.call<{ company_checker_nodes: CheckerNode[] }>(listCheckerNodes)).body.company_checker_nodes;

const put = (id: number, body: object, caller = office.admin) =>
  caller.call<{ company_checker_node: CheckerNode }>(updateCheckerNode, { params: { id }, body });

async function filled(choice: 'main' | 'other' = 'main'): Promise<CheckerNode> {
  await office.connect(choice);
  await until('a node for each location', async () => (await list()).length >= locations);
  const node = (await list()).find(({ name }) => name === 'Decatur');
  if (!node) throw new Error('Decatur has no node.');
  return node;
}

describe('The nodes of a company', () => {
  it('are one for each location, found by its store number, with all packages [CHK-002, INT-009]', async () => {
    expect(await list()).toEqual([]);
    expect(await filled()).toMatchObject({
      custom_id: 'CW-014',
      available_packages: ALL,
      default_package: null,
      status: 'active',
    });
    expect((await list()).every(({ status }) => status === 'active')).toBe(true);
  });

  it('take orders for every location when the account has no places [CHK-002]', async () => {
    expect(await filled('other')).toMatchObject({ custom_id: null, status: 'active' });
  });

  it('wait for Checkr where it has no place, such as at a new location [CHK-002]', async () => {
    await filled();
    const [{ id: brand_id }] = await office.query('select id from brands where company_id = 1 limit 1');
    const location = { brand_id, name: 'Brookhaven', identify_code: 'CW-999', is_remote: true };
    const created = await office.admin.call(createLocation, { body: { location } });
    expect(created.status, created.text).toBe(201);
    const node = await until('its node', async () => (await list()).find(({ name }) => name === 'Brookhaven'));
    expect(node).toMatchObject({ custom_id: null, status: 'pending', available_packages: ALL });
    expect((await put(node.id, { status: 'active' })).body).toMatchObject({ error_code: 20003 });
  });

  it('are changed with the permission to edit integrations, within the packages of the account [CHK-002]', async () => {
    const { id, version } = await filled();
    const changed = await put(id, { available_packages: ['driver'], default_package: 'driver', version });
    expect(changed.body.company_checker_node).toMatchObject({
      available_packages: ['driver'],
      default_package: 'driver',
      status: 'active',
    });
    expect((await put(id, { available_packages: ['gold'] })).body).toMatchObject({
      error_code: 20001,
      errors: { available_packages: ['Choose a package that your account has'] },
    });
    expect((await put(id, { default_package: 'basic_plus' })).body).toMatchObject({
      error_code: 20001,
      errors: { default_package: ['Choose a package that is turned on for this location'] },
    });
    expect((await put(id, { available_packages: [], version })).body.error_code).toBe(20001);
    expect((await put(id, { available_packages: ALL, version })).body).toMatchObject({ error_code: 20002 });
    expect((await put(id, { status: 'disabled' }, manager)).body).toMatchObject({ error_code: 10004 });
    expect((await put(id, { status: 'disabled' })).body.company_checker_node.status).toBe('disabled');
  });

  it('show only locations in scope, and refuse changes to others [CMP-024]', async () => {
    const { id } = await filled();
    const other = await office.stranger.signIn('owner@harborpine.test');
    expect((await other.call(listCheckerNodes)).body).toMatchObject({ error_code: 10004 });
    const scoped = await office.stranger.signIn('manager@larkfield.test');
    const seen = await list(scoped);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(locations);
    expect((await put(id + 1_000_000, { status: 'disabled' })).body).toMatchObject({ error_code: 40001 });
  });

  it('keep what was chosen while Checkr is disconnected, and take no orders [CHK-002, INT-006]', async () => {
    const { id } = await filled();
    await put(id, { available_packages: ['driver'], default_package: 'driver' });
    const checkr = await office.checkr();
    await office.admin.call(disconnectIntegration, { params: { id: checkr.id ?? 0 } });
    const pausedNode = await until('the pause', async () =>
      (await list()).find((node) => node.id === id && node.status === 'pending'),
    );
    expect(pausedNode).toMatchObject({ available_packages: ['driver'], default_package: 'driver' });
    expect((await put(id, { status: 'disabled' })).body).toMatchObject({ error_code: 20003 });
    await office.connect();
    await syncNodes(office.product.app, { company_id: 1 });
    expect((await list()).find((node) => node.id === id)).toMatchObject({
      status: 'active',
      available_packages: ['driver'],
    });
  });
});
