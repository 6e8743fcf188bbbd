// Career pages: what a link points to, and what the page shows (CAR-001 to CAR-004).
import type { CareerPage, CareerQuery } from '@onward/contract/careers/career-pages';
import { careerPath, locationIdOf, positionKeyOf } from '@onward/domain/positions/career-links';
import { pageFacts } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import {
  pathOf,
  presentBrand,
  presentCompany,
  presentLocation,
  presentPosition,
  presentPosting,
} from './career-pages.presenter.ts';
import * as pages from './career-pages.queries.ts';

const PER_PAGE = 20;
const SIMILAR = 6;

/** The parts of a link; only its ids and keys matter. */
export interface CareerLink {
  digest_key: string;
  friendly_id?: string;
  location_part?: string;
  position_part?: string;
}

const NO_FILTERS: CareerPage['filters'] = { brands: [], locations: [], departments: [], employment_types: [] };

export async function readCareerPage(
  tx: Transaction,
  link: CareerLink,
  query: CareerQuery,
): Promise<{ companyId: number; page: CareerPage }> {
  const company = await pages.findCompany(tx, link.digest_key);
  if (!company) throw notFound();
  await tx.enterCompany(company.id);
  const page = link.position_part
    ? await readPosting(tx, company, link.position_part)
    : await readList(tx, company, link, query);
  return { companyId: company.id, page };
}

async function readPosting(tx: Transaction, company: pages.CompanyRow, part: string): Promise<CareerPage> {
  const posting = await pages.findPosting(tx, company.id, positionKeyOf(part));
  if (!posting || posting.company_id !== company.id) throw notFound();
  const similar = posting.is_open ? [] : await pages.listSimilar(tx, posting, SIMILAR);
  return {
    company: presentCompany(company),
    brand: presentBrand(posting),
    location: presentLocation(posting),
    position: presentPosting(company, posting),
    positions: similar.map((row) => presentPosition(company, row)),
    filters: NO_FILTERS,
    locations_count: 1,
    canonical_path: pathOf(company, posting),
    current_page: 1,
    total_pages: 1,
    total_count: similar.length,
  };
}

async function readList(
  tx: Transaction,
  company: pages.CompanyRow,
  link: CareerLink,
  query: CareerQuery,
): Promise<CareerPage> {
  const brand = link.friendly_id ? await pages.findBrand(tx, company.id, link.friendly_id) : undefined;
  if (link.friendly_id && !brand) throw notFound();
  const locationId = link.location_part ? locationIdOf(link.location_part) : null;
  const location = locationId ? await pages.findLocation(tx, company.id, locationId) : undefined;
  if (link.location_part && !location) throw notFound();
  const page = query.page ?? 1;
  const { rows, totalCount, locationsCount } = await pages.listPostings(
    tx,
    {
      companyId: company.id,
      query: query.query,
      friendlyId: brand?.friendly_id ?? query.brand,
      locationId: location?.location_id ?? query.location,
      department: query.department,
      employmentType: query.employment_type,
    },
    { perPage: PER_PAGE, offset: (page - 1) * PER_PAGE },
  );
  const { places, departments, employmentTypes } = await pages.listFilters(tx, company.id);
  const narrowed = brand ? places.filter(({ brand_id }) => brand_id === brand.brand_id) : places;
  const brands = new Map(places.map((place) => [place.brand_id, presentBrand(place)]));
  return {
    company: presentCompany(company),
    brand: brand ? presentBrand(brand) : null,
    location: location ? presentLocation(location) : null,
    position: null,
    positions: rows.map((row) => presentPosition(company, row)),
    filters: {
      brands: [...brands.values()],
      locations: narrowed.map(presentLocation),
      departments,
      employment_types: employmentTypes,
    },
    locations_count: locationsCount,
    canonical_path: careerPath({
      company,
      // A location belongs to one brand, regardless of the brand in the link.
      brand: location ?? brand,
      location: location ? { id: location.location_id, city: location.is_remote ? null : location.city } : null,
    }),
    ...pageFacts({ page, perPage: PER_PAGE }, totalCount),
  };
}
