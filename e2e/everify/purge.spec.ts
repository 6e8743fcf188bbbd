/** Forms I-9 whose retention has ended: listed, and destroyed after a confirmation. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { EverifyOffice } from '../../testing/people/everify-office.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { open, openOnboarding } from '../onboarding/onboarding-steps.ts';
import { seeToast } from '../shell/steps.ts';

let office: OnboardingOffice;
let everify: EverifyOffice;

beforeAll(async () => {
  office = await openOnboarding();
  everify = await EverifyOffice.openAt(office.employees);
  await everify.clear();
});
afterAll(() => office.product.stop());

describe('A Form I-9 that no longer has to be kept', () => {
  test('is offered in the clock, and destroyed for good after a confirmation [EMP-027, AHD-011]', async ({ page }) => {
    const gone = await everify.hire(0, { values: { name: 'Olga Paredes' } });
    const kept = await everify.hire(0, { values: { name: 'Kofi Mensah' } });
    await office.rows(
      `update employees set status = 'terminated', hired_date = '2019-01-01', start_date = '2019-01-01',
         end_date = case id when $1 then '2020-01-01'::date else current_date - 30 end where id = any($2::bigint[])`,
      [gone.id, [gone.id, kept.id]],
    );
    await office.rows(`update i9_forms set first_day = '2019-01-01' where employee_id = any($1::bigint[])`, [
      [gone.id, kept.id],
    ]);
    await open(page, office, '/onboarding/i9-clock');
    await page.getByRole('button', { name: 'Forms that may be destroyed: 1' }).click();
    const drawer = page.getByRole('dialog', { name: 'Forms that may be destroyed' });
    await drawer.getByText('Olga Paredes').waitFor();
    expect(await drawer.getByText('Kofi Mensah').count()).toBe(0);
    await drawer.getByRole('checkbox', { name: /Olga Paredes/ }).check();
    await expectAccessibleInLightAndDark(page);
    await drawer.getByRole('button', { name: 'Destroy 1 form' }).click();
    const asking = page.getByRole('dialog', { name: 'Destroy 1 form for good?' });
    await asking.getByRole('button', { name: 'Destroy 1 form' }).click();
    await seeToast(page, '1 form was destroyed');
    const left = await office.rows<{ id: number }>(
      `select employee_id as id from i9_forms where status <> 'purged' and employee_id = any($1::bigint[])`,
      [[gone.id, kept.id]],
    );
    expect(left).toEqual([{ id: kept.id }]);
  });
});
