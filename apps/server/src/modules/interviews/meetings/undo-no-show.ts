// Takes a no-show back: the stage status, the interview with its place, and the applicant's task are as before (AHD-001).
import { HOLDING_STATUSES, type MeetingStatus, type ScheduleState } from '@onward/domain/interviews/meeting-states';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { changeStageStatus, type UndoEffect } from '../../applicants/applicants.service.ts';
import { reopen } from '../../careers/careers.service.ts';
import { type SlotPlace, takePlace } from '../booking/booked-slots.queries.ts';
import { notifyOfMeeting } from './announce-meeting.ts';
import { findOfVisit, type MeetingRow } from './meetings.queries.ts';

interface BeforeNoShow {
  is_proposed: boolean;
  cancel_reason: string | null;
  slot: {
    stage_id: number;
    starts_at: string;
    ends_at: string;
    capacity: number;
    staff: { staff_id: number; buffer: number }[];
  } | null;
}

/** Kept until the next no-show; only the undo reads it. */
export const rememberBeforeNoShow = (tx: Transaction, { company_id, id }: MeetingRow) =>
  tx.client.query(
    `update meetings m set before_no_show = json_build_object('is_proposed', m.is_proposed,
       'cancel_reason', m.cancel_reason, 'slot', (
         select json_build_object('stage_id', b.stage_id, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
           'capacity', b.capacity, 'staff', (
             select coalesce(json_agg(json_build_object('staff_id', h.staff_id,
               'buffer', round(extract(epoch from upper(h.during) - b.ends_at) / 60)::int)), '[]')
             from booked_slot_staff h where h.company_id = b.company_id and h.slot_id = b.id))
         from booked_slots b where b.company_id = m.company_id and b.id = m.slot_id))
     where m.company_id = $1 and m.id = $2`,
    [company_id, id],
  );

/** Those whose place somebody else has taken meanwhile stay as they are. */
export const undoNoShow: UndoEffect = async ({ tx, companyId, now }, { untouched }) => {
  const undone: number[] = [];
  for (const { id, stage_entry: stageEntry, stage_status } of untouched) {
    const before = (stage_status ?? 'not_submitted') as ScheduleState;
    const meeting = await findOfVisit(tx, { companyId, applicationId: id, stageEntry });
    if (meeting && !(await restoreMeeting(tx, meeting, before as MeetingStatus, now))) continue;
    await changeStageStatus({ tx, companyId, now }, [id], { to: before, from: ['no_show'], stageEntry });
    if (before === 'not_submitted' || before === 'request_reschedule')
      await reopen(tx, { company_id: companyId, application_id: id, stage_entry: stageEntry });
    if (meeting) await notifyOfMeeting(tx, companyId, meeting.id, null);
    undone.push(id);
  }
  return undone;
};

async function restoreMeeting(
  tx: Transaction,
  { company_id: companyId, id }: MeetingRow,
  status: MeetingStatus,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.client.query<{ before: BeforeNoShow | null }>(
    'select before_no_show as before from meetings where company_id = $1 and id = $2',
    [companyId, id],
  );
  const before = rows[0]?.before;
  if (!before) return false;
  const slotId = before.slot && (await takePlace(tx, placeOf(companyId, before.slot)));
  if (before.slot && slotId === null) return false;
  await tx.client.query(
    `update meetings set status = $3, slot_id = $4, is_proposed = $5, cancel_reason = $6, before_no_show = null,
       updated_at = $7, version = version + 1, sequence = sequence + 1
     where company_id = $1 and id = $2`,
    [companyId, id, status, slotId, before.is_proposed, before.cancel_reason, now],
  );
  await tx.client.query('update meeting_interviewers set holds = $3 where company_id = $1 and meeting_id = $2', [
    companyId,
    id,
    HOLDING_STATUSES.includes(status),
  ]);
  return true;
}

const placeOf = (companyId: number, slot: NonNullable<BeforeNoShow['slot']>): SlotPlace => ({
  companyId,
  stageId: slot.stage_id,
  startsAt: new Date(slot.starts_at),
  endsAt: new Date(slot.ends_at),
  capacity: slot.capacity,
  interviewers: slot.staff.map(({ staff_id, buffer }) => ({ staffId: staff_id, bufferMinutes: buffer })),
});
