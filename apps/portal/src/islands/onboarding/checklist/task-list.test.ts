import type { PortalAction, PortalModule } from '@onward/contract/onboarding/onboarding-portal';
import type { ActionType, ModuleType } from '@onward/domain/onboarding/module-types';
import { describe, expect, it } from 'vitest';
import { isAllDone, opensAfter, taskList } from './task-list.ts';

const action = (action_type: ActionType, more: Partial<PortalAction> = {}): PortalAction => ({
  action_key: action_type,
  submission_key: action_type,
  action_type,
  name: action_type,
  description: '',
  status: 'open',
  lock_reason: null,
  minutes: 3,
  is_started: false,
  due_on: null,
  completed_at: null,
  return_reason: null,
  ...more,
});

const module = (module_type: ModuleType, actions: PortalAction[], more: Partial<PortalModule> = {}): PortalModule => ({
  id: 1,
  module_type,
  name: module_type,
  description: '',
  requirement: 'required',
  is_done: false,
  waits_for_company: false,
  actions,
  ...more,
});

const BASIC = 'employee_fill_basic_information_form';
const keys = (tasks: readonly { action: PortalAction }[]) => tasks.map(({ action: { action_key } }) => action_key);

describe('The checklist', () => {
  it('shows what was sent back first, then what was begun, then required tasks [ONB-040]', () => {
    const basic = module('basic_information', [action(BASIC)]);
    const deposit = module('direct_deposit', [action('direct_deposit_form')], { requirement: 'optional' });
    const currentOf = (...modules: PortalModule[]) => taskList({ modules }).current?.action.action_type;
    expect(currentOf(deposit, basic)).toBe(BASIC);
    expect(currentOf(basic, module('w4', [action('w4_form', { is_started: true })]))).toBe('w4_form');
    expect(currentOf(basic, module('w4', [action('w4_form', { status: 'returned' })]))).toBe('w4_form');
    expect(currentOf(module('w4', [action('w4_form', { status: 'completed' })]))).toBeUndefined();
  });

  it('lists only what the employee does, and what the company still has to do, each task once [ONB-040]', () => {
    const modules = [
      module('basic_information', [action(BASIC, { status: 'completed' }), action('hr_fill_basic_information_form')], {
        waits_for_company: true,
      }),
      module('w4', [action('w4_form')]),
      module('direct_deposit', [action('direct_deposit_form')]),
      module('wotc', [action('employee_fill_wotc_form', { status: 'completed' })]),
    ];
    const { next, done, waiting } = taskList({ modules });
    expect([keys(next), keys(done)]).toEqual([['direct_deposit_form'], ['employee_fill_wotc_form']]);
    expect(waiting.map(({ module_type }) => module_type)).toEqual(['basic_information']);
  });

  it('says what opens a locked task [ONB-006, ONB-022]', () => {
    const w4 = action('w4_form', { status: 'locked', lock_reason: 'basic_information' });
    const waiting = action('employee_sign_company_document', { status: 'locked', lock_reason: 'earlier_action' });
    const modules = [
      module('basic_information', [action(BASIC)]),
      module('w4', [w4]),
      module('signing', [action('hr_sign_company_document'), waiting]),
    ];
    const [, tax, signing] = modules;
    if (!tax || !signing) throw new Error('The modules are missing.');
    expect(opensAfter({ modules }, { action: w4, module: tax })).toMatchObject({ action_type: BASIC });
    expect(opensAfter({ modules }, { action: waiting, module: signing })).toBe('company');
  });

  it('is done when only optional tasks are left [ONB-003, ONB-020]', () => {
    const basic = module('basic_information', [action(BASIC, { status: 'completed' })]);
    const optional = module('direct_deposit', [action('direct_deposit_form')], { requirement: 'optional' });
    expect(isAllDone({ modules: [basic, optional] })).toBe(true);
    expect(isAllDone({ modules: [basic, { ...optional, requirement: 'required' }] })).toBe(false);
  });
});
