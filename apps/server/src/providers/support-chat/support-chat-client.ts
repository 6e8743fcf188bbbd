// The support chat over JSON and HTTP: opens a conversation and answers where to continue it (INT-017).
import { callOutside, ProviderFailed } from '../../platform/outbound.ts';
import type { SupportChatSettings } from '../../platform/service-settings.ts';

export interface ChatOpening {
  /** Who writes, so that they find their earlier conversations. */
  person: { id: string; email: string; company: string; language: string };
  page_url: string;
  request_url: string | null;
  error_reference: string | null;
  details: string | null;
}

export async function openChat({ url, token }: SupportChatSettings, opening: ChatOpening): Promise<string> {
  const answer = await callOutside({
    provider: 'The support chat',
    repeats: 'unsent',
    send: (signal) =>
      fetch(`${url}/conversations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(opening),
        signal,
      }),
  });
  if (answer.status !== 201) throw new ProviderFailed('The support chat', answer);
  const { url: conversation } = JSON.parse(answer.bytes.toString('utf8')) as { url?: unknown };
  // Only pages of the service itself are opened in the browser.
  if (typeof conversation !== 'string' || !conversation.startsWith(`${new URL(url).origin}/`)) {
    throw new ProviderFailed('The support chat', answer);
  }
  return conversation;
}
