// Where an applicant stands among the stages of the process.
import type { Application } from '@onward/contract/applicants/application';

export type StepState = 'done' | 'current' | 'ahead';

interface Step {
  id: number;
  name: string;
  state: StepState;
  enteredAt: string | null;
}

type Staged = Pick<Application, 'stages' | 'position_stage' | 'status'>;

/** Who is hired has the whole way behind; a stage that was skipped carries no day. */
export function stepsOf({ stages, position_stage, status }: Staged): Step[] {
  const at = stages.findIndex(({ id }) => id === position_stage.id);
  const state = (index: number): StepState => {
    if (status === 'hired' || index < at) return 'done';
    return index === at ? 'current' : 'ahead';
  };
  return stages.map(({ id, name, entered_at }, index) => ({
    id,
    name,
    state: state(index),
    // One may have been further on before and come back.
    enteredAt: state(index) === 'ahead' ? null : entered_at,
  }));
}

/** The stage after the present one, or null at the end of the way. */
export function nextStage({ stages, position_stage }: Pick<Application, 'stages' | 'position_stage'>) {
  const at = stages.findIndex(({ id }) => id === position_stage.id);
  return (at >= 0 && stages[at + 1]) || null;
}
