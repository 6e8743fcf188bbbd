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

const byName = <S extends TargetStage>(stages: readonly S[], name: string): S | undefined =>
  stages.find((stage) => sameStageName(stage.name, name));

/** Stage names that every process has, in the order of the first process. */
export function commonStageNames(processes: readonly (readonly { name: string }[])[]): string[] {
  const [first = [], ...others] = processes;
  const inAll = (name: string) => others.every((stages) => stages.some((stage) => sameStageName(stage.name, name)));
  return first.map(({ name }) => name).filter(inAll);
}
