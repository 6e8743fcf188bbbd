// Form I-9 over HTTP: what is signed in an onboarding, and what is added to it afterwards.
import {
  addI9Copy,
  addSupplement,
  correctI9,
  deleteI9Copy,
  getEmployeeI9,
  getI9Copy,
  type I9Form,
  replaceReceipt,
  revealI9Field,
} from '@onward/contract/everify/i9-form';
import { returnAction } from '@onward/contract/onboarding/onboarding-forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { I9Office, PASSPORT, PERMIT, PERMITTED } from '../../../../../../testing/people/i9-office.ts';
import type { NewHire } from '../../../../../../testing/people/new-hire.ts';
import { uploadPhoto } from '../../../../../../testing/product/photo-upload.ts';

let office: I9Office;
beforeAll(async () => {
  office = await I9Office.open();
});
afterAll(() => office.onboarding.product.stop());

/** A name in the request counts for nothing. */
const SIGNED = { signature_name: 'Mickey Mouse', agreed: true };

async function complete(answers?: Record<string, unknown>, papers?: Record<string, unknown>): Promise<NewHire> {
  const hire = await office.hire();
  await office.signSection1(hire, answers);
  await office.signSection2(hire, papers);
  return hire;
}

describe('A Form I-9', () => {
  it('begins with the onboarding, and moves on with each signature [ONB-044, AHD-011]', async () => {
    const hire = await office.hire({ hired_date: '2026-12-01' });
    const begun = await office.form(hire.employeeId);
    expect(begun).toMatchObject({ status: 'section1_open', first_day: '2026-12-01', section1: null, section2: null });
    expect(begun.dues.map(({ what, due }) => `${what} ${due}`)).toEqual(['section1 2026-12-01', 'section2 2026-12-04']);
    await office.signSection1(hire);
    expect(await office.form(hire.employeeId)).toMatchObject({
      status: 'section2_open',
      work_status: 'us_citizen',
      section1: { signature_name: 'Marcus Bell', staff_name: null, answers: { last_name: 'Bell', ssn: '*****6789' } },
    });
    await office.signSection2(hire);
    const done = await office.form(hire.employeeId);
    expect(done).toMatchObject({
      status: 'complete',
      dues: [],
      reverify_by: null,
      section2: { signature_name: 'Renee Castellano', answers: { a_number: '*****5678', a_document: 'us_passport' } },
    });
    expect(done.changes.map(({ kind }) => kind).filter((kind) => kind !== 'viewed')).toEqual([
      'section2_signed',
      'section1_signed',
      'created',
    ]);
  });

  it('goes back to the employee before Section 2, and keeps what it said before [AHD-011, ONB-046]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire);
    const { action_key } = await office.onboarding.action(hire.key, 'employee_fill_i9_form');
    const body = {
      reason: 'Your second last name is missing',
      fields: [{ field: 'other_last_names', reason: 'Add it' }],
    };
    expect((await office.admin.call(returnAction, { params: { action_key }, body })).status).toBe(200);
    expect((await office.form(hire.employeeId)).status).toBe('section1_open');
    await hire.submit('employee_fill_i9_form', { other_last_names: 'Ortiz' });
    const form = await office.form(hire.employeeId);
    expect(form.status).toBe('section2_open');
    expect(form.changes.find(({ kind }) => kind === 'corrected')).toMatchObject({
      section: 'section1',
      field: 'other_last_names',
      before: null,
      after: 'Ortiz',
      reason: 'signed_again',
    });
  });

  it('offers only papers that fit what Section 1 attests [ONB-044]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire, PERMITTED);
    const passport = { ...PASSPORT, first_day: '2026-12-01', signer_title: 'Manager', examined: 'live_video' };
    const { status, body } = await hire.save('hr_fill_i9_form', passport, {}, office.admin);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['answers.examined', 'answers.a_document']]);
  });

  it('is begun by one and finished by another who may do Section 2 [ONB-044, AHD-011]', async () => {
    const other = await office.onboarding.staffId('general.manager@larkfield.test');
    const hire = await office.hire({}, { staffIds: [office.onboarding.adminId, other] });
    await office.signSection1(hire);
    const begun = await hire.save(
      'hr_fill_i9_form',
      { papers: 'a', a_document: 'us_passport' },
      { draft: true },
      office.admin,
    );
    expect(begun.status).toBe(200);
    const colleague = await office.onboarding.employees.stranger.signIn('general.manager@larkfield.test');
    const draft = await hire.form('hr_fill_i9_form', colleague);
    expect(draft.answers).toMatchObject({ papers: 'a', a_document: 'us_passport' });
    const answers = { ...PASSPORT, first_day: '2026-12-01', signer_title: 'Manager', examined: 'in_person' };
    expect((await hire.save('hr_fill_i9_form', answers, {}, colleague)).status).toBe(200);
    const signature = { signature_name: 'Mickey Mouse', agreed: true };
    expect((await hire.complete('hr_fill_i9_form', signature, colleague)).status).toBe(200);
    expect((await office.form(hire.employeeId)).section2).toMatchObject({ signature_name: 'Grace Kim' });
  });

  it('waits for the paper that a receipt stands for [ONB-044, AHD-011]', async () => {
    const papers = {
      papers: 'b_and_c',
      b_document: 'drivers_license',
      b_issuer: 'State of Georgia',
      b_number: '0587219',
      b_expires: '2030-05-14',
      c_document: 'ss_card',
      c_issuer: 'Social Security Administration',
      c_receipt: 'replacement',
    };
    const hire = await complete({ work_status: 'us_citizen' }, papers);
    const form = await office.form(hire.employeeId);
    expect(form).toMatchObject({ status: 'receipt_open', receipt_until: '2027-03-01' });
    expect(form.dues).toMatchObject([{ what: 'receipt', due: '2027-03-01' }]);
    const replace = (body: Record<string, unknown>) =>
      office.admin.call<{ i9_form: I9Form }>(replaceReceipt, { params: { id: form.id }, body: { ...SIGNED, ...body } });
    const license = { document: 'drivers_license', issuer: 'Georgia', document_number: '1' };
    expect((await replace(license)).status).toBe(422);
    const card = { document: 'ss_card', issuer: 'Social Security Administration', document_number: '219456789' };
    const { body } = await replace(card);
    expect(body.i9_form).toMatchObject({ status: 'complete', receipt_until: null, dues: [] });
    expect((await replace(card)).body.error_code).toBe(20003);
  });

  it('keeps old values of Section 2 with who, when, and why [AHD-011]', async () => {
    const hire = await complete();
    const { id, version } = await office.form(hire.employeeId);
    const correct = (body: Record<string, unknown>) =>
      office.admin.call<{ i9_form: I9Form }>(correctI9, {
        params: { id },
        body: { section: 'section2', signature_name: 'Mickey Mouse', reason: 'Typing error', ...body },
      });
    expect((await correct({ answers: { a_number: '*****5678' } })).body.errors).toEqual({
      answers: ['Nothing was changed'],
    });
    expect((await correct({ answers: { a_expires: '2020-01-01' } })).status).toBe(422);
    const { body } = await correct({ answers: { a_number: '512345679', signer_title: 'Shift manager' }, version });
    expect(body.i9_form.section2?.answers).toMatchObject({ a_number: '*****5679', signer_title: 'Shift manager' });
    const corrections = body.i9_form.changes.filter(({ kind }) => kind === 'corrected');
    expect(
      corrections.map(({ field, before, after, reason, staff_name }) => [field, before, after, reason, staff_name]),
    ).toEqual([
      ['signer_title', 'Manager', 'Shift manager', 'Typing error', 'Renee Castellano'],
      ['a_number', '*****5678', '*****5679', 'Typing error', 'Renee Castellano'],
    ]);
    expect((await correct({ answers: { a_number: '512345670' }, version })).body.error_code).toBe(20002);
  });

  it('proves the right to work again, and never of a citizen [AHD-011]', async () => {
    const supplement = { kind: 'reverification', document: 'i766', document_number: 'DEF1234567890', ...SIGNED };
    const add = (id: number, body: Record<string, unknown>) =>
      office.admin.call<{ i9_form: I9Form }>(addSupplement, {
        params: { id },
        body: { examined: 'in_person', ...supplement, ...body },
      });
    const citizen = await office.form((await complete()).employeeId);
    expect((await add(citizen.id, { expires_on: '2099-09-09' })).body.errors).toEqual({
      kind: ['This employee never has to prove the right to work again'],
    });
    const hire = await complete(PERMITTED, PERMIT);
    const permitted = await office.form(hire.employeeId);
    expect(permitted.reverify_by).toBe('2099-05-01');
    expect(Object.keys((await add(permitted.id, { document: 'drivers_license' })).body.errors ?? {})).toEqual([
      'document',
    ]);
    const { body } = await add(permitted.id, { expires_on: '2099-12-31' });
    expect(body.i9_form).toMatchObject({
      reverify_by: '2099-12-31',
      supplements: [
        { kind: 'reverification', document: 'i766', document_number: '*****7890', expires_on: '2099-12-31' },
      ],
    });
    expect((await add(permitted.id, { kind: 'rehire', document: null, rehired_on: '2035-01-01' })).status).toBe(422);
    const rehired_on = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const here = await add(permitted.id, { kind: 'rehire', document: null, rehired_on });
    expect([here.status, here.body.error_code]).toEqual([422, 20003]);
  });

  it('follows the first day of the record until Section 2 attests it [AHD-011, EMP-012]', async () => {
    const hire = await office.hire({ hired_date: '2026-12-01' });
    await office.signSection1(hire);
    const group = { group: 'employment_details', values: { start_date: '2026-12-10' } };
    const { status } = await office.onboarding.employees.save(hire.employeeId, group.group, group.values);
    expect(status).toBe(200);
    await expect
      .poll(async () => (await office.form(hire.employeeId)).dues, { timeout: 20_000 })
      .toMatchObject([{ what: 'section2', due: '2026-12-15' }]);
  });

  it('shows one sensitive value at a time, to those who may see it, and records it [EMP-018, AHD-011]', async () => {
    const hire = await complete();
    const { id } = await office.form(hire.employeeId);
    const reveal = (field: string, caller = office.admin) =>
      caller.call<{ value: string }>(revealI9Field, { params: { id }, body: { section: 'section2', field } });
    expect((await reveal('a_number')).body.value).toBe('512345678');
    expect((await reveal('a_issuer')).status).toBe(404);
    expect((await office.form(hire.employeeId)).changes.map(({ kind, field }) => `${kind} ${field}`)).toContain(
      'revealed a_number',
    );
    const without = await office.onboarding.employees.managerWith(['manage_onboarding']);
    expect((await reveal('a_number', without)).body.error_code).toBe(10004);
  });

  it('keeps its values encrypted, and out of audit log, events, and jobs [EMP-018, EMP-019]', async () => {
    await complete(PERMITTED, { ...PERMIT, a_number: 'QZX9876501234' });
    for (const table of ['i9_forms', 'i9_events', 'audit_log', 'events', 'employee_changes', 'onboarding_events']) {
      const [row] = await office.onboarding.rows<{ text: string | null }>(
        `select string_agg(t::text, '') as text from ${table} t where company_id = 1`,
      );
      expect(row?.text ?? '', table).not.toContain('QZX9876501234');
      expect(row?.text ?? '', table).not.toContain('A123456789');
    }
  });

  it('is seen by those who manage onboarding in scope, and by nobody else [CMP-024, EVF-001]', async () => {
    const hire = await complete();
    const { id } = await office.form(hire.employeeId);
    const outsider = await office.onboarding.employees.managerWith(['view_employee']);
    const see = { params: { id: hire.employeeId } };
    expect((await outsider.call(getEmployeeI9, see)).body.error_code).toBe(10004);
    const reader = await office.onboarding.employees.managerWith(['manage_onboarding']);
    const correction = { section: 'section2', answers: { signer_title: 'X' }, reason: 'x' };
    expect((await reader.call(correctI9, { params: { id }, body: correction })).body.error_code).toBe(10004);
  });
});

describe('Photos of papers', () => {
  it('are kept by whoever does Section 2, encrypted, until it is signed [ONB-044, EMP-018]', async () => {
    const hire = await office.hire();
    await office.signSection1(hire);
    const { id } = await office.form(hire.employeeId);
    const upload_id = await uploadPhoto(office.admin);
    const added = await office.admin.call<{ copy: I9Form['copies'][number] }>(addI9Copy, {
      params: { id },
      body: { upload_id, list: 'a' },
    });
    expect([added.status, added.body.copy]).toMatchObject([201, { list: 'a', is_own: false }]);
    const params = { id: added.body.copy.id };
    const stranger = await office.onboarding.employees.managerWith(['view_employee']);
    expect((await stranger.call(getI9Copy, { params })).body.error_code).toBe(10004);
    const own = { upload_id: await uploadPhoto(stranger), list: 'a' };
    expect((await stranger.call(addI9Copy, { params: { id }, body: own })).body.error_code).toBe(10004);
    expect((await hire.form('hr_fill_i9_form', stranger)) ?? null).toBeNull();
    const shown = await fetch(`${office.onboarding.product.url}/v1/i9_copies/${params.id}`, {
      headers: { authorization: `Bearer ${office.admin.token}` },
    });
    expect(
      Buffer.from(await shown.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const form = await office.form(hire.employeeId);
    expect(form.copies).toHaveLength(1);
    expect(form.changes.map(({ kind, field }) => `${kind} ${field}`)).toContain('viewed card.png');
    await office.signSection2(hire);
    expect((await office.admin.call(deleteI9Copy, { params })).body.error_code).toBe(20003);
  });
});
