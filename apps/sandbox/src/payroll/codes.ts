/** The names are those of the product's demo company, so that mapping them is a matter of choosing the same name. */
const titles = [
  ['SL', 'Shift Leader'],
  ['TM', 'Team Member'],
  ['KL', 'Kitchen Lead'],
  ['LC', 'Line Cook'],
  ['BAR', 'Barista'],
  ['CNA', 'Caregiver (CNA)'],
  ['DRV', 'Delivery Driver'],
  ['ASM', 'Assistant Store Manager'],
] as const;

const departments = [
  ['100', 'Front of house'],
  ['200', 'Kitchen'],
  ['300', 'Coffee bar'],
  ['400', 'Home care'],
  ['500', 'Delivery'],
  ['600', 'Office'],
] as const;

const places = [
  ['CW-014', 'Decatur'],
  ['CW-021', 'Marietta Square'],
  ['CW-026', 'Buckhead'],
  ['CW-030', 'Smyrna'],
  ['CW-033', 'East Point'],
  ['TW-002', 'Ponce City'],
  ['TW-004', 'Midtown'],
  ['TW-007', 'Emory Village'],
  ['KH-101', 'Sandy Springs'],
  ['KH-104', 'Roswell'],
  ['KH-900', 'Remote'],
] as const;

const periods = [
  ['W', 'Weekly'],
  ['B', 'Biweekly'],
  ['S', 'Semimonthly'],
  ['M', 'Monthly'],
] as const;

export interface KnownCode {
  code: string;
  name: string;
}

const named = (pairs: readonly (readonly [string, string])[]): KnownCode[] =>
  pairs.map(([code, name]) => ({ code, name }));

export const jobTitles = named(titles);
export const departmentCodes = named(departments);
export const locationCodes = named(places);
export const payPeriods = named(periods);

export const knows = (codes: readonly KnownCode[], code: unknown): boolean => codes.some((one) => one.code === code);
