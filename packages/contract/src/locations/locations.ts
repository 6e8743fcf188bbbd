// Locations of a company and their tax information.
import { LATITUDE_MAX, LONGITUDE_MAX, PLACE_ID_MAX } from '@onward/domain/locations/address-search';
import { ADDRESS_LINE_MAX, CITY_MAX, IDENTIFY_CODE_MAX, LOCATION_NAME_MAX } from '@onward/domain/locations/locations';
import { LEGAL_NAME_MAX } from '@onward/domain/locations/tax-infos';
import { ADDRESS_LINE_1_MAX, ADDRESS_LINE_2_MAX } from '@onward/domain/platform/constants';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';
import { PositionSummary } from '../positions/position.ts';
import { CustomFieldValues } from './custom-fields.ts';

export const LocationSummary = Type.Object({
  id: Id,
  name: Type.String(),
  identify_code: Nullable(Type.String()),
  brand_id: Id,
  city: Nullable(Type.String()),
  state_code: Nullable(Type.String()),
  country_code: Nullable(Type.String()),
  is_remote: Type.Boolean(),
  positions: Type.Integer(),
});
export type LocationSummary = Static<typeof LocationSummary>;

export const EmployerTaxInfo = Type.Object({
  id: Id,
  legal_name: Type.String(),
  employer_id_number: Type.String(),
  address_line_1: Type.String(),
  address_line_2: Nullable(Type.String()),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  country: Nullable(Type.String()),
});
export type EmployerTaxInfo = Static<typeof EmployerTaxInfo>;

export const Location = Type.Object({
  id: Id,
  brand_id: Id,
  identify_code: Nullable(Type.String()),
  name: Type.String(),
  country: Nullable(Type.String()),
  state: Nullable(Type.String()),
  city: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  address_line_1: Nullable(Type.String()),
  address_line_2: Nullable(Type.String()),
  full_address: Type.String(),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  is_remote: Type.Boolean(),
  employer_tax_info: Nullable(EmployerTaxInfo),
  employer_tax_info_id: Nullable(Id),
  custom_field_values: CustomFieldValues,
  google_place_id: Nullable(Type.String()),
  open_positions_count: Type.Integer(),
  /** They keep a location from being deleted, as open ones do. */
  draft_positions_count: Type.Integer(),
  employees_count: Type.Integer(),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type Location = Static<typeof Location>;

const Text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

const TaxInfoInput = Type.Object({
  legal_name: Type.String({ maxLength: LEGAL_NAME_MAX }),
  employer_id_number: Type.String({ maxLength: 20 }),
  address_line_1: Type.String({ maxLength: ADDRESS_LINE_1_MAX }),
  address_line_2: Text(ADDRESS_LINE_2_MAX),
  city: Text(CITY_MAX),
  state: Text(CITY_MAX),
  postal_code: Text(20),
  country: Text(2),
});

export const LocationInput = Type.Object({
  brand_id: Id,
  name: Type.String({ minLength: 1, maxLength: LOCATION_NAME_MAX, pattern: '\\S' }),
  identify_code: Text(IDENTIFY_CODE_MAX),
  country: Text(2),
  state: Text(CITY_MAX),
  city: Text(CITY_MAX),
  postal_code: Text(20),
  address_line_1: Text(ADDRESS_LINE_MAX),
  address_line_2: Text(ADDRESS_LINE_MAX),
  latitude: Type.Optional(Nullable(Type.Number({ minimum: -LATITUDE_MAX, maximum: LATITUDE_MAX }))),
  longitude: Type.Optional(Nullable(Type.Number({ minimum: -LONGITUDE_MAX, maximum: LONGITUDE_MAX }))),
  is_remote: Type.Optional(Type.Boolean()),
  /** New or changed tax information; `employer_tax_info_id` uses an existing record instead. */
  employer_tax_info_attributes: Type.Optional(Nullable(TaxInfoInput)),
  employer_tax_info_id: Type.Optional(Nullable(Id)),
  custom_field_values: Type.Optional(CustomFieldValues),
  google_place_id: Text(PLACE_ID_MAX),
});
export type LocationInput = Static<typeof LocationInput>;

/** With an id it updates that location, and omitted fields stay unchanged. */
const LocationChange = Type.Object({ ...Type.Partial(LocationInput).properties, version: Version });

export const LOCATION_ORDER_FIELDS = ['name', 'identify_code', 'open_positions_count', 'updated_at'] as const;

export const listPermittedLocations = endpoint({
  name: 'listPermittedLocations',
  method: 'GET',
  path: '/v1/company_staffs/locations',
  summary: "Locations in the user's scope",
  audience: 'company',
  answers: { 200: Type.Object({ locations: Type.Array(LocationSummary) }) },
});

export const listBrandLocations = endpoint({
  name: 'listBrandLocations',
  method: 'GET',
  path: '/v1/brands/:nickname/locations',
  summary: "Locations of a brand in the user's scope",
  audience: 'company',
  params: Type.Object({ nickname: Type.String({ minLength: 1, maxLength: 80 }) }),
  query: Type.Object({ filter_group: Type.Optional(Id) }),
  answers: { 200: Type.Object({ locations: Type.Array(LocationSummary) }) },
});

export const listLocations = endpoint({
  name: 'listLocations',
  method: 'GET',
  path: '/v1/locations',
  summary: 'Locations, page by page',
  audience: 'company',
  query: pageQuery({
    /** Matches name, store number, city or street. */
    query: Type.Optional(Type.String({ maxLength: LOCATION_NAME_MAX })),
    brand_id: Type.Optional(Id),
    state: Type.Optional(Type.String({ maxLength: CITY_MAX })),
    /** `missing`: no tax information yet. */
    tax_info: Type.Optional(Type.Enum(['complete', 'missing'])),
  }),
  answers: {
    200: Type.Object({
      ...pageResponse({ locations: Type.Array(Location) }).properties,
      /** States in use, to filter by. */
      states: Type.Array(Type.String()),
    }),
  },
});

export const getLocation = endpoint({
  name: 'getLocation',
  method: 'GET',
  path: '/v1/locations/:id',
  summary: 'One location',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ location: Location }) },
});

export const listLocationPositions = endpoint({
  name: 'listLocationPositions',
  method: 'GET',
  path: '/v1/locations/:id/positions',
  summary: "Positions of a location in the user's scope",
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ positions: Type.Array(PositionSummary) }) },
});

export const guessPlace = endpoint({
  name: 'guessPlace',
  method: 'GET',
  path: '/v1/locations/ip_latlon',
  summary: "The caller's approximate location, to center a map",
  audience: 'company',
  answers: { 200: Type.Object({ latitude: Nullable(Type.Number()), longitude: Nullable(Type.Number()) }) },
});

export const listEmployerTaxInfos = endpoint({
  name: 'listEmployerTaxInfos',
  method: 'GET',
  path: '/v1/employer_tax_infos',
  summary: "Tax information used at locations in the user's scope",
  audience: 'company',
  answers: { 200: Type.Object({ employer_tax_infos: Type.Array(EmployerTaxInfo) }) },
});

export const createLocation = endpoint({
  name: 'createLocation',
  method: 'POST',
  path: '/v1/locations',
  summary: 'Create a location',
  audience: 'company',
  permission: 'edit_location',
  unlimitedIn: 'location',
  body: Type.Object({ location: LocationInput }),
  answers: { 201: Type.Object({ location: Location }) },
});

/** The service enforces the limit, so that too many items get 20004 instead of 20001 (CMP-019). */
const several = { minItems: 1, maxItems: 10_000 };

export const createLocations = endpoint({
  name: 'createLocations',
  method: 'POST',
  path: '/v1/locations/create_multiple',
  summary: 'Create several locations, all or none',
  audience: 'company',
  permission: 'edit_location',
  unlimitedIn: 'location',
  body: Type.Object({ locations: Type.Array(LocationInput, several) }),
  answers: { 201: Type.Object({ locations: Type.Array(Location) }) },
});

export const createOrUpdateLocations = endpoint({
  name: 'createOrUpdateLocations',
  method: 'POST',
  path: '/v1/locations/create_or_update_multiple',
  summary: 'Create or change several locations, all or none; an entry with an id changes that one',
  audience: 'company',
  permission: 'edit_location',
  body: Type.Object({
    locations: Type.Array(Type.Object({ ...LocationChange.properties, id: Type.Optional(Id) }), several),
  }),
  answers: { 200: Type.Object({ locations: Type.Array(Location) }) },
});

export const updateLocation = endpoint({
  name: 'updateLocation',
  method: 'PUT',
  path: '/v1/locations/:id',
  summary: 'Change a location',
  audience: 'company',
  permission: 'edit_location',
  params: IdParams,
  body: Type.Object({ location: LocationChange }),
  answers: { 200: Type.Object({ location: Location }) },
});

export const deleteLocation = endpoint({
  name: 'deleteLocation',
  method: 'DELETE',
  path: '/v1/locations/:id',
  summary: 'Delete a location without open positions and active employees',
  audience: 'company',
  permission: 'edit_location',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreLocation = endpoint({
  name: 'restoreLocation',
  method: 'POST',
  path: '/v1/locations/:id/restore',
  summary: 'Undo the deletion of a location within a minute',
  audience: 'company',
  permission: 'edit_location',
  params: IdParams,
  answers: { 200: Type.Object({ location: Location }) },
});
