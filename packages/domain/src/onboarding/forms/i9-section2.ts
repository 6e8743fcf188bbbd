// Form I-9, Section 2: the papers that the employer examined (ONB-044).
import { issuingState } from '../../everify/gateway-names.ts';
import {
  documentsOfList,
  fitsStatus,
  type I9DocumentKey,
  type I9List,
  i9Document,
  isPhotoMatched,
  RECEIPT_KINDS,
  type ReceiptKind,
  receiptFits,
} from '../../everify/i9-documents.ts';
import type { WorkStatus } from '../../everify/work-statuses.ts';
import type { FormAnswers, FormField, FormProblem, FormProblems, OnboardingForm } from './form-fields.ts';
import { I9_EDITION } from './i9-section1.ts';

/** One paper from List A, or one from List B and one from List C; never both. */
const SECTION2_LISTS = ['a', 'b_and_c'] as const;
const EXAMINED = ['in_person', 'live_video'] as const;
const NO_RECEIPT = 'none';

/** What Section 2 depends on beyond its own answers. */
export interface Section2Context {
  /** From the birth date in Section 1. */
  isMinor: boolean;
  /** E-Verify wants a photo on the paper of List B, and allows live video. */
  usesEverify: boolean;
  /** What Section 1 attests; null while it is not signed. */
  workStatus: WorkStatus | null;
}

const usesList =
  (list: I9List) =>
  ({ papers }: FormAnswers): boolean =>
    list === 'a' ? papers === 'a' : papers === 'b_and_c';

const chosen = (list: I9List, answers: FormAnswers) => i9Document(String(answers[`${list}_document`] ?? ''));

/** A stamp or a permit for one employer comes with more papers, each with a number and a date. */
const WITH_ADMISSION: readonly unknown[] = ['foreign_passport_i94', 'fsm_rmi_passport'] satisfies I9DocumentKey[];
const WITH_SPONSOR: readonly unknown[] = ['foreign_passport_i94'] satisfies I9DocumentKey[];

const hasAdmission = (answers: FormAnswers): boolean =>
  answers.papers === 'a' && WITH_ADMISSION.includes(answers.a_document);
const hasSponsor = (answers: FormAnswers): boolean =>
  answers.papers === 'a' && WITH_SPONSOR.includes(answers.a_document);

const FURTHER_PAPERS: FormField[] = [
  {
    key: 'a_second_number',
    kind: 'text',
    max: 30,
    required: true,
    sensitive: true,
    why: 'papers',
    isAsked: hasAdmission,
  },
  { key: 'a_second_expires', kind: 'day', why: 'papers', isAsked: hasAdmission },
  { key: 'a_third_number', kind: 'text', max: 30, sensitive: true, why: 'papers', isAsked: hasSponsor },
  { key: 'a_third_expires', kind: 'day', why: 'papers', isAsked: hasSponsor },
];

function offered(list: I9List, { isMinor, usesEverify, workStatus }: Section2Context): I9DocumentKey[] {
  return documentsOfList(list, { isMinor }).filter(
    (key) =>
      (workStatus === null || fitsStatus(key, workStatus)) &&
      (list !== 'b' || !usesEverify || i9Document(key)?.hasPhoto === true),
  );
}

function paperFields(list: I9List, context: Section2Context): FormField[] {
  const isAsked = usesList(list);
  const why = 'papers';
  const receipts = RECEIPT_KINDS.filter(
    (kind) => context.workStatus === null || receiptFits(kind, list, context.workStatus),
  );
  return [
    { key: `${list}_document`, kind: 'choice', options: offered(list, context), required: true, why, isAsked },
    { key: `${list}_issuer`, kind: 'text', max: 80, required: true, why, isAsked },
    {
      key: `${list}_number`,
      kind: 'text',
      max: 30,
      why,
      sensitive: true,
      isAsked: (answers) => isAsked(answers) && chosen(list, answers)?.number !== 'none',
    },
    {
      key: `${list}_expires`,
      kind: 'day',
      why,
      isAsked: (answers) => isAsked(answers) && chosen(list, answers)?.expiry !== 'none',
    },
    { key: `${list}_receipt`, kind: 'choice', options: [NO_RECEIPT, ...receipts], why, isAsked },
  ];
}

/** Null when the paper itself was shown. */
export const receiptOf = (list: I9List, answers: FormAnswers): ReceiptKind | null =>
  RECEIPT_KINDS.find((kind) => usesList(list)(answers) && answers[`${list}_receipt`] === kind) ?? null;

export const papersIn = (answers: FormAnswers): I9List[] =>
  (['a', 'b', 'c'] as const).filter((list) => usesList(list)(answers));

/** A kept photo; the employee doesn't say which paper theirs shows. */
export interface KeptCopy {
  list: I9List | null;
}

/** Where E-Verify compares photos, a copy of the paper with the photo is kept; a receipt has none yet. */
export function copyProblems(
  answers: FormAnswers,
  copies: readonly KeptCopy[],
  { usesEverify }: Pick<Section2Context, 'usesEverify'>,
): FormProblems {
  const problems: FormProblems = {};
  for (const list of usesEverify ? papersIn(answers) : []) {
    const key = answers[`${list}_document`];
    const isKept = copies.some((copy) => copy.list === list || copy.list === null);
    if (isPhotoMatched(key) && receiptOf(list, answers) === null && !isKept) {
      problems[`${list}_document`] = `copy_of_${key}`;
    }
  }
  return problems;
}

/** Numbers and dates that the chosen papers have; an expired paper proves nothing. */
function rules(answers: FormAnswers, today: string, { usesEverify }: Section2Context): FormProblems {
  const problems: FormProblems = {};
  for (const list of papersIn(answers)) Object.assign(problems, paperProblems(list, answers, today));
  if (answers.examined === 'live_video' && !usesEverify) problems.examined = 'video_needs_everify';
  if (usesEverify && isOfUnknownState(answers)) problems.b_issuer = 'state_unknown';
  return problems;
}

const OF_STATES: readonly unknown[] = ['drivers_license', 'state_id'] satisfies I9DocumentKey[];

/** E-Verify asks which state issued a license. */
const isOfUnknownState = ({ papers, b_document, b_issuer }: FormAnswers): boolean =>
  papers === 'b_and_c' &&
  OF_STATES.includes(b_document) &&
  Boolean(b_issuer) &&
  issuingState(String(b_issuer)) === null;

function paperProblems(list: I9List, answers: FormAnswers, today: string): FormProblems {
  const document = chosen(list, answers);
  const receipt = receiptOf(list, answers);
  const missing = (field: string): boolean => !answers[field];
  const problems: [string, FormProblem | false | null][] = [
    [`${list}_number`, receipt === null && document?.number === 'required' && missing(`${list}_number`) && 'required'],
    [
      `${list}_expires`,
      receipt === null && document?.expiry === 'required' && missing(`${list}_expires`) && 'required',
    ],
    // The paper that a receipt replaces may be out of date; what replaces it will not be.
    [`${list}_expires`, receipt !== 'replacement' && isPast(answers[`${list}_expires`], today) && 'document_expired'],
    [`${list}_receipt`, receipt !== null && answers.short_job === true && 'receipt_short_job'],
    [
      'a_second_expires',
      list === 'a' && hasAdmission(answers) && isPast(answers.a_second_expires, today) && 'document_expired',
    ],
    [
      'a_third_expires',
      list === 'a' && hasSponsor(answers) && isPast(answers.a_third_expires, today) && 'document_expired',
    ],
  ];
  return Object.fromEntries(problems.filter((each): each is [string, FormProblem] => Boolean(each[1])));
}

const isPast = (day: unknown, today: string): boolean => typeof day === 'string' && day !== '' && day < today;

export const i9Section2 = (context: Section2Context): OnboardingForm => ({
  key: 'i9_section2',
  signature: 'perjury',
  edition: I9_EDITION,
  rules: (answers, today) => rules(answers, today, context),
  steps: [
    {
      key: 'papers',
      fields: [
        { key: 'papers', kind: 'choice', options: SECTION2_LISTS, required: true, why: 'papers' },
        ...paperFields('a', context),
        ...FURTHER_PAPERS,
        ...paperFields('b', context),
        ...paperFields('c', context),
      ],
    },
    {
      key: 'certification',
      fields: [
        { key: 'first_day', kind: 'day', required: true, why: 'papers' },
        { key: 'short_job', kind: 'flag', why: 'papers' },
        { key: 'signer_title', kind: 'text', max: 80, required: true, why: 'papers' },
        { key: 'examined', kind: 'choice', options: EXAMINED, required: true, why: 'papers' },
        { key: 'additional_information', kind: 'text', max: 500, why: 'papers' },
      ],
    },
  ],
});
