// How far applicants got (RPT-021). When all of them go through one hiring process, the steps are its stages. Over
// several processes they are the types of stages, because each process has its own; a custom stage then counts to the
// step before it. Somebody has reached a step when they stand in it or further on, or are hired, so that no step is
// smaller than the next one.
import { STAGE_TYPES, type StageType } from '../hiring-processes/stages.ts';
import { shareOf } from './figures.ts';

export interface FunnelStage {
  id: number;
  name: string;
  stage_type: StageType;
  sequence: number;
  process_id: number;
  is_deleted: boolean;
}

/** `step`: the stages of a step. `onward`: these and the ones of later steps. */
export interface StepStages {
  step: number[];
  onward: number[];
}

interface Step {
  /** The id of a stage, or a type. */
  key: string;
  /** Of a stage. */
  name: string | null;
  rank: number;
}

/** Custom stages are no step of their own. */
const STEP_TYPES: readonly StageType[] = STAGE_TYPES.filter((type) => type !== 'custom');

const inOrder = (one: FunnelStage, other: FunnelStage): number => one.sequence - other.sequence || one.id - other.id;

const ofProcess = (stages: readonly FunnelStage[], processId: number | undefined): FunnelStage[] =>
  stages.filter(({ process_id }) => process_id === processId).toSorted(inOrder);

/** The progress that each stage of one process represents, by its position. */
const ranksByPlace = (process: readonly FunnelStage[]): Map<number, number> =>
  new Map(process.map(({ id }, place) => [id, place]));

/** The progress that each stage represents, by the furthest stage type up to it in its process. */
function ranksByType(stages: readonly FunnelStage[]): Map<number, number> {
  const ranks = new Map<number, number>();
  for (const process of Map.groupBy(stages, ({ process_id }) => process_id).values()) {
    let furthest = 0;
    for (const { id, stage_type } of process.toSorted(inOrder)) {
      furthest = Math.max(furthest, STEP_TYPES.indexOf(stage_type));
      ranks.set(id, furthest);
    }
  }
  return ranks;
}

const within = (ranks: ReadonlyMap<number, number>, rank: number): StepStages => ({
  step: [...ranks].filter(([, each]) => each === rank).map(([id]) => id),
  onward: [...ranks].filter(([, each]) => each >= rank).map(([id]) => id),
});

const NONE: StepStages = { step: [], onward: [] };

/** The step of a stage within its own process. No stages for an unknown one. */
export function stepOfStage(stages: readonly FunnelStage[], stageId: number): StepStages {
  const stage = stages.find(({ id }) => id === stageId);
  const ranks = ranksByPlace(ofProcess(stages, stage?.process_id));
  const rank = ranks.get(stageId);
  return rank === undefined ? NONE : within(ranks, rank);
}

/** The step of a type over all processes. */
export function stepOfType(stages: readonly FunnelStage[], type: StageType): StepStages {
  const rank = STEP_TYPES.indexOf(type);
  return rank < 0 ? NONE : within(ranksByType(stages), rank);
}

/** Applicants of a period by their current stage. */
export interface StandingCount {
  stageId: number;
  isHired: boolean;
  count: number;
}

export const HIRED_STEP = 'hired';

export interface ReachedStep {
  key: string;
  /** Of a stage; null for types and the end. */
  name: string | null;
  count: number;
  before: number;
  /** The share of the step before that got this far, in percent; null for the first. */
  conversion: number | null;
}

/** The steps of these applicants, with how many reached each in a period and in the one before. */
export function reachedSteps(
  stages: readonly FunnelStage[],
  now: readonly StandingCount[],
  before: readonly StandingCount[],
): ReachedStep[] {
  const used = new Set([...now, ...before].filter(({ count }) => count > 0).map(({ stageId }) => stageId));
  const processes = new Set(stages.filter(({ id }) => used.has(id)).map(({ process_id }) => process_id));
  const [processId, ...others] = processes;
  const isOne = processId !== undefined && others.length === 0;
  const ranks = isOne ? ranksByPlace(ofProcess(stages, processId)) : ranksByType(stages);
  const isShown = ({ id, process_id, is_deleted }: FunnelStage) =>
    used.has(id) || (!is_deleted && processes.has(process_id));
  const shown = stages.filter(isShown).toSorted(inOrder);
  const steps = isOne ? stepsOfStages(shown, ranks) : stepsOfTypes(shown);
  const counts = steps.map(({ rank }) => [reached(ranks, now, rank), reached(ranks, before, rank)] as const);
  return [
    ...steps.map(({ key, name }, at) => ({ key, name, counts: counts[at] ?? [0, 0] })),
    { key: HIRED_STEP, name: null, counts: [hiredOf(now), hiredOf(before)] as const },
  ].map(({ key, name, counts: [count, earlier] }, at) => ({
    key,
    name,
    count,
    before: earlier,
    conversion: at === 0 ? null : shareOf(count, counts[at - 1]?.[0] ?? 0),
  }));
}

const stepsOfStages = (stages: readonly FunnelStage[], ranks: ReadonlyMap<number, number>): Step[] =>
  stages.map(({ id, name }) => ({ key: String(id), name, rank: ranks.get(id) ?? 0 }));

/** The first type always, so that the funnel begins with everybody. */
function stepsOfTypes(stages: readonly FunnelStage[]): Step[] {
  const types = new Set(stages.map(({ stage_type }) => stage_type));
  return STEP_TYPES.flatMap((type, rank) => (rank === 0 || types.has(type) ? [{ key: type, name: null, rank }] : []));
}

const sum = (rows: readonly StandingCount[]): number => rows.reduce((total, { count }) => total + count, 0);

const reached = (ranks: ReadonlyMap<number, number>, standing: readonly StandingCount[], rank: number): number =>
  sum(standing.filter(({ stageId, isHired }) => isHired || (ranks.get(stageId) ?? 0) >= rank));

const hiredOf = (standing: readonly StandingCount[]): number => sum(standing.filter(({ isHired }) => isHired));

/** Below this share, a step is marked. */
export const LOW_CONVERSION = 50;
