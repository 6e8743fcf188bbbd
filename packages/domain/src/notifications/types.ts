// Events staff can be notified of, their groups, and which ones a plan includes (NTF-002, NTF-007).
import type { FunctionModule } from '../company/modules.ts';

export const NOTIFICATION_TYPES = [
  'new_applicant',
  'applicant_replies',
  'meeting_booked',
  'meeting_changed',
  'form_submitted',
  'quiz_submitted',
  'applicant_hired',
  'offer_signed',
  'offer_declined',
  'background_check_result',
  'mentioned_in_note',
  'onboarding_action_waiting',
  'onboarding_completed',
  'everify_needs_action',
  'posting_review_result',
  'export_ready',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const isNotificationType = (key: string): key is NotificationType =>
  (NOTIFICATION_TYPES as readonly string[]).includes(key);

export const NOTIFICATION_GROUPS = {
  applicants: ['new_applicant', 'applicant_replies', 'form_submitted', 'quiz_submitted', 'applicant_hired'],
  scheduling: ['meeting_booked', 'meeting_changed'],
  offers_and_checks: ['offer_signed', 'offer_declined', 'background_check_result'],
  onboarding: ['onboarding_action_waiting', 'onboarding_completed', 'everify_needs_action'],
  team: ['mentioned_in_note', 'posting_review_result', 'export_ready'],
} as const satisfies Record<string, readonly NotificationType[]>;
export type NotificationGroup = keyof typeof NOTIFICATION_GROUPS;

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];
export type ChannelSettings = Record<Channel, boolean>;

export const DEFAULT_CHANNELS: ChannelSettings = { email: true, sms: false };

const EMAIL_NEEDS_MESSAGING: readonly NotificationType[] = ['new_applicant', 'applicant_replies'];

/** Whether the plan includes this toggle; otherwise it is neither shown, stored nor sent. */
export function isChannelOffered(
  type: NotificationType,
  channel: Channel,
  modules: readonly FunctionModule[],
): boolean {
  if (modules.includes('messaging')) return true;
  return channel === 'email' && !EMAIL_NEEDS_MESSAGING.includes(type);
}

/** Settings within the plan: a channel that is not included is off, whatever was requested. */
export const allowedSettings = (
  type: NotificationType,
  wanted: ChannelSettings,
  modules: readonly FunctionModule[],
): ChannelSettings => ({
  email: wanted.email && isChannelOffered(type, 'email', modules),
  sms: wanted.sms && isChannelOffered(type, 'sms', modules),
});
