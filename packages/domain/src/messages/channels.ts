// The two message channels and their limits (MSG-005, MSG-009).
import { MAX_SMS_LENGTH } from '../platform/constants.ts';

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

export const SMS_MAX = MAX_SMS_LENGTH;
export const SUBJECT_MAX = 200;
export const EMAIL_MAX = 20_000;
export const ATTACHMENTS_MAX = 5;

export interface DraftMessage {
  channel: Channel;
  subject?: string | null;
  body: string;
  attachments?: readonly { content_type: string }[];
}

export interface MessageProblem {
  field: 'subject' | 'body' | 'attachment_upload_ids';
  key: 'required' | 'too_long' | 'too_many' | 'images_only';
  /** The limit that was exceeded. */
  count?: number;
}

/** The first problem that prevents sending, or null. */
export function messageProblem({ channel, subject, body, attachments = [] }: DraftMessage): MessageProblem | null {
  if (channel === 'email' && isBlank(subject)) return { field: 'subject', key: 'required' };
  if (channel === 'email' && (subject?.length ?? 0) > SUBJECT_MAX)
    return { field: 'subject', key: 'too_long', count: SUBJECT_MAX };
  if (isBlank(body)) return { field: 'body', key: 'required' };
  const most = channel === 'sms' ? SMS_MAX : EMAIL_MAX;
  if (body.length > most) return { field: 'body', key: 'too_long', count: most };
  if (attachments.length > ATTACHMENTS_MAX)
    return { field: 'attachment_upload_ids', key: 'too_many', count: ATTACHMENTS_MAX };
  const onlyImages = attachments.every(({ content_type }) => content_type.startsWith('image/'));
  return channel === 'sms' && !onlyImages ? { field: 'attachment_upload_ids', key: 'images_only' } : null;
}

const isBlank = (text: string | null | undefined): boolean => !text || text.trim() === '';
