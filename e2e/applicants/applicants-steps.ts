/** Steps shared by the journeys about applicants. */
import type { Page } from 'playwright-core';
import { until } from '../../testing/until.ts';

export interface Job {
  id: number;
  key: string;
  title: string;
  stages: { id: number; name: string }[];
}

/** Queries the database directly. */
export type Rows = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Applicants in the first stage of a job; the first of them applied last. */
export async function addPeople(rows: Rows, { id, stages }: Job, names: readonly string[]): Promise<number[]> {
  const added = await rows<{ id: number }>(
    `with person as (
       insert into persons (company_id, first_name, last_name, email)
       select 1, name, 'Sample', lower(name) || $4 || '@mail.test' from unnest($3::text[]) name returning id, first_name, email
     )
     insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name, email,
       applied_at, stage_entered_at, last_activity_at, seen_at)
     select 1, 'sample-' || id, id, $1, $2, first_name, 'Sample', email, now() - id * interval '1 second',
       now(), now() - id * interval '1 second', now()
     from person returning id`,
    [id, stages[0]?.id, names, String(id)],
  );
  return added.map((each) => each.id);
}

export const crowd = (count: number): string[] => Array.from({ length: count }, (_, index) => `Person${index + 1}`);

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const bar = (page: Page) => page.getByRole('region', { name: 'Selected applicants' });
export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
/** From the first page of a longer list. */
export async function selectAllMatching(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar(page).getByText('10 selected').waitFor();
  await bar(page)
    .getByRole('button', { name: `Select all ${count} matching` })
    .click();
  await bar(page).getByText(`${count} selected`).waitFor();
}

export const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name} Sample` });
export const menu = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name} Sample` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
export const speak = async (page: Page, language: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { expanded: true }).fill(language);
  await page.keyboard.press('Enter');
};
export const seeNames = (page: Page, names: string[]) =>
  until(`the rows ${names.join()}`, async () => {
    const shown = await page.locator('tbody a[data-row]').allTextContents();
    return shown.join() === names.map((name) => `${name} Sample`).join();
  });

/** The name of an applicant's stage, as stored on the server. */
export async function stageNameOf(rows: Rows, id: number): Promise<string> {
  const [stage] = await rows<{ name: string }>(
    'select s.name from applications a join stages s on s.id = a.stage_id where a.id = $1',
    [id],
  );
  return stage?.name ?? '';
}
