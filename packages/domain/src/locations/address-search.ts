// Searching for an address with a map service (CMP-018).

/** Shorter texts would match half the country, and every search costs something. */
export const ADDRESS_SEARCH_MIN = 3;
export const ADDRESS_SEARCH_MAX = 200;
/** More would not be read. */
export const ADDRESSES_FOUND_MAX = 5;

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
