// One person's data over HTTP: legal holds, requests, the search for people, and equal opportunity counts.
import { erasePerson, exportPerson, mergePersons } from '@onward/contract/applicants/persons';
import { type EqualOpportunityCounts, getEqualOpportunityCounts } from '@onward/contract/privacy/equal-opportunity';
import {
  closePrivacyRequest,
  createPrivacyRequest,
  findPrivacyPeople,
  type LegalHold,
  listLegalHolds,
  listPrivacyRequests,
  type PrivacyPerson,
  type PrivacyRequest,
  placeLegalHold,
  releaseLegalHold,
} from '@onward/contract/privacy/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import { applyTo, Employer, freshPhone } from '../../../../../../testing/people/employer.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let job: { id: number; digest_key: string };

beforeAll(async () => {
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
  job = await new Employer(admin).publish();
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

interface Somebody {
  id: number;
  application: number;
  name: string;
  phone: string;
}

async function somebody(last_name: string): Promise<Somebody> {
  const phone = freshPhone();
  await applyTo(stranger, job, { first_name: 'Noa', last_name, phone, email: `${last_name}@mail.example` });
  const [row] = await rows('select id, person_id from applications where last_name = $1', [last_name]);
  return { id: row.person_id, application: row.id, name: `Noa ${last_name}`, phone };
}

const place = async (id: number) =>
  admin.call<{ legal_hold: LegalHold }>(placeLegalHold, { body: { person_id: id, reason: 'Charge 7' } });
const eraseNow = ({ id, name }: Somebody) => admin.call(erasePerson, { params: { id }, body: { name } });
const note = (id: number, kind: string, received_on = '2026-01-05') =>
  admin.call<{ privacy_request: PrivacyRequest }>(createPrivacyRequest, { body: { person_id: id, kind, received_on } });
const find = async (query: string) =>
  (await admin.call<{ people: PrivacyPerson[] }>(findPrivacyPeople, { query: { query } })).body.people;

describe('A legal hold', () => {
  it('keeps a person from being erased until it is released, and an export still works [AHD-020]', async () => {
    const held = await somebody('Heldback');
    const { body } = await place(held.id);
    expect(body.legal_hold).toMatchObject({ name: held.name, reason: 'Charge 7', released_at: null });
    expect((await place(held.id)).body.error_code).toBe(20_002);
    expect((await eraseNow(held)).body).toMatchObject({
      error_code: 20_003,
      message: "A legal hold keeps this person's data. Release the hold first.",
    });
    expect((await admin.call(exportPerson, { params: { id: held.id } })).status).toBe(200);

    const params = { id: body.legal_hold.id };
    const released = await admin.call<{ legal_hold: LegalHold }>(releaseLegalHold, { params });
    expect(released.body.legal_hold.released_by).not.toBeNull();
    expect((await admin.call(releaseLegalHold, { params })).body.error_code).toBe(20_003);
    expect((await eraseNow(held)).status).toBe(204);
    expect((await place(held.id)).body.error_code).toBe(20_003);
    const { body: listed } = await admin.call<{ legal_holds: LegalHold[] }>(listLegalHolds, {
      query: { released: true },
    });
    expect(listed.legal_holds.map(({ id }) => id)).toEqual([body.legal_hold.id]);
  });

  it('also holds the person that the record is merged into [AHD-002, AHD-020]', async () => {
    const kept = await somebody('Mergedkept');
    const merged = await somebody('Mergedaway');
    await place(merged.id);
    // The same job cannot be applied for twice by one person.
    await rows(`update applications set status = 'rejected' where id = $1`, [merged.application]);
    const answer = await admin.call(mergePersons, { params: { id: kept.id }, body: { person_id: merged.id } });
    expect(answer.status).toBe(200);
    expect((await eraseNow(kept)).body.error_code).toBe(20_003);
    expect(await find('Mergedkept')).toMatchObject([{ person_id: kept.id, is_held: true }]);
    expect((await note(kept.id, 'erase')).body.privacy_request.is_held).toBe(true);
  });

  it('names one subject that exists in the company [AHD-020]', async () => {
    const call = (body: object) => admin.call(placeLegalHold, { body: { reason: 'Charge 8', ...body } });
    expect((await call({})).body.errors).toHaveProperty('person_id');
    expect((await call({ person_id: 1, employee_id: 1 })).body.errors).toHaveProperty('person_id');
    expect((await call({ person_id: 999_999 })).body.errors).toHaveProperty('person_id');
    expect((await call({ employee_id: 999_999 })).body.errors).toHaveProperty('employee_id');
  });
});

describe('A request', () => {
  it('is noted with the day it is due and closed by erasing the person [AHD-020]', async () => {
    const person = await somebody('Askserase');
    const { body } = await note(person.id, 'erase');
    expect(body.privacy_request).toMatchObject({ due_on: '2026-02-19', outcome: null, name: person.name });
    expect((await note(person.id, 'erase')).body.error_code).toBe(20_002);
    const params = { id: body.privacy_request.id };
    const early = await admin.call(closePrivacyRequest, { params, body: { outcome: 'done' } });
    expect(early.body).toMatchObject({
      error_code: 20_003,
      message: "Erase this person's data first, or refuse the request with a reason",
    });
    expect((await eraseNow(person)).status).toBe(204);
    const closed = await admin.call<{ privacy_requests: PrivacyRequest[] }>(listPrivacyRequests, {
      query: { closed: true },
    });
    expect(closed.body.privacy_requests).toMatchObject([{ id: params.id, outcome: 'done', name: 'Erased person' }]);
  });

  it('for a copy is closed once by hand, and refused only with a reason [AHD-020]', async () => {
    const person = await somebody('Askscopy');
    const { body } = await note(person.id, 'copy');
    const close = (closing: object) =>
      admin.call<{ privacy_request: PrivacyRequest }>(closePrivacyRequest, {
        params: { id: body.privacy_request.id },
        body: closing,
      });
    expect((await close({ outcome: 'refused', reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await close({ outcome: 'refused', reason: 'Asked twice' })).body.privacy_request.outcome).toBe('refused');
    expect((await close({ outcome: 'done' })).body.error_code).toBe(20_003);
  });

  it('is not received in the future, or for somebody who does not exist [AHD-020]', async () => {
    const person = await somebody('Askslater');
    expect((await note(person.id, 'copy', '2099-01-01')).body.errors).toHaveProperty('received_on');
    expect((await note(person.id, 'copy', '2026-02-30')).body.errors).toHaveProperty('received_on');
    expect((await note(999_999, 'copy')).body.errors).toHaveProperty('person_id');
  });

  it('lists the most urgent first [AHD-020]', async () => {
    const later = await somebody('Urgentlater');
    const sooner = await somebody('Urgentsooner');
    await note(later.id, 'copy', '2026-01-09');
    await note(sooner.id, 'copy', '2026-01-02');
    const { body } = await admin.call<{ privacy_requests: PrivacyRequest[] }>(listPrivacyRequests);
    const names = body.privacy_requests.map(({ name }) => name);
    expect(names.indexOf(sooner.name)).toBeLessThan(names.indexOf(later.name));
  });
});

describe('People', () => {
  it('are found by name, phone, and email, but not once they are erased [AHD-020]', async () => {
    const person = await somebody('Zimmerling');
    for (const query of ['zimmerl noa', person.phone, 'Zimmerling@mail.example']) {
      expect(await find(query)).toMatchObject([{ person_id: person.id, applications_count: 1, is_held: false }]);
    }
    await eraseNow(person);
    expect(await find('zimmerl')).toEqual([]);
  });

  it('include employees who never applied here [AHD-020]', async () => {
    const office = await EmployeeOffice.openAt(product);
    const employee = await office.hire({ name: 'Zora Neverapplied' });
    expect((await find(employee.name)).some(({ employee_id }) => employee_id === employee.id)).toBe(true);
  });

  it('who were hired get a copy of every room’s records, and erasing them leaves the employee [AHD-020]', async () => {
    const office = await OnboardingOffice.openAt(product);
    const person = await somebody('Newhire');
    const employee = await office.employees.hire({ name: person.name });
    await rows('update employees set application_id = $2 where id = $1', [employee.id, person.application]);
    await office.start(employee.id, await office.process([{ type: 'w4' }]));
    await rows(
      `insert into i9_forms (company_id, employee_id, first_day, created_at, updated_at)
       select company_id, id, hired_date, now(), now() from employees where id = $1 on conflict do nothing`,
      [employee.id],
    );
    const { text } = await admin.call(exportPerson, { params: { id: person.id } });
    for (const records of ['employees', 'onboarding_tasks', 'i9_forms', 'everify_cases', 'payroll_transfers']) {
      expect(text).toContain(`"${records}": [`);
    }
    expect(text).toContain('w4_form');
    expect((await eraseNow(person)).status).toBe(204);
    expect(await rows('select name, application_id from employees where id = $1', [employee.id])).toEqual([
      { name: person.name, application_id: null },
    ]);
  });

  it('and everything about their privacy are for super admins only [AHD-020]', async () => {
    for (const [endpoint, options] of [
      [findPrivacyPeople, { query: { query: 'noa' } }],
      [listLegalHolds, {}],
      [placeLegalHold, { body: { person_id: 1, reason: 'Charge 9' } }],
      [releaseLegalHold, { params: { id: 1 } }],
      [listPrivacyRequests, {}],
      [createPrivacyRequest, { body: { person_id: 1, kind: 'copy', received_on: '2026-01-05' } }],
      [closePrivacyRequest, { params: { id: 1 }, body: { outcome: 'done' } }],
      [getEqualOpportunityCounts, {}],
    ] as const) {
      expect((await manager.call(endpoint, options)).body.error_code).toBe(10_004);
    }
  });
});

describe('Equal opportunity answers', () => {
  it('are shown only as counts of whole months, and never for groups under ten [AHD-020]', async () => {
    await rows('delete from equal_opportunity_answers');
    const answer = (count: number, race: string, day: string) =>
      rows(
        `insert into equal_opportunity_answers (company_id, position_id, race, answered_on)
         select p.company_id, p.id, $2, ${day} from positions p, generate_series(1, $3) where p.id = $1`,
        [job.id, race, count],
      );
    const lastMonth = `(date_trunc('month', now()) - interval '3 days')::date`;
    await answer(12, 'white', lastMonth);
    await answer(9, 'asian', lastMonth);
    await answer(30, 'two_or_more', `date_trunc('month', now())::date`);
    await answer(30, 'two_or_more', `(now() - interval '3 years')::date`);
    const { body } = await admin.call<{ counts: EqualOpportunityCounts }>(getEqualOpportunityCounts);
    const shown = Object.fromEntries(body.counts.race.map(({ key, count }) => [key, count]));
    expect(shown).toMatchObject({ white: 12, asian: null, two_or_more: null, decline: null });
    expect(body.counts.sex.every(({ count }) => count === null)).toBe(true);
    expect(JSON.stringify(body)).not.toContain('21');
  });
});
