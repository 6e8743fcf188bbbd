// The stages of a posting with how many are in each, for tabs and board columns (APP-010).
import type { StageCount } from '@onward/contract/applications';
import type { RuleKind, RuleTrigger } from '@onward/domain/hiring-processes/rules';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Membership } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { getPosition, IN_SCOPE, scopeValues } from '../positions/positions.service.ts';

export interface StageTally {
  id: number;
  name: string;
  stage_type: StageType;
  sequence: number;
  count: number;
  new_count: number;
}

/** Of the posting with this key, where the caller may see it; in the order applicants walk through. */
export const stageTallies = (tx: Transaction, access: Membership, positionKey: string): Promise<StageTally[]> =>
  tx.prepared<StageTally & Record<string, unknown>>(
    'applicants_stage_tallies',
    `select s.id, s.name, s.stage_type, s.sequence, coalesce(n.in_progress, 0) as count, coalesce(n.unseen, 0) as new_count
     from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join stages s on s.company_id = p.company_id and s.deleted_at is null
       and s.hiring_process_template_id = coalesce(p.hiring_process_template_id, (
         select h.id from hiring_process_templates h where h.company_id = $1 and h.is_default and h.deleted_at is null))
     left join position_stage_counts n on n.company_id = p.company_id and n.position_id = p.id and n.stage_id = s.id
     where ${IN_SCOPE} and p.digest_key = $6 order by s.sequence, s.id`,
    [...scopeValues(access), positionKey],
  );

export const presentTally = ({ id, name, stage_type, sequence, count, new_count }: StageTally): StageCount => ({
  ...{ id, name, stage_type, sequence, count, new_count },
});

/** A posting with its stages: what the list's header and the board need, in three statements. */
export async function showPipeline(call: CompanyCall, publicUrl: string, key: string) {
  const { tx, access } = call;
  const position = await getPosition({ publicUrl }, call, key);
  const tallies = await stageTallies(tx, access, key);
  const stageIds = tallies.map(({ id }) => id);
  const facts = await stageFacts(tx, access.companyId, position.id, stageIds);
  const { hired_count, rejected_count } = await closedCounts(tx, access.companyId, position.id);
  const stages = tallies.map((tally) => {
    const { average_days = null, rules = null, package: ordered = null } = facts.get(tally.id) ?? {};
    return { ...presentTally(tally), average_days, rules: rules ?? [], package: ordered };
  });
  const automations_count = stages.reduce((sum, { rules }) => sum + rules.length, 0);
  return { position, stages, hired_count, rejected_count, automations_count };
}

interface StageFacts {
  stage_id: number;
  average_days: number | null;
  rules: { kind: RuleKind; trigger: RuleTrigger; delay_seconds: number; channel: string | null }[] | null;
  package: string | null;
}

async function stageFacts(tx: Transaction, companyId: number, positionId: number, stageIds: readonly number[]) {
  const rows = await tx.prepared<StageFacts & Record<string, unknown>>(
    'applicants_stage_facts',
    `select s.id as stage_id, s.config ->> 'package' as package,
       (select json_agg(json_build_object('kind', r.kind, 'trigger', r.trigger, 'delay_seconds', r.delay_seconds,
           'channel', r.channel) order by r.sequence)
         from automation_rules r where r.company_id = s.company_id and r.stage_id = s.id and r.enabled) as rules,
       (select round(avg(extract(epoch from now() - a.stage_entered_at) / 86400)::numeric, 1)::float8 from (
         select stage_entered_at from applications a where a.company_id = s.company_id and a.position_id = $2
           and a.stage_id = s.id and a.status = 'in_progress' limit 500) a) as average_days
     from stages s where s.company_id = $1 and s.id = any($3)`,
    [companyId, positionId, stageIds],
  );
  return new Map(rows.map((row) => [row.stage_id, row]));
}

async function closedCounts(tx: Transaction, companyId: number, positionId: number) {
  const [row] = await tx.prepared<{ hired_count: number; rejected_count: number }>(
    'applicants_closed_counts',
    'select hired_count, rejected_count from positions where company_id = $1 and id = $2',
    [companyId, positionId],
  );
  return row ?? { hired_count: 0, rejected_count: 0 };
}
