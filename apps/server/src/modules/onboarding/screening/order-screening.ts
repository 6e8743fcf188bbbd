// The tax credit questionnaire goes to the provider by a job once it is submitted; without a provider it is only filed
// (INT-013, ONB-048).
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { hasDeclinedWotc } from '@onward/domain/onboarding/forms/wotc';
import { type ScreeningRoute, screeningProviderOf, screeningRoute } from '@onward/domain/onboarding/screenings';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { findTaxCreditConnection } from '../../integrations/integrations.service.ts';
import type { OpenForm } from '../forms/open-form.ts';
import type { RunModuleRow } from '../running/runs.queries.ts';
import * as screenings from './screenings.queries.ts';

export const SCREENING_TASK = 'onboarding.send_screening';

/** Ids only: a job is stored in plain text. */
export interface ScreeningJob {
  company_id: number;
  action_id: number;
}

/** In the order of a provider, which is also what its limits want. */
export const screenSoon = (
  tx: Transaction,
  { company_id, action_id, nickname }: Pick<screenings.ScreeningRow, 'company_id' | 'action_id' | 'nickname'>,
  runAt?: Date,
): Promise<void> => {
  const job: ScreeningJob = { company_id, action_id };
  return enqueue(tx, SCREENING_TASK, job, {
    key: `onboarding:${company_id}:${action_id}:screening`,
    queue: `tax_credit:${company_id}:${nickname}`,
    ...(runAt && { runAt }),
  });
};

export async function routeOf(
  tx: Transaction,
  companyId: number,
  { module_type, config }: Pick<RunModuleRow, 'module_type' | 'config'>,
): Promise<ScreeningRoute> {
  const nickname = screeningProviderOf(module_type);
  const connection = nickname && (await findTaxCreditConnection(tx, companyId, nickname));
  return screeningRoute({ module_type, wotc_company: config.wotc_company || null }, () => connection);
}

/** In the transaction that completes the action. */
export async function orderScreening(
  tx: Transaction,
  { run, action, module, form }: Pick<OpenForm, 'run' | 'action' | 'module' | 'form'>,
  { answers, version, now }: { answers: FormAnswers; version: number; now: Date },
): Promise<void> {
  const nickname = screeningProviderOf(module.module_type);
  if (form?.key !== 'wotc' || nickname === null) return;
  const key = { company_id: run.company_id, action_id: action.id };
  if (hasDeclinedWotc(answers)) return screenings.removeUnsent(tx, key);
  const route = await routeOf(tx, run.company_id, module);
  if (!route.sends && route.reason !== 'company_missing') return;
  await screenings.put(tx, {
    ...key,
    process_id: run.id,
    nickname,
    status: route.sends ? 'waiting' : 'failed',
    problem: route.sends ? null : 'company_missing',
    version,
    next_attempt_at: route.sends ? now : null,
    changed_at: now,
  });
  if (route.sends) await screenSoon(tx, { ...key, nickname });
}
