// Places in time slots, enforced by the database: no overbooking, and no overlapping times for an interviewer.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface SlotPlace {
  companyId: number;
  stageId: number;
  interviewers: readonly { staffId: number; bufferMinutes: number }[];
  startsAt: Date;
  endsAt: Date;
  capacity: number;
}

const EXCLUSION_VIOLATED = '23P01';

/** The slot in which a place was booked; null when the last place is taken. */
export async function takePlace(tx: Transaction, place: SlotPlace): Promise<number | null> {
  const { companyId, stageId, interviewers, startsAt, endsAt, capacity } = place;
  const staffIds = sorted(interviewers.map(({ staffId }) => staffId));
  const [slot] = await tx.prepared<{ id: number; taken: number }>(
    'interviews_take_place',
    `insert into booked_slots as b (company_id, stage_id, staff_ids, starts_at, ends_at, capacity, taken)
     values ($1, $2, $3, $4, $5, $6, 1)
     on conflict (company_id, stage_id, staff_ids, starts_at, ends_at)
       do update set taken = b.taken + 1, capacity = excluded.capacity where b.taken < excluded.capacity
     returning id, taken`,
    [companyId, stageId, staffIds, startsAt, endsAt, capacity],
  );
  if (!slot) return null;
  if (slot.taken > 1) return slot.id;
  return (await holdTimes(tx, slot.id, place)) ? slot.id : null;
}

/** The break after a meeting is part of it; the next meeting can start when it is over. */
async function holdTimes(tx: Transaction, slotId: number, place: SlotPlace): Promise<boolean> {
  const { companyId, interviewers, startsAt, endsAt } = place;
  const held = interviewers.map(({ staffId, bufferMinutes }) => ({ staff_id: staffId, buffer: bufferMinutes }));
  try {
    await tx.prepared(
      'interviews_hold_times',
      `insert into booked_slot_staff (company_id, slot_id, staff_id, during)
       select $1, $2, h.staff_id, tstzrange($3, $4::timestamptz + make_interval(mins => h.buffer))
       from json_to_recordset($5) as h (staff_id bigint, buffer integer)
       on conflict (company_id, slot_id, staff_id) do nothing`,
      [companyId, slotId, startsAt, endsAt, JSON.stringify(held)],
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === EXCLUSION_VIOLATED) return false;
    throw error;
  }
}

/** Frees the place; a slot without bookings is deleted. */
export async function givePlaceBack(tx: Transaction, companyId: number, slotId: number | null): Promise<void> {
  if (slotId === null) return;
  await tx.prepared(
    'interviews_give_place_back',
    `with left_over as (
       update booked_slots set taken = taken - 1 where company_id = $1 and id = $2 and taken > 0 returning id, taken
     )
     delete from booked_slot_staff where company_id = $1 and slot_id in (select id from left_over where taken = 0)`,
    [companyId, slotId],
  );
}

export async function groupsOf(
  tx: Transaction,
  at: { companyId: number; stageId: number; staffIds: readonly number[]; from: Date; to: Date },
): Promise<{ from: number; to: number; taken: number }[]> {
  const rows = await tx.prepared<{ starts_at: Date; ends_at: Date; taken: number }>(
    'interviews_groups',
    `select starts_at, ends_at, taken from booked_slots
     where company_id = $1 and stage_id = $2 and staff_ids = $3 and starts_at >= $4 and ends_at <= $5 and taken > 0`,
    [at.companyId, at.stageId, sorted(at.staffIds), at.from, at.to],
  );
  return rows.map(({ starts_at, ends_at, taken }) => ({ from: starts_at.getTime(), to: ends_at.getTime(), taken }));
}

const sorted = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);
