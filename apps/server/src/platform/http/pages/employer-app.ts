// Serves the employer app: hashed assets are cached forever, the page is sent with a fresh nonce each time.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy, createNonce, type PageExceptions } from '../security-headers.ts';

const NONCE_PLACE = '__CSP_NONCE__';
/** Where the app is served: hash routes at the root, path routes under /hr, and records under their own path. */
const PAGES = ['/', '/hr', '/hr/*', '/employee-records'];
/** Plain URLs that outside services or emails may link to; the app itself uses hash routes. */
const FORWARDED = [
  '/login',
  '/success-login',
  '/redirect',
  '/sso/adp',
  '/adp/callback',
  '/adp/redirect',
  '/job-target-callback',
  '/self-serve-sign-up',
];

export async function installEmployerApp(
  app: FastifyInstance,
  folder: string,
  exceptions: PageExceptions,
): Promise<void> {
  let page: string | undefined;
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    page ??= await readFile(join(folder, 'index.html'), 'utf8');
    const nonce = createNonce();
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce, exceptions))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACE, nonce));
  };

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const path of PAGES) app.get(path, { schema: { hide: true } }, (_request, reply) => sendPage(reply));
  for (const path of FORWARDED) {
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      return reply.redirect(`/#${path}${query}`);
    });
  }
}
