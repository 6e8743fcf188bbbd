// What an onboarding process is made of: module types with their actions, and which of them can be added (ONB-002,
// ONB-003, ONB-006, ONB-009).
import type { FunctionModule } from '../company/modules.ts';

export const MODULE_TYPES = [
  'basic_information',
  'w4',
  'i9',
  'formi9_compliance_everify',
  'us_state_tax',
  'direct_deposit',
  'collect_info',
  'signing',
  'company_documents',
  'wotc',
  'ehx_wotc',
  'paychex',
  'adp',
  'ADP RUN',
  'ADP RUN v2.0',
  'paylocity',
  'cfa',
  'microservice',
] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

export const isModuleType = (type: string): type is ModuleType => MODULE_TYPES.some((known) => known === type);

export const ACTION_TYPES = [
  'employee_fill_basic_information_form',
  'hr_fill_basic_information_form',
  'w4_form',
  'employee_fill_i9_form',
  'hr_fill_i9_form',
  'hr_submit_e_verify_case',
  'formi9_section1',
  'formi9_section2',
  'employee_fill_us_state_tax_form',
  'direct_deposit_form',
  'employee_fill_form',
  'review_form',
  'employee_sign_company_document',
  'hr_sign_company_document',
  'employee_fill_wotc_form',
  'ehx_wotc_employee_form',
  'employee_fill_paychex_form',
  'hr_fill_paychex_form',
  'review_and_send_to_paychex',
  'employee_fill_adp_form',
  'hr_fill_adp_form',
  'review_and_send_to_adp',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

const SIGNED_BY_BOTH = ['employee_sign_company_document', 'hr_sign_company_document'] as const;
const SENT_TO_ADP = ['employee_fill_adp_form', 'hr_fill_adp_form', 'review_and_send_to_adp'] as const;
const ASKED_AND_REVIEWED = ['employee_fill_form', 'review_form'] as const;

export const DEFAULT_ACTIONS: Readonly<Record<ModuleType, readonly ActionType[]>> = {
  basic_information: ['employee_fill_basic_information_form', 'hr_fill_basic_information_form'],
  w4: ['w4_form'],
  i9: ['employee_fill_i9_form', 'hr_fill_i9_form', 'hr_submit_e_verify_case'],
  formi9_compliance_everify: ['formi9_section1', 'formi9_section2', 'hr_submit_e_verify_case'],
  us_state_tax: ['employee_fill_us_state_tax_form'],
  direct_deposit: ['direct_deposit_form'],
  collect_info: ASKED_AND_REVIEWED,
  signing: SIGNED_BY_BOTH,
  company_documents: SIGNED_BY_BOTH,
  wotc: ['employee_fill_wotc_form'],
  ehx_wotc: ['ehx_wotc_employee_form'],
  paychex: ['employee_fill_paychex_form', 'hr_fill_paychex_form', 'review_and_send_to_paychex'],
  adp: SENT_TO_ADP,
  'ADP RUN': SENT_TO_ADP,
  'ADP RUN v2.0': SENT_TO_ADP,
  paylocity: ASKED_AND_REVIEWED,
  cfa: ASKED_AND_REVIEWED,
  microservice: ASKED_AND_REVIEWED,
};

export const REQUIREMENTS = ['required', 'optional', 'off'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const ACTION_SIDES = ['employee', 'hr'] as const;
export type ActionSide = (typeof ACTION_SIDES)[number];

/** Who acts; actions of the company need assignees (ONB-004). */
export const sideOf = (type: ActionType): ActionSide =>
  type.startsWith('hr_') || type.startsWith('review_') || type === 'formi9_section2' ? 'hr' : 'employee';

/** They take name, address, and Social Security number from the basic information. */
const DEPENDENT_MODULES = ['i9', 'w4', 'us_state_tax'] as const satisfies readonly ModuleType[];

export const isDependent = (type: ModuleType): boolean => DEPENDENT_MODULES.some((dependent) => dependent === type);

/** Modules whose questions the company writes itself. */
const ASKING_MODULES = ['collect_info', 'paylocity', 'cfa', 'microservice'] as const satisfies readonly ModuleType[];

export const asksQuestions = (type: ModuleType): boolean => ASKING_MODULES.some((asking) => asking === type);

const SIGNING_MODULES: readonly ModuleType[] = ['signing', 'company_documents'];

export const signsDocuments = (type: ModuleType): boolean => SIGNING_MODULES.includes(type);

const REPEATABLE: readonly ModuleType[] = ['collect_info', 'signing', 'company_documents'];

/** The plan module that a type belongs to. */
const NEEDED_MODULES: Partial<Record<ModuleType, FunctionModule>> = {
  paychex: 'paychex',
  adp: 'adp_run_integration',
  'ADP RUN': 'adp_run_integration',
  'ADP RUN v2.0': 'adp_run_integration',
  formi9_compliance_everify: 'uscis_integration',
  wotc: 'wotc',
  company_documents: 'company_documents',
};

/** One of them is enough, and both would ask the same. */
const EXCLUDING: Partial<Record<ModuleType, ModuleType>> = {
  i9: 'formi9_compliance_everify',
  formi9_compliance_everify: 'i9',
};

export type ModuleAvailability =
  | { available: true }
  | { available: false; reason: 'already_added' }
  | { available: false; reason: 'excluded'; by: ModuleType }
  | { available: false; reason: 'locked'; module: FunctionModule };

/** Whether a type can be added to a process that has these already. */
export function moduleAvailability(
  type: ModuleType,
  { added, modules }: { added: readonly ModuleType[]; modules: readonly FunctionModule[] },
): ModuleAvailability {
  const needed = NEEDED_MODULES[type];
  if (needed && !modules.includes(needed)) return { available: false, reason: 'locked', module: needed };
  const other = EXCLUDING[type];
  if (other && added.includes(other)) return { available: false, reason: 'excluded', by: other };
  if (added.includes(type) && !REPEATABLE.includes(type)) return { available: false, reason: 'already_added' };
  return { available: true };
}

/** As part of a text key: `adp_run_v2_0`. */
export const moduleTextKey = (type: ModuleType): string => type.toLowerCase().replaceAll(/[ .]/g, '_');

/** The key of the text that names an action unless the company names it itself. */
export const taskNameKey = (type: ActionType): string => `onboarding-modules:actions.${type}.name`;
