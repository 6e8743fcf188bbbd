// What each kind of rule does. The engine skips kinds that are not listed here.
import { automaticReason } from '@onward/domain/applicants/rejection';
import type { StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import { STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import type { RuleKind } from '@onward/domain/hiring-processes/rules';
import { targetStage } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type ApplicationRow, enterStage, rejectApplication } from '../applicants/applicants.service.ts';
import { orderCheckSoon } from '../background-checks/background-checks.service.ts';
import { type RuleRow, stagesOfPosition } from '../hiring-processes/hiring-processes.service.ts';
import { sendOfferSoon } from '../offers/offers.service.ts';
import { writeSoon } from './send-rule-message.ts';

interface Occasion {
  tx: Transaction;
  application: ApplicationRow;
  rule: RuleRow;
  now: Date;
}

/** The application afterwards; undefined when there was nothing left to do. */
export type RuleEffect = (occasion: Occasion) => Promise<ApplicationRow | undefined>;

const advance: RuleEffect = async ({ tx, application, rule, now }) => {
  const { company_id: companyId } = application;
  const stages = await stagesOfPosition(tx, companyId, rule.hiring_process_template_id);
  const stage = targetStage(stages, { stageId: application.stage_id, targetId: rule.target_stage_id });
  if (!stage) return undefined;
  const { id: applicationId, stage_id: from, stage_entry: fromEntry } = application;
  const detail = { from, to: stage.id, stage: stage.name, rule: rule.kind };
  const [entered] = await enterStage(
    tx,
    { companyId, actor: 'automation', now, statuses: STAGE_ENTRY_STATUSES.automation },
    [{ applicationId, stage, fromEntry, action: 'moved_stage', detail }],
  );
  return entered;
};

const reject: RuleEffect = async ({ tx, application, rule, now }) => {
  const rejected = await rejectApplication(tx, application, {
    actor: 'automation',
    reason: automaticReason(rule.trigger),
    detail: { rule: rule.kind },
    now,
  });
  if (rejected && rule.message_template) await writeSoon(tx, rejected, rule);
  return rejected;
};

const remind: RuleEffect = async ({ tx, application, rule }) => {
  await writeSoon(tx, application, rule);
  return application;
};

const sendOffer: RuleEffect = async ({ tx, application, rule }) => {
  if (!rule.offer) return undefined;
  await sendOfferSoon(tx, application, rule.offer);
  return application;
};

const orderCheck: RuleEffect = async ({ tx, application }) => {
  await orderCheckSoon(tx, application);
  return application;
};

/** Only while the applicant is the one everybody waits for. */
const remindWhile =
  (status: StageStatus): RuleEffect =>
  async (occasion) =>
    occasion.application.stage_status === status ? remind(occasion) : undefined;

export const RULE_EFFECTS: Partial<Record<RuleKind, RuleEffect>> = {
  application_advance: advance,
  form_advance: advance,
  quiz_advance: advance,
  offer_send: sendOffer,
  offer_advance: advance,
  offer_reminder: remindWhile('sent'),
  background_check_send: orderCheck,
  background_check_advance: advance,
  background_check_reminder: remindWhile('invitation_sent'),
  auto_rejection: reject,
  form_reminder: remind,
  quiz_reminder: remind,
  scheduling_reminder: remind,
};
