// The company, brand, and location of an employee, as documents and the portal show them.
import { BRAND_PALETTES, colorOfBrand } from '@onward/domain/company/brand-colors';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface EmployerPlace {
  company_name: string;
  /** Null without a location, like everything below. */
  brand_id: number | null;
  brand_name: string | null;
  brand_color: string | null;
  location_name: string | null;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

export async function findEmployerPlace(
  tx: Transaction,
  companyId: number,
  locationId: number | null,
): Promise<EmployerPlace> {
  const [row] = await tx.prepared<EmployerPlace & Record<string, unknown>>(
    'onboarding_place',
    `select c.name as company_name, b.id as brand_id, b.name as brand_name, b.color as brand_color,
       l.name as location_name, l.address_line_1, l.address_line_2, l.city, l.state_code as state, l.postal_code,
       l.country_code as country
     from companies c
     left join locations l on l.company_id = c.id and l.id = $2
     left join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where c.id = $1`,
    [companyId, locationId],
  );
  if (!row) throw new Error(`Company ${companyId} does not exist.`);
  return row;
}

export const brandOf = ({ brand_id, brand_name, brand_color, company_name }: EmployerPlace) => ({
  name: brand_name ?? company_name,
  color: colorOfBrand({ id: brand_id ?? 0, color: brand_color }),
});

export const addressOf = (place: EmployerPlace): string | null =>
  place.address_line_1 === null ? null : fullAddress(place as Address) || null;

export const letterheadOf = (place: EmployerPlace, date: string) => ({
  brand: brandOf(place).name,
  color: BRAND_PALETTES[brandOf(place).color].brand,
  company: place.company_name,
  date,
});
