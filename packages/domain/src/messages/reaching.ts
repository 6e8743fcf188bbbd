// Whether somebody can be written to by a channel, and if not, why (MSG-006, MSG-008, CAR-021).
import type { Channel } from './channels.ts';

export interface Reachable {
  email: string | null;
  /** With its country, as the network takes it; null without one. */
  globalPhone: string | null;
  smsConsent: boolean;
  smsOptOut: boolean;
  emailOptOut: boolean;
  /** The address answered that nobody lives there. */
  emailBounced: boolean;
}

export const UNREACHABLE_REASONS = [
  'no_email',
  'email_bounced',
  'email_opted_out',
  'no_phone',
  'no_sms_consent',
  'sms_opted_out',
] as const;
export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number];

/** People may answer in person someone who wants no automated e-mail; nobody texts who said stop. */
export type Sender = 'staff' | 'automation';

export function whyUnreachable(person: Reachable, channel: Channel, sender: Sender): UnreachableReason | null {
  return channel === 'email' ? whyNoEmail(person, sender) : whyNoText(person);
}

function whyNoEmail({ email, emailBounced, emailOptOut }: Reachable, sender: Sender): UnreachableReason | null {
  if (!email) return 'no_email';
  if (emailBounced) return 'email_bounced';
  return sender === 'automation' && emailOptOut ? 'email_opted_out' : null;
}

function whyNoText({ globalPhone, smsConsent, smsOptOut }: Reachable): UnreachableReason | null {
  if (!globalPhone) return 'no_phone';
  if (smsOptOut) return 'sms_opted_out';
  return smsConsent ? null : 'no_sms_consent';
}

/** The channel a thread opens with: a text where one may be sent, since hourly people read those. */
export const firstChannel = (person: Reachable): Channel =>
  whyUnreachable(person, 'sms', 'staff') === null || whyUnreachable(person, 'email', 'staff') !== null
    ? 'sms'
    : 'email';
