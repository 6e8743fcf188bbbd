// Where a move leads when the selected applicants have different hiring processes: the stage of that name in each (APP-024).
import type { StageType } from '../../hiring-processes/stages.ts';

export interface TargetStage {
  id: number;
  name: string;
  stage_type: StageType;
}

export type StageTarget = { stageId: number } | { stageName: string };

/** Names are compared without case. */
export const sameStageName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** Finds the stage within one process; a stage of another process is found by its name. */
export function findTargetStage<S extends TargetStage>(
  stages: readonly S[],
  target: StageTarget,
  targetName?: string,
): S | undefined {
  if ('stageId' in target) {
    const itself = stages.find(({ id }) => id === target.stageId);
    return itself ?? (targetName === undefined ? undefined : byName(stages, targetName));
  }
  return byName(stages, target.stageName);
}

const byName = <S extends { name: string }>(stages: readonly S[], name: string): S | undefined =>
  stages.find((stage) => sameStageName(stage.name, name));

export interface StageChoice<S> {
  name: string;
  /** The stages of that name, one of each process that has it. */
  stages: S[];
  /** Only a stage that every process has can be chosen. */
  inAll: boolean;
}

/** All stage names of the processes, in the order of the first process; names that only others have come last. */
export function stageChoices<S extends { name: string }>(processes: readonly (readonly S[])[]): StageChoice<S>[] {
  const choices: StageChoice<S>[] = [];
  for (const stage of processes.flat()) {
    if (choices.some(({ name }) => sameStageName(name, stage.name))) continue;
    const stages = processes.flatMap((process) => byName(process, stage.name) ?? []);
    choices.push({ name: stage.name, stages, inAll: stages.length === processes.length });
  }
  return choices;
}
