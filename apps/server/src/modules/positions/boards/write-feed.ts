// Writes one posting in Indeed's feed format: values in CDATA, links with the source tag (JOB-055).
import { careerPath, taggedLink } from '@onward/domain/positions/career-links';
import type { EmploymentType, SalaryUnit } from '@onward/domain/positions/postings';
import type { FeedRow } from './feed.queries.ts';

const SOURCE = 'indeed';

interface Publisher {
  name: string;
  url: string;
  email: string;
}

export const feedHead = ({ name, url }: Publisher, now: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${element('publisher', name)}${element('publisherurl', url)}${element(
    'lastBuildDate',
    now.toUTCString(),
  )}`;

export const FEED_END = '</source>\n';

export function feedJob(row: FeedRow, { url, email }: Publisher): string {
  const path = careerPath({
    company: { digest_key: row.company_key },
    brand: { friendly_id: row.brand_key },
    location: { id: row.location_id, city: row.city },
    position: row,
  });
  const fields: [name: string, value: string | null][] = [
    ['title', row.title],
    ['date', row.published_at.toISOString()],
    ['referencenumber', `${row.company_id}-${row.id}`],
    // One role at several locations has one number.
    ['requisitionid', row.position_template_id ? `T${row.position_template_id}` : `P${row.id}`],
    ['url', taggedLink(`${url}${path}`, SOURCE)],
    ['company', row.brand_name],
    ['sourcename', row.company_name],
    // Remote jobs are searched under this word.
    ['city', row.city ?? 'Remote'],
    ['state', row.state ?? ''],
    ['country', row.country ?? 'US'],
    ['postalcode', row.postal_code],
    ['streetaddress', row.street],
    ['email', email],
    ['description', row.description],
    ['salary', salaryText(row)],
    ['jobtype', JOB_TYPES[row.employment_type]],
    ['expirationdate', row.application_deadline],
    ['remotetype', row.is_remote ? 'Fully remote' : null],
  ];
  return `<job>${fields.map(([name, value]) => (value === null ? '' : element(name, value))).join('')}</job>\n`;
}

/** `]]>` inside a value would end its CDATA section early, so it is split in two. */
const element = (name: string, value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows none of these
  `<${name}><![CDATA[${value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

const JOB_TYPES: Record<EmploymentType, string> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  seasonal: 'temporary',
  contract: 'contract',
};

const UNITS: Record<SalaryUnit, string> = { hour: 'hour', day: 'day', week: 'week', month: 'month', year: 'year' };

function salaryText({ salary_min: least, salary_max: most, salary_unit: unit }: FeedRow): string | null {
  const amounts = [...new Set([least, most].filter((amount) => amount !== null))];
  if (unit === null || amounts.length === 0) return null;
  return `${amounts.map((amount) => `$${amount}`).join(' - ')} per ${UNITS[unit]}`;
}
