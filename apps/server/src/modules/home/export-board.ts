// The board of locations as CSV: every location that the filters leave, in the order shown, with the numbers of the board.
import type { LocationHealth } from '@onward/contract/home/home';
import { HEALTH_NUMBERS } from '@onward/domain/home/location-health';
import { csvLine, csvStart } from '@onward/domain/imports/csv-writer';
import type { SortOrder } from '@onward/domain/platform/lists';
import { Answer, type CompanyCall } from '../../platform/http/route.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import { listPermittedBrands } from '../company/company.service.ts';
import type * as health from './health.queries.ts';
import { companyDashboard } from './home.service.ts';

/** More locations than any company has. */
const LOCATIONS_MAX = 100_000;

export async function exportBoard(
  call: CompanyCall,
  filters: health.HealthFilters,
  order: SortOrder<health.HealthOrder>,
): Promise<Answer> {
  const all = { page: 1, perPage: LOCATIONS_MAX, offset: 0, order };
  const { locations, today } = await companyDashboard(call, filters, all);
  const brands = new Map((await listPermittedBrands(call.tx, call.access)).map(({ id, name }) => [id, name]));
  const t = translator(call.language);
  const lines = locations.map((row) => csvLine(cellsOf(row, brands.get(row.location.brand_id) ?? '')));
  return new Answer(200, [csvStart(titles(t)), ...lines].join(''), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="location-health-${today}.csv"`,
    'cache-control': 'private, no-store',
  });
}

const titles = (t: Translate): string[] => [
  t('company:dashboard.location'),
  t('company:dashboard.brand'),
  ...HEALTH_NUMBERS.map((number) => t(`company:dashboard.columns.${number}`)),
  t('company:dashboard.applicants'),
  t('company:dashboard.hires'),
  t('company:dashboard.columns.days_to_hire'),
];

/** Without a number where there is none, e.g. no rate without interviews. */
const cellsOf = (row: LocationHealth, brand: string): string[] => [
  row.location.name,
  brand,
  ...[...HEALTH_NUMBERS.map((number) => row[number]), row.applicants_30_days, row.hires_30_days, row.days_to_hire].map(
    (number) => (number === null ? '' : String(number)),
  ),
];
