// Changes a meeting under a version, and stores proposed times.
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import type { MeetingStatus } from '@onward/domain/interviews/meeting-states';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type MeetingRow, setInterviewers } from './meetings.queries.ts';

/** Stores other times the applicant proposes for a meeting whose time stays. */
export async function storeProposals(
  tx: Transaction,
  meeting: MeetingRow,
  { times, note, now }: { times: readonly Date[]; note: string | null; now: Date },
): Promise<void> {
  await tx.prepared(
    'interviews_propose',
    `update meetings set proposals = $3, proposal_note = $4, updated_at = $5, version = version + 1,
       sequence = sequence + 1
     where company_id = $1 and id = $2`,
    [meeting.company_id, meeting.id, JSON.stringify(times), note, now],
  );
}

export interface MeetingEdit {
  starts_at: Date;
  ends_at: Date;
  meeting_type: MeetingType;
  details: string;
  location_text: string | null;
  video_link: string | null;
  slot_id: number | null;
  proposals: string[];
  proposal_note: string | null;
  is_proposed: boolean;
  status: MeetingStatus;
  confirmed_at: Date | null;
  confirmed_by: 'applicant' | 'staff' | null;
  confirmed_by_id: number | null;
}

/** False when someone else changed it since that version. */
export async function editMeeting(
  tx: Transaction,
  meeting: MeetingRow,
  change: MeetingEdit,
  { staffIds, now, version }: { staffIds: readonly number[]; now: Date; version: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('meetings')
    .set((eb) => ({
      ...change,
      proposals: JSON.stringify(change.proposals),
      updated_at: now,
      version: eb('version', '+', 1),
      sequence: eb('sequence', '+', 1),
    }))
    .where('company_id', '=', meeting.company_id)
    .where('id', '=', meeting.id)
    .where('version', '=', version ?? meeting.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await setInterviewers(tx, { ...meeting, ...change }, staffIds);
  return true;
}
