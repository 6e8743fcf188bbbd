// Who else is on a record, and what they are doing there (AHD-021).
import { addSeconds } from '../platform/time/time-units.ts';

export const PRESENCE_KINDS = ['application', 'conversation', 'employee'] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** Strongest first: someone with the record open in several tabs is shown with the first of their states. */
export const PRESENCE_STATES = ['editing', 'answering', 'viewing'] as const;
export type PresenceState = (typeof PRESENCE_STATES)[number];

/** How often a browser reports that someone is still there. */
export const HEARTBEAT_SECONDS = 20;
/** Allows two late or lost reports before someone counts as gone. */
export const PRESENT_SECONDS = 45;

export const TAB_MAX = 40;

/** Anyone seen since then counts as present. */
export const presentSince = (now: Date): Date => addSeconds(now, -PRESENT_SECONDS);

export interface Presence {
  staffId: number;
  name: string;
  state: PresenceState;
}

/** Each person once, those who are editing first, then by name. */
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

/** One person's state across all their tabs; null when they are not there. */
export const strongestState = (states: readonly PresenceState[]): PresenceState | null =>
  PRESENCE_STATES.find((state) => states.includes(state)) ?? null;

/** Others are notified when someone joins, leaves or changes what they do, but not that they are still there. */
export const isPresenceChange = (before: PresenceState | null, after: PresenceState | null): boolean =>
  before !== after;

/** The event name on the cable, e.g. `application_presence_changed`. */
export const presenceEvent = <Kind extends PresenceKind>(kind: Kind): `${Kind}_presence_changed` =>
  `${kind}_presence_changed`;
