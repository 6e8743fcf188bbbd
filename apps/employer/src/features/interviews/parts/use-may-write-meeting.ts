// Whether the user may write an interview, by the same rule the server uses (SCH-005).
import type { MeetingEntity } from '@onward/contract/interviews/meetings';
import { decideMeetingWrite } from '@onward/domain/interviews/own-meetings';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';

type Party = Pick<MeetingEntity, 'interviewer_ids' | 'created_by'>;

export const partyOf = ({ interviewer_ids, created_by }: Party) => ({
  interviewerIds: interviewer_ids,
  createdBy: created_by,
});

/** For an interview that exists, or a new one, with these interviewers. */
export function useMayWriteMeeting(before: Party | null): (interviewerIds: readonly number[]) => boolean {
  const user = useCurrentUser();
  const writer = { staffId: user.id, permissions: user.company_role.permissions };
  return (interviewerIds) => decideMeetingWrite(writer, before && partyOf(before), interviewerIds).allowed;
}
