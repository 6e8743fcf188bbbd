// Company-wide dashboards (CMP-062).
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as home from './home.queries.ts';

/** A page of locations, with totals over all results, not only the page. */
export async function companyDashboard(
  { tx, access, now }: CompanyCall,
  filters: home.HealthFilters,
  window: PageWindow<'name' | 'open_positions'>,
) {
  const locations = await home.listHealth(tx, access, filters, window, addSeconds(now, -SECONDS.month));
  const brands = await home.sumByBrand(tx, access, filters);
  const sum = (field: 'open_positions' | 'locations') => brands.reduce((total, brand) => total + brand[field], 0);
  return { locations, brands, totals: { open_positions: sum('open_positions'), locations: sum('locations') } };
}
