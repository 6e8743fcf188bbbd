import type { User } from '@onward/contract/identity/identity';
import { describe, expect, test } from 'vitest';
import { readFlags } from './startup-data.ts';
import { runStartup, type StartupSteps } from './startup-sequence.ts';

const user = { id: 1, reset_password_required: false, company: { id: 7 } } as User;

/** Steps that record when they start and end; a step can be made to fail. */
function recordedSteps(failing: string[] = [], reader: User = user) {
  const log: string[] = [];
  const step =
    <Value>(name: string, value: Value) =>
    async (): Promise<Value> => {
      log.push(name);
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (failing.includes(name)) throw new Error(name);
      log.push(`${name} done`);
      return value;
    };
  const steps: StartupSteps = {
    user: step('user', reader),
    forcedResetToken: step('reset token', 'r-1'),
    connectCable: () => log.push('cable'),
    identify: () => log.push('identify'),
    locations: step('locations', []),
    brands: step('brands', []),
    departments: step('departments', []),
    settings: step('settings', { industries: ['food'] } as never),
    integrations: step('integrations', []),
    betaFeatures: (companyId) => step(`betas of ${companyId}`, ['language_switch'])(),
    growthFlags: step('flags', { homepage_redesign: { value: true } }),
  };
  return { log, steps };
}

describe('start-up', () => {
  test('runs in the fixed order, settings and integrations together [PLT-023]', async () => {
    const { log, steps } = recordedSteps();
    await runStartup(steps);
    expect(log).toEqual([
      'user',
      'user done',
      'cable',
      'identify',
      'locations',
      'locations done',
      'brands',
      'brands done',
      'departments',
      'departments done',
      'settings',
      'integrations',
      'settings done',
      'integrations done',
      'betas of 7',
      'betas of 7 done',
      'flags',
      'flags done',
    ]);
  });

  test('stops when the current user fails [PLT-024]', async () => {
    const { log, steps } = recordedSteps(['user']);
    expect(await runStartup(steps)).toMatchObject({ kind: 'failed' });
    expect(log).toEqual(['user']);
  });

  test('continues without data when a later step fails [PLT-024]', async () => {
    const { steps } = recordedSteps(['locations', 'settings', 'flags']);
    const outcome = await runStartup(steps);
    expect(outcome).toMatchObject({ kind: 'ready', data: { locations: [], settings: null } });
  });

  test('stops at a forced password reset, with its token [IDN-019]', async () => {
    const { log, steps } = recordedSteps([], { ...user, reset_password_required: true });
    expect(await runStartup(steps)).toEqual({ kind: 'reset_required', resetToken: 'r-1' });
    expect(log).toEqual(['user', 'user done', 'reset token', 'reset token done']);
  });
});

test('a flag is on when either source says so, absent is off [CMP-005]', () => {
  expect(readFlags(['language_switch', 'unknown'], { homepage_redesign: { value: true } })).toEqual({
    homepage_redesign: true,
    language_switch: true,
    message_widget: false,
    phone_required: false,
  });
});
