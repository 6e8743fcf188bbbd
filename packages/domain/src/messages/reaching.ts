// Whether a person can be reached on a channel, and if not, why (MSG-006, MSG-008, CAR-021).
import type { Channel } from './channels.ts';

export interface Reachable {
  email: string | null;
  /** With country code, as the carrier needs it; null without one. */
  globalPhone: string | null;
  smsConsent: boolean;
  smsOptOut: boolean;
  /** The owner has replied from the number, or started the application with it. */
  phoneVerified: boolean;
  emailOptOut: boolean;
  /** The mail server reported that the mailbox doesn't exist. */
  emailBounced: boolean;
}

export const UNREACHABLE_REASONS = [
  'no_email',
  'email_bounced',
  'email_opted_out',
  'no_phone',
  'no_sms_consent',
  'sms_opted_out',
  'sms_not_verified',
] as const;
export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number];

/**
 * Staff may still email someone who opted out of automated email, but nobody may text after a STOP. An unverified
 * number gets only the confirmation text that asks whether its owner wants texts.
 */
export type Sender = 'staff' | 'automation' | 'confirmation';

export function whyUnreachable(person: Reachable, channel: Channel, sender: Sender): UnreachableReason | null {
  return channel === 'email' ? whyNoEmail(person, sender) : whyNoText(person, sender);
}

function whyNoEmail({ email, emailBounced, emailOptOut }: Reachable, sender: Sender): UnreachableReason | null {
  if (!email) return 'no_email';
  if (emailBounced) return 'email_bounced';
  return sender !== 'staff' && emailOptOut ? 'email_opted_out' : null;
}

function whyNoText(
  { globalPhone, smsConsent, smsOptOut, phoneVerified }: Reachable,
  sender: Sender,
): UnreachableReason | null {
  if (!globalPhone) return 'no_phone';
  if (smsOptOut) return 'sms_opted_out';
  if (!smsConsent) return 'no_sms_consent';
  return phoneVerified || sender === 'confirmation' ? null : 'sms_not_verified';
}

/** The channel preselected in a thread: text if possible, since hourly workers read those. */
export const firstChannel = (person: Reachable): Channel =>
  whyUnreachable(person, 'sms', 'staff') === null || whyUnreachable(person, 'email', 'staff') !== null
    ? 'sms'
    : 'email';
