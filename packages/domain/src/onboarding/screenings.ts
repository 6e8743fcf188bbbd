// Sending the tax credit questionnaire to the provider that screens it (INT-013, ONB-048).
import type { TaxCreditNickname } from '../integrations/nicknames.ts';
import type { IntegrationStatus } from '../integrations/states.ts';
import type { ModuleType } from './module-types.ts';

const PROVIDERS: Partial<Record<ModuleType, TaxCreditNickname>> = { wotc: 'wotc', ehx_wotc: 'ehx_wotc' };

export const screeningProviderOf = (type: ModuleType): TaxCreditNickname | null => PROVIDERS[type] ?? null;

/** `waiting`: it is sent automatically. `failed`: somebody has to fix something first. */
export const SCREENING_STATUSES = ['waiting', 'sent', 'failed'] as const;
export type ScreeningStatus = (typeof SCREENING_STATUSES)[number];

/** Why it has not left; the texts are `onboarding:screening.problems.<key>`. */
export const SCREENING_PROBLEMS = [
  /** The integration stopped working; the screening leaves once it works again. */
  'stopped',
  /** Asked to wait, or no answer. */
  'unavailable',
  'not_connected',
  'company_missing',
  'company_unknown',
  /** The record lacks what every provider needs. */
  'incomplete',
  'refused',
  'unreadable',
] as const;
export type ScreeningProblem = (typeof SCREENING_PROBLEMS)[number];

export interface ScreeningConnection {
  status: IntegrationStatus;
  /** The company chosen on the integration's page. */
  company: string | null;
}

export type ScreeningRoute =
  | { sends: true; nickname: TaxCreditNickname; company: string }
  | { sends: false; reason: 'no_screening' | 'not_connected' | 'company_missing' };

/**
 * Where the questionnaire of a module goes. Without a provider it is only filed as a PDF. A connection that has stopped
 * counts, because the screening waits until it is repaired.
 */
export function screeningRoute(
  module: { module_type: ModuleType; wotc_company: string | null },
  connectionOf: (nickname: TaxCreditNickname) => ScreeningConnection | null,
): ScreeningRoute {
  const nickname = screeningProviderOf(module.module_type);
  if (nickname === null) return { sends: false, reason: 'no_screening' };
  const connection = connectionOf(nickname);
  if (connection?.status !== 'active' && connection?.status !== 'error') {
    return { sends: false, reason: 'not_connected' };
  }
  // The process names the company; modules without that setting use the one of the integration.
  const company = module.wotc_company || (module.module_type === 'ehx_wotc' ? connection.company : null);
  return company ? { sends: true, nickname, company } : { sends: false, reason: 'company_missing' };
}

/** What a repaired or newly set up integration sends without anybody asking. */
export const leavesOnceConnected = (problem: ScreeningProblem): boolean =>
  problem === 'stopped' || problem === 'unavailable' || problem === 'not_connected' || problem === 'company_missing';

/** What happened to one attempt. `unauthorized` has stopped the integration already. */
export type ScreeningFailure =
  | 'unauthorized'
  | 'stopped'
  | 'unavailable'
  | 'busy'
  | 'unreadable'
  | Exclude<ScreeningProblem, 'stopped' | 'unavailable' | 'unreadable'>;

export interface AfterFailure {
  status: Exclude<ScreeningStatus, 'sent'>;
  problem: ScreeningProblem;
  /** Seconds until the next attempt; null when the problem has to be fixed first. */
  pause: number | null;
}

/** What becomes of a screening after this many attempts, the last of which failed. */
export function afterFailure(failure: ScreeningFailure, attempts: number): AfterFailure {
  switch (failure) {
    case 'unauthorized':
    case 'stopped':
      return { status: 'waiting', problem: 'stopped', pause: null };
    case 'unavailable':
    case 'busy':
    case 'unreadable': {
      const problem = failure === 'busy' ? 'unavailable' : failure;
      const pause = pauseAfter(attempts);
      return { status: pause === null ? 'failed' : 'waiting', problem, pause };
    }
    default:
      return { status: 'failed', problem: failure, pause: null };
  }
}

/** Seconds until the next attempt, after the first, the second, and so on. */
const PAUSES = [30, 120, 600, 1800, 7200];

/** Null: it was tried often enough. */
const pauseAfter = (attempts: number): number | null => PAUSES[attempts - 1] ?? null;
