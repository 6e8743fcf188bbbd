import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type EndpointShape, successStatus } from './endpoint.ts';
import { ENDPOINTS } from './index.ts';

const endpoints: readonly EndpointShape[] = ENDPOINTS.map(({ endpoint }) => endpoint);

/** Endpoints with two success responses: done later in the background, or only after a second factor. */
const WITH_TWO_RESPONSES = [
  'downloadDataExport',
  'performApplicationAction',
  'signIn',
  'signInBySms',
  'exchangeSignInCode',
  'resetPassword',
  'setPassword',
];

/** The parts of a JSON schema that these tests read. */
interface Schema {
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
}

interface Place {
  at: string;
  schema: Schema;
}

const asJson = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema));

/** The schema and all nested schemas, each with its path, e.g. `user.company.brands[].name`. */
function walk(schema: Schema, at: string): Place[] {
  const inner: Place[] = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => walk(child, `${at}.${key}`)),
    ...Object.values(schema.patternProperties ?? {}).flatMap((child) => walk(child, `${at}.*`)),
    ...(schema.items ? walk(schema.items, `${at}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((child) => walk(child, at)),
  ];
  return [{ at, schema }, ...inner];
}

const answers: readonly Place[] = endpoints.flatMap((endpoint) =>
  Object.entries(endpoint.answers).map(([status, schema]) => ({
    at: `${endpoint.name} ${status}`,
    schema: asJson(schema),
  })),
);
const inputs: readonly Place[] = endpoints.flatMap(({ name, params, query, body }) =>
  Object.entries({ params, query, body })
    .filter(([, schema]) => schema !== undefined)
    .map(([part, schema]) => ({ at: `${name} ${part}`, schema: asJson(schema) })),
);
const everywhere: readonly Place[] = [...answers, ...inputs].flatMap(({ at, schema }) => walk(schema, at));
const answered: readonly Place[] = answers.flatMap(({ at, schema }) => walk(schema, at));

/** Every named field with its path; a nullable field counts as its non-null type. */
const fields = everywhere.flatMap(({ at, schema }) =>
  Object.entries(schema.properties ?? {}).map(([key, value]) => ({
    at: `${at}.${key}`,
    key,
    schema: value.anyOf?.find(({ type }) => type !== 'null') ?? value,
  })),
);

const doubles = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '').toSorted();
const parametersOf = (schema: unknown): string[] => Object.keys(asJson(schema ?? {}).properties ?? {}).toSorted();

describe('endpoints', () => {
  it('are collected from every folder that declares any [PLT-020]', () => {
    const files = globSync('*/*.ts', { cwd: import.meta.dirname });
    const declaring = files.filter((file) =>
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('= endpoint('),
    );
    const folders = declaring.map((file) => file.split('/')[0] ?? '');
    expect([...new Set(ENDPOINTS.map(({ room }) => room))]).toEqual([...new Set(folders)].toSorted());
  });

  it('have unique names, each a verb phrase [PLT-020]', () => {
    expect(doubles(endpoints.map(({ name }) => name))).toEqual([]);
    for (const { name } of endpoints) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+|I9)+$|^signIn$|^signOut$/);
  });

  it('have a unique method and path, whatever the parameters are called [PLT-020]', () => {
    expect(doubles(endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`))).toEqual([]);
  });

  it.each(endpoints)('$name declares exactly the parameters in its path $path [PLT-020]', ({ path, params }) => {
    expect(parametersOf(params)).toEqual(pathParameters(path));
    expect(asJson(params ?? {}).required?.toSorted() ?? []).toEqual(pathParameters(path));
  });

  it.each(endpoints)(
    '$name has one success answer (actions on many and sign-ins a second), and no body where fields go as query parameters [PLT-003, APP-023, IDN-041]',
    (endpoint) => {
      const statuses = Object.keys(endpoint.answers).map(Number);
      const background = WITH_TWO_RESPONSES.includes(endpoint.name) ? [202] : [];
      expect(statuses.filter((status) => status < 400)).toEqual([successStatus(endpoint), ...background]);
      if (['GET', 'PATCH'].includes(endpoint.method)) expect(endpoint.body).toBeUndefined();
    },
  );

  it('are under /v1 in lowercase, except the fixed path of the beta features [PLT-020, CMP-005]', () => {
    const odd = endpoints.filter(({ path }) => !/^\/v1(\/[a-z0-9_]+|\/:[a-z_]+)+$/.test(path));
    expect(odd.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /beta_feature/Company/:id/setting']);
  });
});

describe('answers', () => {
  it('are objects, except the one list that the catalog fixes, images and files [CMP-017, CMP-006, PLT-052]', () => {
    const others = answers.filter(({ schema }) => schema.type === 'array' || schema.type === 'string');
    expect(others.map(({ at }) => at).toSorted()).toEqual([
      'downloadAllAttachments 200',
      'downloadDataExport 200',
      'exportAnalyticsPanel 200',
      'exportApplications 200',
      'exportCompanyDashboard 200',
      'exportEmployees 200',
      'exportI9Audit 200',
      'exportPerson 200',
      'getActionDocumentPage 200',
      'getActionFile 200',
      'getApplicationAttachment 200',
      'getApplicationOfferPage 200',
      'getBookingInvitation 200',
      'getCaseLetter 200',
      'getCasePhoto 200',
      'getCheckLetter 200',
      'getCheckReport 200',
      'getCheckTaskLetter 200',
      'getCheckTaskReport 200',
      'getCompanyDocumentPage 200',
      'getConversationTaskAttachment 200',
      'getEmployeeAttachment 200',
      'getFormAnswerAttachment 200',
      'getI9Copy 200',
      'getI9Pdf 200',
      'getLogo 200',
      'getMessageAttachment 200',
      'getOfferTaskDocument 200',
      'getOfferTaskPage 200',
      'getOfferTemplatePage 200',
      'getPortalFile 200',
      'getPortalUpload 200',
      'getPrintedPages 200',
      'getSharedAttachment 200',
      'getSignedOffer 200',
      'getSignedOfferZip 200',
      'getUnsignedOffer 200',
      'getUploadedCompanyPage 200',
      'getUploadedPage 200',
      'listCustomFields 200',
    ]);
  });

  const objects = answers.filter(({ schema }) => schema.type !== 'array' && schema.type !== 'string');
  it.each(objects)('$at is declared: an object with named fields, or no content [PLT-020]', ({ at, schema }) => {
    const empty = /\b(204|302)$/.test(at);
    expect(schema.type).toBe(empty ? 'null' : 'object');
    if (!empty) expect(Object.keys(schema.properties ?? {})).not.toEqual([]);
  });

  it('are closed lists of fields, except those keyed by data [PLT-020, PLT-027, CMP-005, CMP-017]', () => {
    const open = answered.filter(({ schema }) => schema.additionalProperties !== undefined || schema.patternProperties);
    const names = open.map(({ at }) => at.split('.').at(-1) ?? '');
    expect(new Set(names)).toEqual(
      new Set([
        'merge_tags',
        'merge_values',
        'features',
        'custom_field_values',
        // Keys of an import mapping are the fields of its kind; keys of a saved view are the filters of its list.
        'mapping',
        'mapping_errors',
        'cells',
        'filters',
        // Keys of a history entry's detail depend on the event.
        'detail',
        'values',
        // Fields of a document have ids of their template.
        'filled_fields',
        // Answers of a state tax form, and the saved groups of information.
        'answers',
        'versions',
        // Keys of an event of onboarding, and of one in the event log, depend on the event.
        'details',
        'data',
      ]),
    );
  });

  it("declare the type of every field, except the availabilities on a user's calendar [PLT-020, IDN-001]", () => {
    const untyped = answered.filter(({ schema }) => Object.keys(schema).length === 0).map(({ at }) => at);
    expect(untyped).not.toEqual([]);
    for (const at of untyped) expect(at).toMatch(/\.user\.calendar\.availabilities\[\]$/);
  });

  it('never contain a password or its hash [PLT-055, IDN-021]', () => {
    const secrets = answered.filter(({ at }) =>
      /\.(password|password_hash|password_digest|current_password)$/.test(at),
    );
    expect(secrets).toEqual([]);
  });
});

describe('fields', () => {
  /** The passkey exchange uses WebAuthn's field names, not ours. */
  const isPasskey = ({ at }: { at: string }): boolean => /\.(passkey|options|assertion|attestation)\./.test(at);
  const own = fields.filter((field) => !isPasskey(field));

  it('have snake_case names in requests and responses [PLT-020]', () => {
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ key }) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  it('that are links in requests only accept web pages [PLT-006]', () => {
    const links = inputs
      .flatMap(({ at, schema }) => walk(schema, at))
      .filter(({ at, schema }) => /(_url|_link|\.url|\.link|\.website)$/.test(at) && schema.type === 'string');
    // The company's own website may be typed without https://, another is the honeypot field, the address of a failed
    // request is shown as plain text, and that of a webhook has rules of its own, which say what is wrong with it.
    const others = links.filter(({ schema }) => schema.format !== 'web-address').map(({ at }) => at.split('.').at(-1));
    expect(new Set(others)).toEqual(new Set(['website', 'request_url', 'url']));
    expect(links.length).toBeGreaterThan(others.length + 2);
  });

  it('that are ids are integers, except those that are text [PLT-020, CMP-001, CMP-006, CMP-011, CMP-053]', () => {
    const isTextId = ({ at }: { at: string }) =>
      /\.(field|fields\[\]|findings\[\]|items\[\]|(?:screening_)?companies\[\])\.id$/.test(at) ||
      /^connectByCredentials\b.*\.company_id$/.test(at);
    const ids = own.filter((field) => (field.key === 'id' || field.key.endsWith('_id')) && !isTextId(field));
    const words = ids.filter(({ schema }) => schema.type !== 'integer');
    const named = [
      'customer_id',
      'facebook_app_id',
      'friendly_id',
      'google_place_id',
      'anonymous_id',
      'order_id',
      'custom_id',
      'provider_id',
      'external_id',
      'client_id',
      'default_company_id',
    ];
    const listedInLinks = ['location_id', 'department_id', 'position_id', 'stage_id', 'onboarding_process_id'];
    expect(new Set(words.map(({ key }) => key))).toEqual(new Set([...named, ...listedInLinks]));
    expect(ids.length).toBeGreaterThan(words.length);
  });

  it('that are times are ISO 8601 timestamps [PLT-020]', () => {
    const moments = fields.filter(({ key }) => key.endsWith('_at'));
    expect(moments).not.toEqual([]);
    expect(moments.filter(({ schema }) => schema.type !== 'string' || schema.format !== 'date-time')).toEqual([]);
  });
});

describe('paged lists', () => {
  const paged = endpoints.filter(({ query }) => parametersOf(query).includes('page'));

  it.each(paged)('$name takes page from 1 and per_page from 1 to 10000 [PLT-017]', ({ query }) => {
    const { page, per_page } = asJson(query).properties ?? {};
    expect(page).toMatchObject({ type: 'integer', minimum: 1, default: 1 });
    expect(per_page).toMatchObject({ type: 'integer', minimum: 1, maximum: 10000 });
  });

  /** Extra fields that a list response may carry beside its collection, for filters or details of the page. */
  const EXTRA_LIST_FIELDS: Record<string, string[]> = {
    listLocations: ['states'],
    listImportRows: ['problems'],
    getCompanyDashboard: ['brands'],
    listApplications: ['stage_counts'],
    listEmployeeChanges: ['authors'],
    listReportTemplates: ['makers'],
  };

  it.each(paged)('$name returns its paging information and one collection [PLT-017]', (endpoint) => {
    const answer = asJson(endpoint.answers[200]).properties ?? {};
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['current_page', 'total_pages', 'total_count']));
    const beside = EXTRA_LIST_FIELDS[endpoint.name] ?? [];
    const collections = Object.entries(answer).filter(([name, { type }]) => type === 'array' && !beside.includes(name));
    expect(collections).toHaveLength(1);
  });

  it('have ten rows per page by default, the bell and histories fifty [PLT-017, NTF-018, APP-013, EMP-014]', () => {
    const sizes = paged.map(({ name, query }) => [name, asJson(query).properties?.per_page?.default]);
    expect(sizes.filter(([, size]) => size !== 10)).toEqual([
      ['listApplicationHistories', 50],
      ['listEmployeeChanges', 50],
      ['listNotifications', 50],
    ]);
  });
});
