// The address search over HTTP, against the sandbox (CMP-018).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FoundAddress, findAddresses } from '@onward/contract/locations/addresses';
import { getPublicConfiguration, type PublicConfiguration } from '@onward/contract/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

type Found = { addresses: FoundAddress[] };
const ADMIN = 'super.admin@larkfield.test';

describe('the address search', () => {
  let product: InProcessProduct;
  let stranger: ApiCaller;
  let admin: ApiCaller;
  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    stranger = new ApiCaller(product.url);
    admin = await stranger.signIn(ADMIN);
  });
  afterAll(() => product.stop());

  const search = (query: string, as = admin) => as.call<Found>(findAddresses, { query: { query } });

  it('answers every part of an address that the form needs [CMP-018, PLT-054]', async () => {
    const { status, body } = await search('412 church');
    expect(status).toBe(200);
    expect(body.addresses).toEqual([
      {
        google_place_id: 'sandbox-30030-412',
        full_address: '412 Church St, Decatur, GA 30030',
        address_line_1: '412 Church St',
        city: 'Decatur',
        state: 'GA',
        postal_code: '30030',
        country: 'US',
        latitude: 33.7769,
        longitude: -84.2957,
      },
    ]);
  });

  it('answers several matches, or none [CMP-018]', async () => {
    expect((await search('market st')).body.addresses.map(({ city }) => city)).toEqual([
      'Chattanooga',
      'San Francisco',
    ]);
    expect((await search('usa')).body.addresses).toHaveLength(5);
    expect((await search('nowhere at all')).body.addresses).toEqual([]);
  });

  it('names the field when the text is too short [CMP-018, PLT-006]', async () => {
    const { status, body } = await search('41');
    expect([status, body.error_code, Object.keys(body.errors ?? {})]).toEqual([422, 20001, ['query']]);
  });

  it('is for those who may edit locations [CMP-018, CMP-022]', async () => {
    const manager = await stranger.signIn('manager@larkfield.test');
    expect((await search('412 church', manager)).status).toBe(403);
    expect((await search('412 church', stranger)).status).toBe(401);
  });

  it('is offered where it is configured [CMP-018, PLT-054]', async () => {
    const { body } = await stranger.call<PublicConfiguration>(getPublicConfiguration);
    expect(body.services).toContain('geocoder');
  });

  it('says so when the service is down [CMP-018, INT-016]', async () => {
    const { status, body } = await search('outage');
    expect([status, body.error_code]).toEqual([502, 30001]);
    expect(body.message).toContain('Enter the address by hand');
  });

  it('says so when the service refuses the key or answers something else [CMP-018, INT-016]', async () => {
    const web = createServer((_, response) => response.end('<html>')).listen(0, '127.0.0.1');
    await new Promise((resolve) => web.once('listening', resolve));
    const elsewhere = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    for (const env of [
      { GEOCODER_KEY: 'wrong', GEOCODER_URL: `${product.app.config.sandbox.url}/places` },
      { GEOCODER_KEY: 'any', GEOCODER_URL: elsewhere },
    ]) {
      const other = await startInProcess({ env });
      const caller = await new ApiCaller(other.url).signIn(ADMIN);
      const { status, body } = await search('412 church', caller);
      expect([status, body.error_code]).toEqual([502, 30001]);
      await other.stop();
    }
    web.close();
  });
});
