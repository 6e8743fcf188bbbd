// Public fields: no applicant counts, no staff, and no internal ids except a location's.
import type { CareerPage, CareerPosition, CareerPosting } from '@onward/contract/careers/career-pages';
import { minutesForQuestions } from '@onward/domain/careers/application-form';
import { colorOfBrand } from '@onward/domain/company/brand-colors';
import { applyPath, careerPath } from '@onward/domain/positions/career-links';
import type { CompanyRow, PostingRow, WholePostingRow } from './career-pages.queries.ts';

type BrandRow = Pick<PostingRow, 'brand_id' | 'brand_name' | 'friendly_id' | 'brand_color' | 'brand_logo_key'>;

/** Logos have a public URL; the key in it cannot be guessed. */
const logoUrl = (storageKey: string | null): string | null => (storageKey ? `/v1/logos/${storageKey}` : null);

export const presentCompany = (row: CompanyRow): CareerPage['company'] => ({
  digest_key: row.digest_key,
  name: row.name,
  about: row.about_text,
  logo_url: logoUrl(row.logo_key),
});

export const presentBrand = (row: BrandRow): NonNullable<CareerPage['brand']> => ({
  name: row.brand_name,
  friendly_id: row.friendly_id,
  logo_url: logoUrl(row.brand_logo_key),
  color: colorOfBrand({ id: row.brand_id, color: row.brand_color }),
});

export const presentLocation = (row: PostingRow): NonNullable<CareerPage['location']> => ({
  id: row.location_id,
  name: row.location_name,
  city: row.city,
  state: row.state,
  country: row.country,
  postal_code: row.postal_code,
  address_line_1: row.address_line_1,
  latitude: row.latitude,
  longitude: row.longitude,
  is_remote: row.is_remote,
  time_zone: row.time_zone,
});

type PlacedRow = Pick<PostingRow, 'friendly_id' | 'location_id' | 'is_remote' | 'city' | 'title' | 'digest_key'>;

export const pathOf = (company: { digest_key: string }, row: PlacedRow): string =>
  careerPath({
    company,
    brand: { friendly_id: row.friendly_id },
    location: { id: row.location_id, city: row.is_remote ? null : row.city },
    position: row,
  });

export const presentPosition = (company: CompanyRow, row: PostingRow): CareerPosition => ({
  digest_key: row.digest_key,
  title: row.title,
  path: pathOf(company, row),
  brand: presentBrand(row),
  location: presentLocation(row),
  department: row.department,
  employment_type: row.employment_type,
  shifts: row.shifts,
  salary_min: row.salary_min,
  salary_max: row.salary_max,
  salary_unit: row.salary_unit,
  published_at: row.published_at.toISOString(),
});

export const presentPosting = (company: CompanyRow, row: WholePostingRow): CareerPosting => ({
  ...presentPosition(company, row),
  description: row.description,
  benefits: row.benefits,
  openings: row.openings,
  application_deadline: row.application_deadline,
  is_open: row.is_open,
  apply_path: applyPath(company.digest_key, row.digest_key),
  minutes_to_apply: minutesForQuestions(row.questions_count),
  updated_at: row.updated_at.toISOString(),
});
