// Form I-9 at a location with E-Verify: copies for photo matching, and a case that waits for what a receipt stands for.
import { addI9Copy, correctI9, replaceReceipt } from '@onward/contract/everify/i9-form';
import { getToday } from '@onward/contract/home/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EverifyOffice } from '../../../../../../testing/people/everify-office.ts';
import { I9Office, PASSPORT } from '../../../../../../testing/people/i9-office.ts';
import type { NewHire } from '../../../../../../testing/people/new-hire.ts';
import { uploadPhoto } from '../../../../../../testing/product/photo-upload.ts';

let office: I9Office;
beforeAll(async () => {
  office = await I9Office.open({ sandbox: true });
  await (await EverifyOffice.openAt(office.onboarding.employees)).enroll();
});
afterAll(() => office.onboarding.product.stop());

const CERTIFIED = { first_day: '2026-12-01', signer_title: 'Manager', examined: 'in_person' };
const SIGNED = { agreed: true };
const LICENSE = {
  papers: 'b_and_c',
  b_document: 'drivers_license',
  b_issuer: 'Georgia',
  b_number: '0587219',
  b_expires: '2030-05-14',
  c_document: 'ss_card',
  c_issuer: 'Social Security Administration',
  c_number: '219456789',
};

async function hired(): Promise<NewHire> {
  const hire = await office.hire({}, { config: { has_active_e_verify_client: true } });
  await office.signSection1(hire);
  return hire;
}

async function addPhoto(hire: NewHire, list: 'a' | 'b' | 'c'): Promise<void> {
  const { id } = await office.form(hire.employeeId);
  const upload_id = await uploadPhoto(office.admin);
  const { status } = await office.admin.call(addI9Copy, { params: { id }, body: { upload_id, list } });
  expect(status).toBe(201);
}

const caseStep = (hire: NewHire) => office.onboarding.action(hire.key, 'hr_submit_e_verify_case');

async function isOnToday(hire: NewHire): Promise<boolean> {
  const { action_key } = await caseStep(hire);
  const { text } = await office.admin.call(getToday);
  return text.includes(action_key);
}

const replace = async (hire: NewHire, paper: Record<string, unknown>) => {
  const { id } = await office.form(hire.employeeId);
  return office.admin.call(replaceReceipt, { params: { id }, body: { ...SIGNED, ...paper } });
};

const correct = async (hire: NewHire, answers: Record<string, unknown>) => {
  const { id } = await office.form(hire.employeeId);
  const body = { section: 'section2', answers, reason: 'Typing error' };
  return office.admin.call(correctI9, { params: { id }, body });
};

describe('A document whose photo E-Verify compares', () => {
  it('is signed once a copy is kept, and the refusal names it [ONB-044, EVF-016]', async () => {
    const hire = await hired();
    const saved = await hire.save('hr_fill_i9_form', { ...CERTIFIED, ...PASSPORT }, {}, office.admin);
    expect(saved.status).toBe(200);
    const refused = await hire.complete('hr_fill_i9_form', SIGNED);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      'answers.a_document': ['Add a photo of this document: U.S. passport. E-Verify compares it.'],
    });
    await addPhoto(hire, 'c');
    expect((await hire.complete('hr_fill_i9_form', SIGNED)).status).toBe(422);
    await addPhoto(hire, 'a');
    expect((await hire.complete('hr_fill_i9_form', SIGNED)).status).toBe(200);
    expect((await office.form(hire.employeeId)).status).toBe('complete');
  });

  it('takes the place of another, or of a receipt, with its copy [AHD-011, EVF-016]', async () => {
    const licensed = await hired();
    await office.signSection2(licensed, LICENSE);
    const refused = await correct(licensed, PASSPORT);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['answers.a_document']);
    await addPhoto(licensed, 'a');
    expect((await correct(licensed, PASSPORT)).status).toBe(200);

    const waiting = await hired();
    const { a_number: _number, ...receipt } = PASSPORT;
    await office.signSection2(waiting, { ...receipt, a_receipt: 'replacement' });
    const passport = { document: 'us_passport', issuer: 'U.S. Department of State', document_number: '512345678' };
    const missing = await replace(waiting, { ...passport, expires_on: '2031-01-01' });
    expect(Object.keys(missing.body.errors ?? {})).toEqual(['answers.a_document']);
    await addPhoto(waiting, 'a');
    expect((await replace(waiting, { ...passport, expires_on: '2031-01-01' })).status).toBe(200);
  });
});

describe('The case of somebody who showed a receipt', () => {
  it('waits for the document itself, on Today, too [EVF-016, EVF-020, AHD-011, AHD-015]', async () => {
    const hire = await hired();
    await hire.fillEmployment();
    const { c_number: _number, ...receipt } = LICENSE;
    await office.signSection2(hire, { ...receipt, c_receipt: 'replacement' });
    expect(await caseStep(hire)).toMatchObject({ status: 'locked', lock_reason: 'receipt', can_act: false });
    expect(await isOnToday(hire)).toBe(false);
    expect(await office.onboarding.view(hire.key)).toMatchObject({ status: 'in_progress', waiting_on: null });
    const card = { document: 'ss_card', issuer: 'Social Security Administration', document_number: '219456789' };
    expect((await replace(hire, card)).status).toBe(200);
    expect(await caseStep(hire)).toMatchObject({ status: 'open', lock_reason: null, can_act: true });
    expect(await isOnToday(hire)).toBe(true);
    expect((await correct(hire, { c_receipt: 'replacement' })).status).toBe(200);
    expect(await caseStep(hire)).toMatchObject({ status: 'locked', lock_reason: 'receipt' });
    expect(await isOnToday(hire)).toBe(false);
  });
});

describe('A document at a location without E-Verify', () => {
  it('needs no copy where no case is created, nor in another list [ONB-044]', async () => {
    const licensed = await hired();
    await office.signSection2(licensed, LICENSE);
    expect((await office.form(licensed.employeeId)).status).toBe('complete');
    await office.onboarding.rows('delete from everify_company_locations');
    const without = await office.hire();
    await office.signSection1(without);
    await office.signSection2(without, PASSPORT);
    expect((await office.form(without.employeeId)).status).toBe('complete');
  });
});
