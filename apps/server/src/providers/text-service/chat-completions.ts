// A text service that speaks the chat completions protocol (CMP-003, decision 50).
import { SUGGESTION_MAX } from '@onward/domain/platform/suggestions';
import { callOutside, type OutboundPolicy, ProviderFailed } from '../../platform/outbound.ts';
import type { TextServiceSettings } from '../../platform/service-settings.ts';

const PROVIDER = 'The text service';

/** Somebody is waiting for it; writing takes such a service several seconds. */
const WHILE_WAITING: OutboundPolicy = { timeoutMs: 20_000, tries: 1, pauseMs: 0 };

const TOKENS_MAX = 1_200;
/** A character takes at most four bytes, or six as an escape; the rest is what the service says about itself. */
const ANSWER_BYTES_MAX = SUGGESTION_MAX * 6 + 20_000;

export interface TextRequest {
  /** Our own words: what to write, and how. */
  instructions: string;
  /** What people wrote. */
  material: string;
}

export async function completeText({ url, key, model }: TextServiceSettings, asked: TextRequest): Promise<string> {
  const answer = await callOutside({
    provider: PROVIDER,
    repeats: 'unsent',
    policy: WHILE_WAITING,
    bytesMax: ANSWER_BYTES_MAX,
    send: (signal) =>
      fetch(`${url}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model,
          max_tokens: TOKENS_MAX,
          messages: [
            { role: 'system', content: asked.instructions },
            { role: 'user', content: asked.material },
          ],
        }),
        signal,
      }),
  });
  const text = answer.status === 200 ? readCompletion(answer.bytes) : null;
  if (text === null) throw new ProviderFailed(PROVIDER, { ...answer, bytes: Buffer.alloc(0) });
  return text;
}

/** Null unless it is one finished text of a usable length: a text that was cut off is no suggestion. */
export function readCompletion(bytes: Buffer): string | null {
  try {
    const answer: unknown = JSON.parse(bytes.toString('utf8'));
    const choices = partOf(answer, 'choices');
    const first: unknown = Array.isArray(choices) ? choices[0] : null;
    const content = partOf(partOf(first, 'message'), 'content');
    if (partOf(first, 'finish_reason') !== 'stop' || typeof content !== 'string') return null;
    const text = content.replace(CONTROL, '').trim();
    return text === '' || text.length > SUGGESTION_MAX ? null : text;
  } catch {
    return null;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : null;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
