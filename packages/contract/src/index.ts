// Every endpoint of the product, read by the routes, the API docs and the contract tests. Files in a room's folder are
// picked up automatically. For the server only; browsers import the files they need.
import { globSync } from 'node:fs';
import type { EndpointShape } from './endpoint.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;

export interface ListedEndpoint {
  /** The folder that contains the endpoint. */
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
