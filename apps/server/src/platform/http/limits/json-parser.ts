// Parses JSON bodies: empty means no body, malformed is a client error, and `__proto__` is never accepted.
import type { FastifyInstance } from 'fastify';
import { validationFailed } from '../errors.ts';
import { isNestedDeeper } from './json-nesting.ts';

/** More than twice the depth of anything in the contract. */
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

/** A lone surrogate, possible only through an escape, is not a character: the database would reject it mid-request. */
const holdsHalfCharacter = (text: string, value: unknown): boolean => /\\ud[89a-f]/i.test(text) && !isWellFormed(value);

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner));
}
