// What an action receives and returns, whichever room performs it.
import type { NoParams } from '@onward/domain/applicants/actions/action';
import type { ActionParams } from '@onward/domain/applicants/actions/catalog';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { Changed } from '../stages/change-stage-status.ts';
import type { ActionContext } from './action-context.ts';
import type { Selected } from './lock-selection.ts';

/** Why a selected applicant wasn't changed after all: a key within the `errors` texts. */
export interface Skipped {
  id: number;
  code: 'wrongState' | 'conflict' | 'rateLimited' | 'noAccess';
  key: string;
}

export interface Outcome {
  changed: readonly Changed[];
  skipped: readonly Skipped[];
}

/** An applicant nobody has changed since, as they were before the action. */
export interface Earlier {
  id: number;
  stage_entry: number;
  stage_status: string | null;
}

export type UndoEffect = (
  context: ActionContext,
  done: { at: Date; applicationIds: readonly number[]; untouched: readonly Earlier[] },
) => Promise<number[]>;

export interface Effect<Params extends object = NoParams> {
  (context: ActionContext, selected: readonly Selected[], params: Params): Promise<Outcome>;
  /** Undoes what lies outside the application, and returns whom it was undone for. Without it, the application is restored. */
  undo?: UndoEffect;
}

/** What each action does. Rooms after applicants add theirs in `rooms.ts`. */
export type ActionEffects = { [Name in ActionName]?: Effect<ActionParams<Name>> };

/** For actions that leave the application itself as it is. */
export const unchanged = (selected: readonly Selected[]): Changed[] =>
  selected.map(({ id, version, stage_entry }) => ({ id, version, stage_entry }));
