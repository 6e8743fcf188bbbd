// Dashboards.
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Id, Nullable, pageAnswer, pageQuery } from './fields.ts';

export const LocationHealth = Type.Object({
  location: Type.Object({ id: Id, name: Type.String(), brand_id: Id }),
  open_positions: Type.Integer(),
  applicants_30_days: Type.Integer(),
  hires_30_days: Type.Integer(),
  /** From applying to being hired, on average; null when nobody was. */
  days_to_hire: Nullable(Type.Number()),
});
export type LocationHealth = Static<typeof LocationHealth>;

export const LOCATION_HEALTH_ORDER_FIELDS = ['name', 'open_positions'] as const;

export const getCompanyDashboard = endpoint({
  name: 'getCompanyDashboard',
  method: 'GET',
  path: '/v1/company_dashboard',
  summary: 'Every location and how hiring goes there',
  audience: 'company',
  superAdmin: true,
  toleratesDelay: true,
  query: pageQuery({
    query: Type.Optional(Type.String({ maxLength: 80 })),
    brand_id: Type.Optional(Id),
  }),
  answers: {
    200: Type.Object({
      ...pageAnswer({ locations: Type.Array(LocationHealth) }).properties,
      totals: Type.Object({ open_positions: Type.Integer(), locations: Type.Integer() }),
      brands: Type.Array(Type.Object({ brand_id: Id, open_positions: Type.Integer(), locations: Type.Integer() })),
    }),
  },
});
