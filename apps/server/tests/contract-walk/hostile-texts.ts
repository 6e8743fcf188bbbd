// Text that breaks parsers, databases and slow patterns, and the places of a request where text can be put.
import type { EndpointShape } from '@onward/contract/endpoint';
import { asSchema, leastValue, type Schema } from './sample-values.ts';

/** Just below the largest body the server reads. */
const MEGABYTE = 1_000_000;
/** Every character of a URL can become three; longer ones are cut off before they reach the server. */
const ADDRESS_MAX = 3000;

/** By what they break; a spot gets one of each kind, and the next spot the next one. */
const SHORT_TEXTS = [
  ['\u0000', 'Crew\u0000member'],
  ['\ud800', 'Crew \udfff member'],
  ['__proto__', 'constructor', 'prototype', '{{__proto__}} {{constructor.prototype}}'],
  ['\u202eCrew\u202c \u200b\u200d\ufeff\u2066', 'e\u0301'.repeat(20) + '\u0300'.repeat(50)],
  ['%00', '%c0%ae%c0%ae/'],
  ['9'.repeat(400), '-1e999999'],
  ['\r\nset-cookie: a=b\r\n'],
  ['2027-99-99T99:99:99Z'],
];

/** One cheap character, and three that patterns try to match in many ways. */
const REPEATED = ['a', ' ', '<', '{{'];

export interface TextSpot {
  at: (string | 0)[];
  /** The longest text that passes the schema. */
  longest: number;
}

/** For a text that must be one of a list, nothing long passes the schema. */
const CHOICE_MAX = 200;

const isChoice = (schema: Schema): boolean =>
  typeof schema.const === 'string' || (schema.enum?.some((choice) => typeof choice === 'string') ?? false);

const isText = (schema: Schema): boolean => schema.type === 'string';

function textSpots(schema: Schema, at: TextSpot['at']): TextSpot[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => textSpots(branch, at));
  if (schema.items) return textSpots(schema.items, [...at, 0]);
  if (isChoice(schema)) return [{ at, longest: CHOICE_MAX }];
  if (isText(schema)) return [{ at, longest: Math.min(schema.maxLength ?? MEGABYTE, MEGABYTE) }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => textSpots(field, [...at, name]));
}

/** Every text in the endpoint's path, query and body, including nested ones. */
export function textSpotsOf(endpoint: EndpointShape): TextSpot[] {
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map((match): TextSpot => {
    return { at: ['params', match[1] ?? ''], longest: ADDRESS_MAX };
  });
  const query = textSpots(asSchema(endpoint.query ?? {}), ['query']);
  const body = endpoint.multipart ? [] : textSpots(asSchema(endpoint.body ?? {}), ['body']);
  const short = query.map(({ at, longest }) => ({ at, longest: Math.min(longest, ADDRESS_MAX) }));
  return [...new Map([...params, ...short, ...body].map((spot) => [spot.at.join('.'), spot])).values()];
}

/** Files with hostile names next to hostile fields, for endpoints that take files. */
export function hostileForms(endpoint: EndpointShape): FormData[] {
  const fields = Object.keys(asSchema(endpoint.body ?? {}).properties ?? {});
  return [...SHORT_TEXTS.flat(), ...REPEATED.map((text) => repeated(text, ADDRESS_MAX))].map((text) => {
    const form = new FormData();
    for (const field of fields) form.set(field, text);
    form.set('file', new Blob([text]), text);
    return form;
  });
}

const repeated = (text: string, length: number): string => text.repeat(Math.max(1, Math.floor(length / text.length)));

/** Picks one text per kind; null means all of them. */
export type Turn = number | null;

const byTurns = (texts: readonly string[], turn: Turn): readonly string[] =>
  turn === null ? texts : texts.slice(turn % texts.length).slice(0, 1);

/** What a spot is tried with: a short text of each kind, and as much of one thing as gets past the schema. */
export const hostileTexts = ({ longest }: TextSpot, turn: Turn): string[] => [
  ...SHORT_TEXTS.flatMap((kind) => byTurns(kind, turn)),
  ...byTurns(REPEATED, turn).map((text) => repeated(text, longest)),
];

const MEGABYTES = REPEATED.map((text) => repeated(text, MEGABYTE));

export const hostileMegabytes = (turn: Turn): readonly string[] => byTurns(MEGABYTES, turn);

export interface HostileRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** The smallest valid request, about existing records. */
export function leastRequest(endpoint: EndpointShape, ids: Record<string, string>): HostileRequest {
  return {
    params: ids,
    query: leastValue({ ...asSchema(endpoint.query ?? {}), type: 'object' }) as Record<string, string>,
    body: endpoint.body && !endpoint.multipart ? leastValue(endpoint.body) : undefined,
  };
}

type Tree = Record<string, unknown>;

/** The same request with this value in one place. */
export function withValue(request: HostileRequest, { at }: TextSpot, value: unknown): HostileRequest {
  const changed = structuredClone(request);
  let parent = changed as unknown as Tree;
  for (const [index, step] of at.slice(0, -1).entries()) {
    if (typeof parent[step] !== 'object' || parent[step] === null) parent[step] = at[index + 1] === 0 ? [] : {};
    parent = parent[step] as Tree;
  }
  parent[String(at.at(-1))] = value;
  return changed;
}

const DEEP = 10_000;
const DEEP_ARRAY = '['.repeat(DEEP) + ']'.repeat(DEEP);
const DEEP_OBJECT = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;
const OTHER_KEYS = '"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}';

/** Raw bodies: nested too deeply, or with key names that every object inherits. */
export function hostileBodies(request: HostileRequest, spots: readonly TextSpot[]): string[] {
  const bodies = [DEEP_ARRAY, DEEP_OBJECT, `{"__proto__":{"polluted":1},${OTHER_KEYS}}`];
  const [spot] = spots.filter(({ at }) => at[0] === 'body');
  if (!spot) return bodies;
  const inner = [DEEP_ARRAY, DEEP_OBJECT, '{"__proto__":{"polluted":1}}', `{${OTHER_KEYS}}`];
  const marked = JSON.stringify(withValue(request, spot, '@').body);
  return [...bodies, ...inner.map((text) => marked.replace('"@"', text)), marked.replace('{', `{${OTHER_KEYS},`)];
}
