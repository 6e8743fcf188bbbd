import { expect, test } from 'vitest';
import { dashboardLinks } from './dashboard-links.ts';

test('each number of the dashboard opens its list, of one brand or of all [CMP-060, PLT-017]', () => {
  expect(dashboardLinks(undefined)).toMatchObject({
    open_positions: '/job-postings?status=published',
    new_applicants: '/applicants?is_new=true',
    onboarding_need_attention: '/onboarding?status=need_attention',
  });
  expect(dashboardLinks(3)).toMatchObject({
    open_positions: '/job-postings?status=published&brand_id=3',
    new_applicants: '/applicants?is_new=true&brand=3',
    onboarding_need_attention: '/onboarding?status=need_attention&brand=3',
  });
  expect(dashboardLinks(3).pending_offers).toMatch(/has_open_offer=true&status=.*&brand=3$/);
});

test('the number of interviews opens this week of everyone in the places one may see [CMP-060, SCH-003]', () => {
  expect(dashboardLinks(undefined).interviews_this_week).toBe('/schedule?view=week&staff=all');
  expect(dashboardLinks(3).interviews_this_week).toBe('/schedule?view=week&staff=all&brand=3');
});
