/** The order of modules by touch, on a tablet. */

import type { CompanyProcess } from '@onward/contract/onboarding/onboarding-processes';
import { getOnboardingProcess } from '@onward/contract/onboarding/onboarding-processes';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { Finger } from '../../testing/browser/touch.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { completeModule, createProcess } from '../../testing/people/onboarding-templates.ts';
import { until } from '../../testing/until.ts';
import { open, openOnboarding } from './onboarding-steps.ts';

let office: OnboardingOffice;
beforeAll(async () => {
  office = await openOnboarding();
});
afterAll(() => office.product.stop());

const TABLET = { width: 1180, height: 820 };

describe('Modules of a process', () => {
  test('are ordered with a finger on their handle, and stored in that order [ONB-007]', async ({ browser }) => {
    const assignee = { kind: 'company_staff', id: office.adminId };
    const modules = await Promise.all(
      ['basic_information', 'direct_deposit', 'w4'].map((type) => completeModule(office.admin, type, assignee)),
    );
    const { id } = await createProcess(office.admin, modules, 'By touch');
    const context = await browser.newContext({ viewport: TABLET, hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, office, `/admin/onboarding/processes/${id}?step=select_module`);
    const rail = page.getByRole('complementary', { name: 'Order for employees' });
    const order = () => rail.locator('ol > li span:nth-of-type(2)').allTextContents();
    await until('the modules', async () => (await order()).length === 3);

    const finger = await Finger.on(page);
    await finger.down(rail.getByRole('button', { name: 'Move W-4', exact: true }));
    const above = await rail.getByText('Direct deposit').boundingBox();
    await finger.moveTo((above?.x ?? 0) + 10, (above?.y ?? 0) + 2);
    await rail.locator('li[data-dragging="true"]').waitFor();
    await finger.up();
    await until('the new order', async () => (await order()).join() === 'Basic information,W-4,Direct deposit');
    // Right after a drag, taps count for nothing.
    await until('taps count again', () =>
      page.evaluate(() => {
        let isHeard = false;
        window.addEventListener('click', () => (isHeard = true), { once: true });
        document.body.click();
        return isHeard;
      }),
    );
    await page.locator('header').getByRole('button', { name: 'Save and close' }).tap();
    await page.locator('.ant-notification-notice', { hasText: 'By touch saved' }).waitFor();
    const { body } = await office.admin.call<{ company_onboarding_process: CompanyProcess }>(getOnboardingProcess, {
      params: { id },
    });
    expect(body.company_onboarding_process.modules.map(({ module_type }) => module_type)).toEqual([
      'basic_information',
      'w4',
      'direct_deposit',
    ]);
    await context.close();
  });
});
