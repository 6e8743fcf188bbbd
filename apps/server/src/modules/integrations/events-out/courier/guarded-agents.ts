// Connections to webhooks: kept open for the next delivery, and only ever to public addresses. Names are resolved and
// checked at the moment of connecting, so that a name cannot change its meaning in between.
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '@onward/domain/integrations/events-out/addresses';

export class AddressNotAllowed extends Error {}

const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.some(({ address }) => !isPublicAddress(address))) {
      return done(new AddressNotAllowed(`${hostname} is not a public address.`), []);
    }
    const [first] = addresses;
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
  });
};

export interface Agents {
  http: http.Agent;
  https: https.Agent;
}

export function createAgents(allowPrivate: boolean): Agents {
  const options = { keepAlive: true, maxSockets: 16, timeout: 30_000, ...(!allowPrivate && { lookup: lookupPublic }) };
  return { http: new http.Agent(options), https: new https.Agent(options) };
}

export const closeAgents = (agents: Agents): void => {
  agents.http.destroy();
  agents.https.destroy();
};
