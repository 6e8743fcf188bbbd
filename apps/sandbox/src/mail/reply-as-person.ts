import { createHmac, randomUUID } from 'node:crypto';
import type { ProductAddress } from '../product-address.ts';
import { mailWebhookUrl, mayCall } from '../product-address.ts';
import type { EmailAttachment, ReceivedEmail } from './received-email.ts';

/** Public on purpose: it only gives access to a product that uses this sandbox. */
const mailWebhookSecret = 'onward-sandbox-secret';

const responseTimeoutMs = 10_000;

export interface MailReply {
  text: string;
  attachments?: Pick<EmailAttachment, 'filename' | 'content_base64'>[];
  /** Headers a mail program adds automatically, e.g. `Auto-Submitted`. */
  headers?: Record<string, string>;
  messageId?: string;
}

/**
 * Replies as the recipient of an email, delivered to the product the way a mail service does. Returns an empty string,
 * or what went wrong.
 */
export async function replyAsPerson(
  product: ProductAddress,
  email: ReceivedEmail,
  { text, attachments = [], headers = {}, messageId }: MailReply,
): Promise<string> {
  const [person = ''] = email.to;
  const body = JSON.stringify({
    message_id: messageId ?? `<${randomUUID()}@mail.sandbox>`,
    envelope_from: person,
    from: person,
    to: [headerOf(email, 'reply-to') ?? email.from],
    subject: /^re:/i.test(email.subject) ? email.subject : `Re: ${email.subject}`,
    text: `${text}\n\nOn ${new Date(email.received_at).toDateString()}, ${email.from_name} wrote:\n> ${email.text.replaceAll('\n', '\n> ')}`,
    headers: { 'In-Reply-To': email.message_id, References: email.message_id, ...headers },
    attachments: attachments.map(({ filename, content_base64 }) => ({ file_name: filename, content_base64 })),
  });
  return deliver(product, body);
}

const headerOf = (email: ReceivedEmail, name: string): string | undefined =>
  email.headers.find((header) => header.name.toLowerCase() === name)?.value;

async function deliver(product: ProductAddress, body: string): Promise<string> {
  const url = mailWebhookUrl(product);
  if (!mayCall(product, url)) return `The sandbox does not call ${url}.`;
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', mailWebhookSecret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-onward-signature': `t=${seconds},v1=${signature}` },
      body,
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    return response.ok ? '' : `The product responded with ${response.status} to the email.`;
  } catch {
    return `The product did not respond at ${url}.`;
  }
}
