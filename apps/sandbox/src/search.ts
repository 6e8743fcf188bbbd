/** Pages search by any part of an address or number, ignoring case; an empty search matches everything. */
export function containsSearch(search: string | undefined, addresses: string[]): boolean {
  const wanted = search?.trim().toLowerCase() ?? '';
  return wanted === '' || addresses.some((address) => address.toLowerCase().includes(wanted));
}

/** The JSON lists filter by a whole address, so that a test never gets another test's message. */
export function isAddressedTo(wanted: string | undefined, addresses: string[]): boolean {
  return !wanted || addresses.some((address) => comparable(address) === comparable(wanted));
}

/** A plus sign in a URL is read as a space, so numbers are compared without it. */
function comparable(address: string): string {
  return address.trim().replace(/^\+/, '').toLowerCase();
}

export function parseId(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
