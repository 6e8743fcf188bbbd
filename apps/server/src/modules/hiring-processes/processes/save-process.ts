// Creates and changes a hiring process: stages, rules, and applicants of deleted stages, in one transaction.
import type { HiringProcessInput } from '@onward/contract/hiring-processes/hiring-processes';
import { decideStageDeletion } from '@onward/domain/hiring-processes/stages';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, type FieldTexts, type Refusal } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { FORMS, findIds, QUIZZES } from '../forms/forms.queries.ts';
import { checkOffers } from './check-offers.ts';
import { checkPlaces } from './check-places.ts';
import { type ApplicantMoves, countInProgress, lockStages, settleCounts } from './close-stage.ts';
import { processRecord } from './process-record.ts';
import * as processes from './processes.queries.ts';
import * as writing from './processes.write-queries.ts';
import { type ProcessEntry, readProcess, refuseProblems, type StageEntry } from './read-entry.ts';

export interface StageMoveInput {
  from_stage_id: number;
  to_stage_id: number;
}

export async function createProcess(call: CompanyCall, input: HiringProcessInput): Promise<processes.WholeProcess> {
  const { tx, access, now } = call;
  const entry = readProcess(input, null);
  await checkRecords(call, entry, null);
  refuseProblems(entry.problems);
  const processId = await writing.insertProcess(tx, access.companyId, entry);
  if (processId === undefined) throw processRecord.nameTaken();
  await writeStagesAndRules(call, { companyId: access.companyId, processId, now }, entry);
  const created = await processRecord.load(call, processId);
  await processRecord.recordCreated(call, created);
  return created;
}

export async function updateProcess(
  call: CompanyCall,
  id: number,
  { version, ...input }: HiringProcessInput & { version?: number },
  { moves, applicants }: { moves: readonly StageMoveInput[]; applicants: ApplicantMoves },
): Promise<void> {
  const { tx, access, now } = call;
  const { companyId } = access;
  await processes.lock(tx, companyId, id);
  const current = await processRecord.load(call, id);
  const entry = readProcess(input, current);
  if (version !== undefined && version !== current.version) throw processConflict(current, entry);
  await checkRecords(call, entry, current);
  const leaving = await decideLeaving(call, current, entry, moves);
  refuseProblems(entry.problems);
  if (await processes.isNameTaken(tx, companyId, entry.name, id)) throw processRecord.nameTaken();

  const saving = { companyId, processId: id, now };
  await writing.updateProcess(tx, saving, { name: entry.name, version: current.version });
  const written = await writeStagesAndRules(call, saving, entry);
  for (const { stageId, target } of leaving) {
    const to = written.get(target.reference);
    if (to !== undefined) {
      await applicants.moveOutOfStage(call, {
        fromStageId: stageId,
        to: { id: to, name: target.name, stage_type: target.stage_type },
      });
    }
  }
  if (leaving.length > 0) await settleCounts(tx);
  await writing.removeStages(
    tx,
    saving,
    leaving.map(({ stageId }) => stageId),
  );
  await processRecord.recordUpdated(call, current, changesBetween(linesOf(current), linesOf(entry)));
}

const unknown = [{ key: 'fields.unknown_record' }];

/** Forms, quizzes, offer letters, and interviewers of stages must exist; previously chosen interviewers may have left since. */
async function checkRecords(
  { tx, access }: CompanyCall,
  entry: ProcessEntry,
  current: processes.WholeProcess | null,
): Promise<void> {
  const { companyId } = access;
  const { stages, problems } = entry;
  await checkOffers(tx, companyId, entry);
  await checkPlaces(tx, access, entry, current?.stages ?? []);
  const formIds = stages.flatMap(({ config }) => config.form_id ?? []);
  const quizIds = stages.flatMap(({ config }) => config.quiz_id ?? []);
  const forms = await findIds(tx, FORMS, companyId, formIds);
  const quizzes = await findIds(tx, QUIZZES, companyId, quizIds);
  const offerIds = stages.flatMap(({ config }) => config.offer_template_id ?? []);
  const offers = await processes.findOfferTemplateIds(tx, companyId, offerIds);
  const named = new Set(interviewersOf(current?.stages ?? []));
  const added = interviewersOf(stages).filter((id) => !named.has(id));
  const staff = await processes.findStaffIds(tx, companyId, added);
  stages.forEach(({ config }, index) => {
    const at = `stages.${index}.config`;
    if (config.form_id && !forms.includes(config.form_id)) problems[`${at}.form_id`] = unknown;
    if (config.quiz_id && !quizzes.includes(config.quiz_id)) problems[`${at}.quiz_id`] = unknown;
    const { offer_template_id: offerId } = config;
    if (offerId && !offers.includes(offerId)) problems[`${at}.offer_template_id`] = unknown;
    const isUnknown = (id: number) => added.includes(id) && !staff.includes(id);
    if (config.interviewer_ids?.some(isUnknown)) problems[`${at}.interviewer_ids`] = unknown;
  });
}

const interviewersOf = (stages: readonly Pick<StageEntry, 'config'>[]): number[] =>
  stages.flatMap(({ config }) => [...(config.interviewer_ids ?? [])]);

interface Leaving {
  stageId: number;
  target: StageEntry;
}

/** Where the applicants of each deleted stage go; a stage that cannot be deleted fails the whole request. */
async function decideLeaving(
  { tx, access }: CompanyCall,
  current: processes.WholeProcess,
  entry: ProcessEntry,
  moves: readonly StageMoveInput[],
): Promise<Leaving[]> {
  const kept = new Set(entry.stages.map(({ id }) => id));
  const gone = current.stages.filter(({ id }) => !kept.has(id));
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await lockStages(tx, access.companyId, ids);
  const applicants = await countInProgress(tx, access.companyId, ids);
  const remaining = entry.stages.map(({ reference }) => ({ id: reference }));
  return gone.flatMap((stage): Leaving[] => {
    const wanted = moves.find(({ from_stage_id }) => from_stage_id === stage.id)?.to_stage_id ?? null;
    const decision = decideStageDeletion(stage, applicants.get(stage.id) ?? 0, wanted, remaining);
    if (!decision.allowed) {
      addProblem(entry.problems, decision.reason, stage.name, applicants.get(stage.id) ?? 0);
      return [];
    }
    const target =
      entry.stages.find(({ reference }) => reference === decision.moveTo) ??
      nearestBefore(entry.stages, current, stage);
    return target ? [{ stageId: stage.id, target }] : [];
  });
}

function addProblem(problems: FieldTexts, reason: string, stage: string, count: number): void {
  const text = { key: `fields.stage_deletion_${reason}`, values: { stage, count } };
  problems.stage_moves = [...(problems.stage_moves ?? []), text];
}

/** For rejected or hired applicants: the last remaining stage before theirs. */
function nearestBefore(
  stages: readonly StageEntry[],
  current: processes.WholeProcess,
  { sequence }: processes.StageRow,
): StageEntry | undefined {
  const earlier = current.stages.filter((stage) => stage.sequence < sequence).map(({ id }) => id);
  return stages.findLast(({ id }) => id !== null && earlier.includes(id)) ?? stages[0];
}

/** The id of each stage by its reference in the request. */
async function writeStagesAndRules(
  { tx }: CompanyCall,
  saving: writing.Saving,
  { stages, rules }: ProcessEntry,
): Promise<Map<number, number>> {
  const added = stages.filter(({ id }) => id === null);
  const addedIds = await writing.insertStages(tx, saving, added.map(valuesOf));
  const ids = new Map(stages.flatMap(({ reference, id }) => (id === null ? [] : [[reference, id] as const])));
  added.forEach(({ reference }, index) => {
    ids.set(reference, addedIds[index] ?? 0);
  });
  await writing.updateStages(
    tx,
    saving,
    stages.flatMap((stage) => (stage.id === null ? [] : [{ ...valuesOf(stage), id: stage.id }])),
  );
  await writing.removeRulesExcept(
    tx,
    saving,
    rules.flatMap(({ id }) => id ?? []),
  );
  await writing.writeRules(
    tx,
    saving,
    rules.map((rule) => ({
      ...rule,
      stage_id: ids.get(rule.stage_id) ?? 0,
      target_stage_id: rule.target_stage_id === null ? null : (ids.get(rule.target_stage_id) ?? null),
    })),
  );
  return ids;
}

const valuesOf = ({ name, stage_type, sequence, config }: StageEntry): writing.StageValues => ({
  name,
  stage_type,
  sequence,
  config,
});

/** The parts of a process as an editor compares them. */
const linesOf = ({
  name,
  stages,
  rules,
}: {
  name: string;
  stages: readonly Pick<StageEntry, 'name' | 'stage_type' | 'config'>[];
  rules: readonly { kind: string; enabled: boolean; delay_seconds: number }[];
}) => ({
  name,
  stages: stages.map((stage) => ({ name: stage.name, stage_type: stage.stage_type, config: stage.config })),
  automation_rules: rules.map(({ kind, enabled, delay_seconds }) => ({ kind, enabled, delay_seconds })),
});

const processConflict = (latest: processes.WholeProcess, wanted: ProcessEntry): Refusal =>
  changedMeanwhile({ version: latest.version, ...linesOf(latest) }, linesOf(wanted));
