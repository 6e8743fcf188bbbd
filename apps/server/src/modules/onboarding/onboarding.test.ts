// An onboarding from start to end over HTTP: portal, forms, what the company does, and what the record says afterwards.
import { verifyDocument } from '@onward/contract/documents/documents';
import { getEmployeeAttachment } from '@onward/contract/employees/employee-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, ANSWERS } from '../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../testing/people/onboarding-office.ts';
import { until } from '../../../../../testing/until.ts';
import { textsOf } from '../documents/rendering/pdf-reading.fixture.ts';
import { fileForm, resumeFiling } from './filing/file-forms.ts';

let office: OnboardingOffice;

beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

async function download(id: number | undefined): Promise<Buffer> {
  const path = getEmployeeAttachment.path.replace(':id', String(id));
  const file = await fetch(`${office.product.url}${path}`, {
    headers: { authorization: `Bearer ${office.admin.token}` },
  });
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await file.arrayBuffer());
}

async function verify(bytes: Buffer): Promise<unknown> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'form.pdf');
  return (await fetch(`${office.product.url}${verifyDocument.path}`, { method: 'POST', body: form })).json();
}

describe('An onboarding', () => {
  it('goes from the start to its end, and asks nothing twice [ONB-019, ONB-020, ONB-022, ONB-040, ONB-041, ONB-042, ONB-043, ONB-044, AHD-016]', async () => {
    const hire = await office.onboard([
      { type: 'basic_information' },
      { type: 'w4' },
      { type: 'us_state_tax' },
      { type: 'direct_deposit' },
      { type: 'i9' },
      { type: 'wotc', requirement: 'optional', config: { wotc_company: 'LARKFIELD' } },
    ]);
    const before = await hire.tasks();
    expect(before).toMatchObject({ status: 'not_started', done_count: 0, all_count: 6 });
    expect(before.modules.map(({ actions }) => actions[0]?.lock_reason)).toEqual([
      null,
      'basic_information',
      'basic_information',
      null,
      'basic_information',
      null,
    ]);
    await hire.fillBasics();
    expect((await hire.tasks()).modules.flatMap(({ actions }) => actions).map(({ status }) => status)).toEqual([
      'completed',
      'open',
      'open',
      'open',
      'open',
      'open',
    ]);
    expect((await office.employees.browse(hire.employeeId)).employee_information).toMatchObject({
      basic_information: { legal_first_name: 'Marcus', ssn: '*****6789' },
      address: { city: 'Atlanta', state: 'GA' },
      emergency_contact: { name: 'Rosa Bell' },
    });
    await hire.submit('w4_form', ANSWERS.w4);
    await hire.submit('employee_fill_us_state_tax_form', ANSWERS.state_tax);
    await hire.submit('direct_deposit_form', { pay_method: 'direct_deposit' }, { accounts: [ACCOUNT] });
    const i9 = await hire.form('employee_fill_i9_form');
    expect(i9.answers).toMatchObject({ first_name: 'Marcus', last_name: 'Bell', ssn: '*****6789', city: 'Atlanta' });
    await hire.submit('employee_fill_i9_form', { ...i9.answers, ...ANSWERS.i9 });
    expect(await office.view(hire.key)).toMatchObject({ status: 'in_progress', state: 'need_attention' });

    await hire.fillEmployment();
    const papers = {
      papers: 'a',
      a_document: 'us_passport',
      a_issuer: 'U.S. Department of State',
      a_number: '512345678',
    };
    const section2 = {
      ...papers,
      a_expires: '2031-01-01',
      first_day: '2026-12-01',
      signer_title: 'Manager',
      examined: 'in_person',
    };
    expect((await hire.save('hr_fill_i9_form', section2, {}, office.admin)).status).toBe(200);
    const done = await hire.complete('hr_fill_i9_form', { agreed: true });
    expect(done.status).toBe(200);
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed', state: 'completed', percent: 100 });
    expect((await hire.tasks()).status).toBe('completed');
  });

  it('files each form as a sealed PDF among the documents of the employee [ONB-043, ONB-044, ONB-048]', async () => {
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'w4' }, { type: 'us_state_tax' }]);
    await hire.fillBasics();
    await hire.submit('w4_form', ANSWERS.w4);
    await hire.submit('employee_fill_us_state_tax_form', ANSWERS.state_tax);
    const files = await until('three files', async () => {
      const { attachments } = await office.employees.browse(hire.employeeId);
      return attachments.length >= 3 ? attachments : undefined;
    });
    const w4 = files.find(({ name }) => name.startsWith('W-4 (2026)'));
    expect(w4).toMatchObject({ category: 'tax', source: 'signed', can_delete: false });
    const sealed = await download(w4?.id);
    for (const text of await textsOf(sealed)) {
      expect(text).toContain('Form W-4 Department of the Treasury');
      expect(text).toContain('First name and middle initial Marcus Last name Bell');
      expect(text).toContain('X Single or Married filing separately');
      expect(text).toMatch(/3\(a\) \$ 2,200\.00/);
    }
    const state = files.find(({ name }) => name.startsWith('GA G-4'));
    for (const text of await textsOf(await download(state?.id))) expect(text).toContain('X Single Married, one income');
    expect(await verify(sealed)).toMatchObject({ verification: { result: 'genuine' } });
  });

  it('files Form 8850 with the day of the offer and the employer [ONB-048]', async () => {
    const hire = await office.onboard([
      { type: 'basic_information' },
      { type: 'wotc', config: { wotc_company: 'LARKFIELD' } },
    ]);
    await office.rows(
      `with request as (insert into signing_requests
           (company_id, title, issuer, language, time_zone, tag_values, letterhead)
         values (1, 'Offer', 'Larkfield Group LLC', 'en', 'UTC', '{}', '{}') returning id),
       hired as (update employees set application_id =
           (select min(id) from applications where company_id = 1
              and id not in (select application_id from employees where company_id = 1 and application_id is not null))
         where company_id = 1 and id = $1 returning application_id)
       insert into application_offers (company_id, application_id, stage_entry, signing_request_id, offer_template_ids,
         status, sent_at, expires_at)
       select 1, hired.application_id, 1, request.id, '{1}', 'signed', '2026-10-30T15:00:00Z', now() from hired, request`,
      [hire.employeeId],
    );
    await hire.fillBasics();
    await hire.submit('employee_fill_wotc_form', ANSWERS.wotc);
    const file = await until('Form 8850', async () => {
      const { attachments } = await office.employees.browse(hire.employeeId);
      return attachments.find(({ name }) => name.startsWith('Form 8850'));
    });
    for (const text of await textsOf(await download(file.id))) {
      expect(text).toContain('7 X Check here if');
      expect(text).toContain('Was offered job 10/30/2026 Was hired 11/02/2026');
      expect(text).toContain("Employer's name Larkfield Group LLC");
    }
  });

  it('files a form once, even when the worker died before or it is asked for again [ONB-043]', async () => {
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'w4' }]);
    await hire.fillBasics();
    await hire.submit('w4_form', ANSWERS.w4);
    const { id } = await office.action(hire.key, 'w4_form');
    const named = async () => {
      const { attachments } = await office.employees.browse(hire.employeeId);
      return attachments.filter(({ name }) => name.startsWith('W-4')).length;
    };
    await until('the file', async () => (await named()) === 1);
    const job = { company_id: 1, action_id: id };
    await Promise.all([fileForm(office.product.app, job), fileForm(office.product.app, job)]);
    expect(await named()).toBe(1);
    // As a worker leaves it that was killed before it wrote the file.
    await office.rows(
      `update employee_onboarding_actions set is_unfiled = true, completed_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await resumeFiling(office.product.app);
    await until('the file again', async () => (await named()) === 2);
  });
});
