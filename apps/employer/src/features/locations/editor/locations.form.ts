// The form of a location: flat, with field names as in server errors, in form order.

import type { EditConflict } from '@onward/contract/errors';
import type { FoundAddress } from '@onward/contract/locations/addresses';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { EmployerTaxInfo, Location, LocationInput } from '@onward/contract/locations/locations';
import { LATITUDE_MAX, LONGITUDE_MAX, readCoordinate } from '@onward/domain/locations/address-search';
import { DEFAULT_COUNTRY, findState } from '@onward/domain/locations/addresses';
import { type FieldProblem, problemEntries } from '@onward/domain/locations/field-problems';
import { locationProblems } from '@onward/domain/locations/locations';
import {
  formatEmployerId,
  isEmptyTaxInfo,
  type TaxInfoEntry,
  taxInfoProblems,
} from '@onward/domain/locations/tax-infos';
import {
  type CustomFieldEntry,
  type CustomFieldName,
  customEntriesOf,
  customEntryProblems,
  customFieldName,
  customValuesOf,
  toEntry,
} from '../parts/custom-field-entries.ts';

const TAX_INFO_FIELDS = [
  'legal_name',
  'employer_id_number',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'postal_code',
  'country',
] as const satisfies (keyof TaxInfoEntry)[];

export type TaxInfoName = `employer_tax_info_attributes.${(typeof TAX_INFO_FIELDS)[number]}`;
export const taxInfoName = <Field extends keyof TaxInfoEntry>(field: Field) =>
  `employer_tax_info_attributes.${field}` as const;

type MapEntries = Record<'latitude' | 'longitude' | 'google_place_id', string>;

/** On no map yet. */
export const NOWHERE: MapEntries = { latitude: '', longitude: '', google_place_id: '' };

interface PlaceEntries extends MapEntries {
  name: string;
  brand_id: number | null;
  identify_code: string;
  is_remote: boolean;
  country: string;
  address_line_1: string;
  address_line_2: string;
  city: string;
  state: string;
  postal_code: string;
}

export type LocationEntries = PlaceEntries & Record<TaxInfoName, string> & Record<CustomFieldName, CustomFieldEntry>;

export const entriesOf = (location: Location | null, fields: readonly CustomField[]): LocationEntries => ({
  name: location?.name ?? '',
  brand_id: location?.brand_id ?? null,
  identify_code: location?.identify_code ?? '',
  is_remote: location?.is_remote ?? false,
  country: location?.country ?? DEFAULT_COUNTRY,
  address_line_1: location?.address_line_1 ?? '',
  address_line_2: location?.address_line_2 ?? '',
  city: location?.city ?? '',
  state: location?.state ?? '',
  postal_code: location?.postal_code ?? '',
  latitude: String(location?.latitude ?? ''),
  longitude: String(location?.longitude ?? ''),
  google_place_id: location?.google_place_id ?? '',
  ...taxInfoEntries(location?.employer_tax_info ?? null),
  ...customEntriesOf(fields, location?.custom_field_values ?? {}),
});

/** What an address found by the search fills in; the second line is never part of it. */
export function foundEntries(
  found: FoundAddress,
): Omit<PlaceEntries, 'name' | 'brand_id' | 'identify_code' | 'is_remote'> {
  const country = found.country ?? DEFAULT_COUNTRY;
  return {
    country,
    address_line_1: found.address_line_1 ?? '',
    address_line_2: '',
    city: found.city ?? '',
    state: findState(country, found.state ?? '') ?? found.state ?? '',
    postal_code: found.postal_code ?? '',
    latitude: String(found.latitude ?? ''),
    longitude: String(found.longitude ?? ''),
    google_place_id: found.google_place_id,
  };
}

/** Shown with its dash but stored without it. */
export const taxInfoEntries = (info: EmployerTaxInfo | null): Record<TaxInfoName, string> =>
  Object.fromEntries(
    TAX_INFO_FIELDS.map((field) => {
      const text = info?.[field] ?? (field === 'country' ? DEFAULT_COUNTRY : '');
      return [taxInfoName(field), field === 'employer_id_number' ? formatEmployerId(text) : text];
    }),
  ) as Record<TaxInfoName, string>;

export const taxInfoOf = (entries: LocationEntries): TaxInfoEntry =>
  Object.fromEntries(TAX_INFO_FIELDS.map((field) => [field, entries[taxInfoName(field)]])) as unknown as TaxInfoEntry;

export function entryProblems(
  entries: LocationEntries,
  fields: readonly CustomField[],
): Partial<Record<keyof LocationEntries & string, FieldProblem>> {
  const taxInfo = taxInfoOf(entries);
  const wrongTaxInfo = isEmptyTaxInfo(taxInfo) ? {} : taxInfoProblems(taxInfo);
  return Object.fromEntries([
    ...problemEntries({ ...locationProblems(entries), ...mapProblems(entries) }),
    ...problemEntries({ ...wrongTaxInfo }).map(([field, problem]) => [
      `employer_tax_info_attributes.${field}`,
      problem,
    ]),
    ...problemEntries(customEntryProblems(fields, entries)),
  ]);
}

const mapProblems = ({ latitude, longitude }: MapEntries): Partial<Record<keyof MapEntries, FieldProblem>> => ({
  ...(readCoordinate(latitude, LATITUDE_MAX) === undefined && { latitude: { problem: 'latitude_invalid' } }),
  ...(readCoordinate(longitude, LONGITUDE_MAX) === undefined && { longitude: { problem: 'longitude_invalid' } }),
});

/** The brand is always set here, because a form without one is not sent. */
export function toInput(entries: LocationEntries, fields: readonly CustomField[]): LocationInput {
  const {
    name,
    brand_id,
    identify_code,
    is_remote,
    country,
    address_line_1,
    address_line_2,
    city,
    state,
    postal_code,
  } = entries;
  const taxInfo = taxInfoOf(entries);
  const address = { address_line_1, address_line_2, city, state, postal_code };
  const hasAddress = Object.values(address).some((part) => part.trim() !== '');
  return {
    name,
    brand_id: brand_id ?? 0,
    identify_code,
    is_remote,
    ...address,
    latitude: readCoordinate(entries.latitude, LATITUDE_MAX) ?? null,
    longitude: readCoordinate(entries.longitude, LONGITUDE_MAX) ?? null,
    google_place_id: entries.google_place_id.trim() || null,
    // A remote location without an address has no country either.
    country: hasAddress ? country : null,
    employer_tax_info_attributes: isEmptyTaxInfo(taxInfo) ? null : taxInfo,
    custom_field_values: customValuesOf(fields, entries),
  };
}

/** The values someone else saved, as the form shows them. */
export function theirEntries(conflict: EditConflict, fields: readonly CustomField[]): Partial<LocationEntries> {
  const custom = new Map(fields.map((field) => [customFieldName(field.key) as string, field]));
  return Object.fromEntries(
    Object.entries(conflict.fields).map(([name, { theirs }]) => {
      const field = custom.get(name);
      if (field) return [name, toEntry(field, theirs)];
      if (name === 'brand_id' || name === 'is_remote') return [name, theirs];
      const text = String(theirs ?? '');
      return [name, name === taxInfoName('employer_id_number') ? formatEmployerId(text) : text];
    }),
  ) as Partial<LocationEntries>;
}
