/** Applicants in lists, on the board and one by one; what is shared, printed and brought in from a file. */
import type { Page } from 'playwright-core';
import type { Screen } from '../testing/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const JOB = '/#/applicants/decatur-1/shift-leader/larkfiel0001';
const PROFILE = '/#/applicant/1';
const TABS = ['application', 'notes', 'feedback', 'activity'];

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.locator('main tbody input[type="checkbox"], main li input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

export const applicantScreens: Screen[] = [
  { name: 'applicants', path: '/#/applicants', signIn: ADMIN },
  { name: 'applicants-selected', path: '/#/applicants', signIn: ADMIN, prepare: selectTwo },
  { name: 'applicants-no-match', path: '/#/applicants/all-applicants?query=zzz', signIn: ADMIN },
  { name: 'applicants-inactive', path: '/#/applicants/inactive-applicants', signIn: ADMIN },
  { name: 'applicants-of-a-job', path: JOB, signIn: ADMIN },
  { name: 'applicants-board', path: `${JOB}?view=board`, signIn: ADMIN },
  ...TABS.map((tab) => ({ name: `applicant-${tab}`, path: `${PROFILE}?tab=${tab}`, signIn: ADMIN })),
  { name: 'applicants-print', path: '/#/applicants/print?ids=1', signIn: ADMIN },
  { name: 'applicants-import', path: '/#/applicants/import', signIn: ADMIN },
];
