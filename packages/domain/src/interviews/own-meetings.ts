// Whose meeting it is, and who may write it: everyone their own, others with a permission (SCH-005).
import type { AccessDecision } from '../staff/access.ts';
import { holdsPermission, type Permission } from '../staff/permissions.ts';

export interface MeetingParty {
  interviewerIds: readonly number[];
  /** The staff member who scheduled it; null when the applicant booked it. */
  createdBy: number | null;
}

export interface MeetingWriter {
  staffId: number;
  permissions: readonly Permission[];
}

const REFUSED = { allowed: false, reason: 'permission_missing', permission: 'edit_all_calendars' } as const;

/** A meeting is one's own as an interviewer or as the person who scheduled it. */
export const isOwnMeeting = (staffId: number, { interviewerIds, createdBy }: MeetingParty): boolean =>
  interviewerIds.includes(staffId) || createdBy === staffId;

/**
 * Whether somebody may create, change, cancel, or answer a meeting. A new meeting has to be with them; a changed one
 * has to be their own, and they may only add others to it as long as they take part themselves.
 */
export function decideMeetingWrite(
  { staffId, permissions }: MeetingWriter,
  before: MeetingParty | null,
  interviewerIds: readonly number[] = before?.interviewerIds ?? [],
): AccessDecision {
  if (holdsPermission(permissions, 'edit_all_calendars')) return { allowed: true };
  if (before && !isOwnMeeting(staffId, before)) return REFUSED;
  const known = before?.interviewerIds ?? [];
  const addsNobody = before !== null && interviewerIds.every((id) => known.includes(id));
  return addsNobody || interviewerIds.includes(staffId) ? { allowed: true } : REFUSED;
}
