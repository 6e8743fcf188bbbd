// A hired applicant becomes an employee: everything that was agreed is there already.
import { getApplication } from '@onward/contract/applicants/applications';
import type { Employee } from '@onward/contract/employees/employee';
import { revealSensitiveField } from '@onward/contract/employees/employee-information';
import { addEmployee, browseEmployee, type EmployeeProfile } from '@onward/contract/employees/employees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OfferOffice } from '../../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

const SIGNER = 'general.manager@larkfield.test';
const TERMS = { salary: 17.5, salary_unit: 'hour', start_date: '2030-01-07' };

let product: InProcessProduct;
let office: OfferOffice;
let letterId: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  letterId = (await office.open()).letterId;
});
afterAll(() => product.stop());

const add = (application_id: number) =>
  office.admin.call<{ employee: Employee }>(addEmployee, { body: { employee: { application_id } } });

describe('A hired applicant', () => {
  it('becomes an employee with contact, job, and the terms both sides signed [ONB-031, OFR-016, APP-028]', async () => {
    const signerId = await office.staffId(SIGNER);
    const id = await office.applicant({ phone: '4045550199' });
    await office.send([id], { offer_template_id: letterId, ...TERMS, signer_ids: [signerId] });
    await office.sign(await office.release(id));
    expect((await add(id)).body.error_code).toBe(20003);
    await office.rows(`update applications set status = 'hired', hired_date = '2026-11-09' where id = $1`, [id]);
    const [offer] = await office.offers(id);
    if (!offer) throw new Error('There is no offer.');
    await office.countersign(await office.stranger.signIn(SIGNER), offer);

    const { body } = await add(id);
    expect(body.employee).toMatchObject({
      application_id: id,
      phone: '4045550199',
      position_id: office.positionId,
      hired_date: '2026-11-09',
      start_date: '2030-01-07',
    });
    const params = { id: body.employee.id };
    const { body: profile } = await office.admin.call<EmployeeProfile>(browseEmployee, { params });
    expect(profile.employee_information.compensation).toMatchObject({
      pay_rate: '*****',
      pay_unit: 'hour',
      effective_date: '2030-01-07',
    });
    expect(profile.employee_information.employment_details).toMatchObject({ start_date: '2030-01-07' });
    expect(profile.application).toMatchObject({ id });
    const pay = await office.admin.call(revealSensitiveField, { params, body: { field: 'pay_rate' } });
    expect(pay.body).toEqual({ value: '17.5' });
    const shown = await office.admin.call(getApplication, { params: { id } });
    expect(shown.body).toMatchObject({ application: { employee: { id: body.employee.id } } });
    expect(await add(id)).toMatchObject({ status: 409, body: { error_code: 20002, existing_id: body.employee.id } });
  });

  it('without a signed offer has no pay yet, which is an open issue [EMP-007, ONB-031]', async () => {
    const id = await office.applicant({ status: 'hired' });
    const { body } = await add(id);
    const { body: profile } = await office.admin.call<EmployeeProfile>(browseEmployee, {
      params: { id: body.employee.id },
      query: { include: 'open_issues' },
    });
    expect(profile.employee_information.compensation?.pay_rate).toBeNull();
    expect(profile.employee.open_issues?.map(({ code }) => code)).toEqual([
      'missing_ssn',
      'missing_address',
      'missing_pay',
    ]);
  });
});
