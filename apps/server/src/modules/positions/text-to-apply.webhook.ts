// Where the text provider hands on what people text; only what carries its signature is read.
import type { FastifyInstance } from 'fastify';
import { inSystem } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { isSigned, NO_REPLY, readText } from '../../providers/sms/inbound-texts.ts';
import { type ApplyDesk, answerKeyword } from './text-to-apply.ts';

const PATH = '/v1/webhooks/sms';
const LIMIT_BYTES = 64 * 1024;

/** In a scope of its own: only here forms are read as their fields. */
export async function installTextWebhook(app: FastifyInstance, house: House, desk: ApplyDesk): Promise<void> {
  const { config } = house;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LIMIT_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post<{ Body: Record<string, string> }>(PATH, { schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers['x-twilio-signature'];
      const fields = request.body ?? {};
      if (!isSigned(config.sms.authToken, `${config.publicUrl}${PATH}`, fields, String(signature ?? ''))) {
        return reply.code(403).send({ error_code: 10004, message: '', errors: {}, error_reference: null });
      }
      const text = readText(fields);
      if (text.optOut === null && text.id) {
        await inSystem(house.pool, (tx) => answerKeyword(house, desk, tx, text));
      }
      return reply.type('text/xml; charset=utf-8').send(NO_REPLY);
    });
  });
}
