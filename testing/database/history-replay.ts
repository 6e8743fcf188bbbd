/** Derives from the history alone which stage an applicant must be in; proves that every change is in the history. */
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { HistoryAction } from '@onward/domain/applicants/history';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';

export interface HistoryLine {
  action: HistoryAction;
  detail: Record<string, unknown>;
}

interface Standing {
  status: ApplicantStatus;
  position: number;
  stage: number;
  /** The number of the entry into the stage, and of the latest entry ever. */
  entry: number;
  entries: number;
  hasHiredDate: boolean;
}

export interface Replay {
  state: Standing;
  /** Entries in progress that were not undone: their links and rules are pending. */
  standingEntries: Set<number>;
  problems: string[];
}

export interface ReplayPlaces {
  position: number;
  firstStage: number;
  /** Jobs by the name used in histories. */
  positions: ReadonlyMap<string, number>;
}

type Step = (state: Standing, detail: Record<string, unknown>, places: ReplayPlaces) => Standing | string;

const to =
  (status: ApplicantStatus, from: readonly ApplicantStatus[], more: Partial<Standing> = {}): Step =>
  (state) =>
    from.includes(state.status) ? { ...state, status, ...more } : `${state.status} cannot become ${status}`;

const entering = (state: Standing, place: Partial<Standing>): Standing => ({
  ...state,
  ...place,
  entries: state.entries + 1,
  entry: state.entries + 1,
});

const STEPS: Partial<Record<HistoryAction, { by: ActionName; step: Step }>> = {
  moved_stage: {
    by: 'move_to_stage',
    step: (state, { from, to: stage }) =>
      from === state.stage ? entering(state, { stage: Number(stage) }) : `moved from ${from}, stood in ${state.stage}`,
  },
  moved_position: {
    by: 'move_to_position',
    step: (state, { from, to: place }, { positions, firstStage }) =>
      positions.get(String(from)) === state.position
        ? entering(state, { stage: firstStage, position: positions.get(String(place)) })
        : `moved from ${from}, stood at ${state.position}`,
  },
  rejected: { by: 'reject', step: to('rejected', ['in_progress', 'hired']) },
  un_rejected: { by: 'un_reject', step: to('in_progress', ['rejected']) },
  hired: { by: 'mark_hired', step: to('hired', ['in_progress'], { hasHiredDate: true }) },
  not_hired: { by: 'mark_not_hired', step: to('in_progress', ['hired'], { hasHiredDate: false }) },
  inactivated: { by: 'mark_inactive', step: to('inactive', ['in_progress']) },
};

export function replay(places: ReplayPlaces, history: readonly HistoryLine[]): Replay {
  const { position, firstStage: stage } = places;
  let state: Standing = { status: 'in_progress', position, stage, entry: 1, entries: 1, hasHiredDate: false };
  let undoable: { by: ActionName; before: Standing } | null = null;
  const standingEntries = new Set<number>();
  const problems: string[] = [];
  for (const { action, detail } of history) {
    const known = STEPS[action];
    if (known) {
      const after = known.step(state, detail, places);
      if (typeof after === 'string') {
        problems.push(after);
        break;
      }
      undoable = { by: known.by, before: state };
      if (after.entries > state.entries && after.status === 'in_progress') standingEntries.add(after.entry);
      state = after;
    } else if (action === 'edited') undoable = null;
    else if (action === 'undone') {
      if (undoable === null || undoable.by !== detail.action) {
        problems.push(`took back ${detail.action}, but the last step was ${undoable?.by ?? 'none'}`);
        break;
      }
      if (undoable.before.entries < state.entries) standingEntries.delete(state.entry);
      state = { ...undoable.before, entries: state.entries };
      undoable = null;
    }
  }
  return { state, standingEntries, problems };
}
