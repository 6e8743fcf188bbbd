// The list behind each number of the dashboard (CMP-060, PLT-017).
import { paths, withQuery } from '../../../platform/routing/paths.ts';
import type { HiringNumbers } from './dashboard.api.ts';
import { EVERY_STATUS } from './number-lists.ts';

export const dashboardLinks = (brandId: number | undefined): Record<keyof HiringNumbers, string> => ({
  open_positions: paths.openJobs({ brand_id: brandId }),
  new_applicants: withQuery(paths.applicants(), { is_new: true, brand: brandId }),
  interviews_this_week: withQuery(paths.schedule(), { view: 'week', staff: 'all', brand: brandId }),
  pending_offers: withQuery(paths.allApplicants(), { has_open_offer: true, status: EVERY_STATUS, brand: brandId }),
  onboarding_need_attention: withQuery(paths.onboarding(), { status: 'need_attention', brand: brandId }),
});
