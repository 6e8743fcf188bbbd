import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../testing/people/employee-office.ts';
import { loadSampleEmployees } from '../employees/sample-employees.ts';
import { loadSampleOnboarding } from './sample-onboarding.ts';

let office: EmployeeOffice;

beforeAll(async () => {
  office = await EmployeeOffice.open();
  await office.rows('delete from employees where company_id = 1');
  await office.rows('delete from company_onboarding_modules');
  await office.rows('delete from company_onboarding_processes');
  await office.rows(`delete from document_templates where kind = 'company_document'
    and not exists (select from document_revisions r where r.template_id = document_templates.id)`);
  await loadSampleEmployees(office.product.app);
  await loadSampleOnboarding(office.product.app);
}, 120_000);
afterAll(() => office.product.stop());

describe('The onboardings of the demo', () => {
  it('are about 80 with three processes, in every state, some late, some sent back [ONB-001, ONB-019, ONB-021]', async () => {
    const rows = await office.rows<{ state: string; count: number }>(
      'select state, count(*)::int as count from employee_onboarding_processes group by state',
    );
    const counts = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    expect(Object.keys(counts).toSorted()).toEqual([
      'action_required',
      'completed',
      'in_progress',
      'need_attention',
      'not_started',
      'suspended',
    ]);
    const all = rows.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBeGreaterThan(60);
    expect((await office.rows('select from company_onboarding_processes')).length).toBe(3);
    const late = await office.rows(
      `select from employee_onboarding_processes where waiting_due_on < current_date and ended_at is null`,
    );
    expect(late.length).toBeGreaterThan(0);
  });

  it('are in the list of employees as they are [ONB-016]', async () => {
    const [wrong] = await office.rows<{ count: number }>(
      `select count(*)::int as count from employees e full join employee_onboarding_processes o on o.company_id = e.company_id
         and o.employee_id = e.id where e.onboarding_state is distinct from o.state`,
    );
    expect(wrong?.count).toBe(0);
  });
});

describe('The Forms I-9 of the demo', () => {
  it('are on time, due today, and late, and some permissions to work end soon [AHD-011]', async () => {
    const rows = await office.rows<{ status: string; due_what: string | null; days: number | null }>(
      `select status, due_what, due_on - (now() at time zone 'America/New_York')::date as days from i9_forms`,
    );
    const of = (what: string) => rows.filter(({ due_what }) => due_what === what);
    expect(rows.filter(({ status }) => status === 'complete').length).toBeGreaterThan(30);
    for (const what of ['section1', 'section2']) {
      const days = of(what).map(({ days }) => days ?? 0);
      expect(Math.min(...days), what).toBeLessThan(0);
      expect(Math.max(...days), what).toBeGreaterThan(0);
      expect(days.filter((each) => each < 0).length, what).toBeLessThan(days.length / 2);
    }
    expect(of('receipt').filter(({ days }) => (days ?? 0) > 80).length).toBeGreaterThan(0);
    expect(of('reverification').filter(({ days }) => (days ?? 999) <= 90).length).toBeGreaterThan(2);
  });
});
