// Turns contract endpoints into HTTP routes: limits and access, validation, one transaction, then the response.
import { type EndpointShape, successStatus } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import { SEE_AS_LOCATION_HEADER, SEE_AS_ROLE_HEADER } from '@onward/contract/staff/see-as';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompanyAccess, isPortalAccess, type PortalAccess, type SessionAccess } from '../access/access.ts';
import { isPortalToken, resolvePortal } from '../access/portal.ts';
import { requireAccess, requireAccountSettled } from '../access/resolve.ts';
import type { SeeAsRequest } from '../access/see-as.ts';
import type { App } from '../app.ts';
import { inCompany, inSystem, type Transaction } from '../database/transaction.ts';
import { NamesCache } from '../names-cache.ts';
import { noAccess, notFound, OUT_OF_SCOPE, Refusal, rateLimited } from './errors.ts';
import { answerOnce, readIdempotencyKey, type StoredAnswer } from './idempotency.ts';
import { languageOf } from './language.ts';
import { readUploadedFile } from './multipart.ts';
import { recordDeclared, recordVisit, recordWrite } from './observability/audit-requests.ts';
import { readerZoneOf } from './reader-zone.ts';
import { Answer, type Call, type Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: SessionAccess | CompanyAccess | PortalAccess | null;
    token: string | null;
  }
}

export function installRoutes(http: FastifyInstance, app: App, routes: readonly Route[]): void {
  http.decorateRequest('caller', null);
  http.decorateRequest('token', null);
  for (const { endpoint, handler } of routes) {
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: { endpoint: endpoint.name },
      ...(endpoint.bodyBytesMax && { bodyLimit: endpoint.bodyBytesMax }),
      onRequest: (request) => admit(app, endpoint, request),
      handler: (request, reply) => answer(app, endpoint, handler, request, reply),
    });
  }
}

const schemaOf = (endpoint: EndpointShape) => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && !endpoint.multipart && { body: endpoint.body }),
  response: endpoint.answers,
});

/** Identifies the caller and checks the endpoint's declaration, before the body is read. */
async function admit(app: App, endpoint: EndpointShape, request: FastifyRequest): Promise<void> {
  const now = app.clock();
  request.token = bearerToken(request);
  if (endpoint.audience === 'public') {
    if (endpoint.rateLimit) await limit(app, endpoint.rateLimit, `address:${request.ip}`, now);
    return;
  }
  const isPortal =
    endpoint.audience === 'employee' || (endpoint.audience === 'participant' && isPortalToken(request.token));
  if (isPortal) {
    const access = await resolvePortal(app.pool, request.token, now);
    await limit(app, 'staff', `portal:${access.portalSessionId}`, now);
    request.caller = access;
    return;
  }
  if (endpoint.audience === 'company' || endpoint.audience === 'participant') {
    const credentials = { token: request.token, companyId: namedCompany(request), seeAs: requestedView(request) };
    const access = await app.access.company(credentials, now);
    request.caller = access;
    await limit(app, 'staff', `user:${access.userId}`, now);
    requireAccountSettled(endpoint, access);
    requireAccess(endpoint, access);
    await app.access.requireConfirmed(endpoint, access, now);
    return;
  }
  const session = await app.access.session(request.token, now);
  request.caller = session;
  await limit(app, 'staff', `user:${session.userId}`, now);
  requireAccountSettled(endpoint, session);
  if (endpoint.audience === 'support' && !session.isSupportStaff) throw noAccess('support_only');
  await app.access.requireConfirmed(endpoint, session, now);
}

async function limit(app: App, name: keyof App['config']['rateLimits'], who: string, now: Date): Promise<void> {
  const rule = app.config.rateLimits[name];
  if (!rule) return;
  const decision = await app.rateLimiter.take(`${name}:${who}`, rule, now);
  if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds);
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.trim();
  return header ? header.replace(/^Bearer\s+/i, '') || null : null;
}

function namedCompany(request: FastifyRequest): number | null {
  const header = request.headers['ws-company-id'];
  if (header === undefined || header === '') return null;
  // An invalid id is treated like an id of another company.
  return idFrom(header);
}

/** The role to view as; an invalid id means a role that does not exist. */
function requestedView({ headers }: FastifyRequest): SeeAsRequest | null {
  const roleId = headers[SEE_AS_ROLE_HEADER];
  const locationId = headers[SEE_AS_LOCATION_HEADER];
  if (!roleId) return null;
  return { roleId: idFrom(roleId), locationId: locationId ? idFrom(locationId) : null };
}

const idFrom = (header: string | string[]): number => {
  const id = Number(header);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

async function answer(
  app: App,
  endpoint: EndpointShape,
  handler: Route['handler'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = endpoint.multipart ? await readUploadedFile(request, endpoint) : null;
  const key = endpoint.idempotent ? readIdempotencyKey(request.headers['idempotency-key']) : null;
  const work = async (tx: Transaction): Promise<Answer> => {
    const call = callOf(app, endpoint, request, tx, file);
    await recordVisit(tx, endpoint, request);
    await recordDeclared(tx, endpoint, request);
    const perform = async (): Promise<Answer> => {
      const performed = asAnswer(endpoint, await handler(call));
      await recordWrite(call, endpoint, performed);
      // Counted last, so failed and repeated requests don't count; over the limit, everything is rolled back.
      const access = call.access as SessionAccess | PortalAccess | null;
      if (endpoint.rateLimit && access && !isPortalAccess(access)) {
        await limit(app, endpoint.rateLimit, `user:${access.userId}`, call.now);
      }
      return performed;
    };
    if (key === null) return perform();
    const stored = await answerOnce(tx, idempotentCall(endpoint, call, key), async (): Promise<StoredAnswer> => {
      const { status, body } = await perform();
      return { status, body };
    });
    return new Answer(stored.status, stored.body);
  };
  const inTransaction = async (): Promise<Answer> => {
    if (endpoint.withoutDatabase || endpoint.ownTransactions) {
      // Counted first: what it costs at the outside service can't be rolled back.
      const { caller } = request;
      if (endpoint.rateLimit && caller && 'userId' in caller) {
        await limit(app, endpoint.rateLimit, `user:${caller.userId}`, app.clock());
      }
      return asAnswer(endpoint, await handler(callOf(app, endpoint, request, NO_TRANSACTION, null)));
    }
    const caller = request.caller;
    return caller && 'companyId' in caller ? inCompany(pool, caller.companyId, work) : inSystem(pool, work);
  };
  // A read that is logged needs a write, so it cannot run on a replica.
  const visits = request.caller !== null && 'readOnly' in request.caller && request.caller.readOnly;
  const pool = endpoint.toleratesDelay && !visits && !endpoint.audited ? app.readPool : app.pool;
  const done = await hidingUnseen(endpoint, () =>
    takesLink(endpoint) ? countingUnknownLinks(app, request, inTransaction) : inTransaction(),
  );
  reply.code(done.status).headers(done.headers);
  return done.status === 204 || done.status === 302 ? reply.send() : reply.send(done.body);
}

/** Reading a record outside the caller's scope answers like one that does not exist; writing says why (CMP-024). */
async function hidingUnseen({ method }: EndpointShape, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const isUnseen = error instanceof Refusal && error.text.key === OUT_OF_SCOPE;
    throw method === 'GET' && isUnseen ? notFound() : error;
  }
}

/** Fields with a link or one-time code of someone who is not signed in. */
const LINK_FIELDS = ['token', 'reset_password_token', 'auth_token', 'challenge'];

const takesLink = ({ audience, params, body }: EndpointShape): boolean =>
  audience === 'public' &&
  [params, body].some((schema) => {
    const fields: object = (schema as { properties?: object } | undefined)?.properties ?? {};
    return LINK_FIELDS.some((field) => Object.hasOwn(fields, field));
  });

/** Guessing links is limited like guessing passwords (IDN-005). */
async function countingUnknownLinks(app: App, request: FastifyRequest, work: () => Promise<Answer>): Promise<Answer> {
  if (!app.config.rateLimits.public_write) return work();
  const now = app.clock();
  const guess = { secret: 'link', account: null, address: request.ip } as const;
  await app.guesses.requireRoom(guess, now);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === errorCodes.linkExpired) await app.guesses.begin(guess, now);
    throw error;
  }
}

/** Passed to endpoints that open no transaction here; using it is a bug that fails at once. */
const NO_TRANSACTION = new Proxy({} as Transaction, {
  get() {
    throw new Error('This endpoint declares that it runs without a request transaction.');
  },
});

const asAnswer = (endpoint: EndpointShape, result: unknown): Answer =>
  result instanceof Answer ? result : new Answer(successStatus(endpoint), result ?? null);

function idempotentCall(endpoint: EndpointShape, call: Call, key: string) {
  const access = call.access as SessionAccess | CompanyAccess | null;
  return {
    companyId: access && 'companyId' in access ? access.companyId : null,
    owner: access ? `user:${access.userId}` : `address:${call.address}`,
    endpoint: endpoint.name,
    key,
    request: { params: call.params, query: call.query, body: call.body },
  };
}

/** Never connected, so it caches nothing: uncommitted changes must not be visible to other requests. */
const NOTHING_KEPT = new NamesCache();

function callOf(app: App, endpoint: EndpointShape, request: FastifyRequest, tx: Transaction, file: Call['file']): Call {
  return {
    params: request.params as undefined,
    query: request.query as undefined,
    body: request.body as undefined,
    access: request.caller as Call['access'],
    tx,
    names: endpoint.method === 'GET' ? app.names : NOTHING_KEPT,
    now: app.clock(),
    language: languageOf(request),
    zone: readerZoneOf(request),
    requestId: request.id,
    address: request.ip,
    token: request.token,
    cookies: request.headers.cookie ?? '',
    userAgent: request.headers['user-agent'] ?? '',
    file,
  };
}
