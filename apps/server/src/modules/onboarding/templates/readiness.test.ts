// What would block an onboarding, whether integrations are ready, and turning onboarding on, over HTTP.

import { getCompany } from '@onward/contract/company/company';
import { activateOnboarding } from '@onward/contract/onboarding/onboarding-activation';
import {
  checkIntegrations,
  deleteOnboardingProcess,
  type Readiness,
  simulateReadiness,
} from '@onward/contract/onboarding/onboarding-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import { completeModule, createProcess } from '../../../../../../testing/people/onboarding-templates.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';

let office: EmployeeOffice;
let admin: ApiCaller;
const idFrom = async (sql: string): Promise<number> => {
  const [row] = await office.rows<{ id: number }>(`${sql} order by id limit 1`);
  if (!row) throw new Error(`Nothing found: ${sql}`);
  return row.id;
};
const locationNamed = (name: string) => idFrom(`select id from locations where company_id = 1 and name = '${name}'`);
const simulate = async (id: number, locationId: number, caller = admin, headers = {}) =>
  (
    await caller.call<{ readiness: Readiness }>(simulateReadiness, {
      params: { id },
      query: { location_id: locationId },
      headers,
    })
  ).body;
const codesAt = async (id: number, locationId: number) =>
  (await simulate(id, locationId)).readiness.items.map(({ module_type, code, fix }) => [module_type, code, fix]);

beforeAll(async () => {
  office = await EmployeeOffice.open();
  admin = office.admin;
});
afterAll(() => office.product.stop());

describe('the simulation of an onboarding', () => {
  it('names a missing EIN, an assignee who is not there, and a provider that is not connected [AHD-017]', async () => {
    const managerId = await idFrom(
      `select id from company_staffs where company_id = 1 and email = 'manager@larkfield.test'`,
    );
    const manager = { kind: 'company_staff', id: managerId };
    const owner = {
      kind: 'company_role',
      id: await idFrom(`select id from company_roles where company_id = 1 and name = 'super_admin'`),
    };
    const process = await createProcess(admin, [
      await completeModule(admin, 'basic_information', manager),
      await completeModule(admin, 'i9', owner),
      await completeModule(admin, 'paychex', owner, { default_company_id: '00H1' }),
      { ...(await completeModule(admin, 'wotc', owner)), requirement: 'off' },
    ]);
    const decatur = await locationNamed('Decatur');
    expect(await codesAt(process.id, decatur)).toEqual([['paychex', 'integration_not_ready', 'integrations']]);
    const emory = await locationNamed('Emory Village');
    const { readiness } = await simulate(process.id, emory);
    expect(readiness.can_start).toBe(false);
    expect(readiness.location).toEqual({ id: emory, name: 'Emory Village' });
    expect(readiness.items).toEqual([
      {
        code: 'no_assignee_here',
        module_type: 'basic_information',
        fix: 'staff',
        blocks_start: true,
        message: 'Basic information: nobody assigned can act at Emory Village',
      },
      {
        code: 'missing_employer_id_number',
        module_type: 'i9',
        fix: 'location',
        blocks_start: true,
        message: 'Form I-9: Emory Village has no employer tax information with an EIN',
      },
      expect.objectContaining({ code: 'integration_not_ready', blocks_start: false }),
    ]);
    expect((await simulate(process.id, decatur)).readiness).toMatchObject({
      can_start: true,
      passed: [
        { module_type: 'basic_information', message: 'Basic information: ready' },
        { module_type: 'i9', message: 'Form I-9: ready' },
      ],
    });
    const french = await simulate(process.id, emory, admin, { 'accept-language': 'fr' });
    expect(french.readiness.items[0]?.message).toBe(
      'Informations de base\u00a0: aucun responsable ne peut agir à Emory Village',
    );
  });

  it('shows nothing of other companies, deleted processes, or locations out of scope [AHD-017, CMP-024]', async () => {
    const process = await createProcess(admin);
    const decatur = await locationNamed('Decatur');
    const emory = await locationNamed('Emory Village');
    const manager = await office.managerWith(['manage_onboarding']);
    expect((await simulate(process.id, decatur, manager)).readiness.can_start).toBe(true);
    expect((await simulate(process.id, emory, manager)).error_code).toBe(40001);
    const foreign = await idFrom('select id from locations where company_id = 2');
    expect((await simulate(process.id, foreign)).error_code).toBe(40001);
    await admin.call(deleteOnboardingProcess, { params: { id: process.id } });
    expect((await simulate(process.id, decatur)).error_code).toBe(40001);
  });
});

describe('integrations that onboarding uses', () => {
  it('have one of the statuses, checked in order [ONB-033, INT-007]', async () => {
    await office.rows(
      `insert into integrations (company_id, nickname, status, secrets, error_message, error_at, failed_calls) values
         (1, 'paychex', 'active', 'x', null, null, 0), (1, 'adp_run', 'error', 'x', 'auth_fails', now(), 0),
         (1, 'adp', 'active', 'x', null, null, 2), (1, 'paylocity', 'pending', null, null, null, 0)`,
    );
    const integrations = ['paychex', 'adp_run', 'adp', 'paylocity', 'everify', 'unheard_of'];
    const ask = async (id: number) =>
      (
        await admin.call<{ integrations: { nickname: string; status: string }[] }>(checkIntegrations, {
          params: { id },
          body: { integrations },
        })
      ).body.integrations.map(({ nickname, status }) => [nickname, status]);
    expect(await ask(1)).toEqual([
      ['paychex', 'ready'],
      ['adp_run', 'not_ready'],
      ['adp', 'status_not_available'],
      ['paylocity', 'not_ready'],
      ['everify', 'integration_not_found'],
      ['unheard_of', 'integration_not_found'],
    ]);
    expect(new Set((await ask(2)).map(([, status]) => status))).toEqual(new Set(['invalid_company_accessed']));
    await office.rows('delete from integrations');
  });
});

describe('turning onboarding on', () => {
  it('keeps the first time, and everybody in the company sees it [ONB-010]', async () => {
    await office.rows('update companies set onboarding_activated_at = null where id = 1');
    const activate = (caller = admin) => caller.call<{ onboarding_activated_at: string }>(activateOnboarding);
    const clerk = await office.managerWith(['edit_onboarding_process']);
    expect((await activate(clerk)).body.error_code).toBe(10004);
    const first = await activate();
    expect(first.status).toBe(200);
    expect((await activate()).body).toEqual(first.body);
    const { body } = await clerk.call<{ company: { onboarding_activated_at: string } }>(getCompany, {
      params: { id: 1 },
    });
    expect(body.company.onboarding_activated_at).toBe(first.body.onboarding_activated_at);
    const audits = await office.rows(`select 1 from audit_log where event = 'onboarding_activated'`);
    expect(audits).toHaveLength(1);
  });
});
