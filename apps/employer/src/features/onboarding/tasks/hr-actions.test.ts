import type { EmployeeAction, EmployeeModule } from '@onward/contract/onboarding/employee-processes';
import { expect, test } from 'vitest';
import { chosenAction, employeeActions, hrActions, workState } from './hr-actions.ts';

const action = (action_key: string, over: Partial<EmployeeAction> = {}) =>
  ({ action_key, side: 'hr', status: 'open', can_act: false, ...over }) as EmployeeAction;
const processOf = (...actions: EmployeeAction[]) => ({ modules: [{ actions } as EmployeeModule] });

test('the task page opens the action of the link, or the first one the user can do [ONB-017]', () => {
  const process = processOf(
    action('employee', { side: 'employee' }),
    action('done', { status: 'completed' }),
    action('others'),
    action('own', { can_act: true }),
  );
  expect(chosenAction(process, 'others')?.action_key).toBe('others');
  expect(chosenAction(process, 'gone')?.action_key).toBe('own');
  expect(hrActions(process)).toHaveLength(3);
  expect(employeeActions(process)).toHaveLength(1);
});

test('without anything to do the task page shows what is open, then the first [ONB-017]', () => {
  expect(chosenAction(processOf(action('a', { status: 'locked' }), action('b')), null)?.action_key).toBe('b');
  expect(chosenAction(processOf(action('a', { status: 'completed' })), null)?.action_key).toBe('a');
  expect(chosenAction(processOf(), null)).toBeNull();
});

test.each([
  ['the user’s own', { ended_at: null, status: 'in_progress' }, { status: 'open', can_act: true }, 'can_work'],
  ['somebody else’s', { ended_at: null, status: 'in_progress' }, { status: 'open', can_act: false }, 'others'],
  ['on hold', { ended_at: null, status: 'suspended' }, { status: 'open', can_act: true }, 'on_hold'],
  [
    'of a stopped onboarding',
    { ended_at: '2026-11-18', status: 'in_progress' },
    { status: 'open', can_act: true },
    'ended',
  ],
  ['done', { ended_at: null, status: 'suspended' }, { status: 'completed', can_act: true }, 'completed'],
  ['locked', { ended_at: null, status: 'in_progress' }, { status: 'locked', can_act: true }, 'locked'],
] as const)('an action that is %s says so [ONB-017, ONB-022]', (_title, process, shown, expected) => {
  expect(workState(process, shown)).toBe(expected);
});
