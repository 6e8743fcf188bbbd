// Channels and message of a link, as the forms of starting, sending, and reminding use them (ONB-036).
import { LINK_TAG, type LinkChannels } from '@onward/domain/onboarding/links';
import type { LinkBody } from '../employee-processes.api.ts';

export interface LinkEntries extends LinkChannels {
  message: string;
}

/** An untouched message is left out, so that everybody gets it in their own language. */
export const linkBody = ({ send_sms, send_email, message }: LinkEntries): LinkBody => ({
  send_sms,
  send_email,
  ...(message.trim() !== '' && { message: message.trim() }),
});

/** At the cursor, with spaces around it. */
export function insertLink(message: string, at: number): string {
  const before = message.slice(0, at).trimEnd();
  const after = message.slice(at).trimStart();
  return [before, LINK_TAG, after].filter((part) => part !== '').join(' ');
}
