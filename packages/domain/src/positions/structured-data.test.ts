import { describe, expect, it } from 'vitest';
import { EMPLOYMENT_TYPES, SALARY_UNITS } from './postings.ts';
import { type AdvertisedJob, type AdvertisedPlace, currencyOf, jobPostingData } from './structured-data.ts';

const JOB: AdvertisedJob = {
  digest_key: 'abc123def456',
  title: 'Shift Leader',
  description: '<p>Run the evening shift.</p>',
  published_at: '2026-11-12T15:04:05.000Z',
  application_deadline: '2026-12-01',
  employment_type: 'full_time',
  benefits: ['Free meals', 'Weekly pay'],
  salary_min: 16.5,
  salary_max: 18,
  salary_unit: 'hour',
};
const COMPANY = { name: 'Cluckwell', url: 'https://jobs.test/j/abc', logo: 'https://jobs.test/logo.png' };
const PLACE: AdvertisedPlace = {
  address_line_1: '412 Church St',
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: 'US',
  is_remote: false,
};

const data = (
  job: Partial<AdvertisedJob> = {},
  place: Partial<AdvertisedPlace> = {},
  logo = COMPANY.logo as string | null,
) => jobPostingData({ ...JOB, ...job }, { ...COMPANY, logo }, { ...PLACE, ...place }) as Record<string, unknown>;

describe('A posting for search engines', () => {
  it.each([
    ['@context', 'https://schema.org/'],
    ['@type', 'JobPosting'],
    ['title', 'Shift Leader'],
    ['description', '<p>Run the evening shift.</p>'],
    ['datePosted', '2026-11-12'],
    ['validThrough', '2026-12-01T23:59:59'],
    ['employmentType', 'FULL_TIME'],
    ['hiringOrganization', { '@type': 'Organization', name: 'Cluckwell', sameAs: COMPANY.url, logo: COMPANY.logo }],
    ['identifier', { '@type': 'PropertyValue', name: 'Cluckwell', value: 'abc123def456' }],
    [
      'jobLocation',
      {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '412 Church St',
          addressLocality: 'Decatur',
          addressRegion: 'GA',
          postalCode: '30030',
          addressCountry: 'US',
        },
      },
    ],
    [
      'baseSalary',
      {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 16.5, maxValue: 18, unitText: 'HOUR' },
      },
    ],
    ['jobBenefits', 'Free meals, Weekly pay'],
    ['directApply', true],
  ])('includes its %s [CAR-003]', (property, value) => {
    expect(data()[property]).toEqual(value);
  });

  it('includes for remote work the required country, and no place [CAR-003]', () => {
    const remote = data({}, { is_remote: true, country: 'CA' });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'CA' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it.each([
    ['validThrough', data({ application_deadline: null })],
    ['baseSalary', data({ salary_min: null, salary_max: null, salary_unit: null })],
    ['jobBenefits', data({ benefits: [] })],
    ['jobLocationType', data()],
  ])('omits %s when the posting has none [CAR-003]', (property, said) => {
    expect(said).not.toHaveProperty(property);
  });

  it('omits missing parts of an address or a company [CAR-003]', () => {
    const { jobLocation, hiringOrganization } = data({}, { address_line_1: null, postal_code: '' }, null);
    expect((jobLocation as { address: object }).address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Decatur',
      addressRegion: 'GA',
      addressCountry: 'US',
    });
    expect(hiringOrganization).not.toHaveProperty('logo');
  });

  it('includes one amount when both ends are equal [CAR-003]', () => {
    expect(data({ salary_max: 16.5 }).baseSalary).toMatchObject({ value: { value: 16.5 } });
  });

  it.each(EMPLOYMENT_TYPES)('maps the employment type %s [CAR-003]', (employment_type) => {
    expect(data({ employment_type }).employmentType).toMatch(/^(FULL_TIME|PART_TIME|TEMPORARY|CONTRACTOR)$/);
  });

  it.each(SALARY_UNITS)('maps the pay unit %s [CAR-003]', (salary_unit) => {
    expect(data({ salary_unit }).baseSalary).toMatchObject({ value: { unitText: salary_unit.toUpperCase() } });
  });

  it.each([
    ['US', 'USD'],
    ['CA', 'CAD'],
    ['SG', 'SGD'],
    [null, 'USD'],
  ])('gives pay in %s in %s [CAR-003]', (country, currency) => {
    expect(currencyOf(country)).toBe(currency);
  });
});
