// Integrations with outside systems (INT-001..006).
import { CONSENT_NICKNAMES } from '@onward/domain/integrations/consent';
import { INTEGRATION_CATEGORIES, INTEGRATION_NICKNAMES } from '@onward/domain/integrations/nicknames';
import { INTEGRATION_STATUSES } from '@onward/domain/integrations/states';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp, Version } from '../fields.ts';

const PERMISSION = 'edit_integration';

const Days = Type.Integer({ minimum: 1, maximum: 100 });

/** A package that can be ordered from the connected account; the price is in cents, per applicant. */
export const CheckerPackage = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  price: Type.Integer({ minimum: 0 }),
  turnaround: Type.Object({ min_days: Days, max_days: Days }),
  screenings: Type.Array(Type.String()),
});
export type CheckerPackage = Static<typeof CheckerPackage>;

/** What the company set, and what is known about connections made on other pages. Never a secret. */
const IntegrationConfig = Type.Object({
  /** Offered first at new locations (checkr). */
  default_package: Type.Optional(Nullable(Type.String())),
  /** The company at the provider that people are sent to (paychex, paylocity, wotc, ehx_wotc); null until chosen. */
  default_company_id: Type.Optional(Nullable(Type.String())),
  /** The hire template and the company code of the payroll (adp). */
  template_code: Type.Optional(Nullable(Type.String())),
  payroll_group: Type.Optional(Nullable(Type.String())),
  /** Postings that run on this board now. */
  active_postings: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Postings that this board refused. */
  failed_postings: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Team members with this calendar, those who have to connect theirs again, and all who could. */
  people_connected: Type.Optional(Type.Integer({ minimum: 0 })),
  people_broken: Type.Optional(Type.Integer({ minimum: 0 })),
  people: Type.Optional(Type.Integer({ minimum: 0 })),
});

export const Integration = Type.Object({
  /** Null when it was never connected. */
  id: Nullable(Id),
  nickname: Type.Enum(INTEGRATION_NICKNAMES),
  name: Type.String(),
  category: Type.Enum([...INTEGRATION_CATEGORIES]),
  status: Type.Enum([...INTEGRATION_STATUSES]),
  /** The provider's id of the account. */
  account: Nullable(Type.String()),
  connected_at: Nullable(Timestamp),
  error_message: Nullable(Type.String()),
  error_at: Nullable(Timestamp),
  config: IntegrationConfig,
  target: Nullable(Type.Object({ company_checker_packages: Type.Array(CheckerPackage) })),
  /** Whether it can be connected by a consent on the provider's page, besides credentials (adp, adp_run). */
  offers_consent: Type.Boolean(),
  version: Type.Integer(),
});
export type Integration = Static<typeof Integration>;

const OneIntegration = Type.Object({ integration: Integration });

const NicknameParams = Type.Object({ nickname: Type.Enum(INTEGRATION_NICKNAMES) });

export const listIntegrations = endpoint({
  name: 'listIntegrations',
  method: 'GET',
  path: '/v1/integrations',
  summary: 'The outside systems this company can connect, and the state of each',
  audience: 'company',
  answers: { 200: Type.Object({ integrations: Type.Array(Integration) }) },
});

export const authorizeIntegration = endpoint({
  name: 'authorizeIntegration',
  method: 'POST',
  path: '/v1/integrations/:nickname/authorization',
  summary: "The provider's address for connecting or reconnecting; the provider sends the browser back with a code",
  audience: 'company',
  permission: PERMISSION,
  params: NicknameParams,
  answers: { 200: Type.Object({ url: Type.String() }) },
});

/** The redirect carries no session; the page it leads to completes the connection with the code. */
export const returnFromProvider = endpoint({
  name: 'returnFromProvider',
  method: 'GET',
  path: '/v1/integrations/:nickname/callback',
  summary: "Callback from the provider; redirects to the integration's page",
  audience: 'public',
  rateLimit: 'public_read',
  withoutDatabase: true,
  params: NicknameParams,
  query: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 2000 })),
    state: Type.Optional(Type.String({ maxLength: 200 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answers: { 302: Empty },
});

export const connectIntegration = endpoint({
  name: 'connectIntegration',
  method: 'POST',
  path: '/v1/integrations/:nickname/connect',
  summary: 'Complete the connection with what the provider sent back: a code, or an error when it was refused',
  audience: 'company',
  permission: PERMISSION,
  ownTransactions: true,
  params: NicknameParams,
  body: Type.Object({
    state: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  answers: { 200: OneIntegration },
});

const Credential = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });
const OptionalCode = Type.Optional(Nullable(Type.String({ maxLength: 120 })));

export const connectByCredentials = endpoint({
  name: 'connectByCredentials',
  method: 'POST',
  path: '/v1/integrations/:nickname/credentials',
  summary:
    "Connect a payroll or tax credit provider with the company's own credentials, which are tried first; also replaces them",
  audience: 'company',
  permission: PERMISSION,
  confirmed: true,
  ownTransactions: true,
  params: NicknameParams,
  body: Type.Object({
    /** At a tax credit provider: the id of the account. */
    client_id: Credential,
    /** At a tax credit provider: its API key. */
    client_secret: Credential,
    /** Required for paylocity. For paychex it can be chosen later. */
    company_id: OptionalCode,
    template_code: OptionalCode,
    payroll_group: OptionalCode,
  }),
  answers: { 200: OneIntegration },
});

const ConsentParams = Type.Object({ nickname: Type.Enum([...CONSENT_NICKNAMES]) });

export const startConsent = endpoint({
  name: 'startConsent',
  method: 'POST',
  path: '/v1/integrations/:nickname/consent',
  summary: "The address of ADP's consent page; ADP sends the browser back to /adp/redirect with a code",
  audience: 'company',
  permission: PERMISSION,
  confirmed: true,
  params: ConsentParams,
  answers: { 200: Type.Object({ url: Type.String() }) },
});

/** Only somebody who has confirmed their identity gets a state, so it is not asked for again. */
export const finishConsent = endpoint({
  name: 'finishConsent',
  method: 'PUT',
  path: '/v1/integrations/:nickname/consent',
  summary: 'Connect with what ADP sent back: a code, or an error when the consent was refused',
  audience: 'company',
  permission: PERMISSION,
  ownTransactions: true,
  params: ConsentParams,
  body: Type.Object({
    state: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
    /** The company that was chosen at ADP; needed when the consent covers several. */
    organization_oid: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  answers: { 200: OneIntegration },
});

export const listProviderCompanies = endpoint({
  name: 'listProviderCompanies',
  method: 'GET',
  path: '/v1/integrations/:id/companies',
  summary: 'The companies that the credentials may use; empty where they belong to a single one',
  audience: 'company',
  permission: PERMISSION,
  ownTransactions: true,
  params: IdParams,
  answers: {
    200: Type.Object({ companies: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
  },
});

export const updateIntegration = endpoint({
  name: 'updateIntegration',
  method: 'PUT',
  path: '/v1/integrations/:id',
  summary: 'Change the settings of an integration',
  audience: 'company',
  permission: PERMISSION,
  params: IdParams,
  body: Type.Object({
    /** What is left out stays as it is. */
    config: Type.Object({
      default_package: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 120 }))),
      /** One of the provider's companies (paychex, wotc, ehx_wotc). */
      default_company_id: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
    }),
    version: Version,
  }),
  answers: { 200: OneIntegration },
});

export const listRunningWork = endpoint({
  name: 'listRunningWork',
  method: 'GET',
  path: '/v1/integrations/:id/running_work',
  summary: 'What is still under way at the provider, listed before disconnecting',
  audience: 'company',
  permission: PERMISSION,
  params: IdParams,
  answers: {
    200: Type.Object({ running_work: Type.Array(Type.Object({ kind: Type.String(), count: Type.Integer() })) }),
  },
});

export const disconnectIntegration = endpoint({
  name: 'disconnectIntegration',
  method: 'DELETE',
  path: '/v1/integrations/:id',
  summary: 'Disconnect: the stored secrets are deleted and the provider is told',
  audience: 'company',
  permission: PERMISSION,
  params: IdParams,
  answers: { 204: Empty },
});

export const testIntegration = endpoint({
  name: 'testIntegration',
  method: 'POST',
  path: '/v1/integrations/:id/test',
  summary: 'Call the provider now and say whether it answers; repairs an integration that had stopped working',
  audience: 'company',
  permission: PERMISSION,
  ownTransactions: true,
  params: IdParams,
  answers: { 200: Type.Object({ ok: Type.Boolean(), message: Type.String(), integration: Integration }) },
});
