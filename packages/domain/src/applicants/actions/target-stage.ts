// Where a move leads when the selected walk through different processes: to the stage of the same name in each (APP-024).
import type { StageType } from '../../hiring-processes/stages.ts';

export interface TargetStage {
  id: number;
  name: string;
  stage_type: StageType;
}

export type StageWish = { stageId: number } | { stageName: string };

/** A stage is the same one when it is called alike, whoever wrote it with a capital. */
export const sameStageName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** The wished stage within one process. A stage of another process is known by its name there. */
export function findTargetStage<S extends TargetStage>(
  stages: readonly S[],
  wish: StageWish,
  wishedName?: string,
): S | undefined {
  if ('stageId' in wish) {
    const itself = stages.find(({ id }) => id === wish.stageId);
    return itself ?? (wishedName === undefined ? undefined : byName(stages, wishedName));
  }
  return byName(stages, wish.stageName);
}

const byName = <S extends TargetStage>(stages: readonly S[], name: string): S | undefined =>
  stages.find((stage) => sameStageName(stage.name, name));

/** Names that occur in every one of the processes, in the order of the first; empty: no common stage. */
export function commonStageNames(processes: readonly (readonly { name: string }[])[]): string[] {
  const [first = [], ...others] = processes;
  const inAll = (name: string) => others.every((stages) => stages.some((stage) => sameStageName(stage.name, name)));
  return first.map(({ name }) => name).filter(inAll);
}
