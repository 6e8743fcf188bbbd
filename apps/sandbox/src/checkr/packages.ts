interface Screening {
  type: string;
  subtype: string | null;
}

const screening = (type: string): Screening => ({ type, subtype: null });

const basic = ['ssn_trace', 'sex_offender_search', 'national_criminal_search'];
const standard = [...basic, 'county_criminal_search', 'federal_criminal_search'];
const driver = [...standard, 'motor_vehicle_report'];

export const checkrPackages = [
  { slug: 'basic_plus', name: 'Basic+', price: 2999, screenings: basic.map(screening) },
  { slug: 'standard_plus', name: 'Standard+', price: 5499, screenings: standard.map(screening) },
  { slug: 'driver', name: 'Driver', price: 6499, screenings: driver.map(screening) },
] as const;

/** The places of the main account, by the store numbers of the product's demo company. */
export const checkrNodes = [
  { custom_id: 'CW-014', name: 'Decatur' },
  { custom_id: 'CW-021', name: 'Marietta Square' },
  { custom_id: 'CW-026', name: 'Buckhead' },
  { custom_id: 'CW-030', name: 'Smyrna' },
  { custom_id: 'CW-033', name: 'East Point' },
  { custom_id: 'TW-002', name: 'Ponce City' },
  { custom_id: 'TW-004', name: 'Midtown' },
  { custom_id: 'TW-007', name: 'Emory Village' },
  { custom_id: 'KH-101', name: 'Sandy Springs' },
  { custom_id: 'KH-104', name: 'Roswell' },
  { custom_id: 'KH-900', name: 'Remote' },
] as const;
