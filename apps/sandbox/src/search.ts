/** The pages search by any part of an address or number, in any case; an empty search matches everything. */
export function containsSearch(search: string | undefined, addresses: string[]): boolean {
  const wanted = search?.trim().toLowerCase() ?? '';
  return wanted === '' || addresses.some((address) => address.toLowerCase().includes(wanted));
}

/** The JSON lists ask for one whole address, so that a test never meets a neighbour's message. */
export function isAddressedTo(wanted: string | undefined, addresses: string[]): boolean {
  return !wanted || addresses.some((address) => comparable(address) === comparable(wanted));
}

/** A plus sign in an address line reads as a space, so numbers compare without it. */
function comparable(address: string): string {
  return address.trim().replace(/^\+/, '').toLowerCase();
}

export function parseId(value: string | undefined): number | undefined {
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
