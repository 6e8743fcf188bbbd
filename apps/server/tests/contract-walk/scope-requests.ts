// Requests that name records of one location everywhere except in one place, where they name a record of another
// location.
import type { EndpointShape } from '@onward/contract/endpoint';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { asSchema, firstNickname, firstWords, leastValue, type Schema } from './sample-values.ts';
import {
  ENDPOINTS_WITHOUT_LOCATION,
  FIELD_RECORDS,
  FIELDS_WITHOUT_LOCATION,
  PARAM_RECORDS,
  PARTS_OF_RECORDS,
  PATH_RECORDS,
  PATHS_WITHOUT_LOCATION,
  type Place,
  type RecordKind,
  tableWithoutLocation,
} from './scope-tables.ts';

/** The format that test callers accept. */
export interface WalkRequest {
  params: Record<string, string | number>;
  query: Record<string, string>;
  body?: unknown;
}

/** The path of an id in a request: `params`, `query` or `body`, then field names; 0 enters an array. */
export interface Spot {
  at: (string | 0)[];
  isList: boolean;
  isText: boolean;
}

const IS_ID = /^(id|ids|mentions|filter_group|location|\w+_ids?|\w+_key)$/;

/** Before the word that names the record. */
const PREFIXES = ['v1', 'onboarding', 'hr', 'employee'];

export function firstWord(path: string): string {
  const [word = '', next] = path.split('/').filter((part) => part && !PREFIXES.includes(part));
  // Accounts and cases of E-Verify are behind a word that they share.
  return word === 'formi9_compliance' ? `formi9_${next}` : word;
}

/** Every field in the query and body whose name looks like an id. */
function idFields(schema: Schema, at: Spot['at']): Spot[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => idFields(branch, at));
  if (schema.items?.properties) return idFields(schema.items, [...at, 0]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (!isLeaf(field)) return idFields(field, [...at, name]);
    const types = [field, ...(field.anyOf ?? [])].map(({ type }) => type);
    const isText = at[0] === 'query' || types.includes('string');
    return IS_ID.test(name) ? [{ at: [...at, name], isList: types.includes('array'), isText }] : [];
  });
}

function isLeaf(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.every(isLeaf);
  return !schema.properties && !schema.items?.properties;
}

export function spotsOf(endpoint: EndpointShape): Spot[] {
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(
    (match): Spot => ({ at: ['params', match[1] ?? ''], isList: false, isText: true }),
  );
  const fields = [
    ...idFields(asSchema(endpoint.query ?? {}), ['query']),
    ...idFields(asSchema(endpoint.body ?? {}), ['body']),
  ];
  return [...new Map([...params, ...fields].map((spot) => [spot.at.join('.'), spot])).values()];
}

/** What the id names: a kind of record with a location, the reason why it has none, or null when no table lists it. */
export function namedAt(endpoint: EndpointShape, { at }: Spot): { kind: RecordKind } | { reason: string } | null {
  if (at[0] === 'params') {
    const part = PARTS_OF_RECORDS[String(at[1])];
    if (part) return { reason: part };
    const record = PARAM_RECORDS[String(at[1])];
    if (record) return { kind: record };
    const word = firstWord(endpoint.path);
    const reason = ENDPOINTS_WITHOUT_LOCATION[endpoint.name] ?? PATHS_WITHOUT_LOCATION[word]?.reason;
    if (reason) return { reason };
    return PATH_RECORDS[word] ? { kind: PATH_RECORDS[word] } : null;
  }
  const name = String(at.at(-1));
  for (const key of [`${endpoint.name}.${name}`, name]) {
    if (FIELD_RECORDS[key]) return { kind: FIELD_RECORDS[key] };
    if (FIELDS_WITHOUT_LOCATION[key]) return { reason: FIELDS_WITHOUT_LOCATION[key] };
  }
  return null;
}

const action = (name: keyof typeof ACTION_CODES, { application }: Place, params: object = {}) => ({
  action_type: ACTION_CODES[name],
  application_ids: [application],
  params,
  screen: 'all_applicants',
});

/** What the rules of an endpoint require beyond its schema, by endpoint, or by endpoint and place. */
const BODIES: Record<string, (inside: Place) => object> = {
  performApplicationAction: (inside) => action('add_note', inside, { body: 'Crew member' }),
  'performApplicationAction.params.position_key': (inside) => action('move_to_position', inside),
  'performApplicationAction.params.attachment_upload_ids': (inside) =>
    action('send_email', inside, { subject: 'Crew', body: 'Crew member' }),
  addApplication: () => ({
    application: { position_key: '', first_name: 'Crew', last_name: 'Member', email: 'crew@mail.test' },
  }),
  addEmployee: () => ({ employee: { name: 'Crew Member' } }),
  createWebhook: () => ({ webhook: { name: 'Crew', url: 'https://example.com/', event_types: ['job.created'] } }),
  updateWebhook: () => ({ webhook: { name: 'Crew', url: 'https://example.com/', event_types: ['job.created'] } }),
  bulkUpdatePositions: () => ({ ids: [], action: 'close' }),
  inviteStaff: ({ location }) => ({
    company_staff: {
      name: 'Crew',
      email: 'crew@larkfield.test',
      company_role_id: 1,
      permitted_location_ids: [location],
    },
  }),
  'createOfferTemplate.offer_template.upload_id': () => ({ offer_template: { name: 'Crew letter' } }),
  createOfferTemplate: () => ({
    offer_template: {
      name: 'Crew letter',
      body: {
        blocks: [
          {
            type: 'paragraph',
            inlines: [
              { type: 'text', text: 'Welcome' },
              { type: 'tag', tag: 'applicant_first_name' },
              { type: 'tag', tag: 'position_title' },
              {
                type: 'field',
                field: { id: 'a', kind: 'signature', role: 'applicant', label: 'Signature', required: true },
              },
            ],
          },
        ],
      },
    },
  }),
  previewApplicationOffers: ({ application }) => ({
    // The tip policy of the demo, which the applicant signs alone.
    offer_template_ids: [3],
    offers: [{ application_id: application, salary: null, salary_unit: null, start_date: null }],
  }),
  createCompanyDocument: () => ({
    company_document_template: {
      name: 'Crew handbook',
      body: {
        blocks: [
          {
            type: 'paragraph',
            inlines: [
              { type: 'text', text: 'Welcome' },
              {
                type: 'field',
                field: { id: 'a', kind: 'signature', role: 'applicant', label: 'Signature', required: true },
              },
            ],
          },
        ],
      },
    },
  }),
  'createCompanyDocument.company_document_template.upload_id': () => ({
    company_document_template: { name: 'Crew handbook' },
  }),
  updateOnboardingProcess: () => ({ company_onboarding_process: { name: 'Crew process' } }),
  onboardEmployee: ({ onboardingProcess }) => ({ onboarding_process_id: onboardingProcess }),
  // Of no process, because the onboarding would end.
  replaceProcess: () => ({ onboarding_process_id: 987_654_321 }),
  createEmployeeProcess: ({ onboardingProcess, application }) => ({
    company_onboarding_process_id: onboardingProcess,
    application_id: application,
  }),
  startSeveralOnboardings: ({ onboardingProcess, employee }) => ({
    company_onboarding_process_id: onboardingProcess,
    people: [{ employee_id: employee }],
  }),
  'startSeveralOnboardings.people.0.application_id': ({ onboardingProcess }) => ({
    company_onboarding_process_id: onboardingProcess,
    people: [{}],
  }),
  sendOnboardingLink: () => ({ send_email: true }),
  previewMessages: () => ({ application_ids: [], channel: 'email', subject: 'Crew', body: 'Crew member' }),
};

type Tree = Record<string, unknown>;

/** Sets the id at its path; missing parents are created if `makes` is true, otherwise nothing happens. */
function put(request: Tree, { at, isList, isText }: Spot, id: number | string, makes: boolean): void {
  const value = isText ? String(id) : id;
  let parent = request;
  for (const [index, step] of at.slice(0, -1).entries()) {
    if (parent[step] === undefined || (step === 0 && !parent[0])) {
      if (!makes) return;
      parent[step] = at[index + 1] === 0 ? [] : {};
    }
    parent = parent[step] as Tree;
  }
  const name = String(at.at(-1));
  if (makes || parent[name] !== undefined) parent[name] = isList ? [value] : value;
}

/** Names the inside location everywhere, and the outside location in this one place. */
export function requestAcross(
  endpoint: EndpointShape,
  spot: Spot,
  { inside, outside, ids }: { inside: Place; outside: Place; ids: CompanyIds },
): WalkRequest {
  const field = spot.at.slice(1).join('.');
  const least = endpoint.body && leastValue(endpoint.body);
  const body = (BODIES[`${endpoint.name}.${field}`] ?? BODIES[endpoint.name])?.(inside) ?? least;
  const request: Tree = {
    params: { ...companyParams(endpoint, ids) },
    query: leastValue({ ...asSchema(endpoint.query ?? {}), type: 'object' }),
    body: structuredClone(body),
  };
  for (const other of spotsOf(endpoint)) {
    const named = namedAt(endpoint, other);
    if (named && 'kind' in named) put(request, other, inside[named.kind], other.at[0] === 'params');
  }
  if (spot.at.includes('selection')) delete (request.body as Tree).application_ids;
  const named = namedAt(endpoint, spot);
  if (named && 'kind' in named) put(request, spot, outside[named.kind], true);
  return request as unknown as WalkRequest;
}

/** Names the same location everywhere. */
export function requestWithin(endpoint: EndpointShape, place: Place, ids: CompanyIds): WalkRequest {
  const request: Tree = {
    params: { ...companyParams(endpoint, ids) },
    query: leastValue({ ...asSchema(endpoint.query ?? {}), type: 'object' }),
    body: structuredClone(BODIES[endpoint.name]?.(place) ?? (endpoint.body && leastValue(endpoint.body))),
  };
  for (const spot of spotsOf(endpoint)) {
    const named = namedAt(endpoint, spot);
    if (named && 'kind' in named) put(request, spot, place[named.kind], spot.at[0] === 'params');
  }
  return request as unknown as WalkRequest;
}

/** Ids of company-wide records, by table; a brand's nickname is listed under that word, an integration's is the first of its list. */
export type CompanyIds = Record<string, number | string>;

/** The params of an endpoint whose path names a company-wide record. */
export function companyParams(endpoint: EndpointShape, ids: CompanyIds): Record<string, number | string> {
  const table = tableWithoutLocation(firstWord(endpoint.path)) ?? '';
  const nickname = firstNickname(endpoint) ?? ids.nickname ?? '';
  return { id: ids[table] ?? 0, nickname, signer_id: 1, position: 0, page: 0, ...firstWords(endpoint) };
}
