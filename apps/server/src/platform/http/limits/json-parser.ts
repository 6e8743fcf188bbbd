// JSON bodies: an empty one is no body, a malformed one is the caller's mistake, `__proto__` is never let in.
import type { FastifyInstance } from 'fastify';
import { validationFailed } from '../errors.ts';
import { isNestedDeeper } from './json-nesting.ts';

/** More than twice as deep as anything in the contract. */
const DEEPEST = 32;

export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text === '') return done(null, undefined);
    if (isNestedDeeper(text, DEEPEST)) return done(validationFailed({ base: [{ key: 'fields.nested' }] }));
    parse(request, text, (error, value) => {
      if (error) return done(validationFailed({ base: [{ key: 'fields.not_json' }] }));
      if (holdsHalfCharacter(text, value)) return done(validationFailed({ base: [{ key: 'fields.characters' }] }));
      return done(null, value);
    });
  });
}

/** Half of a pair, which only an escape can bring in, is no character: the database would refuse it in the middle of the work. */
const holdsHalfCharacter = (text: string, value: unknown): boolean => /\\ud[89a-f]/i.test(text) && !isWellFormed(value);

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner));
}
