// Calls every staff endpoint that writes with valid requests: each one that succeeds leaves a row in the audit log.
import { ENDPOINTS } from '@onward/contract';
import type { EndpointShape } from '@onward/contract/endpoint';
import { createWebhook } from '@onward/contract/integrations/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../testing/people/employer.ts';
import { makePlace } from '../../../../testing/people/location-records.ts';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { type CompanyIds, requestWithin } from './scope-requests.ts';
import { PATHS_WITHOUT_LOCATION, type Place, tableWithoutLocation } from './scope-tables.ts';

const ORDER = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** End sessions, also the one that the walk uses. */
const LAST = ['endOtherSessions', 'signOut'];

const rank = ({ name, method }: EndpointShape): number =>
  LAST.includes(name) ? 100 + LAST.indexOf(name) : ORDER.indexOf(method);

const WRITES = ENDPOINTS.map(({ endpoint }): EndpointShape => endpoint)
  .filter(({ method, audience }) => method !== 'GET' && (audience === 'company' || audience === 'session'))
  .toSorted((a, b) => rank(a) - rank(b));

/** They run their own transactions, in which only they themselves can record something; the tests of their room prove it. */
const RECORDED_BY_THEIR_ROOM = [
  'closeEverifyCase',
  'comparePhotos',
  'confirmEverifyData',
  'connectByCredentials',
  'connectIntegration',
  'finishConsent',
  'readPayrollCodes',
  'referEverifyCase',
  'submitEverifyCase',
  'testIntegration',
  'testWebhook',
  'uploadCaseDocument',
];

describe('The audit log', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let place: Place;
  let ids: CompanyIds;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, env: { ROLE: 'web' } });
    const api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test', 1);
    const { rows } = await product.app.ownerPool.query('select id, nickname from brands where company_id = 1 limit 1');
    const process = await new Employer(admin).process([]);
    const common = { brandId: rows[0].id, processId: process.id, stageId: process.stages[0]?.id ?? 0 };
    place = await makePlace(product.app, admin, { word: 'Homestead', email: 'inside@larkfield.test', common });
    await product.app.ownerPool.query(
      `insert into integrations (company_id, nickname, status) values (1, 'checkr', 'pending')`,
    );
    await product.app.ownerPool.query(
      `insert into company_modules (company_id, module) values (1, 'uscis_integration') on conflict do nothing`,
    );
    // A report that can be changed and scheduled, and a run of it that can be stopped.
    await product.app.ownerPool.query(
      `with template as (insert into custom_report_templates
         (company_id, name, data_source, columns, filters, sort_order, created_by, created_at, updated_at)
         select 1, 'Homesteads', 'employees', '[{"key":"name","label":""}]', '[]', 'asc', s.id, now(), now()
         from company_staffs s where s.company_id = 1 and s.email = 'super.admin@larkfield.test'
         returning company_id, id, name, created_by)
       insert into custom_data_exports
         (company_id, template_id, name, definition, export_type, created_by, language, time_zone, created_at)
       select company_id, id, name, '{"data_source":"employees"}', 'csv', created_by, 'en', 'UTC', now() from template`,
    );
    // A webhook with a delivery that can be sent again, made by the product because its secret is encrypted.
    const webhook = { name: 'Homesteads', url: 'https://example.com/', event_types: ['job.created'] };
    await admin.call(createWebhook, { body: { webhook } });
    await product.app.ownerPool.query(`select onward.log_event(1, 'job.created', 'job', 1, null, null, null, '{}')`);
    // A notice can be given only after a mismatch.
    await product.app.ownerPool.query(`update everify_cases set status = 'PENDING_REFERRAL' where company_id = 1`);
    ids = { ...(await firstIds()), nickname: rows[0].nickname };
  });
  afterAll(() => product.stop());

  async function firstIds(): Promise<CompanyIds> {
    const found: CompanyIds = {};
    for (const table of Object.keys(PATHS_WITHOUT_LOCATION).map(tableWithoutLocation)) {
      if (table === null) continue;
      const owner = table === 'companies' ? 'id' : 'company_id';
      const { rows } = await product.app.ownerPool.query(
        `select id from ${table} where ${owner} = 1 order by id limit 1`,
      );
      found[table] = rows[0]?.id ?? 0;
    }
    return found;
  }

  it('has a row for every write that succeeded, except where the contract says why not [PLT-055]', async () => {
    const wrong: string[] = [];
    const succeeded: string[] = [];
    for (const endpoint of WRITES) {
      const headers = { 'x-request-id': `audit-${endpoint.name}` };
      const answer = await admin.call(endpoint, { ...requestWithin(endpoint, place, ids), headers });
      if (answer.status >= 300) continue;
      succeeded.push(endpoint.name);
      const { rows } = await product.app.ownerPool.query('select event from audit_log where request_id = $1', [
        headers['x-request-id'],
      ]);
      if ((rows.length === 0) !== (endpoint.unaudited !== undefined)) wrong.push(endpoint.name);
    }
    expect(wrong).toEqual([]);
    // The others demand more than their schema says; they go through the same code of the server.
    expect(succeeded.length, succeeded.join(' ')).toBeGreaterThan((WRITES.length - RECORDED_BY_THEIR_ROOM.length) / 2);
  });

  it('is written by the server itself for every write in the request’s transaction [PLT-055]', () => {
    const others = WRITES.filter(({ ownTransactions, withoutDatabase }) => ownTransactions || withoutDatabase);
    const unrecorded = others.filter(({ unaudited }) => unaudited === undefined).map(({ name }) => name);
    expect(unrecorded.toSorted()).toEqual(RECORDED_BY_THEIR_ROOM);
  });
});
