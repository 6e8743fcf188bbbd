// Who gets an offer, and what the merge tags of its documents say to them (OFR-007, OFR-008).
import { BRAND_PALETTES, colorOfBrand } from '@onward/domain/company/brand-colors';
import type { DocumentTag, DocumentValues } from '@onward/domain/documents/content';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import type { OfferTerms } from '@onward/domain/offers/terms';
import { chooseLanguage, type EnvironmentName, type Language } from '@onward/domain/platform/languages';
import { formatSalary } from '@onward/domain/platform/text';
import { longDate, longDay } from '@onward/domain/platform/time/spoken-time';
import type { SalaryUnit } from '@onward/domain/positions/postings';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';

export interface OfferRecipient extends Address {
  application_id: number;
  stage_entry: number;
  first_name: string;
  last_name: string;
  email: string | null;
  language: string;
  position_title: string;
  pay_min: number | null;
  pay_max: number | null;
  pay_unit: SalaryUnit | null;
  location_name: string;
  time_zone: string;
  company_name: string;
  brand_id: number;
  brand_name: string;
  brand_color: string | null;
}

export const findRecipients = (
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<OfferRecipient[]> =>
  tx.prepared<OfferRecipient & Record<string, unknown>>(
    'offers_recipients',
    `select a.id as application_id, a.stage_entry, a.first_name, a.last_name, a.email, a.language,
       p.title as position_title, p.salary_min::float8 as pay_min, p.salary_max::float8 as pay_max,
       p.salary_unit as pay_unit, l.name as location_name, l.address_line_1, l.address_line_2, l.city,
       l.state_code as state, l.postal_code, l.country_code as country, l.time_zone, c.name as company_name, b.id as brand_id,
       b.name as brand_name, b.color as brand_color
     from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     join companies c on c.id = a.company_id
     where a.company_id = $1 and a.id = any($2::bigint[])`,
    [companyId, applicationIds],
  );

export interface OfferFacts {
  terms: OfferTerms;
  /** Tags of all documents: pay names its unit only once. */
  tags: readonly DocumentTag[];
  managerName: string | null;
  expiresAt: Date;
}

export const languageOf = ({ language }: OfferRecipient, environment: EnvironmentName): Language =>
  chooseLanguage([language], environment);

/** In the applicant's language, as it will be read. */
export function tagValuesOf(to: OfferRecipient, language: Language, facts: OfferFacts): DocumentValues {
  const { terms, managerName, expiresAt } = facts;
  return {
    applicant_first_name: to.first_name,
    applicant_last_name: to.last_name,
    position_title: to.position_title,
    company_name: to.company_name,
    location_name: to.location_name,
    location_address: fullAddress(to) || null,
    manager_name: managerName,
    ...payValues(terms, facts.tags, language),
    start_date: terms.start_date && longDay(terms.start_date, language),
    expires_at: longDate(expiresAt, to.time_zone, language),
  };
}

function payValues(
  { salary, salary_unit }: OfferTerms,
  tags: readonly DocumentTag[],
  language: Language,
): Pick<DocumentValues, 'salary' | 'salary_unit'> {
  const t = translator(language);
  const unit = salary_unit && t(`careers:jobs.per.${salary_unit}`);
  const amount = salary === null ? null : t('careers:jobs.pay', { amount: formatSalary(salary, language) });
  // The pay includes its unit, unless the document says it on its own.
  const isWhole = amount && salary_unit && !tags.includes('salary_unit');
  const whole = isWhole ? t(`careers:jobs.payPer.${salary_unit}`, { pay: amount }) : amount;
  return { salary: whole, salary_unit: unit };
}

export const letterheadOf = (to: OfferRecipient, language: Language, now: Date) => ({
  brand: to.brand_name,
  color: BRAND_PALETTES[colorOfBrand({ id: to.brand_id, color: to.brand_color })].brand,
  company: to.company_name,
  date: longDate(now, to.time_zone, language),
});
