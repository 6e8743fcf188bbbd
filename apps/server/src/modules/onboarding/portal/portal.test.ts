// The portal: links, codes, devices, drafts, and what nobody else may see (ONB-040, ONB-041, AHD-016).

import { stopProcess } from '@onward/contract/onboarding/employee-processes';
import { saveSubmission } from '@onward/contract/onboarding/onboarding-forms';
import {
  type CodeSent,
  getPortal,
  openPortal,
  requestPortalCode,
  setPortalLanguage,
  uploadPortalFile,
} from '@onward/contract/onboarding/onboarding-portal';
import { CODES_PER_HOUR } from '@onward/domain/onboarding/portal-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS } from '../../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';

let office: OnboardingOffice;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
});
afterAll(() => office.product.stop());

const BASICS = [{ type: 'basic_information' }] as const;
const stranger = () => office.employees.stranger;

async function started(values: Record<string, unknown> = {}): Promise<string> {
  const { id } = await office.employees.hire({ phone: '4045550142', region_number: '1', ...values });
  const { body } = await office.start(id, await office.process(BASICS));
  return body.employee_onboarding_process.digest_key;
}

describe('The link of the portal', () => {
  it('sends a code to the phone on file, which opens this device only [ONB-036, ONB-040]', async () => {
    const key = await started({ phone: '4045550177' });
    const link = await office.link(key);
    const sent = await stranger().call<CodeSent>(requestPortalCode, { body: link });
    expect(sent).toMatchObject({ status: 201, body: { sent_to: '(•••) •••-0177', channel: 'sms', tries_left: 5 } });
    const { body: text } = await office.product.outside.text('+14045550177');
    expect(text).toMatch(/for \S.* \(Larkfield Group\)/);
    const [code] = text.match(/\d{6}/) ?? [];
    const opened = await stranger().call<{ portal_token: string }>(openPortal, { body: { ...link, code } });
    expect(opened.status).toBe(200);
    const device = stranger().as({ token: opened.body.portal_token });
    expect((await device.call(getPortal, { params: { process_key: key } })).status).toBe(200);
    // A code opens one device.
    const again = await stranger().call(openPortal, { body: { ...link, code } });
    expect(again.body.errors).toHaveProperty('code');
  });

  it('sends the code in the language of the page that asks for it [ONB-040, IDN-034]', async () => {
    const link = await office.link(await started({ phone: '4045550178' }));
    await stranger().call(requestPortalCode, { body: link, headers: { locale: 'fr' } });
    const { body: text } = await office.product.outside.text('+14045550178');
    expect(text).toMatch(/^\d{6} est votre code/);
  });

  it('sends the code by email to those without a phone, or on request [ONB-040]', async () => {
    const email = `portal.${process.pid}@mail.test`;
    const link = await office.link(await started({ phone: null, region_number: null, email }));
    const { body } = await stranger().call<CodeSent>(requestPortalCode, { body: link });
    expect(body).toMatchObject({ channel: 'email', sent_to: 'p•••@mail.test' });
    expect((await office.product.outside.email(email)).text).toMatch(/\d{6}/);
    const both = await office.link(await started());
    const asked = await stranger().call<CodeSent>(requestPortalCode, { body: { ...both, channel: 'email' } });
    expect(asked.body.channel).toBe('email');
  });

  it('refuses wrong codes five times, then until a new one is sent [ONB-040]', async () => {
    const key = await started();
    const link = await office.link(key);
    await stranger().call(requestPortalCode, { body: link });
    await office.setCode(key, '123456');
    const attempt = (code: string) => stranger().call(openPortal, { body: { ...link, code } });
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, text } = await attempt('000000');
      expect([status, text]).toEqual([422, expect.stringContaining(`${left} tr`)]);
    }
    expect((await attempt('123456')).text).toContain('Too many tries');
    for (let turn = 1; turn < CODES_PER_HOUR; turn += 1) {
      expect((await stranger().call(requestPortalCode, { body: link })).status).toBe(201);
    }
    expect((await stranger().call(requestPortalCode, { body: link })).status).toBe(429);
  });

  it('counts codes that are tried at the same moment [ONB-040]', async () => {
    const key = await started();
    const link = await office.link(key);
    await stranger().call(requestPortalCode, { body: link });
    await office.setCode(key, '123456');
    await Promise.all(
      Array.from({ length: 12 }, () => stranger().call(openPortal, { body: { ...link, code: '000000' } })),
    );
    expect((await stranger().call(openPortal, { body: { ...link, code: '123456' } })).text).toContain('Too many tries');
  });

  it('says the same whatever is wrong with it [ONB-040]', async () => {
    const key = await started();
    const link = await office.link(key);
    const other = await office.link(await started());
    const wrong = [
      { ...link, token: 'guessed' },
      { process_key: 'guessed', token: link.token },
      { process_key: other.process_key, token: link.token },
    ];
    for (const body of wrong) {
      expect((await stranger().call(requestPortalCode, { body })).body.error_code).toBe(20007);
      expect((await stranger().call(openPortal, { body: { ...body, code: '1' } })).body.error_code).toBe(20007);
    }
    const device = await office.enter(key);
    const fresh = await office.link(key);
    await office.admin.call(stopProcess, { params: { process_key: key } });
    expect((await stranger().call(requestPortalCode, { body: fresh })).body.error_code).toBe(20007);
    expect((await device.call(getPortal, { params: { process_key: key } })).status).toBe(401);
  });
});

describe('A device', () => {
  it('opens its own onboarding and nothing else [ONB-040, PLT-016]', async () => {
    const [one, other] = [await office.onboard(BASICS), await office.onboard(BASICS)];
    expect((await one.portal.call(getPortal, { params: { process_key: other.key } })).status).toBe(404);
    const foreign = await office.action(other.key, 'employee_fill_basic_information_form');
    const hr = await office.action(one.key, 'hr_fill_basic_information_form');
    for (const { action_key } of [foreign, hr]) {
      const params = { submission_key: action_key };
      expect((await one.portal.call(saveSubmission, { params, body: { answers: {}, draft: true } })).status).toBe(404);
    }
    expect((await one.portal.request('GET', '/v1/employees/counts')).status).toBe(401);
    expect((await one.portal.request('GET', `/v1/employees/${one.employeeId}/browse`)).status).toBe(401);
  });

  it('stays signed in while it is used, and is forgotten after 30 days [ONB-040]', async () => {
    const hire = await office.onboard(BASICS);
    const last = (age: string) =>
      office.rows(
        `update onboarding_portal_sessions s set last_used_at = now() - $2::interval from employee_onboarding_processes o
         where o.id = s.process_id and o.digest_key = $1`,
        [hire.key, age],
      );
    const open = async () => (await hire.portal.call(getPortal, { params: { process_key: hire.key } })).status;
    await last('29 days');
    expect(await open()).toBe(200);
    await last('31 days');
    expect(await open()).toBe(401);
  });

  it('keeps the language for messages [ONB-040, PLT-039]', async () => {
    const hire = await office.onboard(BASICS);
    expect((await hire.portal.call(setPortalLanguage, { body: { language: 'es' } })).status).toBe(204);
    expect((await hire.tasks()).language).toBe('es');
  });
});

describe('A draft', () => {
  it('is saved with every field, encrypted, and continued on another device [ONB-041, AHD-016]', async () => {
    const hire = await office.onboard(BASICS);
    const type = 'employee_fill_basic_information_form';
    const saved = await hire.save(type, { legal_first_name: 'Mar', ssn: '219-45-6789' }, { draft: true, version: 0 });
    expect(saved.body.onboarding_form_submission).toMatchObject({ version: 1, answers: { ssn: '*****6789' } });
    expect(await office.view(hire.key)).toMatchObject({ status: 'in_progress' });
    const [row] = await office.rows<{ answers: Buffer }>(
      'select answers from employee_onboarding_actions where action_key = $1',
      [saved.body.onboarding_form_submission.submission_key],
    );
    expect(row?.answers.includes('219')).toBe(false);
    const phone = await office.enter(hire.key);
    expect((await hire.form(type, phone)).answers).toMatchObject({ legal_first_name: 'Mar', ssn: '*****6789' });
    await hire.save(type, { legal_first_name: 'Marcus', ssn: '*****6789' }, { draft: true, version: 1 });
    const whole = await hire.save(type, { ...ANSWERS.basic_information, ssn: '*****6789' });
    expect(whole.status).toBe(200);
    const { employee_information } = await office.employees.browse(hire.employeeId);
    expect(employee_information.basic_information.ssn).toBe('*****6789');
  });

  it('of two devices at once shows both values instead of losing one [ONB-041, AHD-021]', async () => {
    const hire = await office.onboard(BASICS);
    const type = 'employee_fill_basic_information_form';
    await hire.save(type, { legal_first_name: 'Marcus' }, { draft: true, version: 0 });
    const late = await hire.save(type, { legal_first_name: 'Marc' }, { draft: true, version: 0 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error_code: 20002 });
    expect(late.text).toContain('Marcus');
    expect(late.text).toContain('Marc');
  });

  it('is refused by field when it is submitted incomplete, and loses nothing [ONB-041]', async () => {
    const hire = await office.onboard(BASICS);
    const type = 'employee_fill_basic_information_form';
    const refused = await hire.save(type, { ...ANSWERS.basic_information, ssn: '000-00-0000', city: '' });
    expect([refused.status, refused.body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(['answers.city', 'answers.ssn']);
    await hire.fillBasics();
    expect((await hire.save(type, {}, { draft: true })).body.error_code).toBe(20003);
  });

  it('takes only files of this onboarding [ONB-041, PLT-053]', async () => {
    const plan = [{ type: 'collect_info', questions: [{ question_type: 'file' }] }] as const;
    const [one, other] = [await office.onboard([...plan]), await office.onboard([...plan])];
    const form = new FormData();
    form.set('file', new Blob([Buffer.from('%PDF-1.4\n%%EOF')], { type: 'application/pdf' }), 'card.pdf');
    const upload = await other.portal.request<{ upload: { id: number } }>('POST', uploadPortalFile.path, {
      body: form,
    });
    expect(upload.status).toBe(201);
    const answers = { question_1: upload.body.upload.id };
    expect((await one.save('employee_fill_form', answers)).body.errors).toHaveProperty(['answers.question_1']);
    expect((await other.save('employee_fill_form', answers)).status).toBe(200);
  });

  it('keeps how sharp a photo was for its reviewers, and refuses impossible values [ONB-046, AHD-016]', async () => {
    const hire = await office.onboard([{ type: 'collect_info', questions: [{ question_type: 'file' }] }]);
    const send = (sharpness?: string) => {
      const form = new FormData();
      if (sharpness !== undefined) form.set('sharpness', sharpness);
      form.set('file', new Blob([Buffer.from('%PDF-1.4\n%%EOF')], { type: 'application/pdf' }), 'card.pdf');
      return hire.portal.request<{ upload: { id: number } }>('POST', uploadPortalFile.path, { body: form });
    };
    for (const wrong of ['101', '-1', '4.5', 'blurry']) {
      expect((await send(wrong)).body.errors, wrong).toHaveProperty('sharpness');
    }
    for (const [given, kept] of [
      ['41', 41],
      [undefined, null],
    ] as const) {
      const { body } = await send(given);
      const saved = await hire.save('employee_fill_form', { question_1: body.upload.id }, { draft: true });
      expect(saved.body.onboarding_form_submission.files).toMatchObject([{ field: 'question_1', sharpness: kept }]);
    }
    const { files } = await hire.form('employee_fill_form', office.admin);
    expect(files).toMatchObject([{ sharpness: null }]);
  });
});
