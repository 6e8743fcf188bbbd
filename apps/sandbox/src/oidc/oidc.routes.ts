import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { formOf } from '../http/form-body.ts';
import { sendPage } from '../pages/send-page.ts';
import type { ProductAddress } from '../product-address.ts';
import { createAdpProvider, sessionCookie } from './adp-provider.ts';
import { findPerson } from './people.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { signInErrorPage, signInPage } from './sign-in.page.ts';

const mountPath = '/oidc';

export function oidcRoutes(app: FastifyInstance, keys: ProviderKeys, product: ProductAddress): void {
  // The issuer is part of every token, and on a free port it is known only once the server listens.
  let started: { provider: Provider; handle: ReturnType<Provider['callback']> } | undefined;
  const start = () => {
    const provider = createAdpProvider(`${app.listeningOrigin}${mountPath}`, keys, product);
    started = { provider, handle: provider.callback() };
    return started;
  };
  const running = () => started ?? start();

  app.register(async (mounted) => {
    // The provider parses bodies itself.
    mounted.removeAllContentTypeParsers();
    mounted.addContentTypeParser('*', (_request, _payload, done) => done(null));
    mounted.all(`${mountPath}/*`, (request, reply) => {
      reply.hijack();
      const url = request.raw.url ?? '/';
      const headers = { ...request.raw.headers, cookie: withoutSession(request.raw.headers.cookie) };
      Object.assign(request.raw, { originalUrl: url, url: url.slice(mountPath.length), headers });
      void running().handle(request.raw, reply.raw);
    });
  });

  app.get('/sign-in/:uid', { errorHandler: answerExpired }, async (request, reply) => {
    await running().provider.interactionDetails(request.raw, reply.raw);
    return sendPage(reply, signInPage(), { formsLeaveTheSandbox: true });
  });

  app.post('/sign-in/:uid', { errorHandler: answerExpired }, async (request, reply) => {
    const person = findPerson(formOf(request.body).get('person') ?? '');
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: 'access_denied', error_description: 'The person canceled the sign-in.' };
    return reply.redirect(await running().provider.interactionResult(request.raw, reply.raw, result), 303);
  });
}

function answerExpired(error: Error, _request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof errors.SessionNotFound)) throw error;
  return sendPage(reply.code(400), signInErrorPage('This sign-in has expired.'));
}

/** Dropping the session cookie makes every sign-in offer the list of people. */
function withoutSession(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(sessionCookie))
    .join('; ');
}
