// Validates requests against the contract and reports, field by field, what is wrong.

import { isEmail } from '@onward/domain/platform/contact/email';
import { isWebAddress } from '@onward/domain/platform/contact/web-address';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { type FieldTexts, type LocalizedText, validationFailed } from './errors.ts';

const options = { allErrors: true, removeAdditional: 'all', useDefaults: true, strict: false } as const;
// Bodies are JSON and keep their types; URL parameters are text and are coerced to the contract's types.
const strictTypes = new Ajv(options);
const readFromText = new Ajv({ ...options, coerceTypes: 'array' });
for (const ajv of [strictTypes, readFromText]) {
  // The library's own check compares every item with every other.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: areWantedUnique });
  ajv.addFormat('date-time', true);
  ajv.addFormat('date', isCalendarDay);
  ajv.addFormat('email', isEmail);
  ajv.addFormat('web-address', isWebAddress);
}

function areWantedUnique(wanted: boolean, items: readonly unknown[]): boolean {
  const keys = items.map((item) => (typeof item === 'object' ? JSON.stringify(item) : item));
  return !wanted || new Set(keys).size === items.length;
}

/** Nobody fixes more fields at a time, and a one-megabyte body can contain half a million wrong ones. */
const FIELDS_NAMED = 100;

export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart, method }) => {
  // PATCH sends its fields in the URL, so its body is coerced the same way.
  const ajv = httpPart === 'body' && method !== 'PATCH' ? strictTypes : readFromText;
  let validate: ValidateFunction | undefined;
  return (data) => {
    const value = data ?? {};
    // Compiled on first use: most endpoints aren't called soon after startup, and compiling all schemas takes seconds.
    validate ??= ajv.compile(schema);
    if (validate(value)) {
      const unstorable = fieldsWithNul(value, wrapperOf(schema, httpPart));
      return Object.keys(unstorable).length === 0 ? { value } : { error: validationFailed(unstorable) };
    }
    const fields = fieldWords(validate.errors ?? [], wrapperOf(schema, httpPart));
    return { error: validationFailed(fields) };
  };
};

/** The same validation for fields that are not JSON, e.g. beside an uploaded file. */
export function validateBody(schema: object, fields: Record<string, unknown>): Record<string, unknown> {
  const validate = readFromText.compile(schema);
  if (!validate(fields)) throw validationFailed(fieldWords(validate.errors ?? [], null));
  const unstorable = fieldsWithNul(fields, null);
  if (Object.keys(unstorable).length > 0) throw validationFailed(unstorable);
  return fields;
}

/** Validates a part of a JSON body whose schema depends on another field. Unknown fields are removed. */
export function validatePart(schema: object, name: string, part: object): void {
  const validate = strictTypes.compile(schema);
  if (validate(part)) return;
  const fields = Object.entries(fieldWords(validate.errors ?? [], null));
  throw validationFailed(Object.fromEntries(fields.map(([field, text]) => [`${name}.${field}`, text])));
}

/** No text in the database can contain U+0000. A link is never stored as it is, so a wrong one is just unknown. */
function fieldsWithNul(value: unknown, wrapper: string | null): FieldTexts {
  const fields: FieldTexts = {};
  const visit = (part: unknown, path: string[]): void => {
    if (typeof part === 'string') {
      if (!part.includes('\u0000') || path.at(-1) === 'token') return;
      const named = wrapper && path[0] === wrapper && path.length > 1 ? path.slice(1) : path;
      if (Object.keys(fields).length < FIELDS_NAMED) fields[named.join('.') || 'base'] = [{ key: 'fields.characters' }];
      return;
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      visit(name, [...path, 'base']);
      visit(inner, [...path, name.replaceAll('\u0000', '')]);
    }
  };
  visit(value, []);
  return fields;
}

/** For a body that wraps one record (`{department: {...}}`), field names omit the wrapper. */
function wrapperOf(schema: object, httpPart: string | undefined): string | null {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {};
  const names = Object.keys(properties);
  const [only] = names;
  return httpPart === 'body' && names.length === 1 && only && properties[only]?.type === 'object' ? only : null;
}

function fieldWords(errors: readonly ErrorObject[], wrapper: string | null): FieldTexts {
  const fields = new Map<string, LocalizedText[]>();
  for (const error of errors) {
    const text = textFor(error);
    if (!text) continue;
    const name = fieldName(error, wrapper);
    if (!fields.has(name) && fields.size === FIELDS_NAMED) break;
    const known = fields.get(name) ?? [];
    fields.set(name, known);
    if (!known.some((candidate) => candidate.key === text.key)) known.push(text);
  }
  return Object.fromEntries(fields);
}

function fieldName(error: ErrorObject, wrapper: string | null): string {
  const parts = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') parts.push(String(error.params.missingProperty));
  if (wrapper && parts[0] === wrapper && parts.length > 1) parts.shift();
  return parts.join('.') || 'base';
}

const FORMAT_WORDS = new Map([
  ['date', 'fields.not_a_date'],
  ['web-address', 'fields.web_address'],
]);

function textFor({ keyword, params, schemaPath }: ErrorObject): LocalizedText | null {
  switch (keyword) {
    case 'required':
      return { key: 'fields.required' };
    case 'minLength':
      return { key: 'fields.required' };
    case 'pattern':
      return { key: params.pattern === '\\S' ? 'fields.required' : 'fields.pattern' };
    case 'maxLength':
      return { key: 'fields.too_long', values: { count: Number(params.limit) } };
    case 'minimum':
      return { key: 'fields.too_small', values: { limit: Number(params.limit) } };
    case 'maximum':
      return { key: 'fields.too_large', values: { limit: Number(params.limit) } };
    case 'minItems':
      return { key: 'fields.too_few' };
    case 'maxItems':
      return { key: 'fields.too_many', values: { count: Number(params.limit) } };
    case 'uniqueItems':
      return { key: 'fields.repeated' };
    case 'enum':
      return { key: 'fields.one_of', values: { options: (params.allowedValues as unknown[]).join(', ') } };
    case 'type':
      // When a field may be null, the null branch is never the real problem.
      if (params.type === 'null' && schemaPath.includes('/anyOf/')) return null;
      return { key: `fields.type_${[params.type].flat()[0]}` };
    case 'format':
      return { key: FORMAT_WORDS.get(params.format) ?? 'fields.invalid' };
    // A union repeats the errors of its branches.
    case 'anyOf':
    case 'const':
      return null;
    default:
      return { key: 'fields.invalid' };
  }
}
