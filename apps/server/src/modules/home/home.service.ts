// The board of all locations (CMP-062, AHD-014).
import { HEALTH_DAYS } from '@onward/domain/home/location-health';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter, momentOf } from '@onward/domain/platform/time/zoned-time';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { findCompanyZone } from '../company/company.service.ts';
import * as health from './health.queries.ts';

const NOBODY: health.Lately = { applicants_30_days: 0, hires_30_days: 0, days_to_hire: null };

/** A page of locations, with totals over all results, not only the page. */
export async function companyDashboard(
  { tx, access, now }: CompanyCall,
  filters: health.HealthFilters,
  window: PageWindow<health.HealthOrder>,
) {
  const days = daysOf(now, await findCompanyZone(tx, access.companyId));
  const rows = await health.listHealth(tx, access, filters, window, days);
  const latest = await hiring({ tx, access }, filters, days.zone, days.since, days.today);
  const earlier = { from: dayAfter(days.since, -HEALTH_DAYS), to: dayAfter(days.since, -1) };
  const before = await hiring({ tx, access }, filters, days.zone, earlier.from, earlier.to);
  const brands = await health.sumByBrand(tx, access, filters);
  const sum = (field: 'open_positions' | 'locations') => brands.reduce((total, brand) => total + brand[field], 0);
  return {
    locations: rows.map((row) => ({ ...row, ...latelyOf(latest.locations.get(row.location.id)) })),
    brands: brands.map((brand) => ({ ...brand, ...figuresOf(latest.brands.get(brand.brand_id)) })),
    totals: {
      open_positions: sum('open_positions'),
      locations: sum('locations'),
      latest: figuresOf(latest.all),
      before: figuresOf(before.all),
    },
    today: days.today,
    since: days.since,
  };
}

function daysOf(now: Date, zone: string): health.HealthDays {
  const today = dayIn(now, zone);
  const since = dayAfter(today, 1 - HEALTH_DAYS);
  return {
    now,
    zone,
    today,
    since,
    todayFrom: startOf(today, zone),
    todayTo: startOf(dayAfter(today, 1), zone),
    sinceFrom: startOf(since, zone),
  };
}

const startOf = (day: string, zone: string): Date => new Date(momentOf(day, 0, zone));

interface Hiring {
  locations: Map<number, health.Lately>;
  brands: Map<number, health.Lately>;
  all: health.Lately | undefined;
}

async function hiring(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  filters: health.HealthFilters,
  zone: string,
  from: string,
  to: string,
): Promise<Hiring> {
  const moments: [Date, Date] = [startOf(from, zone), startOf(dayAfter(to, 1), zone)];
  const rows = await health.hiringLately(tx, access, filters, { zone, from, to, moments });
  return {
    locations: new Map(rows.flatMap((row) => (row.location_id === null ? [] : [[row.location_id, row]]))),
    brands: new Map(rows.flatMap((row) => (row.brand_id === null ? [] : [[row.brand_id, row]]))),
    all: rows.find(({ location_id, brand_id }) => location_id === null && brand_id === null),
  };
}

const latelyOf = ({ applicants_30_days, hires_30_days, days_to_hire }: health.Lately = NOBODY): health.Lately => ({
  applicants_30_days,
  hires_30_days,
  days_to_hire,
});

const figuresOf = ({ applicants_30_days, hires_30_days, days_to_hire }: health.Lately = NOBODY) => ({
  applicants: applicants_30_days,
  hires: hires_30_days,
  days_to_hire,
});
