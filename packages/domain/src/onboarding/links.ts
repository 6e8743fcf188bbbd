// The message that brings an employee to the onboarding portal (ONB-036).
import { MAX_SMS_LENGTH } from '../platform/constants.ts';

/** It may be sent as a text. */
export const LINK_MESSAGE_MAX = MAX_SMS_LENGTH;

/** Written by the sender where the link belongs; replaced for each person. */
export const LINK_TAG = '{onboarding_link}';

/** The link is appended when the message lacks it. */
export function withLink(message: string, link: string): string {
  const text = message.trim();
  if (text.includes(LINK_TAG)) return text.replaceAll(LINK_TAG, link);
  if (text.includes(link)) return text;
  return text === '' ? link : `${text} ${link}`;
}

export interface LinkChannels {
  send_sms: boolean;
  send_email: boolean;
}

export type LinkProblem = 'channel_required' | 'no_phone' | 'no_email' | 'too_long';

/** By field. */
export function linkProblems(
  { send_sms, send_email }: LinkChannels,
  to: { phone: string | null; email: string | null },
  message: string,
): Partial<Record<'send_sms' | 'send_email' | 'message', LinkProblem>> {
  if (!send_sms && !send_email) return { send_sms: 'channel_required' };
  return {
    ...(send_sms && to.phone === null && { send_sms: 'no_phone' as const }),
    ...(send_email && to.email === null && { send_email: 'no_email' as const }),
    ...(message.length > LINK_MESSAGE_MAX && { message: 'too_long' as const }),
  };
}
