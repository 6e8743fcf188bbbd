// The webhook for Checkr's events; only signed requests are read (INT-015, CHK-012).
import type { FastifyInstance } from 'fastify';
import type { App } from '../../platform/app.ts';
import { admission, refuse } from '../../platform/http/limits/admit-webhook.ts';
import {
  CHECKR_SIGNATURE_HEADER,
  canBeSignedEvent,
  isSignedEvent,
  readEvent,
} from '../../providers/checkr/checkr-events.ts';
import { takeEvent } from './process-event.ts';

const CHECKR_PATH = '/v1/webhooks/checkr';
const BODY_LIMIT_BYTES = 512 * 1024;

/** In its own scope, because only here bodies are read as text: the signature covers the exact bytes. */
export async function installIntegrationWebhooks(http: FastifyInstance, app: App): Promise<void> {
  await http.register(async (scope) => installCheckr(scope, app));
}

function installCheckr(scope: FastifyInstance, app: App): void {
  const { checkr } = app.config;
  if (!checkr) return;
  scope.removeAllContentTypeParsers();
  scope.addHook(
    'onRequest',
    admission({
      signatureHeader: CHECKR_SIGNATURE_HEADER,
      canBeSigned: canBeSignedEvent,
      bodyLimit: BODY_LIMIT_BYTES,
      unsigned: 400,
    }),
  );
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, String(body)),
  );
  scope.post<{ Body: string | undefined }>(CHECKR_PATH, { schema: { hide: true } }, async (request, reply) => {
    const body = request.body ?? '';
    const signature = String(request.headers[CHECKR_SIGNATURE_HEADER] ?? '');
    if (!isSignedEvent(checkr.webhookSecret, body, signature)) return refuse(reply, 400);
    const event = readEvent(body);
    if (!event) return refuse(reply, 400);
    await takeEvent(app, event, body);
    return reply.code(200).send({});
  });
}
