// E-Verify cases over HTTP: opened, submitted, answered by the sandbox, and closed.

import {
  closeEverifyCase,
  confirmEverifyData,
  type EverifyCaseRow,
  getCasePhoto,
  listEverifyCases,
  refreshEverifyCase,
  submitEverifyCase,
  updateEverifyCase,
} from '@onward/contract/everify/everify-cases';
import { listNotifications } from '@onward/contract/notifications/notifications';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EverifyOffice } from '../../../../../../testing/people/everify-office.ts';
import { until } from '../../../../../../testing/until.ts';

const DAY = 86_400;
let office: EverifyOffice;
let secondsLater = 0;

beforeAll(async () => {
  office = await EverifyOffice.open({ clock: () => addSeconds(new Date(), secondsLater) });
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  secondsLater = 0;
  await office.clear();
  await office.enroll();
});

const opened = async (digit: number, options = {}) => {
  const hired = await office.hire(digit, options);
  const { body, text } = await office.open(hired.id);
  if (!body.everify_case) throw new Error(`No case was opened: ${text}`);
  return { ...hired, case: body.everify_case };
};
/** Submitted, and looked at once. */
const answered = async (digit: number, options = {}) => {
  const hired = await opened(digit, options);
  const submitted = await office.act(submitEverifyCase, hired.case.id);
  expect(submitted).toMatchObject({ status: 200, body: { everify_case: { status: 'QUEUED' } } });
  const { body } = await office.act(refreshEverifyCase, hired.case.id);
  return { ...hired, case: body.everify_case };
};
const eventsOf = ({ events }: { events: { event: string; status: string }[] }) =>
  events.map(({ event, status }) => [event, status]);
const list = async (query: Record<string, string | number>, caller = office.admin) =>
  (await caller.call<{ cases: EverifyCaseRow[]; total_count: number }>(listEverifyCases, { query })).body;

describe('A case', () => {
  it('is authorized, closed by itself, and remembers its number [EVF-016, EVF-017, EVF-018, EVF-021]', async () => {
    const { case: found, id } = await answered(0);
    expect(found).toMatchObject({
      employee_id: id,
      status: 'CLOSED',
      closed_result: 'authorized',
      closure_reason: 'employment_authorized',
      due_on: null,
      is_gateway_down: false,
    });
    expect(found.case_number).toMatch(/^\d{13}[A-Z]{2}$/);
    expect(eventsOf(found)).toEqual([
      ['open', 'DRAFT'],
      ['submit', 'QUEUED'],
      ['result_authorized', 'EMPLOYMENT_AUTHORIZED'],
      ['close', 'CLOSED'],
    ]);
    expect(found.events.map(({ staff_name }) => staff_name !== null)).toEqual([true, true, false, false]);
    const [form] = await office.rows('select is_unfiled, due_what from i9_forms where employee_id = $1', [id]);
    expect(form).toEqual({ is_unfiled: true, due_what: null });
  });

  it('completes the step of onboarding once it is done [EVF-020]', async () => {
    const hired = await opened(0);
    await office.awaitCase(hired.id);
    await office.act(submitEverifyCase, hired.case.id);
    expect(await office.stepStatus(hired.id)).toBe('open');
    expect(await office.act(refreshEverifyCase, hired.case.id)).toMatchObject({ status: 200 });
    expect(await office.stepStatus(hired.id)).toBe('completed');
  });

  it('shows its deadline, its papers masked, and never the number of the person [EVF-017, EVF-019]', async () => {
    const { case: found, ssn } = await opened(0);
    expect(found).toMatchObject({ status: 'DRAFT', needs_delay_reason: false, needs_duplicate_reason: false });
    expect(found.due_on).toMatch(/^\d{4}-/);
    expect(found.documents).toMatchObject([
      { list: 'b', key: 'drivers_license', issuer: 'Georgia', number: '*****3456' },
      { list: 'c', key: 'ss_card' },
    ]);
    expect(JSON.stringify(found)).not.toContain(ssn);
  });

  it('is sent with names as E-Verify takes them, and with our reference [EVF-018]', async () => {
    const { ssn } = await answered(0);
    const { cases } = await office.gateway();
    const [row] = await office.rows<{ reference: string }>('select reference from everify_cases');
    expect(cases[0]?.fields).toMatchObject({
      employer_case_id: row?.reference,
      first_name: 'Ada',
      last_name: 'Quist',
      ssn,
      citizenship_status_code: 'US_CITIZEN',
      document_b_type_code: 'DRIVERS_LICENSE',
      us_state_code: 'GA',
      reason_for_delay_code: '',
    });
  });

  it('needs a complete Form I-9 with E-Verify, a number, and an account for the location [EVF-016, EVF-018]', async () => {
    const refused = async (options: object) => (await office.open((await office.hire(0, options)).id)).body.message;
    const nobody = await office.employees.hire();
    expect((await office.open(nobody.id)).body.error_code).toBe(20003);
    expect(await refused({ form: { status: 'receipt_open' } })).toContain('has to be complete');
    expect(await refused({ form: { uses_everify: false } })).toContain('without E-Verify');
    expect(await refused({ section1: { ssn: '' } })).toContain('no Social Security number');
    await office.rows('delete from everify_company_locations');
    expect(await refused({})).toContain('No active E-Verify account');
  });

  it('is the only open one of an employee, however often it is opened and submitted [EVF-018]', async () => {
    const { id } = await office.hire(0);
    const both = await Promise.all([office.open(id), office.open(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const caseId = both.find(({ status }) => status === 201)?.body.everify_case.id ?? 0;
    expect(both.find(({ status }) => status === 409)?.body.existing_id).toBe(caseId);
    const submits = await Promise.all([1, 2, 3].map(() => office.act(submitEverifyCase, caseId)));
    expect(submits.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(submits.map(({ body }) => body.error_code))).toEqual(new Set([undefined, 20003]));
    expect((await office.gateway()).cases).toHaveLength(1);
  });

  it('that is late says why [EVF-018, EVF-019]', async () => {
    const { case: found } = await opened(0);
    secondsLater = 10 * DAY;
    expect((await office.show(found.id)).needs_delay_reason).toBe(true);
    const refused = await office.act(submitEverifyCase, found.id);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['delay_reason']);
    const save = (body: object) => office.act(updateEverifyCase, found.id, body);
    expect(Object.keys((await save({ delay_text: 'The "line"' })).body.errors ?? {})).toEqual(['delay_text']);
    const stale = await save({ delay_reason: 'other', version: 99 });
    expect(stale.body).toMatchObject({ error_code: 20002, conflict: { fields: { delay_reason: { theirs: null } } } });
    await save({ delay_reason: 'other' });
    const wordless = await office.act(submitEverifyCase, found.id);
    expect(Object.keys(wordless.body.errors ?? {})).toEqual(['delay_text']);
    await save({ delay_text: ' The line was down ' });
    expect((await office.act(submitEverifyCase, found.id)).status).toBe(200);
    expect((await office.gateway()).cases[0]?.fields).toMatchObject({
      reason_for_delay_code: 'OTHER',
      reason_for_delay_description: 'The line was down',
    });
    expect((await save({ delay_reason: null })).body.error_code).toBe(20003);
  });

  it('for the same number within a year needs a reason [EVF-018]', async () => {
    const { ssn } = await answered(0);
    const again = await opened(0, { section1: { ssn } });
    expect(again.case.needs_duplicate_reason).toBe(true);
    const refused = await office.act(submitEverifyCase, again.case.id);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['duplicate_reason']);
    await office.act(updateEverifyCase, again.case.id, { duplicate_reason: 'rehired' });
    expect((await office.act(submitEverifyCase, again.case.id)).status).toBe(200);
  });

  it('that only E-Verify knows needs a reason, too [EVF-018]', async () => {
    const { ssn } = await answered(0);
    await office.rows('delete from everify_case_events');
    await office.rows('delete from everify_cases');
    const { case: found } = await opened(0, { section1: { ssn } });
    expect(found.needs_duplicate_reason).toBe(false);
    expect((await office.act(submitEverifyCase, found.id)).body.error_code).toBe(30001);
    const after = await office.show(found.id);
    expect(after).toMatchObject({ status: 'SUBMISSION_FAILED', needs_duplicate_reason: true });
    expect(after.problem).toContain('reason for another case');
  });

  it('that E-Verify refuses names the fields, and is submitted again once they are fixed [EVF-016]', async () => {
    const { case: found, id } = await opened(0, { section1: { last_name: 'Qu1st' } });
    const refused = await office.act(submitEverifyCase, found.id);
    expect(refused.body.error_code).toBe(30001);
    const after = await office.show(found.id);
    expect(after).toMatchObject({ status: 'SUBMISSION_FAILED', problem: "E-Verify didn't accept: last name" });
    await office.correct(id, { last_name: 'Quist' });
    expect((await office.gateway()).cases).toEqual([]);
    const submitted = await office.act(submitEverifyCase, found.id);
    expect(submitted.body.everify_case).toMatchObject({ status: 'QUEUED', problem: null });
  });

  it('that was never submitted is closed without telling anybody [EVF-016]', async () => {
    const { case: found } = await opened(0);
    const wrong = await office.act(closeEverifyCase, found.id, { reason: 'employment_authorized' });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['reason']);
    const wordless = await office.act(closeEverifyCase, found.id, { reason: 'other', text: ' ' });
    expect(Object.keys(wordless.body.errors ?? {})).toEqual(['text']);
    const before = (await office.gateway()).calls.length;
    const { body } = await office.act(closeEverifyCase, found.id, { reason: 'other', text: 'Opened by mistake' });
    expect(body.everify_case).toMatchObject({ status: 'CLOSED', closure_text: 'Opened by mistake' });
    expect((await office.gateway()).calls).toHaveLength(before);
  });
});

describe('Data that does not match at first sight', () => {
  it('is corrected on the Form I-9 and confirmed [EVF-016]', async () => {
    const { case: found, id, ssn } = await answered(6);
    expect(found).toMatchObject({ status: 'UNCONFIRMED_DATA', unconfirmed_fields: ['ssn', 'date_of_birth'] });
    await office.correct(id, { ssn: `${ssn.slice(0, 8)}1` });
    const confirmed = await office.act(confirmEverifyData, found.id);
    expect(confirmed.body.everify_case).toMatchObject({ status: 'QUEUED', unconfirmed_fields: [] });
    const { body } = await office.act(refreshEverifyCase, found.id);
    expect(body.everify_case).toMatchObject({ status: 'CLOSED', closed_result: 'authorized' });
  });
});

describe('Cases', () => {
  it('are listed by who has to act, within the scope of the reader [EVF-018]', async () => {
    const waiting = await answered(7);
    await answered(0);
    const all = await list({});
    expect(all.total_count).toBe(2);
    expect(all.cases[0]?.id).toBe(waiting.case.id);
    expect((await list({ status: 'waiting_for_hr' })).cases.map(({ id }) => id)).toEqual([waiting.case.id]);
    expect((await list({ status: 'open' })).total_count).toBe(1);
    expect((await list({ employee_id: waiting.id })).total_count).toBe(1);
    expect((await list({ query: 'nobody of this name' })).total_count).toBe(0);
    const manager = await office.employees.managerWith(['manage_everify']);
    expect((await list({}, manager)).total_count).toBe(2);
    await office.rows(
      `update employees set location_id = (select id from locations where company_id = 1 and id <> $2 limit 1)
       where id = $1`,
      [waiting.id, office.employees.locationId],
    );
    expect((await list({}, manager)).total_count).toBe(1);
    expect((await office.act(submitEverifyCase, waiting.case.id, undefined, manager)).body.error_code).toBe(10004);
    expect((await manager.call(getCasePhoto, { params: { id: waiting.case.id } })).body.error_code).toBe(40001);
    expect((await office.open(waiting.id, manager)).body.error_code).toBe(10004);
  });

  it('are for staff who manage E-Verify, in their own company [EVF-018]', async () => {
    const { case: found } = await opened(0);
    const stranger = await office.employees.managerWith(['view_employee']);
    expect((await office.act(submitEverifyCase, found.id, undefined, stranger)).body.error_code).toBe(10004);
    const owner = await office.employees.stranger.signIn('owner@harborpine.test');
    await office.rows(`insert into company_modules (company_id, module) values (2, 'uscis_integration')
      on conflict do nothing`);
    await office.rows(`select pg_notify('onward_access', 'company:2')`);
    expect((await office.act(submitEverifyCase, found.id, undefined, owner)).body.error_code).toBe(40001);
  });

  it('that wait for HR are an open issue and a notification [EVF-019, NTF-002]', async () => {
    const { id } = await answered(7);
    const { employee } = await office.employees.browse(id, { include: 'open_issues' });
    expect(employee.open_issues?.map(({ code }) => code)).toContain('everify_needs_action');
    const found = await until('the notification', async () => {
      const { body } = await office.admin.call<{ notifications: { notification_type: string; link: string }[] }>(
        listNotifications,
      );
      return body.notifications.find(({ notification_type }) => notification_type === 'everify_needs_action');
    });
    expect(found.link).toMatch(/^\/onboarding\/case\/\d+$/);
  });
});
