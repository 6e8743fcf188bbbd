/** Steps shared by the journeys about onboarding. */
import type { Page } from 'playwright-core';
import { insertApplicant } from '../../testing/people/insert-applicant.ts';
import { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { enter } from '../shell/steps.ts';

export const PHONE = { width: 390, height: 844 };

export async function openOnboarding(): Promise<OnboardingOffice> {
  const office = await OnboardingOffice.open({ sandbox: true });
  // An announcement would cover the buttons in the corner.
  await office.rows('delete from pop_up_notifications');
  await office.rows('update companies set onboarding_activated_at = now() where onboarding_activated_at is null');
  return office;
}

export async function open(page: Page, office: OnboardingOffice, path: string, email?: string): Promise<void> {
  await enter(page.context(), office.product.url, email);
  await page.goto(`${office.product.url}/#${path}`);
}

let made = 0;

/** A hired applicant without an employee record. */
export async function hiredApplicant(office: OnboardingOffice, firstName: string, lastName: string): Promise<number> {
  made += 1;
  const [stage] = await office.rows<{ id: number }>('select id from stages where company_id = 1 limit 1');
  return insertApplicant(office.product.app.ownerPool, {
    positionId: office.employees.positionId,
    stageId: stage?.id ?? 0,
    firstName,
    lastName,
    status: 'hired',
    email: `onboarding.${process.pid}.${made}@mail.test`,
  });
}

/** Names instead of the technical types that the office uses. */
export const renameProcess = async (office: OnboardingOffice, id: number, name: string): Promise<void> => {
  await office.rows('update company_onboarding_processes set name = $2 where company_id = 1 and id = $1', [id, name]);
};
