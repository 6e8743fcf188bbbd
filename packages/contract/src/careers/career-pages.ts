import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import { EMPLOYMENT_TYPES, SALARY_UNITS, SHIFTS, TITLE_MAX } from '@onward/domain/positions/postings';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const CareerCompany = Type.Object({
  digest_key: Type.String(),
  name: Type.String(),
  about: Nullable(Type.String()),
  logo_url: Nullable(Type.String()),
});

export const CareerBrand = Type.Object({
  name: Type.String(),
  friendly_id: Type.String(),
  logo_url: Nullable(Type.String()),
  color: Type.Enum([...BRAND_COLORS]),
});

const CareerLocation = Type.Object({
  id: Id,
  name: Type.String(),
  city: Nullable(Type.String()),
  state: Nullable(Type.String()),
  country: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  address_line_1: Nullable(Type.String()),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  is_remote: Type.Boolean(),
  /** For the days of its postings. */
  time_zone: Type.String(),
});

/** A posting as a list shows it. */
export const CareerPosition = Type.Object({
  digest_key: Type.String(),
  title: Type.String(),
  path: Type.String(),
  brand: CareerBrand,
  location: CareerLocation,
  department: Nullable(Type.String()),
  employment_type: Type.Enum([...EMPLOYMENT_TYPES]),
  shifts: Type.Array(Type.Enum([...SHIFTS])),
  salary_min: Nullable(Type.Number()),
  salary_max: Nullable(Type.Number()),
  salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
  published_at: Timestamp,
});
export type CareerPosition = Static<typeof CareerPosition>;

/** A posting on its own page. */
export const CareerPosting = Type.Object({
  ...CareerPosition.properties,
  description: Type.String(),
  benefits: Type.Array(Type.String()),
  openings: Type.Integer(),
  application_deadline: Nullable(CalendarDate),
  is_open: Type.Boolean(),
  apply_path: Type.String(),
  minutes_to_apply: Type.Integer(),
  updated_at: Timestamp,
});
export type CareerPosting = Static<typeof CareerPosting>;

export const CareerPage = pageResponse({
  company: CareerCompany,
  brand: Nullable(CareerBrand),
  location: Nullable(CareerLocation),
  position: Nullable(CareerPosting),
  /** Open postings on this page; on the page of a closed posting, similar ones. */
  positions: Type.Array(CareerPosition),
  /** Values the list can be filtered by. */
  /** Of the postings that match. */
  locations_count: Type.Integer(),
  filters: Type.Object({
    brands: Type.Array(CareerBrand),
    locations: Type.Array(CareerLocation),
    departments: Type.Array(Type.String()),
    employment_types: Type.Array(Type.Enum([...EMPLOYMENT_TYPES])),
  }),
  /** The canonical address of this page; other addresses redirect to it. */
  canonical_path: Type.String(),
});
export type CareerPage = Static<typeof CareerPage>;

export const Part = Type.String({ minLength: 1, maxLength: 200 });

const CareerQuery = pageQuery({
  query: Type.Optional(Type.String({ maxLength: TITLE_MAX })),
  brand: Type.Optional(Type.String({ maxLength: 80 })),
  location: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  department: Type.Optional(Type.String({ maxLength: 80 })),
  employment_type: Type.Optional(Type.Enum([...EMPLOYMENT_TYPES])),
});
export type CareerQuery = Static<typeof CareerQuery>;

const read = {
  audience: 'public',
  rateLimit: 'public_read',
  toleratesDelay: true,
  answers: { 200: CareerPage },
} as const;

export const getCareerPage = endpoint({
  name: 'getCareerPage',
  method: 'GET',
  path: '/v1/career_pages/:digest_key',
  summary: 'Open jobs of a company',
  ...read,
  params: Type.Object({ digest_key: Part }),
  query: CareerQuery,
});

export const getBrandCareerPage = endpoint({
  name: 'getBrandCareerPage',
  method: 'GET',
  path: '/v1/career_pages/:digest_key/:friendly_id',
  summary: 'Open jobs of a brand',
  ...read,
  params: Type.Object({ digest_key: Part, friendly_id: Part }),
  query: CareerQuery,
});

export const getLocationCareerPage = endpoint({
  name: 'getLocationCareerPage',
  method: 'GET',
  path: '/v1/career_pages/:digest_key/:friendly_id/:location_part',
  summary: 'Open jobs at a location',
  ...read,
  params: Type.Object({ digest_key: Part, friendly_id: Part, location_part: Part }),
  query: CareerQuery,
});

export const getPositionCareerPage = endpoint({
  name: 'getPositionCareerPage',
  method: 'GET',
  path: '/v1/career_pages/:digest_key/:friendly_id/:location_part/:position_part',
  summary: 'One job',
  ...read,
  params: Type.Object({ digest_key: Part, friendly_id: Part, location_part: Part, position_part: Part }),
});
