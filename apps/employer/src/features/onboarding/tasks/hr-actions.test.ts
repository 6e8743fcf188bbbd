import type { EmployeeAction, EmployeeModule } from '@onward/contract/onboarding/employee-processes';
import { expect, test } from 'vitest';
import { chosenAction, employeeActions, hrActions } from './hr-actions.ts';

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
