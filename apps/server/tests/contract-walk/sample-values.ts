// Generates values from the contract's schemas: valid ones that are accepted, and broken ones that must be rejected.
import type { EndpointShape } from '@onward/contract/endpoint';
import fc from 'fast-check';

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  /** Values that are accepted whatever the caller's plan; others may require more. */
  examples?: unknown[];
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export const asSchema = (schema: unknown): Schema => schema as Schema;

/** The first word of a list that the path accepts; null where any text is one. */
const firstOf = (name: string, { params }: EndpointShape): string | null => {
  const [first] = asSchema(params ?? {}).properties?.[name]?.enum ?? [];
  return typeof first === 'string' ? first : null;
};

export const firstNickname = (endpoint: EndpointShape): string | null => firstOf('nickname', endpoint);

/** Parameters of a path that are one of a few words, where the endpoint has them. */
export const firstWords = (endpoint: EndpointShape): { kind: string; letter: string; panel: string } => ({
  kind: firstOf('kind', endpoint) ?? 'none',
  letter: firstOf('letter', endpoint) ?? 'none',
  panel: firstOf('panel', endpoint) ?? 'none',
});

/** A value the schema accepts. */
function validValue(given: unknown, name = ''): fc.Arbitrary<unknown> {
  const schema = asSchema(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((branch) => validValue(branch, name)));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [key, validValue(value, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(validValue(schema.items), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(3, schema.maxItems ?? 3),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return validText(schema, name);
  }
}

function validText(schema: Schema, name: string): fc.Arbitrary<string> {
  if (name === 'email') return fc.emailAddress();
  if (name === 'region_number') return fc.constantFrom('1', '65', '');
  const max = Math.min(schema.maxLength ?? 40, 40);
  return (
    fc
      .string({ minLength: schema.minLength ?? 0, maxLength: max, unit: 'grapheme' })
      // What a reader sees as one character can be several to the schema.
      .map((text) => [...text].slice(0, max).join(''))
  );
}

/** Anything but what the schema asks for: wrong types, huge numbers, odd text, missing and extra keys, deep nesting. */
const ODD_TEXT = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '../../etc/passwd',
    '<script>',
    // Every object inherits these names, so a lookup must not find them.
    'constructor',
    '__proto__',
    '{{toString}}',
    '<hasOwnProperty>',
    '𠮷'.repeat(300),
    'NaN',
    '-1',
    '1e999',
  ),
);
const ODD_NUMBER = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -1, 2 ** 53, 2 ** 63, 1e308, 0.5),
);
const ODD_VALUE: fc.Arbitrary<unknown> = fc.oneof(
  ODD_TEXT,
  ODD_NUMBER,
  fc.boolean(),
  fc.constant(null),
  fc.json().map(parseOrNull),
);

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A value that resembles the schema but is broken somewhere, or is something else entirely. */
function brokenValue(given: unknown, name = ''): fc.Arbitrary<unknown> {
  const schema = asSchema(given);
  if (schema.type !== 'object' || !schema.properties) return fc.oneof(ODD_VALUE, validValue(schema, name));
  const resembling = fc.record(
    Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [
        key,
        fc.oneof({ weight: 2, arbitrary: brokenValue(value, key) }, { weight: 3, arbitrary: validValue(value, key) }),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 4, arbitrary: resembling }, { weight: 1, arbitrary: ODD_VALUE });
}

const pathText = fc.oneof(
  fc.integer().map(String),
  ODD_TEXT,
  fc.constantFrom('0', '-5', '99999999999999999999', 'abc', '%00', '1.5'),
);

export interface RawRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

export function brokenRequest(endpoint: EndpointShape): fc.Arbitrary<RawRequest> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const queryNames = Object.keys(asSchema(endpoint.query ?? {}).properties ?? {});
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  return fc.record({
    params: fc.record(Object.fromEntries(names.map((name) => [name, pathText]))),
    query: fc.record(Object.fromEntries([...queryNames, 'surplus'].map((name) => [name, ODD_VALUE.map(asText)])), {
      requiredKeys: [],
    }),
    body: bodyFor(endpoint),
  }) as fc.Arbitrary<RawRequest>;
}

/** Browsers can't send a body with GET; every other request may carry an unexpected one. */
function bodyFor(endpoint: EndpointShape): fc.Arbitrary<unknown> {
  if (endpoint.method === 'GET') return fc.constant(undefined);
  return endpoint.body ? brokenValue(endpoint.body) : fc.option(ODD_VALUE, { nil: undefined });
}

/** The first generated value of a schema, always the same: enough to pass validation. */
export const plainRequest = (endpoint: EndpointShape): { body: unknown } => ({
  body: endpoint.body ? fc.sample(validValue(endpoint.body), { numRuns: 1, seed: 7 })[0] : undefined,
});

/** The required query parameters of a call. */
export function requiredQuery(endpoint: EndpointShape): Record<string, string> {
  const { properties = {}, required = [] } = asSchema(endpoint.query ?? {});
  return Object.fromEntries(
    required.map((key) => [key, String(fc.sample(validValue(properties[key], key), { numRuns: 1, seed: 7 })[0])]),
  );
}

/** The smallest value a schema accepts: required keys only, the first choice, the smallest number. */
export function leastValue(given: unknown, name = ''): unknown {
  const schema = asSchema(given);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.anyOf) return leastValue(schema.anyOf[0], name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((key) => [key, leastValue(schema.properties?.[key], key)]));
    case 'array':
      return schema.minItems ? [leastValue(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return LEAST_TEXTS[name] ?? 'Crew member';
  }
}

const LEAST_TEXTS: Record<string, string> = {
  email: 'crew.member@mail.test',
  phone: '4045550100',
  region_number: '1',
};
