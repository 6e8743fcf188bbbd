// One request per field of an endpoint, with a value there that its schema does not accept.
import type { EndpointShape } from '@onward/contract/endpoint';
import { type HostileRequest, leastRequest, type TextSpot, withValue } from './hostile-texts.ts';
import { asSchema, type Schema } from './sample-values.ts';

export interface WrongField {
  /** As the response names it. */
  field: string;
  request: HostileRequest;
}

type Path = TextSpot['at'];

/** Every field of the body, nested ones too, and every field of the query that is not free text. */
export function wrongFields(endpoint: EndpointShape, ids: Record<string, string>): WrongField[] {
  const least = leastRequest(endpoint, ids);
  const query = fieldsOf(asSchema(endpoint.query ?? {}), ['query']).filter(([, schema]) => !acceptsText(schema));
  const queryFields = query.map(([at]) => wrong(least, at, 'no such value', null));
  // A form and a PATCH carry text, which is read as what the contract wants.
  if (endpoint.multipart || endpoint.method === 'PATCH') return queryFields;
  const body = asSchema(endpoint.body ?? {});
  const bodyFields = fieldsOf(body, ['body']).map(([at, schema]) =>
    wrong(least, at, valueOfAnotherType(schema), wrapperOf(body)),
  );
  return [...queryFields, ...bodyFields];
}

function wrong(least: HostileRequest, at: Path, value: unknown, wrapper: string | null): WrongField {
  const parts = at.slice(1);
  if (wrapper && parts[0] === wrapper && parts.length > 1) parts.shift();
  return { field: parts.join('.'), request: withValue(least, { at, longest: 0 }, value) };
}

function fieldsOf(schema: Schema, at: Path): [Path, Schema][] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => fieldsOf(branch, at));
  if (schema.items) return [[[...at, 0], schema.items] as [Path, Schema], ...fieldsOf(schema.items, [...at, 0])];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): [Path, Schema][] => [
    ...(isOpen(field) ? [] : [[[...at, name], field] as [Path, Schema]]),
    ...fieldsOf(field, [...at, name]),
  ]);
}

const isOpen = ({ type, enum: choices, const: only, anyOf }: Schema): boolean =>
  type === undefined && choices === undefined && only === undefined && anyOf === undefined;

const typesOf = ({ type, anyOf = [] }: Schema): (string | undefined)[] => [type, ...anyOf.flatMap(typesOf)];

/** Of the query: text that is free, and lists, which a single text becomes. */
const acceptsText = (schema: Schema): boolean =>
  schema.enum === undefined && typesOf(schema).some((type) => type === 'string' || type === 'array');

function valueOfAnotherType(schema: Schema): unknown {
  const types = typesOf(schema);
  if (!types.includes('object')) return { wrong: true };
  return types.includes('string') ? 7 : 'wrong';
}

/** A body that wraps one record is reported without the wrapper's name. */
function wrapperOf({ properties = {} }: Schema): string | null {
  const [only, second] = Object.keys(properties);
  return only && second === undefined && properties[only]?.type === 'object' ? only : null;
}
