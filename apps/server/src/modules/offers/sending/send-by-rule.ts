// Sends the offer that a rule describes to an applicant who entered its stage (JOB-025, OFR-011).
import { OFFER_EXPIRY_DAYS, type RuleOffer } from '@onward/domain/offers/terms';
import { dayAfter, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  type ApplicationRow,
  changeStageStatus,
  findApplication,
  recordHistory,
} from '../../applicants/applicants.service.ts';
import * as offers from '../offers.queries.ts';
import { createOffer } from './create-offer.ts';
import { findRecipients } from './offer-recipients.ts';
import { fillOffer, planOffers } from './plan-offers.ts';

export const SEND_BY_RULE_TASK = 'offers.send_by_rule';

export interface RuleOfferJob {
  company_id: number;
  application_id: number;
  /** The visit to the stage: applicants who have moved on get no offer. */
  stage_entry: number;
  offer: RuleOffer;
}

export const sendOfferSoon = (tx: Transaction, application: ApplicationRow, offer: RuleOffer): Promise<void> => {
  const { company_id, id: application_id, stage_entry } = application;
  const job: RuleOfferJob = { company_id, application_id, stage_entry, offer };
  return enqueue(tx, SEND_BY_RULE_TASK, job, { key: `offers:${company_id}:${application_id}:${stage_entry}:rule` });
};

export const sendOfferByRule = (app: App, job: RuleOfferJob): Promise<void> =>
  inCompany(app.pool, job.company_id, async (tx) => {
    const application = await findApplication(tx, job.company_id, job.application_id);
    if (application?.status === 'in_progress' && application.stage_entry === job.stage_entry)
      await send(app, tx, application, job.offer);
  });

/** Does nothing when an offer is open, or a template or signer of the rule no longer exists. */
async function send(app: App, tx: Transaction, application: ApplicationRow, rule: RuleOffer): Promise<void> {
  const now = app.clock();
  const { company_id: companyId, id: applicationId } = application;
  const [to] = await findRecipients(tx, companyId, [applicationId]);
  if (!to || (await offers.listOpen(tx, companyId, [applicationId])).length > 0) return;
  const plan = await planned(tx, companyId, rule, now);
  if (!plan) return;
  const today = wallTimeOf(now.getTime(), to.time_zone).day;
  const terms = {
    salary: rule.salary,
    salary_unit: rule.salary_unit,
    start_date: rule.start_days === null ? null : dayAfter(today, rule.start_days),
  };
  const filled = fillOffer(plan, to, terms, app.config.environment);
  if (filled.missing.length > 0) return;
  await createOffer({ tx, companyId, staffId: null, message: null, now, holdUntil: now }, plan, filled, undefined);
  await changeStageStatus({ tx, companyId, now }, [applicationId], { to: 'sent', isSeen: false });
  const detail = { documents: plan.templates.map(({ name }) => name) };
  await recordHistory(tx, companyId, [{ applicationId, actor: 'automation', action: 'offer_sent', detail, now }]);
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
