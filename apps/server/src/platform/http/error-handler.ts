// Turns every error into the catalog's format; unexpected errors get a reference that is also in the log.
import { randomUUID } from 'node:crypto';
import { type ErrorBody, errorCodes, type FieldErrors } from '@onward/contract/errors';
import { UPLOAD_MAX_BYTES } from '@onward/domain/attachments/uploads';
import type { Language } from '@onward/domain/platform/languages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../i18n/translate.ts';
import { conflict, type FieldTexts, notFound, Refusal, validationFailed } from './errors.ts';
import { languageOf } from './language.ts';

export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
}

export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  const reference = refusal.status >= 500 ? randomUUID() : null;
  if (reference) request.log.error({ err: error, error_reference: reference }, 'request failed');
  // A refusal says what is wrong outside; everything else is an error of ours.
  if (reference && !(error instanceof Refusal)) {
    const { url: route = null } = request.routeOptions;
    request.server.errorReporter?.report('server', error, { route, method: request.method, reference });
  }
  reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, languageOf(request), reference)));
}

function errorBody(refusal: Refusal, language: Language, reference: string | null): ErrorBody {
  const errors = refusal.fields && fieldErrors(refusal.fields, language);
  return {
    error_code: refusal.code,
    message: say(refusal.text, language),
    error_reference: reference,
    ...(errors && { errors }),
    ...(refusal.conflict && { conflict: refusal.conflict }),
    ...(refusal.existingId && { existing_id: refusal.existingId }),
    ...(refusal.slots && { slots: [...refusal.slots] }),
  };
}

const fieldErrors = (fields: FieldTexts, language: Language): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, list]) => [field, list.map((text) => say(text, language))]));

/** Translates the framework's own refusals into ours. */
function asRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as FastifyError;
  switch (code) {
    // Two concurrent writes hit a unique constraint, and the database has the final say.
    case '23505':
      return conflict('duplicate');
    // What a record refers to was deleted by a concurrent request.
    case '23503':
      return conflict('changed_meanwhile');
    // A character that no text in the database can contain, e.g. U+0000.
    case '22021':
    case '22P05':
      return validationFailed({ base: [{ key: 'fields.characters' }] });
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Refusal(errorCodes.fileRefused, {
        key: 'files.too_large',
        values: { megabytes: UPLOAD_MAX_BYTES / 1_048_576 },
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return validationFailed({ base: [{ key: 'fields.not_json' }] });
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return notFound();
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return validationFailed({ base: [{ key: 'fields.not_json' }] });
  }
  return new Refusal(errorCodes.serverError, undefined, { cause: error });
}
