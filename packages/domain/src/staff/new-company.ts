// A new company: what has to be entered, and what it starts with (CMP-067, CMP-068).
import { BRAND_NAME_MAX } from '../company/brands.ts';
import { FUNCTION_MODULES } from '../company/modules.ts';
import { passwordFlaw } from '../identity/passwords.ts';
import { locationProblems } from '../locations/locations.ts';
import { isEmail } from '../platform/contact/email.ts';
import { LANGUAGES } from '../platform/languages.ts';
import { isTimeZone } from '../platform/time/zoned-time.ts';

export const COMPANY_NAME_MAX = 120;
const PERSON_NAME_MAX = 120;

/** `requireSecondFactor` is the default of IDN-041 for companies that aren't the demo. */
export const NEW_COMPANY = {
  tier: 'hiring',
  tiers: ['hiring', 'onboarding'],
  planType: 'flexible',
  paidLocations: 1,
  modules: FUNCTION_MODULES.filter((module) => module !== 'ai_assistant'),
  flags: ['homepage_redesign', 'language_switch'],
  requireSecondFactor: true,
} as const;

export interface NewCompanyEntry {
  company: { name: string; time_zone: string; language: string };
  location: {
    name: string;
    /** The name on the career page; the company's if empty. */
    brand: string;
    address_line_1: string;
    city: string;
    state: string;
    postal_code: string;
  };
  /** Without a password the first super admin is invited by email. */
  admin: { name: string; email: string; password?: string };
}

export interface EntryProblem {
  problem: string;
  count?: number;
}

/** By field, e.g. `location.postal_code`; empty when all is well. */
export function newCompanyProblems({ company, location, admin }: NewCompanyEntry): Record<string, EntryProblem> {
  const found: Record<string, EntryProblem | null | undefined> = {
    'company.name': textProblem(company.name, COMPANY_NAME_MAX),
    'company.time_zone': isTimeZone(company.time_zone) ? null : { problem: 'time_zone_unknown' },
    'company.language': LANGUAGES.some((each) => each === company.language) ? null : { problem: 'not_an_option' },
    'location.brand': location.brand.trim() === '' ? null : textProblem(location.brand, BRAND_NAME_MAX),
    ...locationFieldProblems(location),
    'admin.name': textProblem(admin.name, PERSON_NAME_MAX),
    'admin.email': isEmail(admin.email) ? null : { problem: 'email_invalid' },
    'admin.password': admin.password === undefined ? null : passwordProblem(admin.password, admin.email),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

function textProblem(text: string, max: number): EntryProblem | null {
  if (text.trim() === '') return { problem: 'required' };
  return text.trim().length > max ? { problem: 'too_long', count: max } : null;
}

function locationFieldProblems(location: NewCompanyEntry['location']): Record<string, EntryProblem | null | undefined> {
  const problems = locationProblems({
    ...location,
    brand_id: 0,
    identify_code: '',
    is_remote: false,
    country: '',
    address_line_2: '',
  });
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`location.${field}`, problem]));
}

function passwordProblem(password: string, email: string): EntryProblem | null {
  const flaw = passwordFlaw(password, { email });
  return flaw && { problem: `password_${flaw}` };
}
