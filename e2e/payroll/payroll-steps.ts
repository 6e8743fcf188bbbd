/** Steps shared by the journeys about payroll. */
import type { Page } from 'playwright-core';
import { insertApplicant } from '../../testing/people/insert-applicant.ts';
import { PayrollOffice } from '../../testing/people/payroll-office.ts';
import { enter } from '../shell/steps.ts';

export const PHONE = { width: 390, height: 844 };

export async function openPayroll(): Promise<PayrollOffice> {
  const office = await PayrollOffice.open();
  // An announcement would cover the buttons in the corner.
  await office.rows('delete from pop_up_notifications');
  return office;
}

export async function open(page: Page, office: PayrollOffice, path: string, email?: string): Promise<void> {
  await enter(page.context(), office.product.url, email);
  await page.goto(`${office.product.url}/#${path}`);
}

let made = 0;

export async function applicantOf(
  office: PayrollOffice,
  { firstName, lastName, ...more }: { firstName: string; lastName: string; status?: 'hired' },
): Promise<number> {
  made += 1;
  const [stage] = await office.rows<{ id: number }>('select id from stages where company_id = 1 limit 1');
  return insertApplicant(office.product.app.ownerPool, {
    positionId: office.employees.positionId,
    stageId: stage?.id ?? 0,
    firstName,
    lastName,
    ...more,
    email: `payroll.${process.pid}.${made}@mail.test`,
  });
}

/** The dialog that checks and sends one person. */
export const sendDialog = (page: Page) => page.getByRole('dialog', { name: /^Send .* to/ });
export const closeDialog = (page: Page) =>
  sendDialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
