// Merges a request for one location with the stored values, validates it, and prepares it for storage (CMP-011,
// CMP-015).
import type { LocationInput } from '@onward/contract/locations/locations';
import { DEFAULT_COUNTRY, findState } from '@onward/domain/locations/addresses';
import type { CustomField } from '@onward/domain/locations/custom-fields';
import { locationProblems } from '@onward/domain/locations/locations';
import {
  employerIdDigits,
  isEmptyTaxInfo,
  type TaxInfoEntry,
  taxInfoProblems,
} from '@onward/domain/locations/tax-infos';
import { timeZoneOf } from '@onward/domain/locations/time-zones';
import type { FieldTexts } from '../../../platform/http/errors.ts';
import { checkCustomFieldValues } from '../custom-fields/read-values.ts';
import { problemTexts } from '../problem-texts.ts';
import type { LocationRow, LocationValues } from './locations.queries.ts';
import type { TaxInfoValues } from './tax-infos.queries.ts';

/** With an id it changes that location, and omitted fields stay unchanged. */
export type LocationChange = Partial<LocationInput> & { id?: number; version?: number };

/** `kept`: the request did not mention it. */
export type TaxInfoChoice = 'kept' | 'none' | { id: number } | { values: TaxInfoValues };

export interface PreparedLocation {
  values: Omit<LocationValues, 'employer_tax_info_id'>;
  taxInfo: TaxInfoChoice;
  problems: FieldTexts;
}

export interface EntryRules {
  customFields: readonly CustomField[];
  /** A form must fill required custom fields; a file has no columns for them. */
  demandRequired: boolean;
  companyZone: string;
}

export function prepareLocation(
  change: LocationChange,
  current: LocationRow | null,
  { customFields, demandRequired, companyZone }: EntryRules,
): PreparedLocation {
  const text = (given: string | null | undefined, stored: string | null | undefined): string =>
    (given === undefined ? (stored ?? '') : (given ?? '')).trim();
  const entry = {
    brand_id: change.brand_id ?? current?.brand_id ?? null,
    name: text(change.name, current?.name).replace(/\s+/g, ' '),
    identify_code: text(change.identify_code, current?.identify_code),
    is_remote: change.is_remote ?? current?.is_remote ?? false,
    country: text(change.country, current?.country_code).toUpperCase(),
    state: text(change.state, current?.state_code),
    city: text(change.city, current?.city),
    postal_code: text(change.postal_code, current?.postal_code),
    address_line_1: text(change.address_line_1, current?.address_line_1),
    address_line_2: text(change.address_line_2, current?.address_line_2),
  };
  const taxInfo = prepareTaxInfo(change);
  // A change that doesn't mention custom fields is not blocked by one that became required since.
  const custom =
    change.custom_field_values || !current
      ? checkCustomFieldValues(customFields, current?.custom_field_values ?? {}, change.custom_field_values ?? {}, {
          demandRequired,
        })
      : { values: current.custom_field_values, problems: {} };
  const address = addressValues(entry);
  return {
    values: {
      brand_id: entry.brand_id ?? 0,
      name: entry.name,
      identify_code: entry.identify_code || null,
      is_remote: entry.is_remote,
      ...address,
      time_zone: zoneOf(address, current, companyZone),
      ...placeOf(change, current, address),
      custom_field_values: custom.values,
    },
    taxInfo: taxInfo.choice,
    problems: { ...problemTexts({ ...locationProblems(entry) }), ...taxInfo.problems, ...custom.problems },
  };
}

type AddressValues = Pick<
  LocationValues,
  'address_line_1' | 'address_line_2' | 'city' | 'state_code' | 'postal_code' | 'country_code'
>;

function addressValues(entry: {
  address_line_1: string;
  address_line_2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}): AddressValues {
  const hasAddress = [entry.address_line_1, entry.city, entry.state, entry.postal_code].some((part) => part !== '');
  return {
    address_line_1: entry.address_line_1 || null,
    address_line_2: entry.address_line_2 || null,
    city: entry.city || null,
    state_code: findState(entry.country || DEFAULT_COUNTRY, entry.state) ?? (entry.state || null),
    postal_code: entry.postal_code || null,
    country_code: entry.country || (hasAddress ? DEFAULT_COUNTRY : null),
  };
}

/** Stays while the state stays, since it may have been corrected for a state with two zones. */
function zoneOf(address: AddressValues, current: LocationRow | null, companyZone: string): string {
  const { country_code: country, state_code: state } = address;
  if (current && current.country_code === country && current.state_code === state) return current.time_zone;
  return timeZoneOf({ country, state }, companyZone);
}

/** Coordinates belong to an address: they are removed when it changes without new ones. */
function placeOf(
  change: LocationChange,
  current: LocationRow | null,
  address: AddressValues,
): Pick<LocationValues, 'latitude' | 'longitude' | 'google_place_id'> {
  const moved = (Object.keys(address) as (keyof AddressValues)[]).some((part) => address[part] !== current?.[part]);
  const keep = <Value>(stored: Value | null | undefined): Value | null => (moved ? null : (stored ?? null));
  return {
    latitude: change.latitude === undefined ? keep(current?.latitude) : change.latitude,
    longitude: change.longitude === undefined ? keep(current?.longitude) : change.longitude,
    google_place_id: change.google_place_id === undefined ? keep(current?.google_place_id) : change.google_place_id,
  };
}

function prepareTaxInfo({ employer_tax_info_id: id, employer_tax_info_attributes: given }: LocationChange): {
  choice: TaxInfoChoice;
  problems: FieldTexts;
} {
  if (typeof id === 'number') return { choice: { id }, problems: {} };
  if (!given) return { choice: id === null || given === null ? 'none' : 'kept', problems: {} };
  const entry: TaxInfoEntry = {
    legal_name: given.legal_name.trim().replace(/\s+/g, ' '),
    employer_id_number: employerIdDigits(given.employer_id_number),
    address_line_1: given.address_line_1.trim(),
    address_line_2: given.address_line_2?.trim() ?? '',
    city: given.city?.trim() ?? '',
    state: given.state?.trim() ?? '',
    postal_code: given.postal_code?.trim() ?? '',
    country: given.country?.trim().toUpperCase() ?? '',
  };
  if (isEmptyTaxInfo(entry)) return { choice: 'none', problems: {} };
  const { legal_name, employer_id_number } = entry;
  return {
    choice: {
      values: { legal_name, employer_id_number, ...addressValues(entry), address_line_1: entry.address_line_1 },
    },
    problems: problemTexts({ ...taxInfoProblems(entry) }, 'employer_tax_info_attributes'),
  };
}
