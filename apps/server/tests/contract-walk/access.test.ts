// Calls every endpoint of the contract as every kind of user: allowed exactly where the endpoint says so.
import { ENDPOINTS } from '@onward/contract';
import type { EndpointShape } from '@onward/contract/endpoint';
import { decideAccess } from '@onward/domain/staff/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { roomRoutes } from '../../src/modules/rooms.ts';
import type { CompanyAccess } from '../../src/platform/access/access.ts';
import { demandOf } from '../../src/platform/access/resolve.ts';
import { plainRequest } from './sample-values.ts';

const PEOPLE = [
  'super.admin@larkfield.test',
  'general.manager@larkfield.test',
  'hr.admin@larkfield.test',
  'manager@larkfield.test',
  'owner@harborpine.test',
  'support@onward.test',
] as const;

/** Ends the caller's own session, so it is called last and separately. */
const ENDS_SESSION = ['signOut'];

describe('the contract', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  const callers = new Map<string, ApiCaller>();

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    for (const email of PEOPLE) {
      // Support staff choose the company they visit.
      callers.set(email, await api.signIn(email, email.startsWith('support') ? 1 : undefined));
    }
  });
  afterAll(() => product.stop());

  const callerOf = (email: string): ApiCaller => callers.get(email) ?? api;

  const accessOf = (email: string): Promise<CompanyAccess> =>
    product.app.access.company(
      { token: callerOf(email).token, companyId: email.startsWith('support') ? 1 : null },
      new Date(),
    );

  /** Uses ids that don't exist, so that an allowed caller changes nothing and gets a response about the record. */
  const callWithUnknownIds = (caller: ApiCaller, endpoint: EndpointShape) =>
    caller.call(endpoint, { params: { id: 987_654, token: 'nobody-knows-this-token' }, ...plainRequest(endpoint) });

  it('has a route for every endpoint, and no other routes [PLT-054]', () => {
    const routed = roomRoutes(product.app).map(({ endpoint }) => endpoint.name);
    expect([...routed].sort()).toEqual(ENDPOINTS.map(({ endpoint }) => endpoint.name).sort());
  });

  describe.each(ENDPOINTS.filter(({ endpoint }) => endpoint.audience !== 'public'))(
    '$endpoint.name',
    ({ endpoint }) => {
      it('is closed to anyone who is not signed in [PLT-006, IDN-003]', async () => {
        const { status, body } = await callWithUnknownIds(api, endpoint);
        expect([status, body.error_code]).toEqual([401, 10003]);
        const forged = await callWithUnknownIds(api.as({ token: 'forged' }), endpoint);
        expect([forged.status, forged.body.error_code]).toEqual([401, 10003]);
      });
    },
  );

  describe.each(
    ENDPOINTS.filter(({ endpoint }) => endpoint.audience === 'company' && !ENDS_SESSION.includes(endpoint.name)),
  )('$endpoint.name', ({ endpoint }) => {
    it.each(PEOPLE)(
      'is open to %s exactly when permission, plan and company status allow it [CMP-022, CMP-002, IDN-002]',
      async (email) => {
        const decision = decideAccess(demandOf(endpoint), await accessOf(email));
        const { status, body } = await callWithUnknownIds(callerOf(email), endpoint);
        if (decision.allowed)
          expect(body.message ?? '').not.toMatch(/^You need the “|visiting this company|part of your plan/);
        else expect([status, body.error_code]).toEqual([403, 10004]);
        expect(status).toBeLessThan(500);
      },
    );
  });

  it('records every visit of support staff to a company [IDN-002, PLT-055]', async () => {
    await callerOf('support@onward.test').request('GET', '/v1/settings');
    const { rows } = await product.app.ownerPool.query(
      "select a.subject_type from audit_log a join users u on u.id = a.user_id where u.email = 'support@onward.test' and a.event = 'support_visit' and a.company_id = 1",
    );
    expect(rows.map((row) => row.subject_type)).toContain('getSettings');
  });

  describe.each(ENDPOINTS.filter(({ endpoint }) => endpoint.audience === 'support'))(
    '$endpoint.name',
    ({ endpoint }) => {
      it.each(PEOPLE)('is open to support staff only: %s [IDN-002, PLT-058]', async (email) => {
        const { status, body } = await callWithUnknownIds(callerOf(email), endpoint);
        if (email.startsWith('support')) expect(body.error_code).not.toBe(10004);
        else expect([status, body.error_code]).toEqual([403, 10004]);
      });
    },
  );
});
