// Calls every staff endpoint with ids of the company's other location, as a user with every permission but limited to
// one location: never a success, never a trace of the other location's data.
import { ENDPOINTS } from '@onward/contract';
import { connectByCredentials } from '@onward/contract/integrations/integrations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../testing/people/employer.ts';
import { makePlace } from '../../../../testing/people/location-records.ts';
import { CREDENTIALS } from '../../../../testing/people/payroll-office.ts';
import { ApiCaller, type RawAnswer } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { requiredQuery } from './sample-values.ts';
import {
  type CompanyIds,
  companyParams,
  firstWord,
  namedAt,
  requestAcross,
  type Spot,
  spotsOf,
} from './scope-requests.ts';
import { PATHS_WITHOUT_LOCATION, type Place, tableWithoutLocation } from './scope-tables.ts';

/** Appears in every text of the location outside the scope, and nowhere else. */
const TRACE = /zebulon/i;
const MODULES = [
  'uscis_integration',
  'sourcing_tools',
  'rating',
  'scheduling',
  'messaging',
  'hiring_stages',
  'payroll',
  'offers',
  'background_check',
];
/** Ids that are ignored when they don't belong to the record; the response is about that record alone. */
const IGNORED = ['previewMessages, body.shown_application_id', 'updateFeedback, body.feedback.meeting_id'];
/** Records of other users, or already deleted ones: they answer like unknown ones to everybody else. */
const OWN_ONLY = [
  'undoApplicationAction, params.id',
  'stopBulkAction, params.id',
  'undoBulkAction, params.id',
  'undoJobInvitation, params.id',
  'removeCalendarLink, params.id',
  'syncCalendarLink, params.id',
  'updateSavedView, params.id',
  'deleteSavedView, params.id',
  'restoreLocation, params.id',
  'restoreLocationGroup, params.id',
  'signApplicationOffer, params.id',
  'signCompanyDocument, params.id',
];
/** Their content is stored outside the database, where this test puts nothing. */
const FILES = [
  'getApplicationAttachment',
  'getFormAnswerAttachment',
  'getMessageAttachment',
  'getApplicationOfferPage',
  'getUnsignedOffer',
  'getSignedOffer',
  'getSignedOfferZip',
  'getCheckReport',
  'getCheckLetter',
  'getEmployeeAttachment',
  'getCasePhoto',
  'getCaseLetter',
  'getI9Copy',
  'getI9Pdf',
  'getActionFile',
  'downloadAllAttachments',
];
/** For applicants who are further on than the one of this test. */
const LATER = ['checkApplicantForPayroll'];

const STAFF_ENDPOINTS = ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ audience }) => audience === 'company');
const CASES = STAFF_ENDPOINTS.flatMap((endpoint) =>
  spotsOf(endpoint)
    .filter((spot) => 'kind' in (namedAt(endpoint, spot) ?? {}))
    .map((spot) => ({ endpoint, spot, name: `${endpoint.name}, ${spot.at.join('.')}` })),
);
const READS = STAFF_ENDPOINTS.filter(({ method }) => method === 'GET');

describe('a location outside the scope', () => {
  let product: InProcessProduct;
  let manager: ApiCaller;
  let neighbor: ApiCaller;
  let inside: Place;
  let outside: Place;
  let ids: CompanyIds;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, env: { ROLE: 'web' } });
    const { app } = product;
    await app.ownerPool.query(
      'insert into company_modules (company_id, module) select 1, unnest($1::text[]) on conflict do nothing',
      [MODULES],
    );
    const api = new ApiCaller(product.url);
    const admin = await api.signIn('super.admin@larkfield.test');
    const { rows } = await app.ownerPool.query(
      `select id, nickname from brands where company_id = 1 order by id limit 1`,
    );
    await admin.call(connectByCredentials, { params: { nickname: 'adp' }, body: CREDENTIALS.adp });
    const config = { interviewer_ids: [1], meeting_type: 'phone_call', duration_minutes: 30 };
    const process = await new Employer(admin).process([
      { id: -2, name: 'Interview', stage_type: 'scheduling', config },
    ]);
    const common = { brandId: rows[0].id, processId: process.id, stageId: process.stages[1]?.id ?? 0 };
    inside = await makePlace(app, admin, { word: 'Homestead', email: 'inside@larkfield.test', common });
    outside = await makePlace(app, admin, {
      word: 'Zebulon',
      email: 'outside@larkfield.test',
      common,
      author: Number(inside.staff),
    });
    ids = {
      ...(await firstIds()),
      nickname: rows[0].nickname,
      company_staffs: outside.staff,
      hiring_process_templates: common.processId,
      stages: common.stageId,
    };
    manager = await api.signIn('inside@larkfield.test');
    neighbor = await api.signIn('outside@larkfield.test');
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

  it('is in one of the tables with every id that an endpoint takes [CMP-024]', () => {
    const unknown = STAFF_ENDPOINTS.flatMap((endpoint) =>
      spotsOf(endpoint)
        .filter((spot) => namedAt(endpoint, spot) === null)
        .map((spot) => `${endpoint.name} ${spot.at.join('.')}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(
    CASES.filter(
      ({ endpoint: { method, name }, spot }) =>
        method === 'GET' && spot.at[0] === 'params' && ![...FILES, ...LATER].includes(name),
    ),
  )('shows its own manager what it keeps out of $name [CMP-024]', async ({ endpoint, spot }) => {
    const answer = await neighbor.call(endpoint, requestAcross(endpoint, spot, { inside: outside, outside, ids }));
    expect(answer.status, answer.text).toBe(endpoint.superAdmin ? 403 : 200);
  });

  it.each(CASES)('keeps its records out of $name [CMP-024, PLT-016]', async ({ endpoint, spot, name }) => {
    const answer = await manager.call(endpoint, requestAcross(endpoint, spot, { inside, outside, ids }));
    expect(answer.text).not.toMatch(TRACE);
    expect(IGNORED.includes(name) || isKeptOut(answer, spot), `${answer.status} ${answer.text}`).toBe(true);
    // A record that is read does not seem to exist; a refused write says why.
    if (spot.at[0] === 'params' && !OWN_ONLY.includes(name) && [403, 404].includes(answer.status)) {
      expect(answer.body.error_code, answer.text).toBe(
        endpoint.method === 'GET' && !endpoint.superAdmin ? 40001 : 10004,
      );
    }
  });

  it.each(READS.filter(({ path }) => PATHS_WITHOUT_LOCATION[firstWord(path)] && path.includes(':')))(
    'leaves no trace in $name, which the whole company shares [CMP-024, PLT-016]',
    async (endpoint) => {
      const params = companyParams(endpoint, ids);
      const { status, text } = await manager.call(endpoint, { params, query: requiredQuery(endpoint) });
      expect(status, text).toBeLessThan(500);
      expect(text).not.toMatch(TRACE);
    },
  );

  it.each(READS.filter(({ path }) => !path.includes(':')))(
    'leaves no trace in $name [CMP-024, PLT-016]',
    async (endpoint) => {
      const { status, text } = await manager.call(endpoint, { query: requiredQuery(endpoint) });
      expect(status, text).toBeLessThan(500);
      expect(text).not.toMatch(TRACE);
      const searched = await manager.call(endpoint, { query: { ...requiredQuery(endpoint), query: 'zebulon' } });
      expect(searched.text).not.toMatch(TRACE);
    },
  );
});

/** Rejected as unknown or out of scope, or a list response in which nothing is found or done. */
function isKeptOut({ status, body }: RawAnswer, { at }: Spot): boolean {
  const code = Number(body.error_code);
  if (status === 403 || status === 404) return code === 10004 || code === 40001;
  if (status === 422) {
    // A selection that matches nobody is rejected as an empty selection.
    const field = at.includes('selection') ? 'application_ids' : String(at.at(-1));
    const named = Object.keys(body.errors ?? {}).flatMap((name) => name.split('.'));
    return named.some((part) => part === field || field.endsWith(`_${part}`));
  }
  if (status >= 300) return false;
  if (Array.isArray(body.results)) return body.results.every(({ ok }) => ok === false);
  const counted = body.total_count ?? body.total ?? body.invited_count ?? body.open_positions;
  return counted === 0 || (counted === undefined && at[0] === 'query');
}
