// The outside systems a company can connect, by nickname (INT-004).
import type { FunctionModule } from '../company/modules.ts';
import { PAYROLL_PROVIDERS, type PayrollProvider } from '../payroll/hires.ts';

export const INTEGRATION_CATEGORIES = [
  'job_board',
  'background_check',
  'payroll',
  'calendar',
  'everify',
  'tax_credit',
  'chat',
] as const;
export type IntegrationCategory = (typeof INTEGRATION_CATEGORIES)[number];

/**
 * How a connection is made. `connected_here`: by an admin, on a page of its own. `connected_on_own_page`: on another page of
 * the product, so it is only shown.
 */
export type IntegrationKind = 'connected_here' | 'connected_on_own_page';

export interface IntegrationDefinition {
  /** A brand name, the same in every language. */
  name: string;
  category: IntegrationCategory;
  kind: IntegrationKind;
  /** The plan module it belongs to; null when every plan has it. */
  module: FunctionModule | null;
}

const INTEGRATIONS = {
  checkr: { name: 'Checkr', category: 'background_check', kind: 'connected_here', module: 'background_check' },
  indeed: { name: 'Indeed', category: 'job_board', kind: 'connected_on_own_page', module: 'sourcing_tools' },
  craigslist: { name: 'Craigslist', category: 'job_board', kind: 'connected_on_own_page', module: 'sourcing_tools' },
  job_target: { name: 'JobTarget', category: 'job_board', kind: 'connected_on_own_page', module: 'sourcing_tools' },
  adp: { name: 'ADP Workforce Now', category: 'payroll', kind: 'connected_here', module: 'payroll' },
  adp_run: { name: 'ADP RUN', category: 'payroll', kind: 'connected_here', module: 'adp_run_integration' },
  paychex: { name: 'Paychex Flex', category: 'payroll', kind: 'connected_here', module: 'paychex' },
  paylocity: { name: 'Paylocity', category: 'payroll', kind: 'connected_here', module: 'payroll' },
  everify: { name: 'E-Verify', category: 'everify', kind: 'connected_on_own_page', module: 'uscis_integration' },
  wotc: { name: 'WOTC', category: 'tax_credit', kind: 'connected_here', module: 'wotc' },
  ehx_wotc: { name: 'EHX WOTC', category: 'tax_credit', kind: 'connected_here', module: 'wotc' },
  google_calendar: {
    name: 'Google Calendar',
    category: 'calendar',
    kind: 'connected_on_own_page',
    module: 'scheduling',
  },
  microsoft_calendar: {
    name: 'Microsoft 365',
    category: 'calendar',
    kind: 'connected_on_own_page',
    module: 'scheduling',
  },
} as const satisfies Record<string, IntegrationDefinition>;

export type IntegrationNickname = keyof typeof INTEGRATIONS;

export const INTEGRATION_NICKNAMES = Object.keys(INTEGRATIONS) as IntegrationNickname[];

export const isIntegrationNickname = (text: string): text is IntegrationNickname => Object.hasOwn(INTEGRATIONS, text);

export const definitionOf = (nickname: IntegrationNickname): IntegrationDefinition => INTEGRATIONS[nickname];

/** Connected with credentials that an admin enters. */
export const isPayrollNickname = (nickname: string): nickname is PayrollProvider =>
  PAYROLL_PROVIDERS.some((provider) => provider === nickname);

/** Both speak the same protocol at addresses of their own; what differs is which onboarding module they serve. */
export const TAX_CREDIT_NICKNAMES = ['wotc', 'ehx_wotc'] as const satisfies IntegrationNickname[];
export type TaxCreditNickname = (typeof TAX_CREDIT_NICKNAMES)[number];

export const isTaxCreditNickname = (nickname: string): nickname is TaxCreditNickname =>
  TAX_CREDIT_NICKNAMES.some((one) => one === nickname);

/** Approved on the provider's page; the others are connected with credentials that an admin enters. */
export const isApprovedThere = (nickname: string): boolean =>
  !isPayrollNickname(nickname) && !isTaxCreditNickname(nickname);

/** Payroll systems are offered only with their module; everything else is shown, locked when the plan lacks it. */
export const offeredNicknames = (modules: readonly string[]): IntegrationNickname[] =>
  INTEGRATION_NICKNAMES.filter((nickname) => {
    const { category, module } = definitionOf(nickname);
    return category !== 'payroll' || module === null || modules.includes(module);
  });
