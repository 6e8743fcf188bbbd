// Every endpoint of the house, gathered once: routes, API pages and the tests that walk the contract read this list.
import * as attachments from './attachments.ts';
import * as company from './company.ts';
import type { EndpointShape } from './endpoint.ts';
import * as identity from './identity.ts';
import * as integrations from './integrations.ts';
import * as locations from './locations.ts';
import * as notifications from './notifications.ts';
import * as platform from './platform.ts';
import * as positions from './positions.ts';
import * as staff from './staff.ts';

const ROOMS = { platform, identity, company, staff, locations, attachments, notifications, integrations, positions };

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;

export interface ListedEndpoint {
  room: string;
  endpoint: EndpointShape;
}

export const ENDPOINTS: readonly ListedEndpoint[] = Object.entries(ROOMS).flatMap(([room, exports]) =>
  Object.values(exports)
    .filter(isEndpoint)
    .map((endpoint) => ({ room, endpoint })),
);
