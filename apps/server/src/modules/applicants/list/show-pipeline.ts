// The stages of a posting with their counts, for tabs and board columns (APP-010).
import type { RuleKind, RuleTrigger } from '@onward/domain/hiring-processes/rules';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { getPosition } from '../../positions/positions.service.ts';
import { countsOf, findPosting, NOTHING } from './find-job.ts';

/** A posting with its stages, for the list's header and the board. */
export async function showPipeline(call: CompanyCall, publicUrl: string, key: string) {
  const { tx, access } = call;
  const position = await getPosition({ publicUrl }, call, key);
  const posting = await findPosting(call, key);
  const { totals, tallies } = posting ? await countsOf(tx, access.companyId, posting) : NOTHING;
  const stageIds = tallies.map(({ id }) => id);
  const facts = await stageFacts(tx, access.companyId, position.id, stageIds);
  const stages = tallies.map((tally) => {
    const { average_days = null, rules = null, package: ordered = null } = facts.get(tally.id) ?? {};
    return { ...tally, average_days, rules: rules ?? [], package: ordered };
  });
  const automations_count = stages.reduce((sum, { rules }) => sum + rules.length, 0);
  return { position, stages, hired_count: totals.hired, rejected_count: totals.rejected, automations_count };
}

interface StageFacts {
  stage_id: number;
  average_days: number | null;
  rules: { kind: RuleKind; trigger: RuleTrigger; delay_seconds: number; channel: string | null }[] | null;
  package: string | null;
}

/** What entering these stages starts, by the id of the stage. */
export async function stageEffects(tx: Transaction, companyId: number, stageIds: readonly number[]) {
  const facts = await stageFacts(tx, companyId, null, stageIds);
  return (id: number) => ({ rules: facts.get(id)?.rules ?? [], package: facts.get(id)?.package ?? null });
}

async function stageFacts(tx: Transaction, companyId: number, positionId: number | null, stageIds: readonly number[]) {
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
