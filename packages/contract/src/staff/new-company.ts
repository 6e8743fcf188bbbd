// New companies: the first one from the set-up link, others by support staff (CMP-067, CMP-068).
import { BRAND_NAME_MAX } from '@onward/domain/company/brands';
import { ADDRESS_LINE_MAX, CITY_MAX, LOCATION_NAME_MAX } from '@onward/domain/locations/locations';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { COMPANY_NAME_MAX } from '@onward/domain/staff/new-company';
import Type from 'typebox';
import { SupportedCompany } from '../company/support.ts';
import { Empty, endpoint } from '../endpoint.ts';
import { Email, IdParams, Name, Secret, Timestamp } from '../fields.ts';

const Company = Type.Object({
  name: Type.String({ maxLength: COMPANY_NAME_MAX }),
  time_zone: Type.String({ maxLength: 60 }),
  language: Type.Enum([...LANGUAGES]),
});

const FirstLocation = Type.Object({
  name: Type.String({ maxLength: LOCATION_NAME_MAX }),
  brand: Type.Optional(Type.String({ maxLength: BRAND_NAME_MAX })),
  address_line_1: Type.String({ maxLength: ADDRESS_LINE_MAX }),
  city: Type.String({ maxLength: CITY_MAX }),
  state: Type.String({ maxLength: CITY_MAX }),
  postal_code: Type.String({ maxLength: 20 }),
});

const SetupParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

export const getSetup = endpoint({
  name: 'getSetup',
  method: 'GET',
  path: '/v1/setup/:token',
  summary: 'Whether the set-up link of a new installation still works, and until when',
  audience: 'public',
  rateLimit: 'public_read',
  params: SetupParams,
  answers: { 200: Type.Object({ setup: Type.Object({ expires_at: Timestamp }) }) },
});

export const setUpCompany = endpoint({
  name: 'setUpCompany',
  method: 'POST',
  path: '/v1/setup/:token',
  summary: 'Create the first company, its first location and its first super admin',
  audience: 'public',
  rateLimit: 'public_write',
  params: SetupParams,
  body: Type.Object({
    company: Company,
    location: FirstLocation,
    admin: Type.Object({ name: Name, email: Email, password: Secret }),
  }),
  answers: { 204: Empty },
});

export const createSupportedCompany = endpoint({
  name: 'createSupportedCompany',
  method: 'POST',
  path: '/v1/support/companies',
  summary: 'Create a company and invite its first super admin',
  audience: 'support',
  confirmed: true,
  body: Type.Object({
    company: Company,
    location: FirstLocation,
    admin: Type.Object({ name: Name, email: Email }),
  }),
  answers: { 201: Type.Object({ company: SupportedCompany }) },
});

export const requirePasswordReset = endpoint({
  name: 'requirePasswordReset',
  method: 'POST',
  path: '/v1/support/companies/:id/password_resets',
  summary: 'Ask a team member for a new password at the next sign-in; ends their sessions',
  audience: 'support',
  confirmed: true,
  params: IdParams,
  body: Type.Object({ email: Email }),
  answers: { 204: Empty },
});
