// What other rooms may use of the identity room.

export { clearChosenCompany, endSessions, recordSessionUse } from './identity.queries.ts';
export { type StaffRecords, staffRecords } from './identity.staff-records.ts';
export { ensureUser, sendInvitation, withdrawInvitation } from './passwords/invitations.service.ts';

export { changeEmail } from './sign-in/find-email.ts';
