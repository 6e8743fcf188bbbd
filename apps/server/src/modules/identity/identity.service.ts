// What other rooms may ask of the identity room.

export { changeEmail } from './identity.email.ts';
export { ensureUser, sendInvitation, withdrawInvitation } from './identity.invitations.ts';
export type { UserParts } from './identity.profile.ts';
export { clearChosenCompany, endSessions, recordSessionUse } from './identity.queries.ts';
export { type StaffRecords, staffRecords } from './identity.staff-records.ts';
