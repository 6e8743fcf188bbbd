// Searching for an address with a map service (CMP-018).

/** Shorter texts would match half the country, and every search costs something. */
export const ADDRESS_SEARCH_MIN = 3;
export const ADDRESS_SEARCH_MAX = 200;
/** More would not be read. */
export const ADDRESSES_FOUND_MAX = 5;

/** What a map service knows of an address; parts it does not know are null. */
export interface FoundAddress {
  google_place_id: string;
  full_address: string;
  address_line_1: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const LATITUDE_MAX = 90;
export const LONGITUDE_MAX = 180;
export const PLACE_ID_MAX = 300;

export const isAddressSearch = (text: string): boolean => {
  const { length } = text.trim();
  return length >= ADDRESS_SEARCH_MIN && length <= ADDRESS_SEARCH_MAX;
};

/** A coordinate as it was typed; undefined when it isn't one. */
export function readCoordinate(text: string, max: number): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^[+-]?\d{1,3}([.,]\d{1,12})?$/.test(typed)) return undefined;
  const value = Number(typed.replace(',', '.'));
  return Math.abs(value) <= max ? value : undefined;
}
