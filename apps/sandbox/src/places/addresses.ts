// The addresses the sandbox knows, from coast to coast.

export interface KnownAddress {
  number: string;
  street: string;
  city: string;
  state: string;
  stateName: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

type Line = [string, string, string, string, string, string, number, number];

const LINES: Line[] = [
  ['412', 'Church St', 'Decatur', 'GA', 'Georgia', '30030', 33.7769, -84.2957],
  ['600', 'Cherokee Ave SE', 'Atlanta', 'GA', 'Georgia', '30312', 33.7411, -84.3723],
  ['1180', 'W Peachtree St NW', 'Atlanta', 'GA', 'Georgia', '30309', 33.7866, -84.3879],
  ['75', 'Ponce de Leon Ave NE', 'Atlanta', 'GA', 'Georgia', '30308', 33.7727, -84.3848],
  ['220', 'Bay St', 'Savannah', 'GA', 'Georgia', '31401', 32.0809, -81.0912],
  ['310', 'Market St', 'Chattanooga', 'TN', 'Tennessee', '37402', 35.0517, -85.3106],
  ['900', 'Broadway', 'Nashville', 'TN', 'Tennessee', '37203', 36.1579, -86.7841],
  ['18', 'Queen St', 'Charleston', 'SC', 'South Carolina', '29401', 32.7776, -79.9297],
  ['145', 'Orange Ave', 'Orlando', 'FL', 'Florida', '32801', 28.5408, -81.379],
  ['2401', 'Main St', 'Dallas', 'TX', 'Texas', '75201', 32.7826, -96.7893],
  ['615', 'Congress Ave', 'Austin', 'TX', 'Texas', '78701', 30.2684, -97.7427],
  ['1600', 'Larimer St', 'Denver', 'CO', 'Colorado', '80202', 39.7497, -104.9976],
  ['233', 'Michigan Ave', 'Chicago', 'IL', 'Illinois', '60601', 41.8866, -87.6245],
  ['88', 'Boylston St', 'Boston', 'MA', 'Massachusetts', '02116', 42.3523, -71.0655],
  ['350', 'Court St', 'Brooklyn', 'NY', 'New York', '11231', 40.6828, -73.9953],
  ['710', 'Market St', 'San Francisco', 'CA', 'California', '94102', 37.7872, -122.4037],
  ['1912', 'Pike Pl', 'Seattle', 'WA', 'Washington', '98101', 47.61, -122.3425],
  ['1005', 'Burnside St', 'Portland', 'OR', 'Oregon', '97209', 45.5231, -122.6812],
];

const KNOWN_ADDRESSES: readonly KnownAddress[] = LINES.map(
  ([number, street, city, state, stateName, postalCode, latitude, longitude]) => ({
    number,
    street,
    city,
    state,
    stateName,
    postalCode,
    latitude,
    longitude,
  }),
);

export const formatted = ({ number, street, city, state, postalCode }: KnownAddress): string =>
  `${number} ${street}, ${city}, ${state} ${postalCode}`;

/** Every typed word must begin a word of the address. */
export function searchKnown(text: string): KnownAddress[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  return KNOWN_ADDRESSES.filter((address) => {
    const words = wordsOf(`${formatted(address)} ${address.stateName} USA`);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
