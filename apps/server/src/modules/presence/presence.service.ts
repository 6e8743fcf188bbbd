// Who else is viewing a record. Entries are in the database, so it works across processes (AHD-021).
import type { PresentPerson } from '@onward/contract/presence/presence';
import {
  isPresenceChange,
  type PresenceKind,
  type PresenceState,
  peoplePresent,
  presenceEvent,
  presentSince,
  strongestState,
} from '@onward/domain/presence/presence';
import type { ScopedRecord } from '@onward/domain/staff/scope';
import { recordEvent } from '../../platform/events/record-event.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as presences from './presence.queries.ts';

/** Provided by each record kind's room: its location, or a refusal when the caller may not see it. */
export type PresencePlaces = Partial<Record<PresenceKind, (call: CompanyCall, id: number) => Promise<ScopedRecord>>>;

interface Visit {
  kind: PresenceKind;
  id: number;
  tab: string;
}

/** The current state of this tab; null when it leaves. */
type NewState = PresenceState | null;

export async function stay(
  call: CompanyCall,
  places: PresencePlaces,
  visit: Visit,
  state: PresenceState,
): Promise<PresentPerson[]> {
  const marks = await change(call, places, visit, state);
  return peoplePresent(
    marks
      .filter(({ staff_id }) => staff_id !== call.access.staffId)
      .map(({ staff_id: staffId, name, state: theirs }) => ({ staffId, name, state: theirs })),
  ).map(({ staffId, ...person }) => ({ company_staff_id: staffId, ...person }));
}

export async function leave(call: CompanyCall, places: PresencePlaces, visit: Visit): Promise<void> {
  await change(call, places, visit, null);
}

async function change(
  call: CompanyCall,
  places: PresencePlaces,
  { kind, id, tab }: Visit,
  state: NewState,
): Promise<presences.Mark[]> {
  const { tx, now } = call;
  const { companyId, staffId } = call.access;
  const scope = await requirePlace(call, places, kind, id);
  const spot = { companyId, kind, recordId: id };
  const marks = await presences.listSeen(tx, spot, presentSince(now));
  if (state === null) await presences.remove(tx, spot, { staffId, tab });
  else await presences.write(tx, spot, { staffId, tab, state, now });
  if (isChange(marks, staffId, tab, state)) {
    await recordEvent(tx, { companyId, name: presenceEvent(kind), subjectId: id, actorStaffId: staffId, scope });
  }
  return marks;
}

async function requirePlace(
  call: CompanyCall,
  places: PresencePlaces,
  kind: PresenceKind,
  id: number,
): Promise<ScopedRecord> {
  const place = places[kind];
  if (!place) throw notFound();
  return place(call, id);
}

function isChange(marks: readonly presences.Mark[], staffId: number, tab: string, state: NewState): boolean {
  const own = marks.filter(({ staff_id }) => staff_id === staffId);
  const otherTabs = own.filter((mark) => mark.tab !== tab).map((mark) => mark.state);
  const before = strongestState(own.map((mark) => mark.state));
  return isPresenceChange(before, strongestState(state === null ? otherTabs : [...otherTabs, state]));
}
