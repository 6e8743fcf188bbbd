// An onboarding process while it is edited; nothing is stored until it is saved (ONB-008).
import type {
  CompanyModule,
  CompanyProcess,
  DefaultModule,
  ProcessInput,
} from '@onward/contract/onboarding/onboarding-processes';
import { minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import type { ModuleType, Requirement } from '@onward/domain/onboarding/module-types';
import {
  actionTypesOf,
  CONFIG_KEYS,
  inOrder,
  moveModule,
  type OrderRefusal,
  type ProcessModule,
  removeModule,
} from '@onward/domain/onboarding/processes';
import { questionInputs } from '../../../questions/parts/question-list.ts';

export interface DraftModule extends DefaultModule {
  /** Tells modules of the same type apart before they have an id. */
  key: string;
  id: number | null;
}

export type DraftAction = DraftModule['actions'][number];

export interface ProcessDraft {
  name: string;
  modules: readonly DraftModule[];
}

const keptModule = ({ id, ...module }: CompanyModule): DraftModule => ({ ...module, id, key: `saved ${id}` });

export const draftOf = ({ name, modules }: CompanyProcess): ProcessDraft => ({
  name,
  modules: modules.map(keptModule),
});

export const emptyDraft = (basic: DefaultModule): ProcessDraft =>
  addModule({ name: '', modules: [] }, basic, 'required');

const freshKey = ({ modules }: ProcessDraft): string => {
  const numbers = modules.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0));
  return `new ${Math.max(0, ...numbers) + 1}`;
};

/** At the end, but before modules that are off. */
export function addModule(draft: ProcessDraft, module: DefaultModule, requirement: Requirement): ProcessDraft {
  const added: DraftModule = { ...module, requirement, id: null, key: freshKey(draft) };
  return { ...draft, modules: inOrder([...givenModules(draft), added, ...offModules(draft)]) };
}

/** What employees get, in order. */
export const givenModules = ({ modules }: ProcessDraft): DraftModule[] =>
  modules.filter(({ requirement }) => requirement !== 'off');

const offModules = ({ modules }: ProcessDraft): DraftModule[] =>
  modules.filter(({ requirement }) => requirement === 'off');

export const changeModule = (draft: ProcessDraft, key: string, change: Partial<DraftModule>): ProcessDraft => ({
  ...draft,
  modules: draft.modules.map((module) => (module.key === key ? { ...module, ...change } : module)),
});

/** A module that is turned off keeps its settings, behind the others; turned on again it comes last. */
export function setRequirement(draft: ProcessDraft, key: string, requirement: Requirement): ProcessDraft {
  const before = draft.modules.find((module) => module.key === key);
  const changed = changeModule(draft, key, { requirement });
  if (!before || (before.requirement === 'off') === (requirement === 'off')) return changed;
  const others = givenModules(changed).filter((module) => module.key !== key);
  const own = changed.modules.filter((module) => module.key === key);
  const off = offModules(changed).filter((module) => module.key !== key);
  return { ...changed, modules: inOrder([...others, ...own, ...off]) };
}

export type Moved = { draft: ProcessDraft; refusal: null } | { draft: ProcessDraft; refusal: OrderRefusal };

/** Places among the modules that employees get. */
export function moveGiven(draft: ProcessDraft, from: number, to: number): Moved {
  const moved = moveModule(givenModules(draft), from, to);
  if (!moved.allowed) return { draft, refusal: moved.reason };
  return { draft: { ...draft, modules: inOrder([...moved.modules, ...offModules(draft)]) }, refusal: null };
}

export function dropModule(draft: ProcessDraft, key: string): Moved {
  const removed = removeModule(
    draft.modules,
    draft.modules.findIndex((module) => module.key === key),
  );
  if (!removed.allowed) return { draft, refusal: removed.reason };
  return { draft: { ...draft, modules: removed.modules }, refusal: null };
}

/** The order of signatures decides the order of the actions. */
export function changeConfig(module: DraftModule, config: Partial<DraftModule['config']>): DraftModule {
  const next = { ...module.config, ...config };
  const order = actionTypesOf(module.module_type, next);
  const actions = [...module.actions].sort((a, b) => order.indexOf(a.action_type) - order.indexOf(b.action_type));
  return { ...module, config: next, actions: actions.map((action, sequence) => ({ ...action, sequence })) };
}

export type Employer = Record<'employer_name' | 'employer_address' | 'employer_ein', string>;

/** The employer that another module names in full, while this one lacks a part of it. */
export function knownEmployer(
  module: DraftModule,
  modules: readonly DraftModule[],
): { from: string; employer: Employer } | null {
  const isAsked = CONFIG_KEYS[module.module_type as ModuleType].includes('employer_ein');
  if (!isAsked || employerIn(module)) return null;
  for (const other of modules) {
    const employer = employerIn(other);
    if (employer) return { from: other.name, employer };
  }
  return null;
}

function employerIn({ config }: DraftModule): Employer | null {
  const { employer_name: name, employer_address: address, employer_ein: ein } = config;
  return name && address && ein ? { employer_name: name, employer_address: address, employer_ein: ein } : null;
}

export const changeAction = (
  module: DraftModule,
  type: DraftAction['action_type'],
  change: Partial<DraftAction>,
): DraftModule => ({
  ...module,
  actions: module.actions.map((action) => (action.action_type === type ? { ...action, ...change } : action)),
});

/** New modules that were turned off again are not stored. */
export const sentModules = ({ modules }: ProcessDraft): DraftModule[] =>
  modules.filter(({ id, requirement }) => id !== null || requirement !== 'off');

export const asProcess = (draft: ProcessDraft): { name: string; modules: ProcessModule[] } => ({
  name: draft.name,
  modules: inOrder(sentModules(draft)) as ProcessModule[],
});

export const toInput = (draft: ProcessDraft): ProcessInput => ({
  name: draft.name,
  modules: sentModules(draft).map(({ id, name, description, module_type, requirement, config, actions }) => ({
    ...(id !== null && { id }),
    name,
    description,
    module_type,
    requirement,
    config,
    actions: actions.map(({ action_type, name: actionName, description: text, assignees, form }) => ({
      action_type,
      name: actionName,
      description: text,
      assignees: assignees.map(({ kind, id: assigneeId }) => ({ kind, id: assigneeId })),
      form: { questions: questionInputs(form.questions) },
    })),
  })),
});

export const minutesFor = (draft: ProcessDraft): number =>
  givenModules(draft)
    .flatMap(({ actions }) => actions.map(({ action_type }) => minutesOf(action_type)))
    .reduce((sum, each) => sum + each, 0);

export const isSameDraft = (a: ProcessDraft, b: ProcessDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
