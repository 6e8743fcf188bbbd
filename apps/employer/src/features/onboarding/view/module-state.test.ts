import type { EmployeeAction, EmployeeModule, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { expect, test } from 'vitest';
import { canCompleteByHand, canMarkIncomplete, moduleLook, nextAction, returnableActions } from './module-state.ts';

const action = (side: 'employee' | 'hr', status: EmployeeAction['status'], can_act = false) =>
  ({ side, status, can_act }) as EmployeeAction;
const module = (status: EmployeeModule['status'], ...actions: EmployeeAction[]) =>
  ({ status, actions }) as EmployeeModule;
const process = (over: Partial<EmployeeProcess> = {}) =>
  ({ ended_at: null, status: 'in_progress', modules: [], ...over }) as EmployeeProcess;

test.each([
  ['completed', module('completed', action('employee', 'completed')), 'done'],
  ['sent back', module('in_progress', action('employee', 'returned'), action('hr', 'open')), 'returned'],
  ['waiting for the company', module('in_progress', action('employee', 'completed'), action('hr', 'open')), 'waiting'],
  ['begun by the employee', module('in_progress', action('employee', 'open')), 'open'],
  ['not begun', module('not_started', action('employee', 'open')), 'todo'],
  ['locked', module('not_started', action('employee', 'locked')), 'todo'],
] as const)('a module that is %s is shown so [ONB-050]', (_title, shown, look) => {
  expect(moduleLook(shown)).toBe(look);
});

test('modules are completed and opened by hand only while the onboarding can change [ONB-023]', () => {
  const open = module('in_progress', action('employee', 'open'));
  const done = module('completed', action('employee', 'completed'));
  expect([canCompleteByHand(process(), open), canMarkIncomplete(process(), done)]).toEqual([true, true]);
  expect([canCompleteByHand(process(), done), canMarkIncomplete(process(), open)]).toEqual([false, false]);
  const ended = process({ ended_at: '2026-11-10T10:00:00Z' });
  expect([canCompleteByHand(ended, open), canMarkIncomplete(ended, done)]).toEqual([false, false]);
  expect(canCompleteByHand(process({ status: 'suspended' }), open)).toBe(false);
});

test('only finished answers of the employee can be sent back [ONB-046]', () => {
  const mixed = module('in_progress', action('employee', 'completed'), action('hr', 'completed'));
  expect(returnableActions(process(), mixed)).toHaveLength(1);
  expect(returnableActions(process({ status: 'suspended' }), mixed)).toHaveLength(0);
});

test('the next step is what was sent back, then what the user can do [ONB-050]', () => {
  const own = action('hr', 'open', true);
  const modules = [module('in_progress', action('employee', 'open'), action('hr', 'open'), own)];
  expect(nextAction({ modules })).toBe(own);
  const returned = action('employee', 'returned');
  expect(nextAction({ modules: [...modules, module('in_progress', returned)] })).toBe(returned);
  expect(nextAction({ modules: [] })).toBeNull();
});
