// E-mail that comes back: which thread it belongs to, and what of it is new (MSG-007, MSG-016).

const REPLY_ADDRESS = /(?:^|[<\s,;])reply\+([A-Za-z0-9_-]{16,64})@/i;

export const replyAddress = (token: string, host: string): string => `reply+${token}@${host}`;

/** The token of the first reply address among those an e-mail went to. */
export const replyTokenIn = (addresses: string): string | null => REPLY_ADDRESS.exec(addresses)?.[1] ?? null;

export interface MailHeaders {
  autoSubmitted?: string | null;
  precedence?: string | null;
  /** Empty for reports of the mail system itself. */
  envelopeFrom: string | null;
}

/** Out of office and the like: nobody wrote them, so nobody is told. */
export const isAutomaticReply = ({ autoSubmitted, precedence, envelopeFrom }: MailHeaders): boolean =>
  Boolean(autoSubmitted && autoSubmitted.trim().toLowerCase() !== 'no') ||
  /^(bulk|junk|auto_reply|list)$/i.test(precedence?.trim() ?? '') ||
  envelopeFrom === '';

const QUOTE_STARTS = [
  /^\s*>/,
  /^\s*-{2,}\s*(original message|message d'origine|mensaje original|原始邮件)\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^\s*(on|le|el)\b.{1,200}\b(wrote|a écrit|escribió)\s*:\s*$/i,
  /^\s*在.{1,200}写道[:：]\s*$/,
  /^\s*(from|de|发件人)\s*[:：].+@.+$/i,
];

/** The words that were written now, without the thread that mail programs put below them. */
export function withoutQuotedHistory(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = lines.findIndex((line, index) => startsQuote(line, lines[index + 1]));
  const fresh = (start === -1 ? lines : lines.slice(0, start)).join('\n').trim();
  // An answer written between quoted lines would be lost; better all of it than nothing.
  return fresh === '' ? text.trim() : fresh;
}

/** Some programs break "On … wrote:" over two lines. */
const startsQuote = (line: string, next = ''): boolean =>
  QUOTE_STARTS.some((pattern) => pattern.test(line)) ||
  (/^\s*(on|le|el)\b/i.test(line) &&
    QUOTE_STARTS.some((pattern) => pattern.test(`${line.trim()} ${next.trim()}`)) &&
    !/^\s*>/.test(next));
