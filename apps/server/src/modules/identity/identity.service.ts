// What other rooms may use of the identity room.

export { clearChosenCompany, endSessions, recordSessionUse } from './identity.queries.ts';
export { type StaffRecords, staffRecords } from './identity.staff-records.ts';
export { ensureUser, sendInvitation, withdrawInvitation } from './passwords/invitations.service.ts';
export { addUser, inviteSupportStaff, setLocale } from './passwords/new-users.ts';
export { demandNewPassword } from './passwords/passwords.service.ts';
export { createSetupToken, setupExpiry, useSetupToken } from './passwords/setup-link.ts';

export { changeEmail } from './sign-in/find-email.ts';
