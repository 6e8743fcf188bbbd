// The state of each stage for an applicant: completed, current or upcoming.
import type { Application } from '@onward/contract/applicants/application';

export type StepState = 'done' | 'current' | 'ahead';

interface Step {
  id: number;
  name: string;
  state: StepState;
  enteredAt: string | null;
}

type Staged = Pick<Application, 'stages' | 'position_stage' | 'status'>;

/** Hired applicants have completed every stage; a skipped stage has no date. */
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
    // An applicant who was moved back has entered later stages before; those dates are hidden.
    enteredAt: state(index) === 'ahead' ? null : entered_at,
  }));
}

/** The stage after the current one; null in the last stage. */
export function nextStage({ stages, position_stage }: Pick<Application, 'stages' | 'position_stage'>) {
  const at = stages.findIndex(({ id }) => id === position_stage.id);
  return (at >= 0 && stages[at + 1]) || null;
}
