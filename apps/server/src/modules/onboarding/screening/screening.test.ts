// The tax credit questionnaire on its way to the provider: sent once, held back, refused, and sent again.
import { disconnectIntegration, listRunningWork, testIntegration } from '@onward/contract/integrations/integrations';
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import { returnAction } from '@onward/contract/onboarding/onboarding-forms';
import { getDefaultModule } from '@onward/contract/onboarding/onboarding-processes';
import { listScreeningCompanies, sendScreening } from '@onward/contract/onboarding/tax-credit-screenings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANSWERS, type NewHire } from '../../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';
import { TaxCredits } from '../../../../../../testing/people/tax-credits.ts';
import { until } from '../../../../../../testing/until.ts';
import { sendScreening as sendNow } from './send-screening.ts';

let office: OnboardingOffice;
let credits: TaxCredits;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
  credits = new TaxCredits(office);
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  await credits.clear();
  await office.rows('delete from tax_credit_screenings');
  await office.rows('delete from integrations');
});

const FORM = 'employee_fill_wotc_form';
const MODULES = [{ type: 'basic_information' }, { type: 'wotc', config: { wotc_company: 'LARKFIELD' } }] as const;

const hired = async (modules: Parameters<OnboardingOffice['onboard']>[0] = MODULES, basics: object = {}) => {
  const hire = await office.onboard(modules, { name: 'Marcus Bell' });
  await hire.save('employee_fill_basic_information_form', { ...ANSWERS.basic_information, ...basics });
  return hire;
};

type Screening = EmployeeAction['screening'];

const screening = async (hire: NewHire, type: EmployeeAction['action_type'] = FORM): Promise<Screening> =>
  (await office.action(hire.key, type)).screening;

const becomes = (hire: NewHire, wanted: Partial<NonNullable<Screening>>, type: EmployeeAction['action_type'] = FORM) =>
  until(`a screening that is ${JSON.stringify(wanted)}`, async () => {
    const found = await screening(hire, type);
    const isSo = found && Object.entries(wanted).every(([key, value]) => found[key as 'status'] === value);
    return isSo ? found : undefined;
  });

const again = async (hire: NewHire) => {
  const { id } = await office.action(hire.key, FORM);
  return office.admin.call(sendScreening, { params: { id } });
};

describe('A tax credit questionnaire', () => {
  it('goes to the company of its process once it is signed, and once only [INT-013, INT-016, ONB-048]', async () => {
    await credits.connect('wotc');
    const hire = await hired();
    expect(await screening(hire)).toBeNull();
    await hire.submit(FORM, ANSWERS.wotc);
    expect(await becomes(hire, { status: 'sent' })).toMatchObject({ provider: 'WOTC', problem: null });
    const [sent, ...others] = await credits.screenings();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      system: 'wotc',
      company_key: 'LARKFIELD',
      times: 1,
      fields: {
        first_name: 'Marcus',
        ssn: '219456789',
        state: 'GA',
        county: 'DeKalb',
        boxes: [7],
        signed_name: 'Marcus Bell',
        employer_name: 'Larkfield Group LLC',
      },
    });
    const { id } = await office.action(hire.key, FORM);
    await sendNow(office.product.app, { company_id: 1, action_id: id });
    expect(await credits.screenings()).toMatchObject([{ times: 1 }]);
    expect((await again(hire)).body).toMatchObject({ error_code: 20003 });
    expect((await office.view(hire.key)).events.map(({ event }) => event)).toContain('screening_sent');
    const jobs = await office.rows<{ payload: object }>(
      `select payload from graphile_worker._private_jobs where payload::text like '%219456789%'`,
    );
    expect(jobs).toEqual([]);
  });

  it('stays here when it is declined, and when no provider is connected [INT-013, ONB-048]', async () => {
    const alone = await hired();
    await alone.submit(FORM, ANSWERS.wotc);
    expect(await screening(alone)).toBeNull();
    await credits.connect('wotc');
    const hire = await hired();
    await hire.save(FORM, { participates: 'declined' });
    expect(await screening(hire)).toBeNull();
    expect(await credits.screenings()).toEqual([]);
  });

  it('of EHX goes to the company of the integration [INT-013]', async () => {
    await credits.connect('ehx_wotc');
    const hire = await hired([{ type: 'basic_information' }, { type: 'ehx_wotc' }]);
    await hire.submit('ehx_wotc_employee_form', ANSWERS.wotc);
    await becomes(hire, { status: 'sent', provider: 'EHX WOTC' }, 'ehx_wotc_employee_form');
    expect(await credits.screenings()).toMatchObject([{ system: 'ehx_wotc', company_key: 'EHX-1042' }]);
  });

  it('waits while the key is refused, is counted before disconnecting, and leaves after the repair [INT-005, INT-006]', async () => {
    const { id } = (await credits.connect('wotc')).body.integration;
    await credits.mood({ system: 'wotc', on: 'any', answer: 401, times: 9 });
    const hire = await hired();
    await hire.submit(FORM, ANSWERS.wotc);
    await becomes(hire, { status: 'waiting', problem: 'stopped' });
    expect(await credits.integration('wotc')).toMatchObject({ status: 'error' });
    expect((await office.admin.call(listRunningWork, { params: { id } })).body).toEqual({
      running_work: [{ kind: 'tax_credit_screening', count: 1 }],
    });
    await credits.mood(null);
    await office.admin.call(testIntegration, { params: { id } });
    await becomes(hire, { status: 'sent', problem: null });
    expect((await office.admin.call(listRunningWork, { params: { id } })).body).toEqual({ running_work: [] });
  });

  it('is tried again while the provider is away, and fails once it is disconnected [INT-005, INT-016]', async () => {
    const { id } = (await credits.connect('wotc')).body.integration;
    await credits.mood({ system: 'wotc', on: 'write', answer: 503, times: 9 });
    const hire = await hired();
    await hire.submit(FORM, ANSWERS.wotc);
    await becomes(hire, { status: 'waiting', problem: 'unavailable' });
    const due = () => office.rows<{ attempts: number; next_attempt_at: Date }>('select * from tax_credit_screenings');
    const [row] = await due();
    expect(row?.attempts).toBe(1);
    expect(row?.next_attempt_at).toBeInstanceOf(Date);
    await office.admin.call(disconnectIntegration, { params: { id } });
    await credits.mood(null);
    expect((await again(hire)).status).toBe(200);
    await becomes(hire, { status: 'failed', problem: 'not_connected' });
    await credits.connect('wotc');
    await becomes(hire, { status: 'sent' });
  });

  it.each([
    ['refused', { legal_last_name: 'Refuse' }, 'LARKFIELD'],
    ['company_unknown', {}, 'NOBODY'],
  ] as const)(
    'that is %s says so and waits for somebody to mend it [INT-013]',
    async (problem, basics, wotc_company) => {
      await credits.connect('wotc');
      const hire = await hired([{ type: 'basic_information' }, { type: 'wotc', config: { wotc_company } }], basics);
      await hire.submit(FORM, ANSWERS.wotc);
      await becomes(hire, { status: 'failed', problem });
      expect(await credits.integration('wotc')).toMatchObject({ status: 'active' });
      await office.rows(
        `update employee_onboarding_modules set config = config || '{"wotc_company": "KINDHOME"}' where process_id =
         (select id from employee_onboarding_processes where digest_key = $1)`,
        [hire.key],
      );
      await office.rows(`update employee_informations set legal_last_name = 'Bell' where employee_id = $1`, [
        hire.employeeId,
      ]);
      expect((await again(hire)).body).toMatchObject({
        employee_onboarding_action: { screening: { status: 'waiting', problem: null } },
      });
      await becomes(hire, { status: 'sent' });
      expect(await credits.screenings()).toMatchObject([{ company_key: 'KINDHOME' }]);
    },
  );

  it('without a Social Security number is not sent at all [INT-013]', async () => {
    await credits.connect('wotc');
    const hire = await office.onboard([{ type: 'wotc', config: { wotc_company: 'LARKFIELD' } }]);
    await hire.submit(FORM, ANSWERS.wotc);
    await becomes(hire, { status: 'failed', problem: 'incomplete' });
    expect(await credits.screenings()).toEqual([]);
  });

  it('that was sent back goes under the same reference when it is signed again [INT-013, ONB-046]', async () => {
    await credits.connect('wotc');
    const hire = await hired();
    await hire.submit(FORM, ANSWERS.wotc);
    await becomes(hire, { status: 'sent' });
    const { action_key } = await office.action(hire.key, FORM);
    await office.admin.call(returnAction, { params: { action_key }, body: { reason: 'Please check the boxes' } });
    await hire.submit(FORM, { ...ANSWERS.wotc, target_group: true });
    await until('the new answers', async () => {
      const [sent, ...others] = await credits.screenings();
      expect(others).toEqual([]);
      return sent?.times === 2 ? sent : undefined;
    });
    await becomes(hire, { status: 'sent' });
    expect((await credits.screenings())[0]?.fields.boxes).toEqual([2, 7]);
  });

  it('is sent again only by those who may onboard, in their own places [ONB-048, PLT-016]', async () => {
    await credits.connect('wotc');
    const hire = await hired();
    await hire.submit(FORM, ANSWERS.wotc);
    await becomes(hire, { status: 'sent' });
    const { id } = await office.action(hire.key, FORM);
    const harbor = await office.employees.stranger.signIn('owner@harborpine.test');
    expect((await harbor.call(sendScreening, { params: { id } })).status).toBeGreaterThanOrEqual(400);
    expect((await office.admin.call(sendScreening, { params: { id: 999_999 } })).body.error_code).toBe(40001);
  });
});

describe('The settings of a process', () => {
  it('offer the companies of the provider, and begin with the one chosen on its page [INT-013]', async () => {
    const offered = async () => (await office.admin.call(listScreeningCompanies)).body;
    expect(await offered()).toEqual({ companies: [] });
    await credits.connect('wotc');
    expect(await offered()).toMatchObject({ companies: [{ id: 'LARKFIELD' }, { id: 'KINDHOME' }] });
    const config = async () =>
      (
        await office.admin.call<{ onboarding_module: { config: object } }>(getDefaultModule, {
          params: { type: 'wotc' },
        })
      ).body.onboarding_module.config;
    expect(await config()).toEqual({});
    await office.rows(`update integrations set config = '{"default_company_id": "KINDHOME"}'`);
    expect(await config()).toEqual({ wotc_company: 'KINDHOME' });
  });
});
