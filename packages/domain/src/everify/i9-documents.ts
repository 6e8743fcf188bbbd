// Papers that prove identity and the right to work, as Form I-9 lists them, and how long they do (ONB-044, AHD-011).
import { dayAfter } from '../platform/time/zoned-time.ts';
import { WORK_STATUSES, type WorkStatus } from './work-statuses.ts';

const I9_LISTS = ['a', 'b', 'c'] as const;
export type I9List = (typeof I9_LISTS)[number];

interface I9Document {
  list: I9List;
  number: 'required' | 'optional' | 'none';
  expiry: 'required' | 'optional' | 'none';
  /** Only for people under 18. */
  minorsOnly?: boolean;
  /** What E-Verify employers can accept on List B. */
  hasPhoto?: boolean;
  /** Null when any issuer is possible. */
  issuer: string | null;
}

const a = (issuer: string | null, expiry: I9Document['expiry'] = 'required'): I9Document => ({
  list: 'a',
  number: 'required',
  expiry,
  hasPhoto: true,
  issuer,
});
const b = (more: Partial<I9Document> = {}): I9Document => ({
  list: 'b',
  number: 'optional',
  expiry: 'optional',
  issuer: null,
  ...more,
});
const c = (issuer: string | null, more: Partial<I9Document> = {}): I9Document => ({
  list: 'c',
  number: 'optional',
  expiry: 'none',
  issuer,
  ...more,
});

const MINOR = { number: 'none', expiry: 'none', minorsOnly: true } as const;

const I9_DOCUMENTS = {
  us_passport: a('U.S. Department of State'),
  us_passport_card: a('U.S. Department of State'),
  i551: a('USCIS', 'optional'),
  foreign_passport_i551: a(null),
  i766: a('USCIS'),
  foreign_passport_i94: a(null),
  fsm_rmi_passport: a(null),
  drivers_license: b({ number: 'required', hasPhoto: true }),
  state_id: b({ number: 'required', hasPhoto: true }),
  government_id: b({ hasPhoto: true }),
  school_id: b({ hasPhoto: true }),
  voter_card: b({ expiry: 'none' }),
  military: b({ issuer: 'Department of Defense', hasPhoto: true }),
  military_dependent: b({ issuer: 'Department of Defense', hasPhoto: true }),
  merchant_mariner: b({ issuer: 'U.S. Coast Guard', number: 'required', expiry: 'required', hasPhoto: true }),
  // Most show a photo; the screen says that this one has to.
  tribal: b({ hasPhoto: true }),
  canadian_license: b({ number: 'required', expiry: 'required', hasPhoto: true }),
  school_record: b(MINOR),
  clinic_record: b(MINOR),
  day_care_record: b(MINOR),
  ss_card: c('Social Security Administration', { number: 'required' }),
  birth_abroad: c('U.S. Department of State'),
  birth_certificate: c(null),
  tribal_c: c(null, { expiry: 'optional' }),
  i197: c('INS', { number: 'required' }),
  i179: c('INS', { number: 'required' }),
  dhs_ead_other: c('DHS', { expiry: 'optional' }),
} as const satisfies Record<string, I9Document>;

export type I9DocumentKey = keyof typeof I9_DOCUMENTS;
export const I9_DOCUMENT_KEYS = Object.keys(I9_DOCUMENTS) as I9DocumentKey[];

export const i9Document = (key: string): I9Document | null =>
  Object.hasOwn(I9_DOCUMENTS, key) ? I9_DOCUMENTS[key as I9DocumentKey] : null;

/** E-Verify shows the photo on these, so copies of them are kept with the form. */
const PHOTO_MATCHED = ['us_passport', 'us_passport_card', 'i551', 'i766'] as const satisfies I9DocumentKey[];
export type PhotoMatched = (typeof PHOTO_MATCHED)[number];

export const isPhotoMatched = (key: unknown): key is PhotoMatched => PHOTO_MATCHED.some((each) => each === key);

export const documentsOfList = (list: I9List, { isMinor = false }: { isMinor?: boolean } = {}): I9DocumentKey[] =>
  I9_DOCUMENT_KEYS.filter((key) => {
    const document: I9Document = I9_DOCUMENTS[key];
    return document.list === list && (isMinor || !document.minorsOnly);
  });

const CITIZENS: readonly WorkStatus[] = ['us_citizen', 'noncitizen_national'];
const RESIDENTS: readonly WorkStatus[] = ['lawful_permanent_resident'];
const PERMITTED: readonly WorkStatus[] = ['alien_authorized_to_work'];

/** Papers that contradict another status; all others go with any. */
const ONLY_FOR: Partial<Record<I9DocumentKey, readonly WorkStatus[]>> = {
  us_passport: CITIZENS,
  us_passport_card: CITIZENS,
  i551: RESIDENTS,
  foreign_passport_i551: RESIDENTS,
  i766: PERMITTED,
  foreign_passport_i94: PERMITTED,
  fsm_rmi_passport: PERMITTED,
  birth_abroad: CITIZENS,
  i197: ['us_citizen'],
  i179: ['us_citizen'],
};

export const fitsStatus = (key: I9DocumentKey, status: WorkStatus): boolean => ONLY_FOR[key]?.includes(status) ?? true;

/** Stands for a paper that is still to come; the last prove the status of a resident and of a refugee. */
export const RECEIPT_KINDS = ['replacement', 'temporary_i551', 'refugee_i94'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

const RECEIPT_DAYS = 90;

/** A receipt on List A for somebody with another status proves nothing. */
const RECEIPTS_FOR: Record<ReceiptKind, { lists: readonly I9List[]; statuses: readonly WorkStatus[] }> = {
  replacement: { lists: I9_LISTS, statuses: WORK_STATUSES },
  temporary_i551: { lists: ['a'], statuses: RESIDENTS },
  refugee_i94: { lists: ['a', 'c'], statuses: PERMITTED },
};

export const receiptFits = (kind: ReceiptKind, list: I9List, status: WorkStatus): boolean =>
  RECEIPTS_FOR[kind].lists.includes(list) && RECEIPTS_FOR[kind].statuses.includes(status);

/** The last day on which the receipt counts; a temporary stamp counts until its own date, or for a year. */
export function receiptUntil(kind: ReceiptKind, firstDay: string, expires: string | null): string {
  if (kind !== 'temporary_i551') return dayAfter(firstDay, RECEIPT_DAYS);
  return expires ?? dayAfter(firstDay, 365);
}

/** Papers whose own date limits the right to work. */
const LIMITS_WORK: readonly I9DocumentKey[] = ['i766', 'foreign_passport_i94', 'fsm_rmi_passport', 'dhs_ead_other'];

/**
 * The day by which the right to work has to be proven again. Citizens, nationals, and permanent residents are never asked,
 * and neither is anybody for a paper of List B.
 */
export function reverifyBy(
  status: WorkStatus,
  workUntil: string | null,
  papers: readonly { key: I9DocumentKey; expires: string | null }[],
): string | null {
  if (status !== 'alien_authorized_to_work') return null;
  const dates = papers.flatMap(({ key, expires }) => (LIMITS_WORK.includes(key) && expires ? [expires] : []));
  return [...dates, ...(workUntil ? [workUntil] : [])].sort()[0] ?? null;
}

/** What can prove it again: List A or C, never List B. */
export const reverifyDocuments = (status: WorkStatus): I9DocumentKey[] =>
  I9_DOCUMENT_KEYS.filter((key) => I9_DOCUMENTS[key].list !== 'b' && fitsStatus(key, status));

const REHIRE_YEARS = 3;

/** Supplement B can be used for somebody who comes back within three years of the form. */
export function canUseSupplementB(section2SignedOn: string, rehiredOn: string): boolean {
  const until = `${Number(section2SignedOn.slice(0, 4)) + REHIRE_YEARS}${section2SignedOn.slice(4)}`;
  return rehiredOn >= section2SignedOn && rehiredOn <= until;
}
