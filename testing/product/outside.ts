/** Emails and text messages received by the sandbox; waits for them without fixed delays. */
import { until } from '../until.ts';

export interface ReceivedEmail {
  id: number;
  message_id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  from: string;
  from_name: string;
  headers: { name: string; value: string }[];
  attachments: { filename: string; mime_type: string; url: string }[];
}

export interface ReceivedText {
  id: number;
  to: string;
  body: string;
  media_urls: string[];
}

export class Outside {
  readonly #url: string | null;

  constructor(sandboxUrl: string | null) {
    this.#url = sandboxUrl;
  }

  get url(): string {
    if (!this.#url) throw new Error('This test runs without the sandbox; start the product with { sandbox: true }.');
    return this.#url;
  }

  async emails(to: string): Promise<ReceivedEmail[]> {
    const response = await fetch(`${this.url}/api/emails?to=${encodeURIComponent(to)}`);
    return ((await response.json()) as { emails: ReceivedEmail[] }).emails;
  }

  async texts(to: string): Promise<ReceivedText[]> {
    const response = await fetch(`${this.url}/api/texts?to=${encodeURIComponent(to)}`);
    return ((await response.json()) as { texts: ReceivedText[] }).texts;
  }

  /** The newest email to an address, once there are at least `count`. */
  email(to: string, atLeast = 1): Promise<ReceivedEmail> {
    return until(`an email to ${to}`, async () => {
      const emails = await this.emails(to);
      return emails.length >= atLeast ? emails[0] : undefined;
    });
  }

  async attachment(email: ReceivedEmail, mimeType: string): Promise<string> {
    const found = email.attachments.find(({ mime_type }) => mime_type === mimeType);
    if (!found) throw new Error(`No ${mimeType} with "${email.subject}".`);
    return (await fetch(`${this.url}${found.url}`)).text();
  }

  /** The calendar part of the newest email that has one with this method. */
  invitation(to: string, line: `METHOD:${string}` | `STATUS:${string}`): Promise<string> {
    return until(`a calendar entry ${line} to ${to}`, async () => {
      for (const email of await this.emails(to)) {
        if (!email.attachments.some(({ mime_type }) => mime_type === 'text/calendar')) continue;
        const calendar = await this.attachment(email, 'text/calendar');
        if (calendar.includes(line)) return calendar;
      }
      return undefined;
    });
  }

  /** Sends a text message to our number from this one. */
  async textBack(from: string, body: string, media: object[] = []): Promise<void> {
    const answer = await fetch(`${this.url}/api/sms/inbound`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, body, media }),
    });
    if (answer.status !== 201) throw new Error(`The text was refused: ${await answer.text()}`);
  }

  /** Replies to the first text message that asks to confirm the number. */
  async confirmNumber(from: string): Promise<void> {
    await this.text(from);
    await this.textBack(from, 'YES');
  }

  text(to: string, atLeast = 1): Promise<ReceivedText> {
    return until(`a text to ${to}`, async () => {
      const texts = await this.texts(to);
      return texts.length >= atLeast ? texts[0] : undefined;
    });
  }
}

/** The last path segment or query value of the first link that contains `part`. */
export function linkIn(text: string, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((candidate) => candidate.includes(part));
  if (!link) throw new Error(`No link with "${part}" in: ${text}`);
  return link;
}
