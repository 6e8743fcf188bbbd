// A message template as form entries, and as the endpoint expects it (MSG-010, MSG-012).
import type { MessageTemplate, MessageTemplateInput } from '@onward/contract/messages/message-templates';
import { type Channel, messageProblem } from '@onward/domain/messages/channels';
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import type { Wording } from '../composer/WordingEditor.tsx';
import { unknownTags } from '../parts/tag-text.ts';

/** `usual` is for recipients whose language has no text of its own. */
export const WORDINGS = ['usual', ...LANGUAGES] as const;
export type WordingKey = (typeof WORDINGS)[number];

export interface TemplateEntries {
  name: string;
  channel: Channel;
  wordings: Record<WordingKey, Wording>;
}

const EMPTY: Wording = { subject: '', body: '' };

export function entriesOf(template: MessageTemplate | null): TemplateEntries {
  const usual = { subject: template?.subject ?? '', body: template?.body ?? '' };
  const own = (language: Language): Wording => {
    const text = template?.translations[language];
    return text ? { subject: text.subject ?? '', body: text.body } : EMPTY;
  };
  return {
    name: template?.name ?? '',
    channel: template?.channel ?? 'sms',
    wordings: { usual, en: own('en'), fr: own('fr'), es: own('es'), zh: own('zh') },
  };
}

export const isWritten = ({ subject, body }: Wording): boolean => subject.trim() !== '' || body.trim() !== '';

export type WordingProblem =
  | { kind: 'unknown_tags'; tags: string[] }
  | { kind: 'subject' | 'body' | 'attachment_upload_ids'; key: string; count: number };

/** A language may be left out, but not half filled in. */
function wordingProblem(channel: Channel, key: WordingKey, wording: Wording): WordingProblem | null {
  if (key !== 'usual' && !isWritten(wording)) return null;
  const unknown = unknownTags(`${wording.subject}\n${wording.body}`);
  if (unknown.length > 0) return { kind: 'unknown_tags', tags: unknown };
  const problem = messageProblem({ channel, ...wording });
  return problem && { kind: problem.field, key: problem.key, count: problem.count ?? 0 };
}

/** The first text that cannot be saved. */
export function firstProblem({
  channel,
  wordings,
}: TemplateEntries): { key: WordingKey; problem: WordingProblem } | null {
  for (const key of WORDINGS) {
    const problem = wordingProblem(channel, key, wordings[key]);
    if (problem) return { key, problem };
  }
  return null;
}

export function inputOf({ name, channel, wordings }: TemplateEntries): Omit<MessageTemplateInput, 'version'> {
  const sent = ({ subject, body }: Wording) => ({
    subject: channel === 'email' ? subject.trim() : null,
    body: body.trim(),
  });
  const written = LANGUAGES.filter((language) => isWritten(wordings[language]));
  return {
    name: name.trim(),
    channel,
    ...sent(wordings.usual),
    translations: Object.fromEntries(written.map((language) => [language, sent(wordings[language])])),
  };
}
