// Every public field of a hiring process.
import type { AutomationRule, HiringProcessTemplate, Stage } from '@onward/contract/hiring-processes/hiring-processes';
import { configOf } from '@onward/domain/hiring-processes/stages';
import type { RuleRow, WholeProcess } from './processes.queries.ts';

export const presentProcess = (process: WholeProcess): HiringProcessTemplate => ({
  id: process.id,
  name: process.name,
  is_default: process.is_default,
  stages: process.stages.map(presentStage),
  automation_rules: process.rules.map(presentRule),
  positions_count: process.positions_count,
  version: process.version,
  updated_at: process.updated_at.toISOString(),
});

const presentStage = ({ id, name, stage_type, sequence, config, applicants_count }: WholeProcess['stages'][number]) =>
  ({ id, name, stage_type, sequence, config: configOf(stage_type, config), applicants_count }) as Stage;

const presentRule = (rule: RuleRow): AutomationRule => ({
  id: rule.id,
  kind: rule.kind,
  trigger: rule.trigger,
  stage_id: rule.stage_id,
  target_stage_id: rule.target_stage_id,
  delay_seconds: rule.delay_seconds,
  channel: rule.channel,
  message_template: rule.message_template,
  offer: rule.offer as AutomationRule['offer'],
  enabled: rule.enabled,
});
