// JSON bodies: an empty one is no body, a malformed one is the caller's mistake, `__proto__` is never let in.
import type { FastifyInstance } from 'fastify';
import { validationFailed } from './errors.ts';

export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) =>
      error ? done(validationFailed({ base: [{ key: 'fields.not_json' }] })) : done(null, value),
    );
  });
}
