/** Applicants in lists, on the board and one by one; shared, printed and imported from a file. */
import { createShare } from '@onward/contract/applicants/application-remarks';
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import type { Outside } from '../../testing/product/outside.ts';
import { inLanguage } from '../careers/public-screens.ts';

const ADMIN = 'super.admin@larkfield.test';
const JOB = '/#/applicants/decatur-1/shift-leader/larkfiel0001';
const PROFILE = '/#/applicant/1';
const TABS = ['application', 'notes', 'feedback', 'schedule', 'activity'];

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.locator('main tbody input[type="checkbox"], main li input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

/** What someone without an account sees through an emailed link. */
async function openShared(page: Page, outside: Outside): Promise<void> {
  const { origin } = new URL(page.url());
  const guest = `guest-${Date.now()}@mail.example`;
  const admin = await new ApiCaller(origin).signIn(ADMIN);
  await admin.call(createShare, { params: { id: 1 }, body: { emails: [guest], message: '' } });
  const { text } = await outside.email(guest);
  await page.goto(`${origin}${/\/shared\/[\w-]+/.exec(text)?.[0]}`, { waitUntil: 'networkidle' });
  await inLanguage(page);
}

export const screens: Screen[] = [
  { name: 'applicants', path: '/#/applicants', signIn: ADMIN },
  { name: 'applicants-selected', path: '/#/applicants', signIn: ADMIN, prepare: selectTwo },
  { name: 'applicants-no-match', path: '/#/applicants/all-applicants?query=zzz', signIn: ADMIN },
  { name: 'applicants-inactive', path: '/#/applicants/inactive-applicants', signIn: ADMIN },
  { name: 'applicants-of-a-job', path: JOB, signIn: ADMIN },
  { name: 'applicants-board', path: `${JOB}?view=board`, signIn: ADMIN },
  ...TABS.map((tab) => ({ name: `applicant-${tab}`, path: `${PROFILE}?tab=${tab}`, signIn: ADMIN })),
  { name: 'applicants-print', path: '/#/applicants/print?ids=1', signIn: ADMIN },
  { name: 'applicant-shared', path: '/#/login', prepare: openShared },
  { name: 'applicants-import', path: '/#/applicants/import', signIn: ADMIN },
];
