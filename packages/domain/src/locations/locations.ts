// Locations: required fields, and when one can be deleted (CMP-011, CMP-013).
import { countryProblem, DEFAULT_COUNTRY, postalCodeProblem, stateProblem } from './addresses.ts';
import type { FieldProblem, FieldProblems } from './field-problems.ts';

export const LOCATION_NAME_MAX = 80;
export const IDENTIFY_CODE_MAX = 40;
export const ADDRESS_LINE_MAX = 120;
export const CITY_MAX = 80;
/** How many locations one call can create or update (CMP-013). */
export const LOCATIONS_PER_CALL = 100;

export interface LocationEntry {
  brand_id: number | null;
  name: string;
  identify_code: string;
  is_remote: boolean;
  country: string;
  state: string;
  city: string;
  postal_code: string;
  address_line_1: string;
  address_line_2: string;
}

/** Remote locations don't need an address, but a given one must still be valid. */
export function locationProblems(entry: LocationEntry): FieldProblems<LocationEntry> {
  const country = entry.country.trim() || DEFAULT_COUNTRY;
  const text = (value: string, max: number, required: boolean): FieldProblem | null => {
    if (value.trim() === '') return required ? { problem: 'required' } : null;
    return value.trim().length > max ? { problem: 'too_long', count: max } : null;
  };
  const address = !entry.is_remote;
  return {
    brand_id: entry.brand_id === null ? { problem: 'required' } : null,
    name: text(entry.name, LOCATION_NAME_MAX, true),
    identify_code: text(entry.identify_code, IDENTIFY_CODE_MAX, false),
    country: countryProblem(entry.country),
    address_line_1: text(entry.address_line_1, ADDRESS_LINE_MAX, address),
    address_line_2: text(entry.address_line_2, ADDRESS_LINE_MAX, false),
    city: text(entry.city, CITY_MAX, address),
    state: text(entry.state, CITY_MAX, address) ?? stateProblem(country, entry.state),
    postal_code: text(entry.postal_code, CITY_MAX, address) ?? postalCodeProblem(country, entry.postal_code),
  };
}

/** Store numbers are compared ignoring case and surrounding spaces. */
export const identifyCodeKey = (code: string): string => code.trim().toLowerCase();

export type LocationDeletion =
  | { allowed: true }
  | { allowed: false; reason: 'open_positions' | 'active_employees'; count: number };

export function decideLocationDeletion(location: { openPositions: number; activeEmployees: number }): LocationDeletion {
  if (location.openPositions > 0) {
    return { allowed: false, reason: 'open_positions', count: location.openPositions };
  }
  if (location.activeEmployees > 0) {
    return { allowed: false, reason: 'active_employees', count: location.activeEmployees };
  }
  return { allowed: true };
}
