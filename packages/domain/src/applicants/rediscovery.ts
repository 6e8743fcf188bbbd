// Rediscovery (AHD-023): which people can be invited to apply for another job, on which channels, and why not.
import { type Reachable, whyUnreachable } from '../messages/reaching.ts';
import { SECONDS } from '../platform/time/time-units.ts';

/** Maximum number of people invited at once. */
export const INVITE_MAX = 100;
export const INVITE_MESSAGE_MAX = 1000;
/** Source of an application that began with an invitation. */
export const REDISCOVERY_SOURCE = 'rediscovery';
/** Nobody is invited to the same job twice within this time. */
export const INVITE_AGAIN_SECONDS = 30 * SECONDS.day;

export const INVITE_SKIPS = [
  'not_agreed',
  'do_not_rehire',
  'already_applied',
  'invited_already',
  'no_contact',
  'opted_out',
] as const;
export type InviteSkip = (typeof INVITE_SKIPS)[number];

export interface InvitedPerson extends Reachable {
  keepsInTouch: boolean;
  doNotRehire: boolean;
  /** Has an open application for the job. */
  appliedThere: boolean;
  invitedAt: Date | null;
}

/** Email unless they opted out, and text if they opted in. */
export const inviteChannels = (person: InvitedPerson): { email: boolean; sms: boolean } => ({
  email: whyUnreachable(person, 'email', 'automation') === null,
  sms: whyUnreachable(person, 'sms', 'automation') === null,
});

/** Null when the person can be invited. */
export function inviteSkip(person: InvitedPerson, now: Date): InviteSkip | null {
  if (!person.keepsInTouch) return 'not_agreed';
  if (person.doNotRehire) return 'do_not_rehire';
  if (person.appliedThere) return 'already_applied';
  const again = person.invitedAt && now.getTime() - person.invitedAt.getTime() < INVITE_AGAIN_SECONDS * 1000;
  if (again) return 'invited_already';
  const { email, sms } = inviteChannels(person);
  if (email || sms) return null;
  const reasons = [whyUnreachable(person, 'email', 'automation'), whyUnreachable(person, 'sms', 'automation')];
  return reasons.includes('email_opted_out') || reasons.includes('sms_opted_out') ? 'opted_out' : 'no_contact';
}
