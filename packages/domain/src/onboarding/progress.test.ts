import { describe, expect, it } from 'vitest';
import type { ActionType, ModuleType, Requirement } from './module-types.ts';
import {
  countedAs,
  isAllDone,
  locksOf,
  moduleStatus,
  onboardingState,
  progressOf,
  type RunningModule,
  waitingOn,
} from './progress.ts';
import { type ActionStatus, ONBOARDING_STATES } from './states.ts';

let last = 0;
const nextId = (): number => {
  last += 1;
  return last;
};
const module = (
  module_type: ModuleType,
  actions: [ActionType, ActionStatus][],
  requirement: Requirement = 'required',
): RunningModule => ({
  id: nextId(),
  module_type,
  requirement,
  actions: actions.map(([action_type, status]) => ({ id: nextId(), action_type, status })),
});

const basic = (employee: ActionStatus, hr: ActionStatus = 'locked') =>
  module('basic_information', [
    ['employee_fill_basic_information_form', employee],
    ['hr_fill_basic_information_form', hr],
  ]);
const w4 = (status: ActionStatus, requirement: Requirement = 'required') =>
  module('w4', [['w4_form', status]], requirement);
const deposit = (status: ActionStatus) => module('direct_deposit', [['direct_deposit_form', status]]);
const reasons = (modules: readonly RunningModule[]) => [...locksOf(modules).values()];

describe('An action', () => {
  it.each<[string, RunningModule[], (string | null)[]]>([
    ['waits for the basic information', [basic('open'), w4('locked')], [null, 'earlier_action', 'basic_information']],
    ['opens after it', [basic('completed'), w4('locked')], [null, null]],
    ['waits again when it was sent back', [basic('returned'), w4('open')], ['earlier_action', 'basic_information']],
    ['that needs nothing is open at once', [basic('open'), deposit('locked')], [null, 'earlier_action', null]],
    ['without that module waits for nothing', [w4('locked')], [null]],
  ])('%s [ONB-006, ONB-022]', (_name, modules, expected) => {
    expect(reasons(modules)).toEqual(expected);
  });
});

describe('The E-Verify case', () => {
  const form = (section2: ActionStatus, open: ActionStatus = 'locked') =>
    module('i9', [
      ['employee_fill_i9_form', 'completed'],
      ['hr_fill_i9_form', section2],
      ['hr_submit_e_verify_case', open],
    ]);

  it.each<[string, RunningModule, boolean, (string | null)[]]>([
    ['waits for Section 2', form('open'), false, [null, 'earlier_action']],
    ['opens after it', form('completed'), false, [null]],
    ['waits for the paper that a receipt stands for', form('completed'), true, ['receipt']],
    ['waits again when a paper turns out to be a receipt', form('completed', 'open'), true, ['receipt']],
    ['that is done stays done', form('completed', 'completed'), true, []],
  ])('%s [ONB-044, EVF-020]', (_name, one, awaitsPaper, expected) => {
    expect([...locksOf([one], { awaitsPaper }).values()]).toEqual(expected);
  });
});

describe('A module', () => {
  it.each<[ActionStatus, ActionStatus, string]>([
    ['open', 'locked', 'not_started'],
    ['completed', 'open', 'in_progress'],
    ['returned', 'locked', 'in_progress'],
    ['completed', 'completed', 'completed'],
  ])('with %s and %s is %s [ONB-022]', (employee, hr, status) => {
    expect(moduleStatus(basic(employee, hr))).toBe(status);
  });
});

describe('Progress', () => {
  it('counts the required actions; optional ones hold nothing back [ONB-003, ONB-050]', () => {
    const modules = [basic('completed', 'completed'), w4('open', 'optional'), deposit('open')];
    expect(progressOf(modules)).toEqual({ done: 2, all: 3, percent: 66 });
    expect(isAllDone(modules)).toBe(false);
    expect(isAllDone([basic('completed', 'completed'), w4('open', 'optional')])).toBe(true);
    expect(progressOf([w4('open', 'optional')])).toEqual({ done: 0, all: 0, percent: 100 });
  });

  it('waits for what was sent back, then for the company, then for the next task [ONB-016]', () => {
    const side = (modules: RunningModule[]) => {
      const waiting = waitingOn(modules);
      return waiting && [waiting.side, waiting.action.action_type];
    };
    expect(side([basic('completed', 'open'), w4('returned')])).toEqual(['employee', 'w4_form']);
    expect(side([basic('completed', 'open'), w4('open')])).toEqual(['hr', 'hr_fill_basic_information_form']);
    expect(side([basic('completed', 'completed'), w4('open')])).toEqual(['employee', 'w4_form']);
    expect(side([w4('completed')])).toBeNull();
  });
});

describe('The state that lists show', () => {
  it.each<[string, Parameters<typeof onboardingState>[0], RunningModule[], string]>([
    ['a suspended process', 'suspended', [w4('returned')], 'suspended'],
    ['a complete one', 'completed', [w4('completed')], 'completed'],
    ['an action that was sent back', 'in_progress', [basic('completed', 'open'), w4('returned')], 'action_required'],
    ['an action of the company that is open', 'in_progress', [basic('completed', 'open')], 'need_attention'],
    ['nothing done yet', 'not_started', [basic('open')], 'not_started'],
    ['some done', 'in_progress', [w4('open')], 'in_progress'],
  ])('of %s is the first that fits [ONB-021]', (_name, status, modules, state) => {
    expect(onboardingState(status, modules)).toBe(state);
  });

  it('needs attention when sending failed or something is not ready [ONB-021, ONB-047]', () => {
    const failed = {
      ...w4('open'),
      actions: [{ id: 1, action_type: 'w4_form', status: 'open', has_failed: true }],
    } as const;
    expect(onboardingState('in_progress', [failed])).toBe('need_attention');
    expect(onboardingState('in_progress', [w4('open')], { isNotReady: true })).toBe('need_attention');
  });

  it('is counted once on the dashboard, except suspended ones [ONB-015, ONB-021]', () => {
    expect(ONBOARDING_STATES.map((state) => [state, countedAs(state)])).toEqual([
      ['not_started', 'not_started'],
      ['need_attention', 'need_attention'],
      ['in_progress', 'in_progress'],
      ['completed', 'completed'],
      ['suspended', null],
      ['action_required', 'in_progress'],
    ]);
  });
});
