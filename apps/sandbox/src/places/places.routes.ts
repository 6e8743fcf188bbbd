import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatted, type KnownAddress, searchKnown } from './addresses.ts';

const KEY = 'onward-sandbox-secret';
const PAGE_SIZE_MAX = 20;
/** A search for this fails, as if the service were down. */
const OUTAGE = 'outage';

interface Search {
  textQuery?: string;
  pageSize?: number;
}

/** Text Search of the Google Places API, with the addresses of `addresses.ts`. */
export function placesRoutes(app: FastifyInstance): void {
  app.post<{ Body: Search }>('/places/v1/places::searchText', ({ headers, body }, reply) => {
    if (headers['x-goog-api-key'] !== KEY) return refuse(reply, 403, 'PERMISSION_DENIED', 'The API key is not valid.');
    if (!headers['x-goog-fieldmask'])
      return refuse(reply, 400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
    const text = body?.textQuery?.trim();
    if (!text) return refuse(reply, 400, 'INVALID_ARGUMENT', 'Empty text_query.');
    if (text.toLowerCase() === OUTAGE)
      return refuse(reply, 503, 'UNAVAILABLE', 'The service is currently unavailable.');
    const places = searchKnown(text)
      .slice(0, body.pageSize ?? PAGE_SIZE_MAX)
      .map(present);
    return reply.send(places.length > 0 ? { places } : {});
  });
}

const refuse = (reply: FastifyReply, code: number, status: string, message: string) =>
  reply.code(code).send({ error: { code, message, status } });

const present = (address: KnownAddress) => ({
  id: `sandbox-${address.postalCode}-${address.number}`,
  formattedAddress: formatted(address),
  location: { latitude: address.latitude, longitude: address.longitude },
  addressComponents: [
    component(address.number, address.number, 'street_number'),
    component(address.street, address.street, 'route'),
    component(address.city, address.city, 'locality', 'political'),
    component(address.stateName, address.state, 'administrative_area_level_1', 'political'),
    component('United States', 'US', 'country', 'political'),
    component(address.postalCode, address.postalCode, 'postal_code'),
  ],
});

const component = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'en',
});
