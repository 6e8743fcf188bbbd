// What other rooms may ask of the identity room.

export { changeEmail } from './identity.email.ts';
export { acceptInvitation, ensureUser, sendInvitation, withdrawInvitation } from './identity.invitations.ts';
export type { UserParts } from './identity.profile.ts';
export { endSessions } from './identity.queries.ts';
