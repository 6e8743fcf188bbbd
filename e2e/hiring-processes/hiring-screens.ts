/** Job postings, their sharing and templates, hiring processes, forms and quizzes. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const POSTING = '/#/job-postings/larkfiel0001';

const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();

const openFirstPosting = async (page: Page) => {
  await page.locator('main tbody a, main li a').first().click();
  await page.locator('[role="textbox"][aria-multiline="true"]').waitFor();
};

const postings: Screen[] = [
  { name: 'job-postings', path: '/#/job-postings', signIn: ADMIN },
  {
    name: 'job-postings-selected',
    path: '/#/job-postings',
    signIn: ADMIN,
    prepare: async (page) => {
      const boxes = page.locator('main tbody input[type="checkbox"], main li input[type="checkbox"]');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
    },
  },
  {
    name: 'job-postings-filters',
    path: '/#/job-postings?brand_id=1',
    signIn: ADMIN,
    prepare: async (page) => {
      const filters = page.locator('main button:has(svg.lucide-sliders-horizontal)');
      if (await filters.isVisible()) await filters.click();
    },
  },
  {
    name: 'job-postings-create',
    path: '/#/company?create_position_modal_visible=true',
    signIn: ADMIN,
    prepare: dialog,
  },
  { name: 'job-posting', path: '/#/job-postings?status=pending', signIn: ADMIN, prepare: openFirstPosting },
  {
    name: 'job-posting-questions',
    path: '/#/job-postings?status=pending',
    signIn: ADMIN,
    prepare: async (page) => {
      await openFirstPosting(page);
      await page.locator('a[href*="tab=questions"]').first().click();
      await page.locator('main ol button[aria-expanded]').first().click();
    },
  },
  { name: 'job-posting-templates', path: '/#/job-posting-templates', signIn: ADMIN },
];

const postingTabs: Screen[] = ['hiring_process', 'sharing', 'activity'].map((tab) => ({
  name: `job-posting-${tab.replace('_', '-')}`,
  path: `${POSTING}?tab=${tab}`,
  signIn: ADMIN,
}));

const pressInDialog = (button: string) => async (page: Page) => {
  await page.locator(`#content ${button}`).first().click();
  await dialog(page);
};

const sharing: Screen[] = [
  {
    name: 'keyword',
    path: `${POSTING}?tab=sharing`,
    signIn: ADMIN,
    prepare: pressInDialog('button.ant-btn-link'),
  },
  {
    name: 'board-add',
    path: `${POSTING}?tab=sharing`,
    signIn: ADMIN,
    prepare: pressInDialog('button:has(svg.lucide-plus)'),
  },
  { name: 'sourcing-tools', path: '/#/sourcing-tools', signIn: ADMIN },
];

const PROCESS = '/#/edit-hiring-process-template/2';

const processes: Screen[] = [
  { name: 'hiring-processes', path: '/#/hiring-process-templates', signIn: ADMIN },
  { name: 'forms', path: '/#/hiring-process-templates/forms', signIn: ADMIN },
  { name: 'quizzes', path: '/#/hiring-process-templates/quizzes', signIn: ADMIN },
  { name: 'offer-letters', path: '/#/hiring-process-templates/offers', signIn: ADMIN },
  { name: 'offer-letter', path: '/#/offer-template/1', signIn: ADMIN },
  { name: 'hiring-process-new', path: '/#/create-hiring-process-template', signIn: ADMIN },
  ...['stages', 'automation', 'positions'].map((tab) => ({
    name: `hiring-process-${tab}`,
    path: `${PROCESS}/${tab}`,
    signIn: ADMIN,
  })),
  { name: 'form-builder', path: '/#/form-template/1', signIn: ADMIN },
  {
    name: 'quiz-builder',
    path: '/#/quiz-template/1',
    signIn: ADMIN,
    prepare: (page) => page.locator('main ol button[aria-expanded]').first().click(),
  },
  { name: 'job-posting-template', path: '/#/job-posting-template/1', signIn: ADMIN },
];

export const screens: Screen[] = [...postings, ...postingTabs, ...sharing, ...processes];
