/** Onboarding processes: written step by step, ordered, copied, deleted, and checked before anyone is hired. */
import { createCompanyDocument } from '@onward/contract/onboarding/company-documents';
import {
  type CompanyProcess,
  getOnboardingProcess,
  listOnboardingProcesses,
  type ProcessRow,
  updateOnboardingProcess,
} from '@onward/contract/onboarding/onboarding-processes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { completeModule, createProcess } from '../../testing/people/onboarding-templates.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { inspect } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of (409|422)/]);

const ADMIN = 'super.admin@larkfield.test';
const READER = 'manager@larkfield.test';
const OTHER = 'hr.admin@larkfield.test';

let product: InProcessProduct;
let admin: ApiCaller;
let role: { kind: string; id: number };

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn(ADMIN);
  const { rows } = await product.app.ownerPool.query(
    `select id from company_roles where company_id = 1 and name = 'Manager'`,
  );
  role = { kind: 'company_role', id: rows[0].id };
  await createDocument('Employee handbook');
});
afterAll(() => product.stop());

async function createDocument(name: string): Promise<void> {
  const field = { id: 's', kind: 'signature', role: 'applicant', label: 'Signature', required: true };
  const blocks = [
    { type: 'paragraph', inlines: [{ type: 'text', text: 'Be kind to guests.' }] },
    { type: 'paragraph', inlines: [{ type: 'field', field }] },
  ];
  await admin.call(createCompanyDocument, { body: { company_document_template: { name, body: { blocks } } } });
}

async function open(page: Page, path: string, email = ADMIN): Promise<void> {
  await signIn(page.context(), product.url, { email, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
}

async function named(name: string): Promise<CompanyProcess> {
  const { body } = await admin.call<{ company_onboarding_processes: ProcessRow[] }>(listOnboardingProcesses, {
    query: { query: name },
  });
  const id = body.company_onboarding_processes.find((row) => row.name === name)?.id ?? 0;
  const found = await admin.call<{ company_onboarding_process: CompanyProcess }>(getOnboardingProcess, {
    params: { id },
  });
  return found.body.company_onboarding_process;
}

const modules = (types: string[]) => Promise.all(types.map((type) => completeModule(admin, type, role)));
const toast = (page: Page, text: string) => page.locator('.ant-notification-notice', { hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rail = (page: Page) => page.getByRole('complementary', { name: 'Order for employees' });
const order = (page: Page): Promise<string[]> => rail(page).locator('ol > li span:nth-of-type(2)').allTextContents();
const seeOrder = (page: Page, names: string[]) =>
  until(`the order ${names.join(', ')}`, async () => (await order(page)).join() === names.join());
const save = (page: Page) => page.locator('header').getByRole('button', { name: 'Save and close' });

async function require(page: Page, module: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: `Requirement of ${module}`, exact: true })
    .getByText('Required')
    .click();
  await rail(page).getByText(module, { exact: true }).waitFor();
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.keyboard.type(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

/** The list stays open for further ones. */
async function chooseSome(page: Page, field: string, option: string): Promise<void> {
  await choose(page, field, option);
  await page.keyboard.press('Escape');
}

describe('Writing an onboarding process', () => {
  test('leads through four steps, the last two for each module, and stores it at the end [ONB-001, ONB-004, ONB-005, ONB-008]', async ({
    page,
  }) => {
    await open(page, '/onboarding/processes');
    await page.waitForURL(/#\/admin\/onboarding\/processes$/);
    await page.getByRole('link', { name: 'New onboarding process' }).first().click();
    await button(page, 'Continue').click();
    await page.waitForURL(/step=select_module/);
    await require(page, 'Form I-9');
    await page.getByText("Can't be combined with Form I-9").waitFor();
    await button(page, 'Back').click();
    await page.getByRole('textbox', { name: 'Process name' }).fill('Restaurant hourly');
    await button(page, 'Continue').click();
    await seeOrder(page, ['Basic information', 'Form I-9']);
    await inspect(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await button(page, 'Continue').click();
    await page.waitForURL(/step=module_introduction&module=1/);
    await page.getByRole('textbox', { name: 'Introduction' }).fill('Tell us who you are.');
    await button(page, 'Continue').click();
    await button(page, 'Next module').click();
    await page.getByText('Please select at least one assignee').waitFor();
    await page.getByText('1 field to fix').waitFor();
    await chooseSome(page, 'Assignees of Complete the employment details', 'Manager');
    await button(page, 'Next module').click();
    await page.getByRole('heading', { name: 'Form I-9' }).waitFor();
    await button(page, 'Continue').click();
    await page.getByRole('textbox', { name: 'Employer EIN' }).fill('582214907');
    expect(await page.getByRole('textbox', { name: 'Employer EIN' }).inputValue()).toBe('58-2214907');
    await chooseSome(page, 'Assignees of Section 2', 'Grace Kim');
    await save(page).click();
    await page.getByText('1 field to fix').waitFor();
    await inspect(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('textbox', { name: 'Employer address' }).fill('1180 W Peachtree St NW, Atlanta, GA 30309');
    await page.locator('footer').getByRole('button', { name: 'Save and close' }).click();
    await toast(page, 'Restaurant hourly saved').waitFor();
    await page.getByRole('link', { name: 'Restaurant hourly' }).waitFor();

    const { modules: stored } = await named('Restaurant hourly');
    expect(stored.map(({ module_type, sequence }) => [module_type, sequence])).toEqual([
      ['basic_information', 0],
      ['i9', 1],
    ]);
    expect(stored[0]?.description).toBe('Tell us who you are.');
    expect(stored[1]?.config).toMatchObject({ employer_ein: '582214907', skip_prepopulate: false });
    expect(stored[1]?.actions[1]?.assignees).toMatchObject([{ kind: 'company_staff', name: 'Grace Kim' }]);
  });

  test('orders modules with the keyboard and the pointer, and refuses what depends on others [ONB-006, ONB-007]', async ({
    page,
  }) => {
    const types = ['basic_information', 'w4', 'direct_deposit'];
    const { id, name } = await createProcess(admin, await modules(types), 'Ordered');
    await open(page, `/admin/onboarding/processes/${id}?step=select_module`);
    await seeOrder(page, ['Basic information', 'W-4', 'Direct deposit']);
    const move = async (module: string, key: string, place: number) => {
      await rail(page)
        .getByRole('button', { name: `Move ${module}`, exact: true })
        .focus();
      await page.keyboard.press('Space');
      await rail(page).locator('li[data-dragging="true"]').waitFor();
      await page.keyboard.press(key);
      await page.getByText(`${module} is at position ${place} of 3`).waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
    };
    await move('Direct deposit', 'ArrowUp', 2);
    await seeOrder(page, ['Basic information', 'Direct deposit', 'W-4']);
    await move('Basic information', 'ArrowDown', 2);
    await seeOrder(page, ['Direct deposit', 'Basic information', 'W-4']);
    const handle = rail(page).getByRole('button', { name: 'Move W-4', exact: true });
    await handle.hover();
    await page.mouse.down();
    const top = await rail(page).getByText('Direct deposit').boundingBox();
    await page.mouse.move((top?.x ?? 0) + 10, (top?.y ?? 0) + 2, { steps: 8 });
    await page.mouse.up();
    await page.getByRole('alert').getByText('come after basic information').waitFor();
    await seeOrder(page, ['Direct deposit', 'Basic information', 'W-4']);
    const requirement = page.getByRole('radiogroup', { name: 'Requirement of Direct deposit' });
    // Drag and drop ignores clicks for 50 ms after a drop, which only a script is fast enough to notice.
    await until('a click to count', async () => {
      await requirement.getByText('Optional').click();
      return requirement.getByRole('radio', { name: 'Optional' }).isChecked();
    });
    await rail(page).getByRole('button', { name: 'Remove W-4' }).press('Enter');
    await seeOrder(page, ['Direct deposit', 'Basic information']);
    await save(page).press('Enter');
    await toast(page, `${name} saved`).waitFor();
    expect((await named(name)).modules.map((module) => [module.module_type, module.requirement])).toEqual([
      ['direct_deposit', 'optional'],
      ['basic_information', 'required'],
    ]);
  });

  test('asks own questions and lets employees sign company documents [ONB-004, ONB-005, ONB-014]', async ({ page }) => {
    const { id } = await createProcess(admin, await modules(['basic_information']), 'Questions and documents');
    await open(page, `/admin/onboarding/processes/${id}?step=select_module`);
    await require(page, 'Collect information');
    await require(page, 'Company documents');
    await page.getByRole('button', { name: /Configure module/ }).click();
    await page.getByRole('navigation', { name: 'Modules' }).getByText('Collect information').click();
    await button(page, 'Next module').click();
    await page.getByText('Add at least one question').waitFor();
    await button(page, 'Add question').click();
    await page.getByRole('textbox', { name: 'Question 1' }).fill('Shirt size?');
    await chooseSome(page, 'Assignees of Review answers', 'Manager');
    await button(page, 'Next module').click();
    await button(page, 'Continue').click();
    await chooseSome(page, 'Documents to sign', 'Employee handbook');
    await chooseSome(page, 'Assignees of Sign for the company', 'Manager');
    await save(page).click();
    await toast(page, 'Questions and documents saved').waitFor();
    const { modules: stored } = await named('Questions and documents');
    expect(stored[1]?.actions[0]?.form.questions).toMatchObject([{ title: 'Shirt size?' }]);
    expect(stored[2]?.config.company_document_templates).toHaveLength(1);
  });

  test('asks before unsaved changes are lost, and shows what somebody else saved [ONB-012, PLT-057, AHD-021]', async ({
    page,
  }) => {
    const { id } = await createProcess(admin, await modules(['basic_information']), 'Two editors');
    await open(page, `/admin/onboarding/processes/${id}`);
    await page.getByRole('textbox', { name: 'Process name' }).fill('Mine');
    await page.getByRole('link', { name: 'Processes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await admin.call(updateOnboardingProcess, {
      params: { id },
      body: { company_onboarding_process: { name: 'Theirs', version: 1 } },
    });
    await save(page).click();
    await page.getByText('Their version Theirs').waitFor();
    await button(page, 'Keep mine').click();
    await toast(page, 'Mine saved').waitFor();
    expect((await named('Mine')).modules).toHaveLength(1);
  });
});

describe('The list of onboarding processes', () => {
  test('copies, deletes with undo, and checks what would block a location [ONB-011, ONB-012, AHD-017]', async ({
    page,
  }) => {
    const types = ['basic_information', 'i9'];
    await createProcess(admin, await modules(types), 'Copied');
    await open(page, '/admin/onboarding');
    const act = async (name: string, action: string) => {
      await button(page, `Actions for ${name}`).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await act('Copied', 'Duplicate');
    await toast(page, 'Copied (copy) created').waitFor();
    await page.getByRole('link', { name: 'Copied (copy)' }).waitFor();
    await act('Copied (copy)', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Copied (copy)' }).waitFor({ state: 'detached' });
    await toast(page, 'Copied (copy) deleted').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Copied (copy)' }).waitFor();

    await act('Copied (copy)', 'Check readiness');
    const drawer = page.getByRole('dialog', { name: 'Can Copied (copy) start?' });
    await drawer.getByText('Basic information: ready').waitFor();
    await choose(page, 'Location', 'Emory Village');
    await drawer.getByText('Emory Village has no employer tax information').waitFor();
    await inspect(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawer.getByRole('link', { name: 'Open locations' }).click();
    await page.waitForURL(/currentPanel=locations/);
  });

  test('shows documents with the editor of offers, in the words of onboarding [ONB-010, ONB-014]', async ({ page }) => {
    await open(page, '/admin/onboarding/documents');
    await page.getByRole('link', { name: 'New document' }).first().click();
    await page.getByRole('button', { name: /Employee 0 fields/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Pay', exact: true }).count(), 'no terms of offers').toBe(0);
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('Write the text of the document').waitFor();
    await page.goto(`${product.url}/#/admin/onboarding/documents`);
    await page.getByRole('link', { name: 'Employee handbook' }).click();
    await page.getByText('Employee signature is placed').waitFor();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Handbook 2027');
    await page.keyboard.press('Enter');
    await button(page, 'Save template').click();
    await toast(page, 'Handbook 2027 saved').waitFor();
    await page.goto(`${product.url}/#/admin/onboarding/documents`);
    await page.getByRole('link', { name: 'Handbook 2027' }).waitFor();
    await inspect(page);
  });
});

describe('Without the permission to edit', () => {
  testOnFreshPage('a process is read, and nothing can be changed [ONB-010, ONB-018]', async ({ page }) => {
    const { id } = await createProcess(admin, await modules(['basic_information', 'w4']), 'Only read');
    await product.app.ownerPool.query(
      `update company_roles set permissions = '{manage_onboarding}' where company_id = 1 and name = 'Manager'`,
    );
    await product.app.ownerPool.query(`select pg_notify('onward_access', 'company:1')`);
    await open(page, '/admin/onboarding', READER);
    await page.getByRole('link', { name: 'Only read' }).waitFor();
    expect(await page.getByRole('link', { name: 'New onboarding process' }).count()).toBe(0);
    await button(page, 'Actions for Only read').click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['View', 'Check readiness']);
    await page.goto(`${product.url}/#/admin/onboarding/processes/${id}?step=configure_module&module=2`);
    await page.getByRole('textbox', { name: 'Employer EIN' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Employer EIN' }).inputValue()).toBe('*****4907');
    expect(await page.getByRole('textbox', { name: 'Employer EIN' }).isDisabled()).toBe(true);
    expect(await page.getByRole('img', { name: 'Incomplete' }).count()).toBe(0);
    expect(await button(page, 'Save and close').count()).toBe(0);
  });
});

describe('Turning onboarding on', () => {
  testOnFreshPage('is offered to those who manage it, and explained to others [ONB-010]', async ({ page }) => {
    await product.app.ownerPool.query('update companies set onboarding_activated_at = null where id = 1');
    await page.setViewportSize(phone);
    await product.app.ownerPool.query(
      `update company_roles set permissions = '{edit_onboarding_process}' where company_id = 1 and name = 'HR Admin'`,
    );
    await product.app.ownerPool.query(`select pg_notify('onward_access', 'company:1')`);
    await open(page, '/onboarding', OTHER);
    await page.getByText("Your company hasn't turned onboarding on yet").waitFor();
    expect(await button(page, 'Turn on onboarding').count()).toBe(0);
    await open(page, '/onboarding');
    await page.reload();
    await button(page, 'Turn on onboarding').click();
    await toast(page, 'Onboarding is on').waitFor();
    await page.goto(`${product.url}/#/admin/onboarding/settings`);
    await page.getByText(/^On since/).waitFor();
  });
});
