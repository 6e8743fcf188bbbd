// Public pages as routes: limits, cache, one transaction, then HTML. Refusals are rendered as pages too.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { JobsLink, PageContent, PageFrame, PageMessage, RenderPage } from '@onward/contract/careers/portal-pages';
import type { RateLimitName } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import { DEFAULT_LANGUAGE, type Language, offeredLanguages } from '@onward/domain/platform/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { inSystem, type Transaction } from '../../database/transaction.ts';
import { answerError } from '../error-handler.ts';
import { notFound, Refusal, rateLimited } from '../errors.ts';
import { contentSecurityPolicy, createNonce, permissionsPolicy } from '../security-headers.ts';
import type { PortalCache } from './portal-cache.ts';
import { type PageLanguage, pageLanguageOf } from './portal-language.ts';

export interface PageCall {
  tx: Transaction;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Of the page, for texts that are kept as they were shown. */
  language: Language;
  now: Date;
}

export interface PageAnswer {
  content: PageContent;
  /** Set only for pages that are the same for everyone: the company whose events change them. */
  companyId?: number;
}

export class PageRedirect {
  readonly path: string;
  /** False when the next visit leads somewhere else, so that browsers ask again. */
  readonly isPermanent: boolean;

  constructor(path: string, { isPermanent }: { isPermanent: boolean } = { isPermanent: true }) {
    this.path = path;
    this.isPermanent = isPermanent;
  }
}

export interface PageRoute {
  method: 'GET' | 'POST';
  path: string;
  limit: RateLimitName;
  /**
   * `listed` pages are for everyone and for search engines; `private` ones belong to the holder of the link, so they
   * are not cached, not indexed, and send no referrer.
   */
  audience: 'listed' | 'private';
  /** Photos of documents can be taken on the page. */
  usesCamera?: true;
  /** The part of the query that matters; null when the page must not be cached. */
  cacheKey?(query: Record<string, string>): string | null;
  /** The company that the address belongs to, also when nothing is there (any more). */
  jobsOf?(tx: Transaction, params: Record<string, string>): Promise<JobsLink | null>;
  /** The language that the holder of the link applied in. */
  languageOf?(tx: Transaction, params: Record<string, string>): Promise<Language | null>;
  /** A mistyped or truncated URL. People get a page, programs get the error format. */
  isNowhere?: boolean;
  handler(call: PageCall): Promise<PageAnswer | PageRedirect>;
}

export interface PortalParts {
  render: RenderPage;
  cache: PortalCache;
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);

// Pages have no inline styles, so no element carries the nonce.
const POLICY = contentSecurityPolicy(createNonce());
const MINUTE_CACHE = 'public, max-age=60';

export function installPages(http: FastifyInstance, app: App, parts: PortalParts, routes: readonly PageRoute[]): void {
  for (const route of [...routes, NOWHERE]) {
    http.route({
      method: route.method,
      url: route.path,
      schema: { hide: true },
      handler: (request, reply) =>
        route.isNowhere && !isFromBrowser(request)
          ? answerError(notFound(), request, reply)
          : answerPage(app, parts, route, request, reply),
    });
  }
}

const NOWHERE: PageRoute = {
  method: 'GET',
  path: '/*',
  limit: 'public_read',
  audience: 'private',
  isNowhere: true,
  handler: () => Promise.reject(notFound()),
};

const FOR_PROGRAMS = /^\/(v1|beta_feature|docs|cable|metrics)(\/|\?|$)/;

const isFromBrowser = ({ url, headers }: FastifyRequest): boolean =>
  !FOR_PROGRAMS.test(url) && (headers.accept?.includes('text/html') ?? false);

async function answerPage(
  app: App,
  parts: PortalParts,
  route: PageRoute,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  let chosen = pageLanguageOf(request, app.config);
  try {
    await countRequest(app, route, request);
    chosen = await inTheirLanguage(app, route, request, chosen);
    return await sendPage({ app, parts, route, request, reply, chosen });
  } catch (error) {
    return sendRefusal({ app, parts, route, request, reply, chosen }, error);
  }
}

/**
 * Links are opened in the browsers of mail programs, which speak the language of the phone. English is also what an
 * application has whose language nobody chose, so it decides nothing.
 */
async function inTheirLanguage(
  app: App,
  { languageOf }: PageRoute,
  request: FastifyRequest,
  chosen: PageLanguage,
): Promise<PageLanguage> {
  const params = request.params as Record<string, string>;
  if (!languageOf || !chosen.isGuessed || hasNull(params)) return chosen;
  const theirs = await inSystem(app.readPool, (tx) => languageOf(tx, params));
  const isOffered = offeredLanguages(app.config.environment).some((each) => each === theirs);
  return theirs && isOffered && theirs !== DEFAULT_LANGUAGE ? { ...chosen, language: theirs } : chosen;
}

/** No text in the database can hold it. */
const hasNull = (params: Record<string, string>): boolean => Object.values(params).some((part) => part.includes('\0'));

interface Answering {
  app: App;
  parts: PortalParts;
  route: PageRoute;
  request: FastifyRequest;
  reply: FastifyReply;
  chosen: PageLanguage;
}

async function countRequest(
  { config, rateLimiter, clock }: App,
  { limit }: PageRoute,
  { ip }: FastifyRequest,
): Promise<void> {
  const rule = config.rateLimits[limit];
  if (!rule) return;
  const decision = await rateLimiter.take(`${limit}:address:${ip}`, rule, clock());
  if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds);
}

async function sendPage(answering: Answering): Promise<FastifyReply> {
  const { app, parts, route, request, reply, chosen } = answering;
  const query = plainQuery(request);
  const key = cacheKeyOf(answering, query);
  const kept = key === null ? undefined : parts.cache.get(key);
  if (kept) return send(answering, kept.status, kept.gzip);
  const mark = parts.cache.mark();
  const call = { params: request.params as Record<string, string>, query, language: chosen.language, now: app.clock() };
  const pool = route.audience === 'listed' ? app.readPool : app.pool;
  const answer = await inSystem(pool, (tx) => route.handler({ ...call, tx }));
  if (answer instanceof PageRedirect)
    return reply
      .code(answer.isPermanent ? 301 : 303)
      .header('location', encodeURI(answer.path))
      .send();
  const html = parts.render({ ...frameOf(app, request, chosen), ...answer.content });
  const page = { status: 200, gzip: await compress(html) };
  if (key !== null && answer.companyId !== undefined) {
    parts.cache.keep(key, { ...page, companyId: answer.companyId }, mark);
  }
  return send(answering, page.status, page.gzip);
}

/** A reader who just chose a language gets an uncached page that sets the choice. */
function cacheKeyOf({ route, request, chosen }: Answering, query: Record<string, string>): string | null {
  const counts = route.cacheKey && !chosen.cookie ? route.cacheKey(query) : null;
  return counts === null ? null : `${chosen.language} ${request.url.split('?')[0]} ${counts}`;
}

async function sendRefusal(answering: Answering, error: unknown): Promise<FastifyReply> {
  const { app, parts, request, reply, chosen } = answering;
  const refusal = error instanceof Refusal ? error : null;
  if (!refusal) request.log.error({ err: error }, 'page rendering failed');
  reply.headers(refusal?.headers ?? {});
  const message = messageOf(refusal);
  const jobs = HAS_WAY_ON.has(message) ? await findJobs(answering) : null;
  const html = parts.render({ ...frameOf(app, request, chosen), kind: 'message', message, jobs });
  return send(answering, STATUS[message], await compress(html));
}

const HAS_WAY_ON: ReadonlySet<PageMessage> = new Set(['not_found', 'link_expired']);

/** Only a convenience: a page without it is better than none. */
async function findJobs({ app, route, request }: Answering): Promise<JobsLink | null> {
  const { jobsOf } = route;
  const params = request.params as Record<string, string>;
  if (!jobsOf || hasNull(params)) return null;
  return inSystem(app.readPool, (tx) => jobsOf(tx, params)).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the way on from a page was not found');
    return null;
  });
}

const STATUS: Record<PageMessage, number> = { not_found: 404, link_expired: 410, too_many: 429, failed: 500 };

function messageOf(refusal: Refusal | null): PageMessage {
  switch (refusal?.code) {
    case errorCodes.notFound:
      return 'not_found';
    case errorCodes.linkExpired:
      return 'link_expired';
    case errorCodes.rateLimited:
      return 'too_many';
    default:
      return 'failed';
  }
}

function frameOf({ config }: App, request: FastifyRequest, { language }: PageLanguage): PageFrame {
  const [path = '', search = ''] = request.url.split('?');
  const kept = new URLSearchParams(search);
  // Neither the language choice nor a one-time link belongs in the next URL.
  for (const name of ['lang', 'resume']) kept.delete(name);
  return {
    language,
    languages: offeredLanguages(config.environment),
    origin: config.publicUrl,
    address: kept.size > 0 ? `${path}?${kept}` : path,
  };
}

async function send({ route, request, reply, chosen }: Answering, status: number, page: Buffer): Promise<FastifyReply> {
  const isListed = route.audience === 'listed' && status === 200 && !chosen.cookie;
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': isListed ? MINUTE_CACHE : 'no-store',
    vary: 'accept-encoding, accept-language, cookie',
    ...(chosen.cookie && { 'set-cookie': chosen.cookie }),
    ...(route.usesCamera && { 'permissions-policy': permissionsPolicy({ camera: true }) }),
    ...(route.audience === 'private' && { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }),
  });
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await decompress(page));
  return reply.header('content-encoding', 'gzip').send(page);
}

/** A repeated parameter counts once. */
const plainQuery = ({ query }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value[0] ?? '') : value,
    ]),
  );
