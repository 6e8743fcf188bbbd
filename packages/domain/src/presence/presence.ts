// Who else is at a record, and what they do there (AHD-021).
import { addSeconds } from '../platform/time/time-units.ts';

export const PRESENCE_KINDS = ['application', 'conversation'] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** The strongest first: who has the record open twice is said to do the first of what they do. */
export const PRESENCE_STATES = ['editing', 'answering', 'viewing'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/** How often a browser says that somebody is still there. */
export const BEAT_SECONDS = 20;
/** Two beats may be late or lost before somebody counts as gone. */
export const PRESENT_SECONDS = 45;

export const TAB_MAX = 40;

/** Whoever was seen since then is there. */
export const presentSince = (now: Date): Date => addSeconds(now, -PRESENT_SECONDS);

export interface Presence {
  staffId: number;
  name: string;
  state: PresenceState;
}

/** Each person once, those who change something first, then by name. */
export function peoplePresent(presences: readonly Presence[]): Presence[] {
  const people = new Map<number, Presence>();
  for (const presence of presences) {
    const known = people.get(presence.staffId);
    if (!known || strengthOf(presence.state) < strengthOf(known.state)) people.set(presence.staffId, presence);
  }
  return [...people.values()].sort(
    (one, other) => strengthOf(one.state) - strengthOf(other.state) || one.name.localeCompare(other.name),
  );
}

const strengthOf = (state: PresenceState): number => PRESENCE_STATES.indexOf(state);

/** What one person is seen to do over all their tabs; null when they are not there. */
export const stateSeen = (states: readonly PresenceState[]): PresenceState | null =>
  PRESENCE_STATES.find((state) => states.includes(state)) ?? null;

/** Others are told when somebody comes, goes or does something else; not that they are still there. */
export const isNewsOfPresence = (before: PresenceState | null, after: PresenceState | null): boolean =>
  before !== after;

/** As the cable names it, e.g. `application_presence_changed`. */
export const presenceEvent = <Kind extends PresenceKind>(kind: Kind): `${Kind}_presence_changed` =>
  `${kind}_presence_changed`;
