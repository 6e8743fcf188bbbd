import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES } from '../company/modules.ts';
import { newQuestion, QUESTIONS_MAX } from '../questions/questions.ts';
import { DEFAULT_ACTIONS, MODULE_TYPES, type ModuleType, sideOf } from './module-types.ts';
import {
  ASSIGNEES_MAX,
  actionTypesOf,
  DESCRIPTION_MAX,
  inOrder,
  MODULES_MAX,
  type ModuleConfig,
  moduleProblems,
  moveModule,
  orderProblem,
  PROCESS_NAME_MAX,
  type ProcessModule,
  processProblems,
  removeModule,
} from './processes.ts';

const MANAGER = { kind: 'company_role', id: 3 } as const;
const QUESTION = { ...newQuestion(1, 0), title: 'Shirt size?' };

const FULL: ModuleConfig = {
  employer_name: 'Larkfield Group LLC',
  employer_address: '1180 W Peachtree St NW, Atlanta, GA 30309',
  employer_ein: '58-2214907',
  default_company_id: '00H1',
  wotc_company: 'LARK',
  company_document_templates: [7],
};

/** A module with everything it needs. */
const moduleOf = (type: ModuleType, more: Partial<ProcessModule> = {}): ProcessModule => ({
  name: type,
  description: '',
  module_type: type,
  sequence: 0,
  requirement: 'required',
  config: FULL,
  actions: DEFAULT_ACTIONS[type].map((action_type, sequence) => ({
    action_type,
    name: action_type,
    sequence,
    description: '',
    assignees: sideOf(action_type) === 'hr' ? [MANAGER] : [],
    form: { questions: action_type === 'employee_fill_form' ? [QUESTION] : [] },
  })),
  ...more,
});

const BASIC = moduleOf('basic_information');
const problemsWith = (...modules: ProcessModule[]) => processProblems({ name: 'Hourly', modules }, FUNCTION_MODULES);
const withActions = (type: ModuleType, change: (action: ProcessModule['actions'][number]) => object): ProcessModule => {
  const module = moduleOf(type);
  return { ...module, actions: module.actions.map((action) => ({ ...action, ...change(action) })) };
};

describe('the actions of a module', () => {
  it.each(['i9', 'formi9_compliance_everify'] as const)(
    '%s has an E-Verify case only with an account [ONB-005]',
    (type) => {
      expect(actionTypesOf(type, { has_active_e_verify_client: true })).toEqual(DEFAULT_ACTIONS[type]);
      expect(actionTypesOf(type, {})).toEqual(DEFAULT_ACTIONS[type].slice(0, 2));
    },
  );

  it('are signed in the configured order [ONB-005]', () => {
    const [employee, company] = DEFAULT_ACTIONS.signing;
    expect(actionTypesOf('signing', { signing_sequences: ['company', 'employee'] })).toEqual([company, employee]);
    expect(actionTypesOf('signing', { signing_sequences: ['employee', 'company'] })).toEqual([employee, company]);
    expect(actionTypesOf('signing', {})).toEqual([employee, company]);
  });
});

describe('the order of modules', () => {
  const types = (modules: readonly ProcessModule[]) => modules.map(({ module_type }) => module_type);

  it('numbers modules and their actions from 0 [ONB-007]', () => {
    const numbered = inOrder([moduleOf('i9', { sequence: 8 }), moduleOf('w4', { sequence: 2 })]);
    expect(numbered.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(numbered[0]?.actions.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  });

  it('moves and removes with new numbers [ONB-007]', () => {
    const modules = [BASIC, moduleOf('w4'), moduleOf('direct_deposit')];
    const moved = moveModule(modules, 2, 0);
    expect(moved.allowed && types(moved.modules)).toEqual(['direct_deposit', 'basic_information', 'w4']);
    expect(moved.allowed && moved.modules.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    const removed = removeModule(modules, 1);
    expect(removed.allowed && removed.modules.map(({ module_type, sequence }) => [module_type, sequence])).toEqual([
      ['basic_information', 0],
      ['direct_deposit', 1],
    ]);
    expect(moveModule(modules, 9, 0)).toEqual({ allowed: true, modules });
  });

  it.each(MODULE_TYPES.filter((type) => type !== 'basic_information'))(
    '%s stays after the basic information if it depends on it [ONB-006]',
    (type) => {
      const depends = ['i9', 'w4', 'us_state_tax'].includes(type);
      expect(orderProblem([type, 'basic_information'])).toBe(depends ? 'follows_basic_information' : null);
      expect(orderProblem([type])).toBe(depends ? 'needs_basic_information' : null);
      expect(orderProblem(['basic_information', type])).toBeNull();
      const modules = [BASIC, moduleOf(type)];
      expect(moveModule(modules, 1, 0).allowed).toBe(!depends);
      expect(removeModule(modules, 0).allowed).toBe(!depends);
    },
  );
});

describe('the problems of a process', () => {
  it.each(MODULE_TYPES)('none with a complete %s module [ONB-001, ONB-005]', (type) => {
    const modules = type === 'basic_information' ? [BASIC] : [BASIC, moduleOf(type)];
    expect(problemsWith(...modules)).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(PROCESS_NAME_MAX + 1), 'too_long'],
  ])('name it %j is %s [ONB-008]', (name, problem) => {
    expect(processProblems({ name, modules: [BASIC] }, FUNCTION_MODULES)).toEqual({ name: problem });
  });

  it('an empty process, and one with too many modules [ONB-001]', () => {
    expect(problemsWith()).toEqual({ modules: 'no_modules' });
    const many = Array.from({ length: MODULES_MAX }, () => moduleOf('collect_info'));
    expect(problemsWith(BASIC, ...many)).toEqual({ modules: 'too_many' });
  });

  it('the order, repeated, excluding, and locked modules [ONB-006, ONB-009]', () => {
    expect(problemsWith(moduleOf('w4'), BASIC)).toEqual({ modules: 'follows_basic_information' });
    expect(problemsWith(moduleOf('w4'))).toEqual({ modules: 'needs_basic_information' });
    expect(problemsWith(BASIC, moduleOf('w4'), moduleOf('w4'))).toEqual({ 'modules.2.module_type': 'already_added' });
    expect(problemsWith(BASIC, moduleOf('i9'), moduleOf('formi9_compliance_everify'))).toEqual({
      'modules.2.module_type': 'excluded',
    });
    expect(processProblems({ name: 'A', modules: [BASIC, moduleOf('paychex')] }, [])).toEqual({
      'modules.1.module_type': 'locked',
    });
    expect(problemsWith(BASIC, moduleOf('signing'), moduleOf('signing'))).toEqual({});
  });

  it.each([
    ['optional', { requirement: 'always_required' }],
    ['off', { requirement: 'always_required' }],
    ['required', {}],
  ] as const)('the basic information is %s [ONB-003]', (requirement, problems) => {
    expect(moduleProblems({ ...BASIC, requirement })).toEqual(problems);
  });

  it.each(MODULE_TYPES)('every HR action of %s needs an assignee [ONB-004]', (type) => {
    const module = withActions(type, () => ({ assignees: [] }));
    const missing = DEFAULT_ACTIONS[type].flatMap((action, place) =>
      sideOf(action) === 'hr' ? [[`actions.${place}.assignees`, 'assignee_required']] : [],
    );
    expect(moduleProblems(module)).toEqual(Object.fromEntries(missing));
  });

  it('too many assignees [ONB-004]', () => {
    const assignees = Array.from({ length: ASSIGNEES_MAX + 1 }, (_, id) => ({ ...MANAGER, id }));
    const module = withActions('basic_information', ({ action_type }) =>
      sideOf(action_type) === 'hr' ? { assignees } : {},
    );
    expect(moduleProblems(module)).toEqual({ 'actions.1.assignees': 'too_many' });
  });

  it.each(['w4', 'i9', 'formi9_compliance_everify'] as const)('%s needs the employer [ONB-005]', (type) => {
    expect(moduleProblems(moduleOf(type, { config: {} }))).toEqual({
      'config.employer_name': 'required',
      'config.employer_address': 'required',
      'config.employer_ein': 'required',
    });
    const short = { ...FULL, employer_ein: '12345678' };
    expect(moduleProblems(moduleOf(type, { config: short }))).toEqual({ 'config.employer_ein': 'employer_id_invalid' });
  });

  it.each([
    ['paychex', 'default_company_id'],
    ['wotc', 'wotc_company'],
    ['signing', 'company_document_templates'],
    ['company_documents', 'company_document_templates'],
  ] as const)('%s needs %s [ONB-005]', (type, key) => {
    expect(moduleProblems(moduleOf(type, { config: {} }))).toEqual({ [`config.${key}`]: 'required' });
  });

  it('modules that ask questions have some, and each is complete [ONB-004]', () => {
    const asking = (questions: object[]) =>
      moduleProblems(
        withActions('collect_info', ({ action_type }) =>
          action_type === 'employee_fill_form' ? { form: { questions } } : {},
        ),
      );
    expect(asking([])).toEqual({ 'actions.0.form.questions': 'required' });
    expect(asking([QUESTION, { ...QUESTION, title: ' ' }])).toEqual({
      'actions.0.form.questions.1': 'question_invalid',
    });
    expect(asking(Array.from({ length: QUESTIONS_MAX + 1 }, () => QUESTION))).toEqual({
      'actions.0.form.questions': 'too_many',
    });
  });

  it('names and descriptions [ONB-001]', () => {
    expect(moduleProblems({ ...BASIC, name: ' ', description: 'x'.repeat(DESCRIPTION_MAX + 1) })).toEqual({
      name: 'required',
      description: 'too_long',
    });
  });

  it('a module that is off may stay incomplete, but not nameless [ONB-003]', () => {
    const off = moduleOf('w4', { config: {}, requirement: 'off' });
    expect(moduleProblems(off)).toEqual({});
    expect(moduleProblems({ ...off, name: '' })).toEqual({ name: 'required' });
  });
});
