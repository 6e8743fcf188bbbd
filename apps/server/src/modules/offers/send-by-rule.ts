// Sends the offer that a rule describes to an applicant who entered its stage (JOB-025, OFR-011).
import { OFFER_EXPIRY_DAYS, type RuleOffer } from '@onward/domain/offers/terms';
import { dayAfter, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { type ApplicationRow, changeStageStatus, recordHistory } from '../applicants/applicants.service.ts';
import { createOffer } from './create-offer.ts';
import { findRecipients } from './offer-recipients.ts';
import * as offers from './offers.queries.ts';
import { fillOffer, planOffers, requireComplete } from './plan-offers.ts';

/** False when it can't be sent: an offer is open, or a template or signer of the rule no longer exists. */
export async function sendOfferByRule(
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  rule: RuleOffer,
  now: Date,
): Promise<boolean> {
  const { company_id: companyId, id: applicationId } = application;
  const [to] = await findRecipients(tx, companyId, [applicationId]);
  if (!to || (await offers.listOpen(tx, companyId, [applicationId])).length > 0) return false;
  const plan = await planned(tx, companyId, rule, now);
  if (!plan) return false;
  const today = wallTimeOf(now.getTime(), to.time_zone).day;
  const terms = {
    salary: rule.salary,
    salary_unit: rule.salary_unit,
    start_date: rule.start_days === null ? null : dayAfter(today, rule.start_days),
  };
  const filled = fillOffer(plan, to, terms, app.config.environment);
  if (filled.missing.length > 0) return false;
  requireComplete(plan, [filled], '', now);
  await createOffer({ tx, companyId, staffId: null, message: null, now, holdUntil: now }, plan, filled, undefined);
  await changeStageStatus({ tx, companyId, now }, [applicationId], { to: 'sent', isSeen: false });
  const detail = { documents: plan.templates.map(({ name }) => name) };
  await recordHistory(tx, companyId, [{ applicationId, actor: 'automation', action: 'offer_sent', detail, now }]);
  return true;
}

async function planned(tx: Transaction, companyId: number, rule: RuleOffer, now: Date) {
  try {
    return await planOffers(tx, {
      companyId,
      templateIds: rule.offer_template_ids,
      signerIds: rule.signer_ids,
      expiresInDays: rule.expires_in_days || OFFER_EXPIRY_DAYS.usual,
      senderId: null,
      prefix: '',
      now,
    });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
