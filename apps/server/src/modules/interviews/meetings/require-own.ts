// Refuses to write other people's meetings without the permission for it (SCH-005). Every endpoint that creates,
// changes, cancels, or answers a meeting asks here.
import { decideMeetingWrite, type MeetingParty, type MeetingWriter } from '@onward/domain/interviews/own-meetings';
import { accessRefused } from '../../../platform/http/errors.ts';
import type { MeetingRow } from './meetings.queries.ts';

export const partyOf = (meeting: Pick<MeetingRow, 'created_by'> & { interviewer_ids: readonly number[] }) => ({
  createdBy: meeting.created_by,
  interviewerIds: meeting.interviewer_ids,
});

export function requireMeetingWrite(
  writer: MeetingWriter,
  before: MeetingParty | null,
  interviewerIds?: readonly number[],
): void {
  const decision = decideMeetingWrite(writer, before, interviewerIds);
  if (!decision.allowed) throw accessRefused(decision);
}
