// Every public field of a location and its tax information.
import type { EmployerTaxInfo, Location } from '@onward/contract/locations/locations';
import { fullAddress } from '@onward/domain/locations/addresses';
import type { LocationRow } from './locations.queries.ts';
import type { TaxInfoRow } from './tax-infos.queries.ts';
import type { NumberView } from './tax-numbers.ts';

export const presentTaxInfo = (view: NumberView, row: TaxInfoRow): EmployerTaxInfo => ({
  id: row.id,
  legal_name: row.legal_name,
  employer_id_number: view.show(row),
  address_line_1: row.address_line_1,
  address_line_2: row.address_line_2,
  city: row.city,
  state: row.state_code,
  postal_code: row.postal_code,
  country: row.country_code,
});

export const presentLocation = (view: NumberView, row: LocationRow): Location => ({
  id: row.id,
  brand_id: row.brand_id,
  identify_code: row.identify_code,
  name: row.name,
  country: row.country_code,
  state: row.state_code,
  city: row.city,
  postal_code: row.postal_code,
  address_line_1: row.address_line_1,
  address_line_2: row.address_line_2,
  full_address: fullAddress({ ...row, state: row.state_code, country: row.country_code }),
  latitude: row.latitude,
  longitude: row.longitude,
  is_remote: row.is_remote,
  employer_tax_info: row.employer_tax_info && presentTaxInfo(view, row.employer_tax_info),
  employer_tax_info_id: row.employer_tax_info_id,
  custom_field_values: row.custom_field_values,
  google_place_id: row.google_place_id,
  open_positions_count: row.open_positions_count,
  draft_positions_count: row.draft_positions_count,
  employees_count: row.employees_count,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
