// Decides who is notified of an event and how, with the reason, before anything is sent (NTF-010).
import type { FunctionModule } from '../company/modules.ts';
import { NOTIFICATION_SMS_LENGTH } from '../platform/constants.ts';
import { SECONDS } from '../platform/time/time-units.ts';
import { isInScope, type Scope, type ScopedRecord } from '../staff/scope.ts';
import type { StaffStatus } from '../staff/states.ts';
import { allowedSettings, type ChannelSettings, type NotificationType } from './types.ts';

export const DIGEST_AFTER = 5;
export const DIGEST_WINDOW_SECONDS = 10 * SECONDS.minute;

export interface Recipient {
  staffId: number;
  status: StaffStatus;
  scope: Scope;
  settings: ChannelSettings;
  hasPhone: boolean;
}

export interface NotificationFact {
  type: NotificationType;
  /** The team member who caused the event and is not notified of it; null for the system or an applicant. */
  actorStaffId: number | null;
  record: ScopedRecord;
}

export type DeliveryDecision =
  | { deliver: true; channels: ChannelSettings }
  | { deliver: false; reason: 'not_active' | 'own_action' | 'out_of_scope' };

export function decideDelivery(
  fact: NotificationFact,
  recipient: Recipient,
  modules: readonly FunctionModule[],
): DeliveryDecision {
  if (recipient.status !== 'active') return { deliver: false, reason: 'not_active' };
  if (recipient.staffId === fact.actorStaffId) return { deliver: false, reason: 'own_action' };
  if (!isInScope(recipient.scope, fact.record)) return { deliver: false, reason: 'out_of_scope' };
  const channels = allowedSettings(fact.type, recipient.settings, modules);
  return { deliver: true, channels: { email: channels.email, sms: channels.sms && recipient.hasPhone } };
}

/** Facts that come in crowds: many apply at once, and many are hired with one action. */
const DIGESTED: readonly NotificationType[] = ['new_applicant', 'applicant_hired'];

/** After the fifth of its kind within ten minutes, the rest are combined into one email. */
export const isDigested = (type: NotificationType, sentInWindow: number): boolean =>
  DIGESTED.includes(type) && sentInWindow >= DIGEST_AFTER;

/** A notification text message: the text is truncated between characters; the link never is. */
export function notificationText(words: string, link: string): string {
  const room = NOTIFICATION_SMS_LENGTH - link.length - 1;
  if (words === '' || room < 2) return link;
  return `${words.length <= room ? words : `${cutTo(words, room - 1).trimEnd()}…`} ${link}`;
}

function cutTo(words: string, length: number): string {
  let kept = '';
  for (const character of words) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept;
}
