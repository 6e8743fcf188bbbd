// What each kind of rule does. Kinds whose room comes later have no effect yet; the engine leaves them alone.
import type { RuleKind } from '@onward/domain/hiring-processes/rules';
import { targetStage } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type ApplicationRow, enterStage, rejectApplication } from '../applicants/applicants.service.ts';
import { type PassedStage, type RuleRow, stagesOfPosition } from '../hiring-processes/hiring-processes.service.ts';
import { writeSoon } from './rule-letters.ts';

export interface Occasion {
  tx: Transaction;
  application: ApplicationRow;
  rule: RuleRow;
  /** Of the process the rule belongs to, where they are at hand. */
  stages?: readonly PassedStage[] | undefined;
  now: Date;
}

/** The application as it is afterwards; undefined when there was nothing to do any more. */
export type Effect = (occasion: Occasion) => Promise<ApplicationRow | undefined>;

const advance: Effect = async ({ tx, application, rule, stages: known, now }) => {
  const { company_id: companyId } = application;
  const stages = known ?? (await stagesOfPosition(tx, companyId, rule.hiring_process_template_id));
  const stage = targetStage(stages, { stageId: application.stage_id, targetId: rule.target_stage_id });
  if (!stage) return undefined;
  return enterStage(tx, application, { stage, actor: 'automation', detail: { rule: rule.kind }, now });
};

const reject: Effect = async ({ tx, application, rule, now }) => {
  const rejected = await rejectApplication(tx, application, {
    actor: 'automation',
    reason: rule.trigger,
    detail: { rule: rule.kind },
    now,
  });
  if (rejected && rule.message_template) await writeSoon(tx, rejected, rule);
  return rejected;
};

const remind: Effect = async ({ tx, application, rule }) => {
  await writeSoon(tx, application, rule);
  return application;
};

export const EFFECTS: Partial<Record<RuleKind, Effect>> = {
  application_advance: advance,
  form_advance: advance,
  quiz_advance: advance,
  offer_advance: advance,
  background_check_advance: advance,
  auto_rejection: reject,
  form_reminder: remind,
  quiz_reminder: remind,
  scheduling_reminder: remind,
};
