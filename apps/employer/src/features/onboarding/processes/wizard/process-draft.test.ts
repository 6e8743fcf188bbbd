import type { DefaultModule } from '@onward/contract/onboarding/onboarding-processes';
import { FUNCTION_MODULES, type FunctionModule } from '@onward/domain/company/modules';
import { DEFAULT_ACTIONS, type ModuleType } from '@onward/domain/onboarding/module-types';
import { describe, expect, it } from 'vitest';
import {
  addModule,
  changeConfig,
  changeModule,
  draftOf,
  dropModule,
  emptyDraft,
  givenModules,
  knownEmployer,
  minutesFor,
  moveGiven,
  type ProcessDraft,
  setRequirement,
  toInput,
} from './process-draft.ts';
import { selectRows } from './select/select-rows.ts';
import { nextPlace, placeOfProblem, previousPlace, type WizardPlace } from './wizard-steps.ts';

const moduleOf = (type: ModuleType): DefaultModule => ({
  name: type,
  description: '',
  module_type: type,
  sequence: 0,
  requirement: 'required',
  config: {},
  actions: DEFAULT_ACTIONS[type].map((action_type, sequence) => ({
    action_type,
    name: action_type,
    sequence,
    description: '',
    assignees: [],
    form: { questions: [] },
  })),
});

const withModules = (...types: ModuleType[]): ProcessDraft =>
  types.reduce(
    (draft, type) => addModule(draft, moduleOf(type), 'required'),
    emptyDraft(moduleOf('basic_information')),
  );
const typesOf = (draft: ProcessDraft) => draft.modules.map(({ module_type, sequence }) => [module_type, sequence]);
const keyOf = (draft: ProcessDraft, type: ModuleType): string =>
  draft.modules.find(({ module_type }) => module_type === type)?.key ?? '';

describe('the draft of an onboarding process', () => {
  it('starts with the basic information, and numbers what is added [ONB-001, ONB-007]', () => {
    expect(typesOf(withModules('w4', 'collect_info', 'collect_info'))).toEqual([
      ['basic_information', 0],
      ['w4', 1],
      ['collect_info', 2],
      ['collect_info', 3],
    ]);
    const keys = withModules('collect_info', 'collect_info').modules.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  it('keeps the settings of a module that is off, behind the others [ONB-003]', () => {
    const draft = withModules('w4', 'direct_deposit');
    const named = changeModule(draft, keyOf(draft, 'w4'), { name: 'Taxes' });
    const off = setRequirement(named, keyOf(draft, 'w4'), 'off');
    expect(typesOf(off)).toEqual([
      ['basic_information', 0],
      ['direct_deposit', 1],
      ['w4', 2],
    ]);
    expect(givenModules(off)).toHaveLength(2);
    expect(toInput(off).modules?.map(({ module_type }) => module_type)).toEqual([
      'basic_information',
      'direct_deposit',
    ]);
    const on = setRequirement(off, keyOf(draft, 'w4'), 'optional');
    expect(givenModules(on).at(-1)).toMatchObject({ name: 'Taxes', requirement: 'optional' });
  });

  it('stores a saved module that is off, with its id [ONB-003]', () => {
    const saved = draftOf({
      id: 1,
      name: 'Hourly',
      created_at: '',
      updated_at: '',
      in_use_count: 0,
      version: 1,
      modules: [
        { id: 7, ...moduleOf('basic_information') },
        { id: 8, ...moduleOf('w4') },
      ],
    });
    const off = setRequirement(saved, keyOf(saved, 'w4'), 'off');
    expect(toInput(off).modules?.map(({ id, requirement }) => [id, requirement])).toEqual([
      [7, 'required'],
      [8, 'off'],
    ]);
  });

  it('refuses an order that the modules forbid, and says why [ONB-006, ONB-007]', () => {
    const draft = withModules('w4', 'direct_deposit');
    expect(moveGiven(draft, 1, 0)).toEqual({ draft, refusal: 'follows_basic_information' });
    expect(typesOf(moveGiven(draft, 2, 0).draft)[0]).toEqual(['direct_deposit', 0]);
    expect(dropModule(draft, keyOf(draft, 'basic_information')).refusal).toBe('needs_basic_information');
    expect(typesOf(dropModule(draft, keyOf(draft, 'w4')).draft)).toEqual([
      ['basic_information', 0],
      ['direct_deposit', 1],
    ]);
  });

  it('sorts the actions by the order of signatures [ONB-005]', () => {
    const [, signing] = withModules('signing').modules;
    if (!signing) throw new Error('No module.');
    const changed = changeConfig(signing, { signing_sequences: ['company', 'employee'] });
    expect(changed.actions.map(({ action_type, sequence }) => [action_type, sequence])).toEqual([
      ['hr_sign_company_document', 0],
      ['employee_sign_company_document', 1],
    ]);
  });

  it('counts the minutes of what employees get', () => {
    const draft = withModules('w4', 'direct_deposit');
    expect(minutesFor(draft)).toBe(11);
    expect(minutesFor(setRequirement(draft, keyOf(draft, 'direct_deposit'), 'off'))).toBe(8);
  });
});

describe('the modules to choose from', () => {
  const rowOf = (draft: ProcessDraft, type: ModuleType, modules: readonly FunctionModule[] = FUNCTION_MODULES) =>
    selectRows(draft, modules).filter((row) => row.type === type);

  it('offers another one only of those that may repeat [ONB-009]', () => {
    const draft = withModules('w4', 'collect_info');
    expect(rowOf(draft, 'w4')).toHaveLength(1);
    expect(rowOf(draft, 'collect_info').map(({ isFurther }) => isFurther)).toEqual([false, true]);
  });

  it('says why a module cannot be added [ONB-009]', () => {
    const draft = withModules('i9');
    expect(rowOf(draft, 'formi9_compliance_everify')).toMatchObject([
      { module: null, availability: { available: false, reason: 'excluded', by: 'i9' } },
    ]);
    expect(rowOf(draft, 'paychex', [])).toMatchObject([
      { module: null, availability: { available: false, reason: 'locked', module: 'paychex' } },
    ]);
    const off = setRequirement(draft, keyOf(draft, 'i9'), 'off');
    const other = addModule(off, moduleOf('formi9_compliance_everify'), 'required');
    expect(rowOf(other, 'i9')).toMatchObject([{ availability: { available: false, reason: 'excluded' } }]);
  });
});

describe('the steps of the wizard', () => {
  it('repeat introduction and settings for each module, forward and back [ONB-008]', () => {
    const walked: WizardPlace[] = [];
    let place: WizardPlace | null = { step: 'configure_process_name', module: 0 };
    while (place) {
      walked.push(place);
      place = nextPlace(place, 2);
    }
    expect(walked.map(({ step, module }) => `${step} ${module}`)).toEqual([
      'configure_process_name 0',
      'select_module 0',
      'module_introduction 0',
      'configure_module 0',
      'module_introduction 1',
      'configure_module 1',
    ]);
    const back = walked.toReversed().map((each) => previousPlace(each));
    expect(back).toEqual([...walked.toReversed().slice(1), null]);
  });

  it.each([
    ['name', 'configure_process_name', 0],
    ['modules', 'select_module', 0],
    ['modules.1.module_type', 'select_module', 0],
    ['modules.1.name', 'module_introduction', 1],
    ['modules.1.config.employer_ein', 'configure_module', 1],
    ['modules.0.actions.1.assignees', 'configure_module', 0],
    ['modules.9.config', 'select_module', 0],
  ] as const)('%s is corrected at %s [ONB-008]', (path, step, module) => {
    const { modules } = withModules('w4');
    expect(placeOfProblem(path, modules, modules)).toEqual({ step, module });
  });
});

describe('The employer of a form', () => {
  const EMPLOYER = { employer_name: 'Harbor Foods LLC', employer_address: '12 Pier Rd', employer_ein: '582214907' };
  const filled = (type: ModuleType, config: DefaultModule['config']) => {
    const draft = withModules(type);
    const [module] = draft.modules.slice(-1);
    if (!module) throw new Error('The module was not added.');
    return { ...module, config };
  };

  it('is offered from another form of the process that names it in full [ONB-005]', () => {
    const w4 = filled('w4', EMPLOYER);
    const i9 = filled('i9', { employer_name: 'Harbor Foods LLC' });
    expect(knownEmployer(i9, [w4, i9])).toEqual({ from: 'w4', employer: EMPLOYER });
    expect(knownEmployer(w4, [w4, i9])).toBeNull();
    expect(knownEmployer(i9, [i9])).toBeNull();
    expect(knownEmployer(filled('direct_deposit', {}), [w4])).toBeNull();
  });
});
