import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { isPublicPath, PUBLIC_ROUTES, paths, ROUTES } from './paths.ts';
import { safeReturnPath } from './return-path.ts';

describe('link shapes', () => {
  test.each([
    [paths.jobPostings({ location_id: 3, department_id: 4 }), '/job-postings?location_id=3&department_id=4'],
    [paths.jobPostings({ access_with_status_code: 'a b' }), '/job-postings?access_with_status_code=a+b'],
    [paths.openJobs({ location_id: 3 }), '/job-postings?status=published&location_id=3'],
    [paths.locations(2), '/company?currentPanel=locations&brand_id=2'],
    [paths.company('departments'), '/company?currentPanel=departments'],
    [
      paths.company('profile', { createPosition: true }),
      '/company?currentPanel=profile&create_position_modal_visible=true',
    ],
    [paths.employeeProfile(7), '/employee-records/profile/7'],
    [
      paths.employeeProfile(7, { openIssues: true, issueModal: true }),
      '/employee-records/profile/7?include=open_issues&issue_modal_visible=true',
    ],
    [paths.downloadReport(9), '/reports?action=downloadReport&reportId=9'],
  ])('%s has the shape of the catalog [PLT-036]', (link, shape) => {
    expect(link).toBe(shape);
  });

  test('parts without a filter are written as all [PLT-035]', () => {
    expect(paths.positionApplicants(null, 'cook', 'k1')).toBe('/applicants/all/cook/k1');
    expect(paths.brandApplicants('cluckwell', null, null)).toBe('/applicants/cluckwell/all/all');
  });

  test('hiring process links open the stages by default [PLT-032]', () => {
    expect([paths.createHiringProcess(), paths.editHiringProcess(5, 'rules')]).toEqual([
      '/create-hiring-process-template/stages',
      '/edit-hiring-process-template/5/rules',
    ]);
    expect(paths.editHiringProcess(5, 'stages', { stage: 7, field: 'capacity' })).toBe(
      '/edit-hiring-process-template/5/stages?stage=7&field=capacity',
    );
  });

  test('the onboarding view carries its process [PLT-037]', () => {
    expect(paths.viewOnboarding('k-1')).toBe('/onboarding/view?process=k-1');
  });

  test('a value in a link cannot leave its segment [PLT-031]', () => {
    expect(paths.resetPassword('a/b?c')).toBe('/reset-password/a%2Fb%3Fc');
    expect(matchPath(PUBLIC_ROUTES.resetPassword, paths.resetPassword('a/b'))?.params).toEqual({ token: 'a/b' });
  });

  test('every built link is a known route [PLT-032]', () => {
    const links = [
      paths.dashboard('tidewater'),
      paths.jobPosting('k'),
      paths.applicant(3),
      paths.staffAccount(4),
      paths.account('password'),
      paths.onboarding('tasks'),
      paths.adminOnboarding('processes'),
      paths.onboardingTasks('k'),
      paths.positionTemplate(2),
    ];
    for (const link of links) {
      expect(Object.values(ROUTES).some((route) => matchPath(route, link) !== null)).toBe(true);
    }
  });
});

test.each([
  ['/login', true],
  ['/reset-password/abc', true],
  ['/set-password/abc', true],
  ['/forgot-password', true],
  ['/select-company', true],
  ['/job-target-callback', true],
  ['/redirect', true],
  ['/success-login', true],
  ['/', false],
  ['/sso/adp', false],
  ['/account/password', false],
])('%s is public: %s [PLT-031, PLT-038]', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
});

test.each([
  ['/messages', '/messages'],
  ['/schedule?day=1', '/schedule?day=1'],
  [null, null],
  ['', null],
  ['messages', null],
  ['https://evil.example', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\u0009/evil.example', null],
  ['/login?to=/x', null],
])('the wanted page %o leads to %o [IDN-009]', (to, expected) => {
  expect(safeReturnPath(to)).toBe(expected);
});
