// A mismatch over HTTP: the private notice, the decision of the employee, and how the case ends.
import { suspendEmployee, terminateEmployee } from '@onward/contract/employees/employees';
import {
  closeEverifyCase,
  getCaseLetter,
  giveCaseNotice,
  referEverifyCase,
  refreshEverifyCase,
  submitEverifyCase,
} from '@onward/contract/everify/everify-cases';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EverifyOffice } from '../../../../../../testing/people/everify-office.ts';

let office: EverifyOffice;

beforeAll(async () => {
  office = await EverifyOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  await office.clear();
  await office.enroll();
});

const mismatch = async () => {
  const hired = await office.hire(8);
  const { id } = (await office.open(hired.id)).body.everify_case;
  await office.act(submitEverifyCase, id);
  const { body } = await office.act(refreshEverifyCase, id);
  expect(body.everify_case).toMatchObject({ status: 'PENDING_REFERRAL', referral: { reason: 'ssa', contests: null } });
  return { ...hired, caseId: id };
};
const decide = (id: number, contest: boolean, notice_signed = true) =>
  office.act(referEverifyCase, id, { contest, notice_signed });
const letter = (id: number, which: string, query: Record<string, string> = {}) =>
  office.admin.call(getCaseLetter, { params: { id, letter: which }, query });
const notice = async (id: number, language = 'es') => {
  await letter(id, 'further_action', { language });
  return office.act(giveCaseNotice, id, { language });
};
const referred = async () => {
  const found = await mismatch();
  await notice(found.caseId);
  const { body } = await decide(found.caseId, true);
  expect(body.everify_case).toMatchObject({ status: 'REFERRED', referral: { contests: true } });
  return { ...found, number: body.everify_case.case_number };
};
const answeredWith = async (id: number, number: string | null, answer: string) => {
  await office.decide(number, answer);
  return (await office.act(refreshEverifyCase, id)).body.everify_case;
};

describe('A mismatch', () => {
  it('is told in private before anything else: by letter, and once by an email without links [EVF-018, EVF-019]', async () => {
    const { caseId, email, ssn } = await mismatch();
    expect((await decide(caseId, true)).body.error_code).toBe(20003);
    const unopened = await office.act(giveCaseNotice, caseId, { language: 'es' });
    expect(unopened.body).toMatchObject({ error_code: 20003, message: expect.stringContaining('Open the notice') });
    const given = await notice(caseId);
    expect(given.body.everify_case.referral?.notice_given_at).not.toBeNull();
    await notice(caseId, 'fr');
    const mail = await office.product.outside.email(email);
    expect(mail.subject).toContain('Recursos Humanos');
    expect(mail.text).not.toMatch(/https?:\/\//);
    expect(mail.text + mail.html).not.toContain(ssn.slice(-4));
    expect(mail.text).not.toMatch(/E-Verify/);
    expect(await office.product.outside.emails(email)).toHaveLength(1);
    expect((await letter(caseId, 'further_action')).text.slice(0, 5)).toBe('%PDF-');
    expect((await letter(caseId, 'referral')).body.error_code).toBe(40001);
    const unsigned = await decide(caseId, true, false);
    expect(Object.keys(unsigned.body.errors ?? {})).toEqual(['notice_signed']);
  });

  it('that is contested is referred, and authorized in the end [EVF-016, EVF-019]', async () => {
    const { caseId, number } = await referred();
    const shown = await office.show(caseId);
    expect(shown.due_on).toBe(shown.referral?.refer_by);
    expect((await letter(caseId, 'referral', { language: 'zh' })).text.slice(0, 5)).toBe('%PDF-');
    const [row] = await office.rows('select referral_id from everify_cases where id = $1', [caseId]);
    expect(row).toMatchObject({ referral_id: expect.stringMatching(/^RDC/) });
    expect((await office.act(closeEverifyCase, caseId, { reason: 'other', text: 'x' })).body.error_code).toBe(20003);
    expect(await answeredWith(caseId, number, 'EMPLOYMENT_AUTHORIZED')).toMatchObject({
      status: 'CLOSED',
      closed_result: 'authorized',
    });
  });

  it('that stays is closed with what becomes of the employee [EVF-015, EVF-016]', async () => {
    const { caseId, number } = await referred();
    expect((await answeredWith(caseId, number, 'FINAL_NONCONFIRMATION')).status).toBe('FINAL_NONCONFIRMATION');
    const continues = { reason: 'continues_after_final_nonconfirmation' };
    expect(Object.keys((await office.act(closeEverifyCase, caseId, continues)).body.errors ?? {})).toEqual(['text']);
    const { body } = await office.act(closeEverifyCase, caseId, { reason: 'terminated_for_final_nonconfirmation' });
    expect(body.everify_case).toMatchObject({ status: 'CLOSED', closed_result: 'nonconfirmation' });
    expect((await office.gateway()).cases[0]).toMatchObject({
      status: 'CLOSED',
      closure_reason: 'EMPLOYEE_TERMINATED_FOR_FNC_RESULT',
    });
  });

  it('that is not contested closes the case [EVF-016]', async () => {
    const { caseId } = await mismatch();
    await notice(caseId);
    const { body } = await decide(caseId, false);
    expect(body.everify_case).toMatchObject({
      status: 'CLOSED',
      closure_reason: 'did_not_contest',
      closed_result: 'nonconfirmation',
      referral: { contests: false },
    });
  });

  it('after which data turns out to be wrong is closed and submitted again [EVF-016]', async () => {
    const { caseId, number } = await referred();
    expect((await answeredWith(caseId, number, 'CLOSE_CASE_AND_RESUBMIT')).status).toBe('CLOSE_CASE_AND_RESUBMIT');
    const { body } = await office.act(closeEverifyCase, caseId, { reason: 'incorrect_data' });
    const closed = body.everify_case;
    expect(closed).toMatchObject({ status: 'CLOSED', closed_result: 'other' });
    const next = await office.show(closed.replaced_by ?? 0);
    expect(next).toMatchObject({ status: 'DRAFT', replaces: caseId, needs_duplicate_reason: true });
    expect((await office.act(submitEverifyCase, next.id)).status).toBe(200);
    expect((await office.gateway()).cases[0]?.fields).toMatchObject({
      duplicate_continue_reason_code: 'DATA_WAS_WRONG',
    });
  });
});

describe('While the government has not decided', () => {
  it('nobody is suspended or dismissed for it, but for another reason [EVF-019]', async () => {
    const { id } = await referred();
    const suspend = (query: Record<string, string>) => office.admin.call(suspendEmployee, { params: { id }, query });
    const refused = await suspend({});
    expect(refused.body).toMatchObject({ error_code: 20003 });
    expect(refused.body.message).toContain('may not suspend or dismiss');
    const dismiss = { params: { id }, query: { end_date: office.today() } };
    expect((await office.admin.call(terminateEmployee, dismiss)).body.error_code).toBe(20003);
    expect((await suspend({ reason: 'Did not come to work for a week' })).status).toBe(200);
  });
});
