// Compares two edits of one location: both values of every form line, including tax information and custom fields.
import type { EmployerTaxInfo } from '@onward/contract/locations/locations';
import { changedMeanwhile, type Refusal } from '../../../platform/http/errors.ts';
import { customFieldLines } from '../custom-fields/read-values.ts';
import { presentTaxInfo } from './locations.presenter.ts';
import type { LocationRow } from './locations.queries.ts';
import type { PreparedLocation, TaxInfoChoice } from './read-entry.ts';
import type { NumberView } from './tax-numbers.ts';

export function locationConflict(
  view: NumberView,
  latest: LocationRow,
  { values, taxInfo }: PreparedLocation,
): Refusal {
  const customKeys = Object.keys({ ...latest.custom_field_values, ...values.custom_field_values });
  const theirTaxInfo = latest.employer_tax_info && presentTaxInfo(view, latest.employer_tax_info);
  const theirs = { ...lines(latest, customKeys), ...taxInfoLines(theirTaxInfo) };
  const yours = { ...lines(values, customKeys), ...taxInfoLines(chosenTaxInfo(taxInfo, theirTaxInfo)) };
  return changedMeanwhile({ version: latest.version, ...theirs }, yours);
}

const lines = (row: PreparedLocation['values'], customKeys: readonly string[]): Record<string, unknown> => ({
  name: row.name,
  brand_id: row.brand_id,
  identify_code: row.identify_code,
  is_remote: row.is_remote,
  country: row.country_code,
  address_line_1: row.address_line_1,
  address_line_2: row.address_line_2,
  city: row.city,
  state: row.state_code,
  postal_code: row.postal_code,
  latitude: row.latitude,
  longitude: row.longitude,
  google_place_id: row.google_place_id,
  ...customFieldLines(row.custom_field_values, customKeys),
});

const TAX_INFO_FIELDS = [
  'legal_name',
  'employer_id_number',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'postal_code',
  'country',
] as const;

type TaxInfoLines = Pick<EmployerTaxInfo, (typeof TAX_INFO_FIELDS)[number]>;

const taxInfoLines = (info: TaxInfoLines | null): Record<string, unknown> =>
  Object.fromEntries(TAX_INFO_FIELDS.map((field) => [`employer_tax_info_attributes.${field}`, info?.[field] ?? null]));

/** The number as it was sent: masked if it was sent masked. */
function chosenTaxInfo(choice: TaxInfoChoice, theirs: TaxInfoLines | null): TaxInfoLines | null {
  if (choice === 'none') return null;
  if (choice === 'kept' || 'id' in choice) return theirs;
  const { state_code: state, country_code: country, ...values } = choice.values;
  return { ...values, state, country };
}
