import PostalMime from 'postal-mime';

export interface EmailAttachment {
  filename: string;
  mime_type: string;
  content_base64: string;
}

export interface ReceivedEmail {
  id: number;
  received_at: string;
  message_id: string;
  from: string;
  from_name: string;
  /** The envelope recipients: who actually received it, including blind copies. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: EmailAttachment[];
}

export interface Envelope {
  from: string;
  to: string[];
}

export async function parseEmail(raw: Buffer, envelope: Envelope, now: Date): Promise<Omit<ReceivedEmail, 'id'>> {
  const parsed = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    received_at: now.toISOString(),
    message_id: parsed.messageId ?? '',
    from: parsed.from?.address ?? envelope.from,
    from_name: parsed.from?.name ?? '',
    to: envelope.to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers: parsed.headers.map((header) => ({ name: header.originalKey, value: header.value })),
    attachments: parsed.attachments.map((attachment, index) => ({
      filename: attachment.filename ?? `attachment-${index + 1}`,
      mime_type: attachment.mimeType,
      content_base64: String(attachment.content),
    })),
  };
}
