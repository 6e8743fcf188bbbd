// Every endpoint of the product: routes, API pages and the tests that walk the contract read this list. A file in a
// room's folder is part of it, without being named here. For the server alone; browsers import the files they need.
import { globSync } from 'node:fs';
import type { EndpointShape } from './endpoint.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;

export interface ListedEndpoint {
  /** The folder the endpoint is written in. */
  room: string;
  endpoint: EndpointShape;
}

const files = globSync('*/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));

const modules = await Promise.all(
  files.toSorted().map(async (file) => ({
    room: file.split('/')[0] ?? '',
    exports: (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>,
  })),
);

export const ENDPOINTS: readonly ListedEndpoint[] = modules.flatMap(({ room, exports }) =>
  Object.values(exports)
    .filter(isEndpoint)
    .map((endpoint) => ({ room, endpoint })),
);
