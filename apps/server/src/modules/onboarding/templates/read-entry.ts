// Completes and checks an onboarding process sent by the editor; errors are reported at their place.
import type { ProcessInput } from '@onward/contract/onboarding/onboarding-processes';
import { employerIdDigits } from '@onward/domain/locations/tax-infos';
import { type ActionType, asksQuestions, DEFAULT_ACTIONS } from '@onward/domain/onboarding/module-types';
import {
  ASSIGNEES_MAX,
  actionTypesOf,
  CONFIG_KEYS,
  CONFIG_TEXT_MAX,
  DESCRIPTION_MAX,
  DOCUMENTS_MAX,
  inOrder,
  MODULE_NAME_MAX,
  MODULES_MAX,
  type ModuleConfig,
  type ProcessAction,
  type ProcessModule,
  type ProcessProblem,
  processProblems,
} from '@onward/domain/onboarding/processes';
import type { Language } from '@onward/domain/platform/languages';
import type { FieldTexts, LocalizedText } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { checkQuestions } from '../../positions/positions.service.ts';
import { actionTexts, hasEVerify } from './default-module.ts';
import type { WholeProcess } from './processes.queries.ts';

export interface ModuleEntry extends ProcessModule {
  /** Null when it is new. */
  id: number | null;
}

export interface ProcessEntry {
  name: string;
  modules: ModuleEntry[];
  problems: FieldTexts;
}

type ModuleInput = NonNullable<ProcessInput['modules']>[number];
type ActionInput = NonNullable<ModuleInput['actions']>[number];

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

export async function readProcess(
  call: CompanyCall,
  { name, modules: given = [] }: ProcessInput,
  current: WholeProcess | null,
): Promise<ProcessEntry> {
  const isEVerifyActive = await hasEVerify(call);
  const problems: FieldTexts = {};
  const modules = inOrder(
    given.map((module, place) => readModule(module, place, { language: call.language, isEVerifyActive, problems })),
  );
  const entry = { name: tidy(name), modules };
  Object.assign(problems, identityProblems(given, current));
  for (const [place, problem] of Object.entries(processProblems(entry, call.access.modules))) {
    if (problem !== 'question_invalid')
      problems[placeInRequest(place, entry.modules, given)] ??= [text(place, problem)];
  }
  return { ...entry, modules: modules.map((module) => ({ ...module, id: knownId(module, current) })), problems };
}

interface Reading {
  language: Language;
  isEVerifyActive: boolean;
  problems: FieldTexts;
}

function readModule(input: ModuleInput, place: number, reading: Reading): ProcessModule & { id: number | null } {
  const { module_type, actions: given = [] } = input;
  const config = readConfig(input, reading.isEVerifyActive);
  given.forEach(({ action_type }, at) => {
    if (DEFAULT_ACTIONS[module_type].includes(action_type)) return;
    reading.problems[`modules.${place}.actions.${at}.action_type`] = [{ key: 'fields.onboarding.action_unknown' }];
  });
  const module: ProcessModule = {
    name: tidy(input.name),
    description: input.description?.trim() ?? '',
    module_type,
    sequence: place,
    requirement: input.requirement ?? 'required',
    config,
    actions: actionTypesOf(module_type, config).map((type) => {
      const at = given.findIndex(({ action_type }) => action_type === type);
      const isAsked = asksQuestions(module_type) && type === 'employee_fill_form';
      const path = `modules.${place}.actions.${at}.form`;
      const isUsed = input.requirement !== 'off';
      return readAction(type, given[at], { ...reading, path: isAsked ? path : null, isUsed });
    }),
  };
  return { ...module, id: input.id ?? null };
}

function readAction(
  action_type: ActionType,
  given: ActionInput | undefined,
  { language, problems, path, isUsed }: Reading & { path: string | null; isUsed: boolean },
): ProcessAction {
  const usual = actionTexts(action_type, language);
  const checked = checkQuestions(path === null ? [] : (given?.form?.questions ?? []));
  if (isUsed) {
    for (const [at, found] of Object.entries(checked.problems)) problems[`${path}.${at}`] = found;
  }
  return {
    action_type,
    name: tidy(given?.name ?? '') || usual.name,
    sequence: 0,
    description: given?.description?.trim() ?? usual.description,
    assignees: uniqueAssignees(given?.assignees ?? []),
    // Nobody is screened by what they answer after they were hired.
    form: { questions: checked.questions.map((each) => ({ ...each, acceptable_answers: [], needs: 'any' })) },
  };
}

const uniqueAssignees = (given: NonNullable<ActionInput['assignees']>): ProcessAction['assignees'] =>
  given.filter(({ kind, id }, at) => given.findIndex((other) => other.kind === kind && other.id === id) === at);

/** Only what the type uses. */
function readConfig({ module_type, config: given = {} }: ModuleInput, isEVerifyActive: boolean): ModuleConfig {
  const config: ModuleConfig = {
    ...(given as ModuleConfig),
    ...(given.employer_name !== undefined && { employer_name: tidy(given.employer_name) }),
    ...(given.employer_address !== undefined && { employer_address: tidy(given.employer_address) }),
    ...(given.employer_ein !== undefined && { employer_ein: employerIdDigits(given.employer_ein) }),
    ...(given.default_company_id !== undefined && { default_company_id: given.default_company_id.trim() }),
    ...(given.wotc_company !== undefined && { wotc_company: given.wotc_company.trim() }),
    has_active_e_verify_client: isEVerifyActive,
  };
  return Object.fromEntries(
    CONFIG_KEYS[module_type].flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]]])),
  );
}

const knownId = ({ id, module_type }: ModuleEntry, current: WholeProcess | null): number | null =>
  current?.modules.find((module) => module.id === id && module.module_type === module_type)?.id ?? null;

function identityProblems(given: readonly ModuleInput[], current: WholeProcess | null): FieldTexts {
  const problems: FieldTexts = {};
  given.forEach(({ id, module_type }, place) => {
    if (id === undefined) return;
    const isKnown = current?.modules.some((module) => module.id === id && module.module_type === module_type) ?? false;
    if (!isKnown) problems[`modules.${place}.id`] = [{ key: 'fields.unknown_record' }];
    else if (given.findIndex((other) => other.id === id) < place) {
      problems[`modules.${place}.id`] = [{ key: 'fields.repeated' }];
    }
  });
  return problems;
}

/** Actions are completed and sorted; a problem is named where the request has the action. */
function placeInRequest(place: string, modules: readonly ProcessModule[], given: readonly ModuleInput[]): string {
  const [, module, action, rest] = /^modules\.(\d+)\.actions\.(\d+)\.(.+)$/.exec(place) ?? [];
  if (rest === undefined) return place;
  const type = modules[Number(module)]?.actions[Number(action)]?.action_type;
  const at = given[Number(module)]?.actions?.findIndex(({ action_type }) => action_type === type) ?? -1;
  return at === -1 ? place : `modules.${module}.actions.${at}.${rest}`;
}

function text(place: string, problem: ProcessProblem): LocalizedText {
  switch (problem) {
    case 'too_long':
      return { key: 'fields.too_long', values: { count: lengthLimit(place) } };
    case 'too_many':
      return place === 'modules'
        ? { key: 'fields.onboarding.module_limit', values: { count: MODULES_MAX } }
        : { key: 'fields.too_many', values: { count: place.endsWith('assignees') ? ASSIGNEES_MAX : DOCUMENTS_MAX } };
    case 'required':
      if (place.endsWith('questions')) return { key: 'fields.onboarding.question_required' };
      if (place.endsWith('templates')) return { key: 'fields.onboarding.document_required' };
      return { key: 'fields.required' };
    default:
      return { key: `fields.onboarding.${problem}` };
  }
}

function lengthLimit(place: string): number {
  if (place.endsWith('description')) return DESCRIPTION_MAX;
  return place.includes('config') ? CONFIG_TEXT_MAX : MODULE_NAME_MAX;
}
