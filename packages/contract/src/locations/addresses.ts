// Addresses found by a map service, to fill in the address of a location.
import { ADDRESS_SEARCH_MAX, ADDRESS_SEARCH_MIN } from '@onward/domain/locations/address-search';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nullable } from '../fields.ts';

export const FoundAddress = Type.Object({
  google_place_id: Type.String(),
  full_address: Type.String(),
  address_line_1: Nullable(Type.String()),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  country: Nullable(Type.String()),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
});
export type FoundAddress = Static<typeof FoundAddress>;

export const findAddresses = endpoint({
  name: 'findAddresses',
  method: 'GET',
  path: '/v1/locations/addresses',
  summary: 'Addresses that match a text, found by the map service',
  audience: 'company',
  permission: 'edit_location',
  ownTransactions: true,
  query: Type.Object({
    query: Type.String({ minLength: ADDRESS_SEARCH_MIN, maxLength: ADDRESS_SEARCH_MAX, pattern: '\\S' }),
  }),
  answers: { 200: Type.Object({ addresses: Type.Array(FoundAddress) }) },
});
