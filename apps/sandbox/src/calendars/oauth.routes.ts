import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formOf } from '../http/form-body.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { sendPage } from '../pages/send-page.ts';
import type { ProductAddress } from '../product-address.ts';
import type { CalendarAccount, CalendarWorld, Grant } from './calendar-world.ts';
import { consentErrorPage, consentPage } from './consent.page.ts';
import { answerByMood } from './moods.ts';
import { calendarClient, type OAuthFlavor, type OAuthProblem } from './oauth-flavors.ts';

const CALLBACK_PATH = '/v1/calendar_callback';
const CODE_MS = 10 * 60_000;

interface Asked {
  client_id?: string;
  redirect_uri?: string;
  response_type?: string;
  scope?: string;
  state?: string;
  code_challenge?: string;
  code_challenge_method?: string;
  access_type?: string;
  login_hint?: string;
}

interface IssuedCode extends CalendarAccount {
  scope: string;
  keepsAccess: boolean;
  challenge: string;
  redirectUri: string;
  endsAt: number;
}

/** The authorization code flow with PKCE and refresh tokens, as both providers implement it. */
export function oauthRoutes(
  app: FastifyInstance,
  world: CalendarWorld,
  flavor: OAuthFlavor,
  product: ProductAddress,
): void {
  const { provider, paths } = flavor;
  const codes = new Map<string, IssuedCode>();

  app.get<{ Querystring: Asked }>(paths.authorize, async (request, reply) => {
    const reason = reasonAgainst(request.query, product);
    if (reason) return sendPage(reply.code(400), consentErrorPage(reason));
    return sendPage(reply, consentPage(provider, request.query.login_hint ?? ''), { formsLeaveTheSandbox: true });
  });

  app.post<{ Querystring: Asked }>(paths.authorize, async (request, reply) => {
    const asked = request.query;
    const reason = reasonAgainst(asked, product);
    if (reason) return sendPage(reply.code(400), consentErrorPage(reason));
    const form = formOf(request.body);
    const partial = form.get('partial');
    const account = partial ?? form.get('account');
    const back = new URL(asked.redirect_uri ?? '');
    if (asked.state) back.searchParams.set('state', asked.state);
    if (!account) {
      back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    }
    const code = `4/${randomBytes(24).toString('base64url')}`;
    const scope = asked.scope ?? '';
    codes.set(code, {
      provider,
      account,
      scope: partial === null ? scope : flavor.signInScope,
      keepsAccess: flavor.keepsAccess({ scope, accessType: asked.access_type ?? '' }),
      challenge: asked.code_challenge ?? '',
      redirectUri: asked.redirect_uri ?? '',
      endsAt: Date.now() + CODE_MS,
    });
    back.searchParams.set('code', code);
    return reply.redirect(back.href, 303);
  });

  app.post(paths.token, async (request, reply) => {
    const form = formOf(request.body);
    const refuse = (code: OAuthProblem) => reply.code(code === 'invalid_client' ? 401 : 400).send(flavor.problem(code));
    if (form.get('client_id') !== calendarClient.id || form.get('client_secret') !== calendarClient.secret) {
      return refuse('invalid_client');
    }
    switch (form.get('grant_type')) {
      case 'authorization_code': {
        const issued = takeCode(codes, form);
        if (!issued) return refuse('invalid_grant');
        const grant = await world.allow(issued, issued.scope);
        return sendTokens(reply, grant, issued.keepsAccess);
      }
      case 'refresh_token': {
        const token = form.get('refresh_token') ?? '';
        const owner = world.accountOfRefreshToken(provider, token);
        if (owner && (await answerByMood(world, owner, 'token', request, reply))) return reply;
        const grant = await world.refresh(provider, token);
        // Google keeps the same refresh token; Microsoft issues a new one each time and still accepts the old one.
        return grant ? sendTokens(reply, grant, provider === 'microsoft') : refuse('invalid_grant');
      }
      default:
        return refuse('unsupported_grant_type');
    }
  });

  if (paths.revoke) {
    app.post<{ Querystring: { token?: string } }>(paths.revoke, async (request, reply) => {
      const token = formOf(request.body).get('token') ?? request.query.token ?? '';
      if (await world.revokeToken(provider, token)) return reply.code(200).send({});
      return reply.code(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' });
    });
  }

  const sendTokens = (reply: FastifyReply, grant: Grant, withRefreshToken: boolean) =>
    reply.header('cache-control', 'no-store').send({
      ...world.openToken(grant),
      token_type: 'Bearer',
      scope: grant.scope,
      ...(withRefreshToken && { refresh_token: grant.refresh_token }),
      id_token: idToken({ ...flavor.claims(grant.account), aud: calendarClient.id }),
    });
}

function reasonAgainst(asked: Asked, product: ProductAddress): string | null {
  if (asked.client_id !== calendarClient.id) return 'The client is unknown.';
  if (asked.response_type !== 'code') return 'Only the authorization code flow is supported.';
  if (asked.code_challenge_method !== 'S256' || !asked.code_challenge) return 'A PKCE challenge (S256) is required.';
  if (!isCallback(asked.redirect_uri ?? '', product)) return 'The redirect URI is not registered.';
  return null;
}

/** Tests run the product on free ports, so its callback is allowed on any port of this machine. */
function isCallback(address: string, product: ProductAddress): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isKnown = url.origin === new URL(product.publicUrl).origin || isLoopbackHost(url.hostname);
  return isKnown && url.pathname === CALLBACK_PATH && url.search === '' && url.hash === '';
}

/** A code works once, before it expires, with its verifier, and for the redirect URI it was sent to. */
function takeCode(codes: Map<string, IssuedCode>, form: URLSearchParams): IssuedCode | null {
  const code = form.get('code') ?? '';
  const issued = codes.get(code);
  codes.delete(code);
  if (!issued || issued.endsAt < Date.now()) return null;
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return challenge === issued.challenge && form.get('redirect_uri') === issued.redirectUri ? issued : null;
}

function idToken(claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, iat: now, exp: now + 3600 })}`;
  return `${body}.${createHmac('sha256', calendarClient.secret).update(body).digest('base64url')}`;
}
