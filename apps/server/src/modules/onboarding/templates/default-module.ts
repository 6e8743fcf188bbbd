// A module as it is before anybody changes it, in the words of a language (ONB-002, ONB-013).
import type { DefaultModule } from '@onward/contract/onboarding/onboarding-processes';
import { type ActionType, isModuleType, type ModuleType, moduleTextKey } from '@onward/domain/onboarding/module-types';
import { actionTypesOf, CONFIG_KEYS, type ModuleConfig, SIGNER_STEPS } from '@onward/domain/onboarding/processes';
import type { Language } from '@onward/domain/platform/languages';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { findTaxCreditConnection, isAnyActive } from '../../integrations/integrations.service.ts';
import { findKnownEmployer } from './processes.queries.ts';

export const moduleName = (type: ModuleType, language: Language): string =>
  translator(language)(`onboarding-modules:types.${moduleTextKey(type)}.name`);

export const actionTexts = (type: ActionType, language: Language): { name: string; description: string } => {
  const t = translator(language);
  return {
    name: t(`onboarding-modules:actions.${type}.name`),
    description: t(`onboarding-modules:actions.${type}.description`),
  };
};

/** Whether the company can create E-Verify cases; never taken from a request. */
export const hasEVerify = ({ tx, access }: CompanyCall): Promise<boolean> =>
  isAnyActive(tx, access.companyId, ['everify']);

/** The company that was chosen on the page of the tax credit provider. */
async function screeningCompany({ tx, access }: CompanyCall): Promise<Pick<ModuleConfig, 'wotc_company'>> {
  const company = (await findTaxCreditConnection(tx, access.companyId, 'wotc'))?.company;
  return company ? { wotc_company: company } : {};
}

export async function defaultModule(call: CompanyCall, type: string): Promise<DefaultModule> {
  if (!isModuleType(type)) throw notFound();
  const { language, access } = call;
  const config: ModuleConfig = {
    ...(uses(type, 'employer_name') && { employer_name: access.companyName }),
    ...(uses(type, 'employer_ein') && (await findKnownEmployer(call.tx, access.companyId))),
    ...(uses(type, 'skip_prepopulate') && { skip_prepopulate: false }),
    ...(uses(type, 'has_active_e_verify_client') && { has_active_e_verify_client: await hasEVerify(call) }),
    ...(uses(type, 'wotc_company') && (await screeningCompany(call))),
    ...(uses(type, 'signing_sequences') && { signing_sequences: [...SIGNER_STEPS] }),
    ...(uses(type, 'company_document_templates') && { company_document_templates: [] }),
  };
  return {
    name: moduleName(type, language),
    description: translator(language)(`onboarding-modules:types.${moduleTextKey(type)}.description`),
    module_type: type,
    sequence: 0,
    requirement: 'required',
    config: config as DefaultModule['config'],
    actions: actionTypesOf(type, config).map((action, sequence) => emptyAction(action, sequence, language)),
  };
}

export const emptyAction = (action_type: ActionType, sequence: number, language: Language) => ({
  action_type,
  ...actionTexts(action_type, language),
  sequence,
  assignees: [],
  form: { questions: [] },
});

const uses = (type: ModuleType, key: keyof ModuleConfig): boolean => CONFIG_KEYS[type].includes(key);
