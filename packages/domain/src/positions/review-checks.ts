// Automatic checks of a posting (JOB-042). Each reason is a key that screens translate.

export const REVIEW_REASONS = [
  'empty_description',
  'banned_words',
  'asks_for_payment',
  'asks_for_ssn_or_bank',
  'external_apply_link',
  'duplicate_posting',
] as const;
type ReviewReason = (typeof REVIEW_REASONS)[number];

export interface ReviewFinding {
  reason: ReviewReason;
  /** The text that triggered it, so that the author knows what to change. */
  found: string[];
}

export interface ReviewedText {
  title: string;
  /** Sanitized HTML. */
  description: string;
  questions: readonly { title: string }[];
  /** Another published posting of the company has the same title at the same location; drafts don't count. */
  isDuplicate: boolean;
}

const MIN_DESCRIPTION = 30;

/** Words that restrict applicants by age, sex, origin or appearance, or make promises no employer can keep. */
const BANNED_WORDS =
  /\b(?:males? only|females? only|men only|women only|young (?:and|&) energetic|recent graduates only|no immigrants|native english speakers? only|christians? only|attractive|good[- ]looking|under \d{2} years? old|get rich|guaranteed income|pyramid|multi[- ]level marketing)\b/gi;

const PAYMENT =
  /\b(?:(?:application|registration|processing|training|start[- ]?up|enrol?lment) fee|pay (?:us|a fee|a deposit|upfront|up front)|(?:upfront|up front|advance) payment|refundable deposit|buy (?:your|the) (?:starter )?kit|western union|moneygram|gift cards?|wire transfer|cash ?app|zelle|venmo|bitcoin|crypto)\b/gi;

const SECRETS =
  /\b(?:social security (?:number|no\.?|#)?|ssn|bank (?:account|details|information)|routing number|account number|credit card|debit card|driver'?s licen[cs]e number|passport number)\b/gi;

/** A link for applying on another site; people should apply on the company's own page. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,100}/g;
const ASKED_TO_APPLY = /\b(?:apply|send (?:your )?(?:resume|cv|application)s?|e-?mail us)\b[^.<]{0,40}$/i;
/** How far before an address the request to apply there is searched for. */
const BEFORE_ADDRESS = 80;

/** Addresses that the text before them asks people to apply at. */
const addressesToApply = (words: string): string[] =>
  [...words.matchAll(ADDRESS)].flatMap(({ 0: address, index }) => {
    const asked = ASKED_TO_APPLY.exec(words.slice(Math.max(0, index - BEFORE_ADDRESS), index));
    return asked ? [`${asked[0]}${address}`] : [];
  });

export function reviewFindings(text: ReviewedText): ReviewFinding[] {
  const description = plainText(text.description);
  const words = [text.title, description, ...text.questions.map(({ title }) => title)].join('\n');
  const findings: (ReviewFinding | null)[] = [
    description.length < MIN_DESCRIPTION ? { reason: 'empty_description', found: [] } : null,
    finding('banned_words', words.match(BANNED_WORDS)),
    finding('asks_for_payment', words.match(PAYMENT)),
    finding('asks_for_ssn_or_bank', words.match(SECRETS)),
    finding('external_apply_link', [
      ...(words.match(LINK) ?? []),
      ...addressesToApply(words),
      ...linksIn(text.description),
    ]),
    text.isDuplicate ? { reason: 'duplicate_posting', found: [text.title.trim()] } : null,
  ];
  return findings.filter((each) => each !== null);
}

function finding(reason: ReviewReason, found: readonly string[] | null): ReviewFinding | null {
  const distinct = [...new Set((found ?? []).map((words) => words.trim()))];
  return distinct.length > 0 ? { reason, found: distinct } : null;
}

/** Addresses in the link targets of the HTML. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(https?:\/\/[^"]+)"/gi)].map(([, address = '']) => address);

/** The plain text of sanitized HTML, as the server stores it. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d|div|br)>|<br ?\/?>/gi, '\n')
    // A tag ends before the next one starts, because sanitized HTML contains no other `<`.
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .trim();
