// Answers of Checkr that the sandbox never gives: long lists, and the report of somebody else.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckrClient } from './checkr-client.ts';

const ITEMS = Array.from({ length: 130 }, (_, index) => ({ id: `item-${index}`, text: `Record ${index}` }));
const REPORT = { id: 'of-somebody-else', status: 'complete', result: 'clear', candidate_id: 'nobody' };

let server: Server;
let client: CheckrClient;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://checkr.test');
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name) ?? 1));
    const from = ((page ?? 1) - 1) * (size ?? 0);
    const items = { data: ITEMS.slice(from, from + (size ?? 0)), object: 'list' };
    response.end(JSON.stringify(pathname.endsWith('/adverse_items') ? items : REPORT));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = new CheckrClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 'token');
});
afterAll(() => server.close());

describe('The client of Checkr', () => {
  it('reads every record of a long report [CHK-013]', async () => {
    expect(await client.listAdverseItems('report')).toHaveLength(ITEMS.length);
  });

  it('refuses the report of somebody else [CHK-012]', async () => {
    await expect(client.getReport('report')).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
