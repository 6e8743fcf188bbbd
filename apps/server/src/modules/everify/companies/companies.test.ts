// E-Verify accounts over HTTP: drafts, submission, review, and what an active one changes in other rooms.
import { checkUscisReadiness } from '@onward/contract/employees/employee-readiness';
import {
  deleteEverifyCompany,
  type EverifyCompany,
  getEverifyCompany,
  listEverifyCompanies,
  listEverifyReviews,
  type ReviewedEverifyCompany,
  updateEverifyCompany,
} from '@onward/contract/everify/everify-companies';
import { disconnectIntegration, type Integration, listIntegrations } from '@onward/contract/integrations/integrations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EverifyOffice, type OneAccount } from '../../../../../../testing/people/everify-office.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';

let office: EverifyOffice;

beforeAll(async () => {
  office = await EverifyOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const save = (id: number, entry: object, version?: number) =>
  office.admin.call<OneAccount>(updateEverifyCompany, {
    params: { id },
    body: { formi9_compliance_company: entry, ...(version !== undefined && { version }) },
  });
const list = async () =>
  (await office.admin.call<{ formi9_compliance_companies: EverifyCompany[] }>(listEverifyCompanies)).body
    .formi9_compliance_companies;
const integration = async () => {
  const { body } = await office.admin.call<{ integrations: Integration[] }>(listIntegrations);
  return body.integrations.find(({ nickname }) => nickname === 'everify');
};
const created = async (changes: Record<string, unknown> = {}) =>
  (await office.draft(changes)).body.formi9_compliance_company;

describe('A draft', () => {
  it('is saved incomplete, and keeps what is not sent [EVF-001, EVF-008, EVF-009]', async () => {
    const { body, status } = await office.draft({
      company_name: ' Larkfield ',
      hiring_sites: [],
      employer_category: null,
    });
    expect(status).toBe(201);
    expect(body.formi9_compliance_company).toMatchObject({
      status: 'draft',
      company_name: 'Larkfield',
      employer_id_number: '582214907',
      physical_address_as_mailing_address: true,
      main_contact_as_signatory: true,
      has_naics_code: false,
      client_id: null,
      location_ids: [],
    });
    const { id } = body.formi9_compliance_company;
    const saved = await save(id, { dba_name: 'Larkfield Foods' });
    expect(saved.body.formi9_compliance_company).toMatchObject({
      company_name: 'Larkfield',
      dba_name: 'Larkfield Foods',
    });
    expect((await office.admin.call(getEverifyCompany, { params: { id } })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('wants a number of nine digits, in these words [EVF-003]', async () => {
    const answer = await office.draft({ employer_id_number: '58-22149' });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error_code: 20001,
        errors: { employer_id_number: ['Please enter a correct employer id number'] },
      },
    });
  });

  it('cannot have the number of another account [EVF-011]', async () => {
    await created();
    const answer = await office.draft({ employer_id_number: '582214907', hiring_sites: [] });
    expect(answer).toMatchObject({ status: 409, body: { error_code: 20002 } });
  });

  it('covers only locations that exist and that no other account covers [EVF-005, EVF-012]', async () => {
    await created();
    const taken = await office.draft({ employer_id_number: '581930447' });
    expect(Object.keys(taken.body.errors ?? {})).toEqual(['hiring_sites.0.location_ids']);
    const unknown = await office.draft({
      employer_id_number: '581930447',
      hiring_sites: [{ state: 'GA', count: 1, location_ids: [987_654] }],
    });
    expect(Object.keys(unknown.body.errors ?? {})).toEqual(['hiring_sites.0.location_ids']);
  });

  it('shows both values when two people edit it [EVF-008]', async () => {
    const { id, version } = await created();
    await save(id, { dba_name: 'Theirs' }, version);
    const answer = await save(id, { dba_name: 'Mine' }, version);
    expect(answer).toMatchObject({
      status: 409,
      body: { error_code: 20002, conflict: { fields: { dba_name: { theirs: 'Theirs', yours: 'Mine' } } } },
    });
  });
});

describe('Submitting', () => {
  it('names every problem by its path, and wants the agreement [EVF-002, EVF-003, EVF-004, EVF-005, EVF-006, EVF-007]', async () => {
    const { id } = await created({
      company_name: '',
      employer_category: null,
      physical_address: undefined,
      hiring_sites: [{ state: 'GA', count: 0, location_ids: [office.employees.locationId] }],
      main_contact_as_signatory: false,
    });
    const refused = await office.submit(id);
    expect(refused.body.error_code).toBe(20001);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(
      expect.arrayContaining([
        'company_name',
        'physical_address.city',
        'employer_category',
        'hiring_sites.0.count',
        'signatory.name',
      ]),
    );
    const complete = await save(id, office.entry({ main_contact_as_signatory: true }));
    expect(complete.status).toBe(200);
    expect(Object.keys((await office.submit(id, false)).body.errors ?? {})).toEqual(['agreed']);
    expect((await office.submit(id)).body.formi9_compliance_company).toMatchObject({ status: 'pending_review' });
    expect((await office.submit(id)).body.error_code).toBe(20003);
    expect((await save(id, { dba_name: 'Late' })).body.error_code).toBe(20003);
  });
});

describe('Review', () => {
  it('is done by support staff over all companies, who send back with a note [EVF-009, EVF-014]', async () => {
    const { id } = await created();
    expect((await office.review(id, { status: 'active' })).body.error_code).toBe(20003);
    await office.submit(id);
    const { body } = await office.support.call<{ formi9_compliance_companies: ReviewedEverifyCompany[] }>(
      listEverifyReviews,
    );
    expect(body.formi9_compliance_companies).toMatchObject([
      { id, company_id: 1, owner_name: 'Larkfield Group', formi9_compliance_company: { status: 'pending_review' } },
    ]);
    expect((await office.admin.call(listEverifyReviews)).body.error_code).toBe(10004);
    expect((await office.review(id, { status: 'active' }, office.admin)).body.error_code).toBe(10004);
    expect(Object.keys((await office.review(id, { status: 'draft' })).body.errors ?? {})).toEqual(['review_note']);
    const back = await office.review(id, { status: 'draft', review_note: 'Add the Tennessee sites.' });
    expect(back.body.formi9_compliance_company).toMatchObject({
      status: 'draft',
      review_note: 'Add the Tennessee sites.',
    });
    const [audit] = await office.rows(
      `select company_id from audit_log where event = 'everify_company_sent_back' and subject_id = $1`,
      [id],
    );
    expect(audit).toEqual({ company_id: 1 });
  });

  it('registers an approved account once and makes the integration active [EVF-009, INT-014]', async () => {
    expect(await integration()).toMatchObject({ status: 'not_connected' });
    const account = await office.enroll();
    expect(account).toMatchObject({ status: 'active', client_id: expect.stringMatching(/^C[0-9A-F]+$/) });
    expect(await integration()).toMatchObject({ status: 'active' });
    expect((await office.review(account.id, { status: 'active' })).body.error_code).toBe(20003);
    const disconnect = { params: { id: (await integration())?.id ?? 0 } };
    expect((await office.admin.call(disconnectIntegration, disconnect)).body.error_code).toBe(20003);
  });

  it('keeps an account waiting while E-Verify does not answer [INT-016]', async () => {
    const { id } = await created();
    await office.submit(id);
    await office.mood({ on: 'write', answer: 'down', times: 9 });
    expect((await office.review(id, { status: 'active' })).body.error_code).toBe(30001);
    await office.mood(null);
    expect((await office.review(id, { status: 'active' })).body.formi9_compliance_company.status).toBe('active');
  });
});

describe('An active account', () => {
  it('changes only its contacts [EVF-009]', async () => {
    const { id } = await office.enroll();
    expect((await save(id, { company_name: 'Another LLC' })).body.error_code).toBe(20003);
    const contact = { name: 'Marisol Vega', title: 'HR', phone: '4045550144', email: 'marisol@larkfield.test' };
    const saved = await save(id, { main_contact: contact });
    expect(saved.body.formi9_compliance_company).toMatchObject({ status: 'active', main_contact: contact });
    const wrong = await save(id, { main_contact: { ...contact, email: 'marisol' } });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['main_contact.email']);
  });

  it('makes employees at its locations ready, and only them [EVF-012, ONB-032]', async () => {
    const here = await office.employees.hire();
    const ready = async (id: number) => (await office.admin.call(checkUscisReadiness, { params: { id } })).body;
    expect(await ready(here.id)).toMatchObject({ uscis_ready: false, error_code: 'integration_not_active' });
    await office.enroll();
    expect(await ready(here.id)).toEqual({
      uscis_ready: true,
      employer_id_number: '582214907',
      associated_location: { id: office.employees.locationId, name: expect.any(String) },
      error_code: null,
    });
    const [other] = await office.rows<{ id: number }>(
      'select id from locations where company_id = 1 and id <> $1 and employer_tax_info_id is not null limit 1',
      [office.employees.locationId],
    );
    const there = await office.employees.hire({ location_id: other?.id, position_id: null });
    expect(await ready(there.id)).toMatchObject({ uscis_ready: false, error_code: 'integration_not_active' });
  });

  it('adds E-Verify to new onboardings at its locations [EVF-012]', async () => {
    await office.enroll();
    const onboarding = await OnboardingOffice.openAt(office.product);
    const process = await onboarding.process([{ type: 'i9', config: { has_active_e_verify_client: true } }]);
    const usesEverify = async (values: Record<string, unknown>) => {
      const { id } = await office.employees.hire(values);
      const { body, text } = await onboarding.start(id, process);
      const [module] = body.employee_onboarding_process?.modules ?? [];
      if (!module) throw new Error(`The onboarding was not started: ${text}`);
      return [
        module.config.has_active_e_verify_client,
        module.actions.some(({ action_type }) => action_type === 'hr_submit_e_verify_case'),
      ];
    };
    expect(await usesEverify({})).toEqual([true, true]);
    await office.rows('delete from everify_company_locations');
    expect(await usesEverify({})).toEqual([false, false]);
  });

  it('is deleted only without open cases, and the last one disconnects the integration [EVF-009]', async () => {
    const { id } = await office.enroll();
    const { id: employeeId } = await office.hire(0);
    expect((await office.open(employeeId)).status).toBe(201);
    const remove = () => office.admin.call(deleteEverifyCompany, { params: { id } });
    expect((await remove()).body.error_code).toBe(20003);
    await office.rows(`update everify_cases set status = 'CLOSED'`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).body.error_code).toBe(40001);
    expect(await list()).toEqual([]);
    expect(await integration()).toMatchObject({ status: 'not_connected' });
    expect((await office.draft()).status).toBe(201);
  });
});

describe('Accounts', () => {
  it('are for staff who manage E-Verify, and changed by those who see all locations [EVF-008, EVF-011]', async () => {
    const { id } = await created();
    const stranger = await office.employees.managerWith(['view_employee']);
    expect((await stranger.call(listEverifyCompanies)).body.error_code).toBe(10004);
    const manager = await office.employees.managerWith(['manage_everify']);
    expect((await manager.call(getEverifyCompany, { params: { id } })).status).toBe(200);
    expect((await office.draft({ employer_id_number: '' }, manager)).body.error_code).toBe(10004);
    expect((await office.submit(id, true, manager)).body.error_code).toBe(10004);
  });

  it('of another company are not found [EVF-008]', async () => {
    await office.rows(
      `insert into everify_companies (company_id, digest_key, entry, created_at, updated_at)
       values (2, 'theirs', '{}', now(), now())`,
    );
    const [theirs] = await office.rows<{ id: number }>('select id from everify_companies where company_id = 2');
    const params = { id: theirs?.id ?? 0 };
    expect((await office.admin.call(getEverifyCompany, { params })).body.error_code).toBe(40001);
    expect((await save(params.id, { dba_name: 'Mine' })).body.error_code).toBe(40001);
    expect((await office.submit(params.id)).body.error_code).toBe(40001);
  });
});
