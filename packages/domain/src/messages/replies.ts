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

/** Everything that a pattern's dot does not match, so that no line holds a break inside. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** A line that starts a quote says so within this many characters. */
const LOOKED_AT = 1_000;

/** The words that were written now, without the thread that mail programs put below them. */
export function withoutQuotedHistory(text: string): string {
  const lines = text.split(LINE_BREAK);
  const start = lines.findIndex((line, index) => startsQuote(line, lines[index + 1]));
  const fresh = (start === -1 ? lines : lines.slice(0, start)).join('\n').trim();
  // An answer written between quoted lines would be lost; better all of it than nothing.
  return fresh === '' ? text.trim() : fresh;
}

/** Some programs break "On … wrote:" over two lines. */
function startsQuote(wholeLine: string, nextLine = ''): boolean {
  const line = wholeLine.slice(0, LOOKED_AT);
  if (QUOTE_STARTS.some((pattern) => pattern.test(line))) return true;
  if (!/^\s*(on|le|el)\b/i.test(line)) return false;
  const next = nextLine.slice(0, LOOKED_AT);
  return QUOTE_STARTS.some((pattern) => pattern.test(`${line.trim()} ${next.trim()}`)) && !/^\s*>/.test(next);
}
