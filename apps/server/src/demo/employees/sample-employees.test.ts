import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../testing/people/employee-office.ts';
import { until } from '../../../../../testing/until.ts';
import { loadSampleEmployees } from './sample-employees.ts';
import { loadSamplePayroll } from './sample-payroll.ts';

let office: EmployeeOffice;

beforeAll(async () => {
  office = await EmployeeOffice.open({ sandbox: true });
  await office.rows('delete from employees where company_id = 1');
  await loadSampleEmployees(office.product.app);
});
afterAll(() => office.product.stop());

const countOf = async (condition: string): Promise<number> =>
  (
    await office.rows<{ count: number }>(
      `select count(*)::int as count from employees e where company_id = 1 and ${condition}`,
    )
  )[0]?.count ?? 0;

describe('The employees of the demo', () => {
  it('are about 300 in every status, at every location [EMP-001, EMP-023]', async () => {
    expect(await countOf('true')).toBe(300);
    for (const status of ['active', 'suspended', 'terminated'])
      expect(await countOf(`status = '${status}'`)).toBeGreaterThan(5);
    const [places] = await office.rows(
      `select count(distinct location_id)::int as used, (select count(*)::int from locations l where company_id = 1
         and deleted_at is null and exists (select from positions p where p.location_id = l.id)) as all from employees`,
    );
    expect(places?.used).toBe(places?.all);
  });

  it('have open issues of every kind a record can have, and documents that expire [EMP-007, AHD-024]', async () => {
    for (const code of ['missing_location', 'missing_ssn', 'missing_address', 'missing_pay', 'document_expired']) {
      expect(await countOf(`'${code}' = any(issues)`), code).toBeGreaterThan(0);
    }
    const { body } = await office.list({ has_expiring_documents: true, per_page: 50 });
    expect(body.total_count).toBeGreaterThan(3);
    const [first] = body.employees;
    const { attachments, employee_information } = await office.browse(first?.id ?? 0);
    expect(attachments).toHaveLength(1);
    expect(employee_information.basic_information.date_of_birth).toMatch(/^\*{4}-\*{2}-\d{2}$/);
  });

  it('are at the payroll provider, except two it refused and those who are not ready [EMP-031, AHD-013]', async () => {
    await loadSamplePayroll(office.product.app);
    await until('the provider to answer', async () => {
      const [open] = await office.rows(`select from payroll_transfers where status in ('queued', 'sending')`);
      return open === undefined;
    });
    const transfers = await office.rows<{ status: string; count: number }>(
      'select status, count(*)::int as count from payroll_transfers group by status order by status',
    );
    expect(transfers.map(({ status }) => status)).toEqual(['failed', 'sent']);
    expect(await countOf(`'payroll_failed' = any(issues)`)).toBe(transfers[0]?.count);
  });

  it('are loaded once [PLT-058]', async () => {
    await loadSampleEmployees(office.product.app);
    expect(await countOf('true')).toBe(300);
  });
});
