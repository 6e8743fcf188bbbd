// Webhooks for incoming messages and delivery reports from providers; only signed requests are read (MSG-007).

import { UPLOAD_MAX_BYTES } from '@onward/domain/attachments/uploads';
import { ATTACHMENTS_MAX } from '@onward/domain/messages/channels';
import { eventOfProvider } from '@onward/domain/messages/message-states';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { Together } from '../../../platform/database/together.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { admission, fewLargeBodies, refuse } from '../../../platform/http/limits/admit-webhook.ts';
import { canBeSignedMail, isSignedMail, readMail, SIGNATURE_HEADER } from '../../../providers/mail/inbound-mail.ts';
import {
  canBeSignedText,
  isSigned,
  NO_REPLY,
  readReceipt,
  readText,
  TEXT_SIGNATURE_HEADER,
} from '../../../providers/sms/inbound-texts.ts';
import type { TextToApplyPort } from '../../positions/positions.service.ts';
import { recordReceipts, type Receipt as TextReceipt } from '../sending/record-delivery.ts';
import { MEDIA_PATH, MEDIA_PURPOSE } from '../sending/send-message.ts';
import { takeMail } from './receive-mail.ts';
import { takeText } from './receive-texts.ts';

const TEXTS_PATH = '/v1/webhooks/sms';
const RECEIPTS_PATH = '/v1/webhooks/sms_status';
const MAIL_PATH = '/v1/webhooks/email';

const FORM_LIMIT_BYTES = 64 * 1024;
/** Files arrive in base64, which adds a third to their size. */
const MAIL_LIMIT_BYTES = Math.ceil((ATTACHMENTS_MAX * UPLOAD_MAX_BYTES * 4) / 3) + 1_048_576;
const LARGE_MAILS_AT_ONCE = 3;

export async function installMessageWebhooks(http: FastifyInstance, app: App, context: TextToApplyPort): Promise<void> {
  await http.register(async (scope) => installTexts(scope, app, context));
  await http.register(async (scope) => installMail(scope, app));
  installMedia(http, app);
}

/** In its own scope, because only here form bodies are parsed. */
function installTexts(scope: FastifyInstance, app: App, context: TextToApplyPort): void {
  scope.removeAllContentTypeParsers();
  scope.addHook(
    'onRequest',
    admission({
      signatureHeader: TEXT_SIGNATURE_HEADER,
      canBeSigned: canBeSignedText,
      bodyLimit: FORM_LIMIT_BYTES,
    }),
  );
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const { config } = app;
  const signed = (url: string, fields: Record<string, string>, signature: unknown): boolean =>
    isSigned(config.sms.authToken, `${config.publicUrl}${url}`, fields, String(signature ?? ''));

  scope.post<{ Body: Record<string, string> }>(TEXTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const fields = request.body ?? {};
    if (!signed(request.url, fields, request.headers[TEXT_SIGNATURE_HEADER])) return refuse(reply, 401);
    const text = readText(fields);
    if (text.id) await takeText(app, context, text);
    return reply.type('text/xml; charset=utf-8').send(NO_REPLY);
  });

  // A message to thousands causes thousands of delivery reports.
  const receipts = new Together<TextReceipt>((batch) =>
    inSystem(app.pool, (tx) => recordReceipts(tx, app.clock(), batch)),
  );
  type Receipt = { Body: Record<string, string>; Querystring: { key?: string } };
  scope.post<Receipt>(RECEIPTS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const fields = request.body ?? {};
    if (!signed(request.url, fields, request.headers[TEXT_SIGNATURE_HEADER])) return refuse(reply, 401);
    const { id, status, errorCode } = readReceipt(fields);
    const { key = '' } = request.query;
    const event = eventOfProvider(status);
    if (event && isUuid(key)) {
      await receipts.add({ key, event, providerId: id, code: errorCode });
    }
    return reply.code(204).send();
  });
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

function installMail(scope: FastifyInstance, app: App): void {
  scope.removeAllContentTypeParsers();
  scope.addHook(
    'onRequest',
    admission({
      signatureHeader: SIGNATURE_HEADER,
      canBeSigned: (signature) => canBeSignedMail(signature, new Date()),
      bodyLimit: MAIL_LIMIT_BYTES,
    }),
  );
  scope.addHook('onRequest', fewLargeBodies(LARGE_MAILS_AT_ONCE));
  // As text, because the signature covers the exact bytes.
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAIL_LIMIT_BYTES }, (_, body, done) =>
    done(null, String(body)),
  );
  scope.post<{ Body: string | undefined }>(MAIL_PATH, { schema: { hide: true } }, async (request, reply) => {
    const body = request.body ?? '';
    const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
    if (!isSignedMail(app.config.mail.webhookSecret, body, signature, new Date())) return refuse(reply, 401);
    const mail = readMail(body);
    if (!mail) return reply.code(400).send({ error_code: 20001, message: '', errors: {}, error_reference: null });
    await takeMail(app, mail);
    return reply.code(204).send();
  });
}

/** Images for outgoing texts: the provider fetches them at a secret URL. */
function installMedia(http: FastifyInstance, app: App): void {
  http.get<{ Params: { token: string } }>(
    `${MEDIA_PATH}/:token`,
    { schema: { hide: true } },
    async (request, reply) => {
      const file = openMedia(app, request.params.token);
      const bytes = file && (await app.files.get(file.storageKey));
      if (!file || !bytes)
        return reply.code(404).send({ error_code: 40001, message: '', errors: {}, error_reference: null });
      return reply.type(file.contentType).header('cache-control', 'private, no-store').send(bytes);
    },
  );
}

function openMedia({ encryption }: App, token: string): { storageKey: string; contentType: string } | null {
  try {
    const [storageKey, contentType] = JSON.parse(encryption.openToken(token, MEDIA_PURPOSE));
    return { storageKey, contentType };
  } catch {
    return null;
  }
}
