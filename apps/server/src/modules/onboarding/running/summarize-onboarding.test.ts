// The counts of the dashboard, and those of saved views of its list.
import { suspendEmployee } from '@onward/contract/employees/employees';
import { returnAction } from '@onward/contract/onboarding/onboarding-forms';
import { summarizeOnboarding } from '@onward/contract/onboarding/onboarding-processes';
import { createSavedView, listSavedViews, type SavedView } from '@onward/contract/saved-views/saved-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';

let office: OnboardingOffice;

interface Summary {
  overview: Record<string, number>;
  company_onboarding_processes: { id: number; name: string }[];
}

beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

const summary = async (): Promise<Summary> => (await office.admin.call<Summary>(summarizeOnboarding, {})).body;

describe('The summary of onboarding', () => {
  it('counts by state; what an employee has to fix is in progress, and suspended ones are in no count [ONB-011, ONB-015, ONB-021]', async () => {
    const before = (await summary()).overview;
    await office.onboard([{ type: 'basic_information' }]);
    const waiting = await office.onboard([{ type: 'basic_information' }]);
    await waiting.fillBasics();
    const returned = await office.onboard([{ type: 'basic_information' }]);
    await returned.fillBasics();
    const { action_key } = await office.action(returned.key, 'employee_fill_basic_information_form');
    const body = { reason: 'Check the name' };
    expect((await office.admin.call(returnAction, { params: { action_key }, body })).status).toBe(200);
    const suspended = await office.onboard([{ type: 'basic_information' }]);
    const params = { id: suspended.employeeId };
    expect((await office.admin.call(suspendEmployee, { params })).status).toBe(200);
    const { overview } = await summary();
    const added = Object.fromEntries(
      Object.entries(overview).map(([state, count]) => [state, count - (before[state] ?? 0)]),
    );
    expect(added).toEqual({ not_started: 1, need_attention: 1, in_progress: 1, completed: 0 });
  });

  it('names the processes to filter by, in order and without deleted ones [ONB-011]', async () => {
    const [kept, deleted] = [
      await office.process([{ type: 'basic_information' }]),
      await office.process([{ type: 'basic_information' }]),
    ];
    await office.rows('update company_onboarding_processes set deleted_at = now() where id = $1', [deleted]);
    const ids = (await summary()).company_onboarding_processes.map(({ id }) => id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(deleted);
  });
});

describe('A saved view of the dashboard', () => {
  it('counts the onboardings that its filters show [AHD-003]', async () => {
    const state = {
      filters: { status: 'need_attention' },
      order: null,
      columns: ['name', 'waiting_on'],
      density: null,
    };
    const made = await office.admin.call(createSavedView, {
      body: { saved_view: { list: 'onboarding', name: 'For HR', state } },
    });
    expect(made.status).toBe(201);
    const { body } = await office.admin.call<{ saved_views: SavedView[] }>(listSavedViews, {
      query: { list: 'onboarding' },
    });
    expect(body.saved_views.map(({ name, count }) => [name, count])).toEqual([
      ['For HR', (await summary()).overview.need_attention],
    ]);
  });
});
