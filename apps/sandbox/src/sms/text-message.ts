import { randomBytes } from 'node:crypto';
import { countSegments } from './segments.ts';

type TextDirection = 'outbound-api' | 'outbound-reply' | 'inbound';
export type TextStatus = 'queued' | 'delivered' | 'undelivered' | 'received';

export interface TextMessage {
  id: number;
  sid: string;
  received_at: string;
  updated_at: string;
  direction: TextDirection;
  messaging_service_sid: string | null;
  from: string;
  to: string;
  body: string;
  media_urls: string[];
  num_segments: number;
  status: TextStatus;
  error_code: number | null;
  error_message: string | null;
  status_callback: string | null;
  /** Images a person attached; the product's own images stay on its server. */
  media?: { content_type: string; content_base64: string }[];
}

export type TextDraft = Pick<TextMessage, 'direction' | 'from' | 'to' | 'body' | 'status'> &
  Partial<Pick<TextMessage, 'messaging_service_sid' | 'media_urls' | 'status_callback' | 'media'>>;

export function composeText(draft: TextDraft, now: Date): Omit<TextMessage, 'id'> {
  const mediaUrls = draft.media_urls ?? [];
  return {
    messaging_service_sid: null,
    status_callback: null,
    ...draft,
    media_urls: mediaUrls,
    sid: `${mediaUrls.length + (draft.media?.length ?? 0) > 0 ? 'MM' : 'SM'}${randomBytes(16).toString('hex')}`,
    received_at: now.toISOString(),
    updated_at: now.toISOString(),
    num_segments: countSegments(draft.body),
    error_code: null,
    error_message: null,
  };
}

/** The person in the conversation with the product. */
export function personNumber(text: TextMessage): string {
  return text.direction === 'inbound' ? text.from : text.to;
}
