// The pages at /docs: the API as programs with a key may call it. Public, like any documentation; the operations port
// describes every endpoint.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../../platform/app.ts';
import { notFound } from '../../../../platform/http/errors.ts';
import { countPublicRead } from '../../../../platform/http/limits/public-reads.ts';
import { describeApi } from './describe-api.ts';

const PREFIX = '/docs';
const ASSETS_KEPT = 'public, max-age=3600';

const isAsset = (path: string | undefined): boolean => path?.startsWith(`${PREFIX}/static/`) === true;

export async function installApiPages(http: FastifyInstance, app: App): Promise<void> {
  const count = countPublicRead(app);
  // Made when somebody first asks, once for the process.
  let description: Promise<Buffer> | undefined;
  const describe = () => {
    description ??= promisify(gzip)(JSON.stringify(describeApi(app.config.publicUrl)));
    return description;
  };
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const zipped = await describe();
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(await promisify(gunzip)(zipped));
    return reply.header('content-encoding', 'gzip').send(zipped);
  };
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0];
    if (isAsset(path)) return undefined;
    await count(request);
    // YAML would be generated for every request.
    if (path === `${PREFIX}/yaml`) throw notFound();
    return path === `${PREFIX}/json` ? send(request, reply) : undefined;
  };
  await http.register(async (scope) => {
    scope.addHook('onRequest', onRequest);
    // When they are sent, because the plugin that reads them has a header of its own.
    scope.addHook('onSend', async (request, reply) => {
      if (isAsset(request.url.split('?')[0])) reply.header('cache-control', ASSETS_KEPT);
    });
    await scope.register(swaggerUi, {
      routePrefix: PREFIX,
      staticCSP: true,
      transformStaticCSP: withoutHsts,
      uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: -1, persistAuthorization: false },
      theme: { title: 'Onward API' },
    });
  });
}

/** The pages bring their own policy; it must also hold on plain loopback addresses. */
const withoutHsts = (policy: string): string => policy.replace(/upgrade-insecure-requests;?/, '');
