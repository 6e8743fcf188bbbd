import { expect, test } from 'vitest';
import { dashboardLinks } from './dashboard-links.ts';

test('each number of the dashboard opens its list, of one brand or of all [CMP-060, PLT-017]', () => {
  expect(dashboardLinks(undefined, true)).toMatchObject({
    open_positions: '/job-postings?status=published',
    new_applicants: '/applicants?is_new=true',
    onboarding_need_attention: '/onboarding?status=need_attention',
  });
  expect(dashboardLinks(3, true)).toMatchObject({
    open_positions: '/job-postings?status=published&brand_id=3',
    new_applicants: '/applicants?is_new=true&brand=3',
    onboarding_need_attention: '/onboarding?status=need_attention&brand=3',
  });
  expect(dashboardLinks(3, true).pending_offers).toMatch(/has_open_offer=true&status=.*&brand=3$/);
});

test('the number of interviews opens people to everybody who sees only their own calendar [CMP-060, SCH-003]', () => {
  expect(dashboardLinks(undefined, true).interviews_this_week).toBe('/schedule?view=agenda');
  const { interviews_this_week } = dashboardLinks(3, false);
  expect(interviews_this_week).toMatch(/^\/applicants\/all-applicants\?stage_type=scheduling&/);
  expect(new URLSearchParams(interviews_this_week.split('?')[1]).get('stage_status')).toBe('pending,confirmed');
  expect(interviews_this_week).toMatch(/&brand=3$/);
});
