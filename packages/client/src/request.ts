// Turns an endpoint of the contract into an HTTP request (PLT-003).
import type { EndpointShape } from '@onward/contract/endpoint';

export interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export type RequestBody = string | FormData | null;

export interface BuiltRequest {
  /** Path and query, relative to the server's address. */
  path: string;
  body: RequestBody;
}

const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'DELETE']);

export function buildRequest(endpoint: EndpointShape, input: RequestInput): BuiltRequest {
  const path = fillPath(endpoint.path, asFields(input.params));
  if (!METHODS_WITH_BODY.has(endpoint.method)) {
    const search = toSearch({ ...asFields(input.query), ...asFields(input.body) });
    return { path: path + search, body: null };
  }
  const withQuery = path + toSearch(asFields(input.query));
  if (input.body instanceof FormData) return { path: withQuery, body: input.body };
  return { path: withQuery, body: input.body === undefined ? null : JSON.stringify(input.body) };
}

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

function fillPath(pattern: string, params: Fields): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`Path ${pattern} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Absent fields are omitted; a list repeats its key. */
function toSearch(fields: Fields): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
