// Incoming email: which thread it belongs to, and which part of it is new (MSG-007, MSG-016).

const REPLY_ADDRESS = /(?:^|[<\s,;])reply\+([A-Za-z0-9_-]{16,64})@/i;

export const replyAddress = (token: string, host: string): string => `reply+${token}@${host}`;

/** The token of the first reply address among the recipients. */
export const replyTokenIn = (addresses: string): string | null => REPLY_ADDRESS.exec(addresses)?.[1] ?? null;

export interface MailHeaders {
  autoSubmitted?: string | null;
  precedence?: string | null;
  /** Empty for delivery reports. */
  envelopeFrom: string | null;
}

/** Automatic replies such as out-of-office: no person wrote them, so nobody is notified. */
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

/** All line breaks that a pattern's dot doesn't match, so that no line contains one. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** Only this many characters of a line are checked for the start of a quote. */
const QUOTE_START_MAX = 1_000;

/** The newly written text, without the quoted thread that mail programs add below it. */
export function withoutQuotedHistory(text: string): string {
  const lines = text.split(LINE_BREAK);
  const start = lines.findIndex((line, index) => startsQuote(line, lines[index + 1]));
  const fresh = (start === -1 ? lines : lines.slice(0, start)).join('\n').trim();
  // If nothing is left, the reply was written between quoted lines: keep the whole text.
  return fresh === '' ? text.trim() : fresh;
}

/** Some mail programs break "On … wrote:" over two lines. */
function startsQuote(wholeLine: string, nextLine = ''): boolean {
  const line = wholeLine.slice(0, QUOTE_START_MAX);
  if (QUOTE_STARTS.some((pattern) => pattern.test(line))) return true;
  if (!/^\s*(on|le|el)\b/i.test(line)) return false;
  const next = nextLine.slice(0, QUOTE_START_MAX);
  return QUOTE_STARTS.some((pattern) => pattern.test(`${line.trim()} ${next.trim()}`)) && !/^\s*>/.test(next);
}
