// What a selection allows, before anything is done: which actions, how many applicants each changes, and why not (AHD-005).
import type { previewApplicationActions } from '@onward/contract/applicants/application-actions';
import type { StageEffects } from '@onward/contract/applicants/pipeline';
import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import { type ActionDecision, decideAction, skipReason } from '@onward/domain/applicants/actions/availability';
import { ACTION_CODES, ACTIONS } from '@onward/domain/applicants/actions/codes';
import type { ApplicantFacts } from '@onward/domain/applicants/actions/situation';
import { type StageChoice, stageChoices } from '@onward/domain/applicants/actions/target-stage';
import type { StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { accessRefused } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { say } from '../../../platform/i18n/translate.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';
import { stageEffects } from '../list/show-pipeline.ts';
import { selectedIds } from './actions.service.ts';

interface Group {
  status: ApplicantStatus;
  stage_type: StageType;
  stage_status: StageStatus | null;
  do_not_rehire: boolean;
  has_employee: boolean;
  count: number;
}

export async function previewActions(
  call: CompanyCall,
  { application_ids, selection, screen = 'all_applicants' }: BodyOf<typeof previewApplicationActions>,
): Promise<ResponseOf<typeof previewApplicationActions>> {
  const ids = await selectedIds(call, { application_ids, selection });
  const facts = (await groupsOf(call, ids)).flatMap(expand);
  const situation = { selection: facts, screen, holder: call.access };
  const actions = ACTIONS.map((action) => {
    const decision = decideAction(action, situation);
    const qualifying = decision.allowed ? facts.filter((each) => skipReason(action, each) === null).length : 0;
    return { action_type: ACTION_CODES[action], allowed: decision.allowed, qualifying, message: why(call, decision) };
  });
  return { total: facts.length, actions, stages: await stagesToChoose(call, ids) };
}

function why({ access, language }: CompanyCall, decision: ActionDecision): string | null {
  if (decision.allowed) return null;
  if ('access' in decision) return say(accessRefused(decision.access, access.seeingAs !== null).text, language);
  const { key, values } = decision.refusal;
  return say({ key: `states.actions.refusals.${key}`, values }, language);
}

/** Grouped, because fifty thousand applicants share a handful of combinations. */
async function groupsOf({ tx, access }: CompanyCall, ids: readonly number[]): Promise<Group[]> {
  const { rows } = await tx.client.query<Group>(
    `select a.status, s.stage_type, a.stage_status, person.do_not_rehire is not null as do_not_rehire,
       exists (select from employees e where e.company_id = a.company_id and e.application_id = a.id) as has_employee,
       count(*)::int as count
     from applications a
     join persons person on person.company_id = a.company_id and person.id = a.person_id
     join stages s on s.company_id = a.company_id and s.id = a.stage_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and a.company_id = $1 and a.id = any($6::bigint[]) group by 1, 2, 3, 4, 5`,
    [...scopeValues(access), ids],
  );
  return rows;
}

const expand = ({ status, stage_type, stage_status, do_not_rehire, has_employee, count }: Group): ApplicantFacts[] => {
  const facts: ApplicantFacts = {
    status,
    stageType: stage_type,
    stageStatus: stage_status,
    hasEmployee: has_employee,
    openApplications: 1,
    rejectedApplications: 0,
    doNotRehire: do_not_rehire,
  };
  return Array.from({ length: count }, () => facts);
};

async function stagesToChoose({ tx, access }: CompanyCall, ids: readonly number[]) {
  const { rows } = await tx.client.query<{ process_id: number | null }>(
    `select distinct p.hiring_process_template_id as process_id
     from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id
     where a.company_id = $1 and a.id = any($2::bigint[]) limit 50`,
    [access.companyId, ids],
  );
  const processes = await Promise.all(rows.map(({ process_id }) => stagesOfPosition(tx, access.companyId, process_id)));
  const effectsOf = await stageEffects(
    tx,
    access.companyId,
    processes.flat().map(({ id }) => id),
  );
  return stageChoices(processes).map(({ name, stages, inAll }) => ({
    id: processes.length === 1 ? (stages[0]?.id ?? null) : null,
    name,
    in_all: inAll,
    ...combined(stages, effectsOf),
  }));
}

/** What the stages of one name start together; the same rule in two processes is told once. */
function combined(
  stages: StageChoice<{ id: number; stage_type: StageType }>['stages'],
  effectsOf: Awaited<ReturnType<typeof stageEffects>>,
): StageEffects {
  const effects = stages.map(({ id }) => effectsOf(id));
  const rules = new Map(effects.flatMap((each) => each.rules).map((rule) => [JSON.stringify(rule), rule]));
  return {
    stage_type: stages[0]?.stage_type ?? 'custom',
    rules: [...rules.values()],
    package: effects.find((each) => each.package !== null)?.package ?? null,
  };
}
