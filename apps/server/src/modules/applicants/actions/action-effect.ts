// What an action is given and what it answers, whichever room does it.
import type { ActionParams } from '@onward/contract/applicants/application-actions';
import type { Changed } from '../stages/change-stage-status.ts';
import type { ActionContext } from './action-context.ts';
import type { Selected } from './lock-selection.ts';

/** Why one of them was not changed after all: a key within the `errors` texts. */
export interface Skipped {
  id: number;
  code: 'wrongState' | 'conflict' | 'rateLimited';
  key: string;
}

export interface Outcome {
  changed: readonly Changed[];
  skipped: readonly Skipped[];
}

export interface Effect {
  (context: ActionContext, selected: readonly Selected[], params: ActionParams): Promise<Outcome>;
  /** For what stands outside of the application: answers for whom it was taken back. Without it, the application is restored. */
  undo?: (context: ActionContext, done: { at: Date; applicationIds: readonly number[] }) => Promise<number[]>;
}
