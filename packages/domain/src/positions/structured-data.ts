// A posting as schema.org data, as job search engines read it. It may only contain what the page itself shows.

import { ownValue } from '../platform/own-value.ts';
import type { EmploymentType, Pay, SalaryUnit } from './postings.ts';

export interface AdvertisedJob extends Pay {
  digest_key: string;
  title: string;
  /** HTML, already sanitized for postings. */
  description: string;
  /** An ISO timestamp and a calendar day. */
  published_at: string;
  application_deadline: string | null;
  employment_type: EmploymentType;
  benefits: readonly string[];
}

export interface Advertiser {
  name: string;
  /** The URL of the company's own career page. */
  url: string;
  logo: string | null;
}

export interface AdvertisedPlace {
  address_line_1: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  is_remote: boolean;
}

const EMPLOYMENT: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  seasonal: 'TEMPORARY',
  contract: 'CONTRACTOR',
};

const UNIT: Record<SalaryUnit, string> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' };

const HOME_COUNTRY = 'US';
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = { CA: 'CAD', SG: 'SGD' };

/** Amounts are stored without a currency; they are in the currency of the country. */
export const currencyOf = (country: string | null): string => ownValue(CURRENCY_OF_COUNTRY, country ?? '') ?? 'USD';

export function jobPostingData(job: AdvertisedJob, advertiser: Advertiser, place: AdvertisedPlace): object {
  return withoutEmpty({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.published_at.slice(0, 10),
    validThrough: job.application_deadline ? `${job.application_deadline}T23:59:59` : null,
    employmentType: EMPLOYMENT[job.employment_type],
    hiringOrganization: withoutEmpty({
      '@type': 'Organization',
      name: advertiser.name,
      sameAs: advertiser.url,
      logo: advertiser.logo,
    }),
    identifier: { '@type': 'PropertyValue', name: advertiser.name, value: job.digest_key },
    ...placeData(place),
    baseSalary: salaryData(job, place),
    jobBenefits: job.benefits.length > 0 ? job.benefits.join(', ') : null,
    directApply: true,
  });
}

/** Remote work has no place, only a country the applicant must live in. */
const placeData = (place: AdvertisedPlace): object =>
  place.is_remote
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: place.country ?? HOME_COUNTRY },
      }
    : {
        jobLocation: {
          '@type': 'Place',
          address: withoutEmpty({
            '@type': 'PostalAddress',
            streetAddress: place.address_line_1,
            addressLocality: place.city,
            addressRegion: place.state,
            postalCode: place.postal_code,
            addressCountry: place.country ?? HOME_COUNTRY,
          }),
        },
      };

function salaryData({ salary_min: min, salary_max: max, salary_unit: unit }: Pay, place: AdvertisedPlace) {
  if (min === null || max === null || unit === null) return null;
  const amount = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency: currencyOf(place.country),
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNIT[unit] },
  };
}

const withoutEmpty = (data: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
