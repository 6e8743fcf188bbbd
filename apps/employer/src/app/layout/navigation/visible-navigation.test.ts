import { FUNCTION_MODULES } from '@onward/domain/company/modules';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import { DEFAULT_CUSTOM_ROLES } from '@onward/domain/staff/roles';
import { describe, expect, test } from 'vitest';
import { NAVIGATION_PAGES } from '../../pages/page-table.ts';
import { isPageShown, navigationSections, permittedPages } from './visible-navigation.ts';

const STAFF = { tier: 'hiring', isSuperAdmin: false };

const keys = (pages: { key: string }[]) => pages.map((page) => page.key);

describe('visibility', () => {
  test('someone with everything sees every page in its group [CMP-022]', () => {
    const sections = navigationSections({ permissions: PERMISSIONS, modules: FUNCTION_MODULES, ...STAFF });
    expect(sections.map((section) => [section.group, keys(section.pages)])).toEqual([
      [null, ['home']],
      ['hiring', ['jobPostings', 'applicants', 'messages', 'schedule', 'sourcingTools']],
      ['people', ['onboarding', 'employeeRecords']],
      ['insights', ['reports', 'analytics']],
      ['workspace', ['company', 'integrations']],
    ]);
  });

  test('a manager does not see what the role does not open [CMP-022]', () => {
    const manager = { permissions: DEFAULT_CUSTOM_ROLES.Manager, modules: FUNCTION_MODULES, ...STAFF };
    expect(keys(permittedPages(manager))).toEqual([
      'home',
      'jobPostings',
      'applicants',
      'messages',
      'schedule',
      'onboarding',
      'reports',
      'company',
    ]);
  });

  test('a module switched off takes its page and, when empty, its group away [CMP-002, CMP-003]', () => {
    const sections = navigationSections({ permissions: [], modules: [], ...STAFF });
    expect(sections.map((section) => section.group)).toEqual([null, 'hiring', 'workspace']);
  });

  test('lite shows what other plans include with a lock, and leaves it out of the palette [CMP-045, CMP-047]', () => {
    const lite = { permissions: PERMISSIONS, modules: FUNCTION_MODULES, tier: 'lite', isSuperAdmin: true };
    const locked = navigationSections(lite)
      .flatMap((section) => section.pages)
      .filter((page) => page.lockedFeature);
    expect(keys(locked)).toEqual(['messages', 'schedule', 'sourcingTools', 'analytics']);
    expect(keys(permittedPages(lite))).not.toContain('messages');
    expect(keys(permittedPages(lite))).toContain('applicants');
  });

  test('the letters after G are distinct [PLT-057]', () => {
    const letters = NAVIGATION_PAGES.flatMap((page) => page.shortcut ?? []);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe('the page shown', () => {
  test.each([
    ['/', '', 'home'],
    ['/new-home', '', 'home'],
    ['/dashboard/cluckwell', '', 'home'],
    ['/job-postings/abc', '', 'jobPostings'],
    ['/applicants/all-applicants', '', 'applicants'],
    ['/applicant/7', '', 'applicants'],
    ['/company/dashboard', '', 'home'],
    ['/company', '?currentPanel=departments', 'company'],
    ['/company', '?currentPanel=integrations', 'integrations'],
    ['/integration/checkr', '', 'integrations'],
    ['/admin/onboarding/processes', '', 'onboarding'],
    ['/employee-records/profile/4', '', 'employeeRecords'],
  ])('%s%s is marked as %s and as nothing else', (path, search, key) => {
    expect(keys(NAVIGATION_PAGES.filter((page) => isPageShown(page, path, search)))).toEqual([key]);
  });

  test('a page outside the navigation marks nothing', () => {
    expect(NAVIGATION_PAGES.filter((page) => isPageShown(page, '/account/profile', ''))).toEqual([]);
  });
});
