// Who is told of what: reminders to employees, waiting actions and completed onboardings to staff (ONB-049, NTF-002).
import { getToday, type TodayTask } from '@onward/contract/home/home';
import { listNotifications } from '@onward/contract/notifications/notifications';
import { getStaffOpenWork, type StaffOpenWork } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS, type NewHire } from '../../../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../../../testing/people/onboarding-office.ts';
import { until } from '../../../../../../../testing/until.ts';
import { remindEmployees } from './remind-employees.ts';

let office: OnboardingOffice;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
});
afterAll(() => office.product.stop());

const BASICS = { type: 'basic_information' } as const;

async function linked(phone: string): Promise<NewHire> {
  const hire = await office.onboard([BASICS, { type: 'w4' }], { phone });
  await office.admin.request('POST', `/v1/employee_onboarding_processes/${hire.key}/send_onboarding_link`, {
    body: { send_sms: true },
  });
  return hire;
}

/** As if the link had been sent so many days ago. */
const age = (hire: NewHire, days: number) =>
  office.rows(
    `update employee_onboarding_processes set last_link_sent_at = last_link_sent_at - make_interval(days => $2),
       next_reminder_at = next_reminder_at - make_interval(days => $2) where digest_key = $1`,
    [hire.key, days],
  );

const reminders = async (phone: string) =>
  (await office.product.outside.texts(`+1${phone}`)).filter(({ body }) => body.includes('tasks for'));

describe('An employee with open tasks', () => {
  it('is reminded after 2, 5, and 10 days by the channel used last, and then no more [ONB-049]', async () => {
    const hire = await linked('4045550131');
    await remindEmployees(office.product.app);
    expect(await reminders('4045550131')).toHaveLength(0);
    for (const [days, count] of [
      [2, 1],
      [3, 2],
      [5, 3],
    ] as const) {
      await age(hire, days);
      await remindEmployees(office.product.app);
      await remindEmployees(office.product.app);
      await until(`${count} reminders`, async () => (await reminders('4045550131')).length === count);
    }
    await age(hire, 30);
    await remindEmployees(office.product.app);
    expect(await reminders('4045550131')).toHaveLength(3);
  });

  it('is left alone while only the company has something to do [ONB-049]', async () => {
    const hire = await linked('4045550132');
    await hire.fillBasics();
    await hire.submit('w4_form', ANSWERS.w4);
    await age(hire, 3);
    await remindEmployees(office.product.app);
    expect(await reminders('4045550132')).toHaveLength(0);
  });
});

describe('Staff', () => {
  const bell = async (word: string) => {
    const rows = await office.rows<{ details: { employee?: string } }>(
      `select details from notifications where notification_type = $1 and staff_id = $2`,
      [word, office.adminId],
    );
    return rows.map(({ details }) => details.employee);
  };

  it('hear of an action that waits for them, and the starter of a completed onboarding [ONB-049, NTF-002]', async () => {
    const hire = await office.onboard([BASICS], { name: 'Nadia Petrov' });
    await hire.fillBasics();
    await until('the action in the bell', async () =>
      (await bell('onboarding_action_waiting')).includes('Nadia Petrov'),
    );
    const { body } = await office.admin.call<{ notifications: { body: string }[] }>(listNotifications);
    expect(body.notifications[0]?.body).toBe('hr_fill_basic_information_form needs your attention.');
    await hire.fillEmployment();
    await until('the end in the bell', async () => (await bell('onboarding_completed')).includes('Nadia Petrov'));
  });

  it('who leave are named with the tasks nobody else has [CMP-031]', async () => {
    const managerId = await office.staffId('manager@larkfield.test');
    const hire = await office.onboard([{ ...BASICS, staffIds: [managerId] }]);
    const count = async () => {
      const { body } = await office.admin.call<StaffOpenWork>(getStaffOpenWork, { params: { id: managerId } });
      return body.onboarding_actions_count;
    };
    const before = await count();
    await hire.fillBasics();
    expect(await count()).toBe(before + 1);
    await hire.fillEmployment();
    expect(await count()).toBe(before);
  });

  it('see it on their Today board, in their language, until it is done [AHD-015, ONB-017, PLT-039]', async () => {
    const hire = await office.onboard([BASICS], { name: 'Leila Haddad' });
    const tasks = async (language = 'en') => {
      const { body } = await office.admin.call<{ tasks: TodayTask[]; counts: { onboarding_actions: number } }>(
        getToday,
        { query: {}, headers: { locale: language } },
      );
      return body.tasks.filter(({ process_key }) => process_key === hire.key);
    };
    expect(await tasks()).toEqual([]);
    await hire.fillBasics();
    expect(await tasks()).toMatchObject([{ kind: 'onboarding_action', name: 'Leila Haddad' }]);
    await office.rows(
      `update employee_onboarding_actions set name = 'Complete the employment details' where name = $1`,
      ['hr_fill_basic_information_form'],
    );
    expect(await tasks('fr')).toMatchObject([{ excerpt: 'Compléter les informations d’emploi' }]);
    await hire.fillEmployment();
    expect(await tasks()).toEqual([]);
  });
});
