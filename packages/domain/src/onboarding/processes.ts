// An onboarding process as a company writes it: checked, ordered, and changed (ONB-001, ONB-003..008).
import type { FunctionModule } from '../company/modules.ts';
import { isEmployerId } from '../locations/tax-infos.ts';
import { isTooManyQuestions, questionProblems } from '../questions/question-problems.ts';
import type { Question } from '../questions/questions.ts';
import {
  type ActionType,
  asksQuestions,
  DEFAULT_ACTIONS,
  isDependent,
  type ModuleType,
  moduleAvailability,
  type Requirement,
  sideOf,
  signsDocuments,
} from './module-types.ts';

export const PROCESS_NAME_MAX = 80;
export const MODULE_NAME_MAX = 80;
export const DESCRIPTION_MAX = 500;
export const MODULES_MAX = 30;
export const ASSIGNEES_MAX = 20;
export const DOCUMENTS_MAX = 20;
export const CONFIG_TEXT_MAX = 200;

export const ASSIGNEE_KINDS = ['company_role', 'company_staff'] as const;
export type AssigneeKind = (typeof ASSIGNEE_KINDS)[number];

export interface Assignee {
  kind: AssigneeKind;
  id: number;
}

/** Who signs, in this order. */
export const SIGNER_STEPS = ['employee', 'company'] as const;
export type SignerStep = (typeof SIGNER_STEPS)[number];

/** Each module type uses some of these (ONB-005). */
export interface ModuleConfig {
  employer_name?: string;
  employer_address?: string;
  employer_ein?: string;
  skip_prepopulate?: boolean;
  has_active_e_verify_client?: boolean;
  default_company_id?: string;
  wotc_company?: string;
  signing_sequences?: readonly SignerStep[];
  company_document_templates?: readonly number[];
}

export const CONFIG_KEYS: Readonly<Record<ModuleType, readonly (keyof ModuleConfig)[]>> = {
  basic_information: [],
  w4: ['employer_name', 'employer_address', 'employer_ein'],
  i9: ['employer_name', 'employer_address', 'employer_ein', 'skip_prepopulate', 'has_active_e_verify_client'],
  formi9_compliance_everify: [
    'employer_name',
    'employer_address',
    'employer_ein',
    'skip_prepopulate',
    'has_active_e_verify_client',
  ],
  us_state_tax: [],
  direct_deposit: [],
  collect_info: [],
  signing: ['signing_sequences', 'company_document_templates'],
  company_documents: ['company_document_templates'],
  wotc: ['wotc_company'],
  ehx_wotc: [],
  paychex: ['default_company_id'],
  adp: [],
  'ADP RUN': [],
  'ADP RUN v2.0': [],
  paylocity: [],
  cfa: [],
  microservice: [],
};

export interface ProcessAction {
  action_type: ActionType;
  name: string;
  sequence: number;
  description: string;
  assignees: readonly Assignee[];
  form: { questions: readonly Question[] };
}

export interface ProcessModule {
  name: string;
  description: string;
  module_type: ModuleType;
  sequence: number;
  requirement: Requirement;
  config: ModuleConfig;
  actions: readonly ProcessAction[];
}

/** The actions of a module in their order: E-Verify only for employers with an account, signatures as configured. */
export function actionTypesOf(type: ModuleType, config: ModuleConfig): readonly ActionType[] {
  const types = DEFAULT_ACTIONS[type];
  if (type === 'signing' && config.signing_sequences?.[0] === 'company') return types.toReversed();
  return config.has_active_e_verify_client ? types : types.filter((each) => each !== 'hr_submit_e_verify_case');
}

/** Numbered from 0 in the order of the list, like their actions (ONB-007). */
export const inOrder = <M extends { sequence: number; actions: readonly { sequence: number }[] }>(
  modules: readonly M[],
): M[] =>
  modules.map((module, sequence) => ({
    ...module,
    sequence,
    actions: module.actions.map((action, place) => ({ ...action, sequence: place })),
  }));

export type OrderRefusal = 'follows_basic_information' | 'needs_basic_information';
export type Ordered<M> = { allowed: true; modules: M[] } | { allowed: false; reason: OrderRefusal };

type Placed = Pick<ProcessModule, 'module_type' | 'sequence' | 'actions'>;

export function moveModule<M extends Placed>(modules: readonly M[], from: number, to: number): Ordered<M> {
  const moved = modules[from];
  if (!moved) return { allowed: true, modules: [...modules] };
  const rest = modules.filter((_, place) => place !== from);
  return ordered([...rest.slice(0, to), moved, ...rest.slice(to)]);
}

export const removeModule = <M extends Placed>(modules: readonly M[], at: number): Ordered<M> =>
  ordered(modules.filter((_, place) => place !== at));

function ordered<M extends Placed>(modules: readonly M[]): Ordered<M> {
  const reason = orderProblem(modules.map(({ module_type }) => module_type));
  return reason ? { allowed: false, reason } : { allowed: true, modules: inOrder(modules) };
}

/** Modules that use the basic information come after it (ONB-006). */
export function orderProblem(types: readonly ModuleType[]): OrderRefusal | null {
  const first = types.findIndex(isDependent);
  if (first === -1) return null;
  const basic = types.indexOf('basic_information');
  if (basic === -1) return 'needs_basic_information';
  return first < basic ? 'follows_basic_information' : null;
}

export type ProcessProblem =
  | OrderRefusal
  | 'required'
  | 'too_long'
  | 'too_many'
  | 'no_modules'
  | 'already_added'
  | 'excluded'
  | 'locked'
  | 'assignee_required'
  | 'employer_id_invalid'
  | 'question_invalid'
  | 'always_required';

/** Keyed by place: `name`, `modules.1.config.employer_ein`, `modules.1.actions.0.assignees`. */
export type ProcessProblems = Record<string, ProcessProblem>;

export function processProblems(
  { name, modules }: { name: string; modules: readonly ProcessModule[] },
  available: readonly FunctionModule[],
): ProcessProblems {
  const problems: ProcessProblems = {};
  const note = (place: string, problem: ProcessProblem | null): void => {
    if (problem) problems[place] ??= problem;
  };
  note('name', textProblem(name, PROCESS_NAME_MAX));
  if (modules.length === 0) note('modules', 'no_modules');
  if (modules.length > MODULES_MAX) note('modules', 'too_many');
  note('modules', orderProblem(modules.map(({ module_type }) => module_type)));
  modules.forEach((module, place) => {
    const added = modules.slice(0, place).map(({ module_type }) => module_type);
    const availability = moduleAvailability(module.module_type, { added, modules: available });
    note(`modules.${place}.module_type`, availability.available ? null : availability.reason);
    for (const [at, problem] of Object.entries(moduleProblems(module))) note(`modules.${place}.${at}`, problem);
  });
  return problems;
}

/** What has to be fixed in one module; an unused one may stay incomplete. */
export function moduleProblems(module: ProcessModule): ProcessProblems {
  const problems: ProcessProblems = {};
  const name = textProblem(module.name, MODULE_NAME_MAX);
  if (name) problems.name = name;
  if (module.description.trim().length > DESCRIPTION_MAX) problems.description = 'too_long';
  if (module.module_type === 'basic_information' && module.requirement !== 'required') {
    problems.requirement = 'always_required';
  }
  if (module.requirement === 'off') return problems;
  for (const [key, problem] of configProblems(module)) problems[`config.${key}`] = problem;
  module.actions.forEach((action, place) => {
    const problem = sideOf(action.action_type) === 'hr' && action.assignees.length === 0;
    if (problem) problems[`actions.${place}.assignees`] = 'assignee_required';
    if (action.assignees.length > ASSIGNEES_MAX) problems[`actions.${place}.assignees`] = 'too_many';
  });
  return { ...problems, ...formProblems(module) };
}

const textProblem = (text: string, max: number): ProcessProblem | null => {
  if (text.trim() === '') return 'required';
  return text.trim().length > max ? 'too_long' : null;
};

const REQUIRED_TEXTS = ['employer_name', 'employer_address', 'default_company_id', 'wotc_company'] as const;

function configProblems({ module_type: type, config }: ProcessModule): [keyof ModuleConfig, ProcessProblem][] {
  const asked = CONFIG_KEYS[type];
  const problems: [keyof ModuleConfig, ProcessProblem][] = [];
  for (const key of REQUIRED_TEXTS) {
    const problem = asked.includes(key) ? textProblem(config[key] ?? '', CONFIG_TEXT_MAX) : null;
    if (problem) problems.push([key, problem]);
  }
  if (asked.includes('employer_ein')) {
    const number = config.employer_ein ?? '';
    if (number.trim() === '') problems.push(['employer_ein', 'required']);
    else if (!isEmployerId(number)) problems.push(['employer_ein', 'employer_id_invalid']);
  }
  const documents = config.company_document_templates ?? [];
  if (signsDocuments(type) && documents.length === 0) problems.push(['company_document_templates', 'required']);
  if (documents.length > DOCUMENTS_MAX) problems.push(['company_document_templates', 'too_many']);
  return problems;
}

/** The employee's action of a module that asks questions has at least one. */
function formProblems({ module_type, actions }: ProcessModule): ProcessProblems {
  if (!asksQuestions(module_type)) return {};
  const place = actions.findIndex(({ action_type }) => sideOf(action_type) === 'employee');
  const questions = actions[place]?.form.questions ?? [];
  if (questions.length === 0) return { [`actions.${Math.max(0, place)}.form.questions`]: 'required' };
  if (isTooManyQuestions(questions)) return { [`actions.${place}.form.questions`]: 'too_many' };
  const problems: ProcessProblems = {};
  questions.forEach((question, at) => {
    if (Object.keys(questionProblems(question)).length > 0) {
      problems[`actions.${place}.form.questions.${at}`] = 'question_invalid';
    }
  });
  return problems;
}
