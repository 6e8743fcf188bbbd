// Keywords in incoming texts, such as STOP, and phrases that probably mean the same (MSG-008).

export const OPT_OUT_KEYWORDS = [
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
  // What people write in the other languages of our messages.
  'ARRET',
  'ALTO',
  'PARAR',
  'DETENER',
  'CANCELAR',
  'BAJA',
  '停止',
  '退订',
] as const;
const YES_KEYWORDS = ['YES', 'SI', 'OUI', '是'];
const OPT_IN_KEYWORDS = ['START', 'UNSTOP', ...YES_KEYWORDS];
const HELP_KEYWORDS = ['HELP', 'INFO', 'AYUDA', 'AIDE', '帮助'];

export type InboundAction = 'opt_out' | 'opt_in' | 'help';

/** Longer than any keyword, even with decomposed accents. */
const WORD_MAX = 40;

/** A single keyword, ignoring case and accents; `STOP PLEASE` is a sentence that people should read. */
export function keywordAction(body: string, optedOut: boolean): InboundAction | null {
  const written = body.trim();
  if (written.length > WORD_MAX) return null;
  const word = written.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if ((OPT_OUT_KEYWORDS as readonly string[]).includes(word)) return 'opt_out';
  if (HELP_KEYWORDS.includes(word)) return 'help';
  if (!OPT_IN_KEYWORDS.includes(word)) return null;
  // "Yes" answers many questions, so it only counts as opting in after an opt-out.
  return !YES_KEYWORDS.includes(word) || optedOut ? 'opt_in' : null;
}

const REVOKING = [
  /\b(stop|quit|end|revoke|cancel|unsubscribe|opt[ -]?out)\b.{0,40}\b(text|texts|texting|message|messages|messaging|sms|contact|contacting)\b/i,
  /\b(do not|don'?t|dont|please stop|no more)\b.{0,20}\b(text|texts|message|messages|contact|sms)\b/i,
  /\b(remove|take)\b.{0,20}\b(me|my number)\b.{0,20}\b(off|from|list)\b/i,
  /\b(unsubscribe|opt[ -]?out)\b/i,
  /\bwrong number\b/i,
  /\b(arrêtez|arretez|cessez|ne plus)\b.{0,30}\b(message|messages|textos?|sms|contacter)\b/i,
  /\b(no me|dejen? de|no)\b.{0,20}\b(escrib\w+|mand\w+|envi\w+|contact\w+|mensajes?)\b/i,
  /(不要再|停止|别再|不想再)/,
];

/** Free text that may be an opt-out; people review it, because the law accepts any reasonable wording. */
export const mayRevoke = (body: string): boolean => REVOKING.some((pattern) => pattern.test(body));

/** Whether a reply shows that the number's owner wants texts: any reply that neither opts out nor asks for help. */
export const confirmsNumber = (body: string, action: InboundAction | null): boolean =>
  action !== 'opt_out' && action !== 'help' && !mayRevoke(body);
