// Form I-9, Section 2: the papers that the employer examined (ONB-044).
import { documentsOfList, type I9List, i9Document } from '../../everify/i9-documents.ts';
import type { FormAnswers, FormField, FormProblems, OnboardingForm } from './form-fields.ts';
import { I9_EDITION } from './i9-section1.ts';

/** One paper from List A, or one from List B and one from List C; never both. */
const SECTION2_LISTS = ['a', 'b_and_c'] as const;
const EXAMINED = ['in_person', 'live_video'] as const;

const usesList =
  (list: I9List) =>
  ({ papers }: FormAnswers): boolean =>
    list === 'a' ? papers === 'a' : papers === 'b_and_c';

function paperFields(list: I9List, isMinor: boolean): FormField[] {
  const isAsked = usesList(list);
  const why = 'papers';
  const chosen = (answers: FormAnswers) => i9Document(String(answers[`${list}_document`] ?? ''));
  return [
    {
      key: `${list}_document`,
      kind: 'choice',
      options: documentsOfList(list, { isMinor }),
      required: true,
      why,
      isAsked,
    },
    { key: `${list}_issuer`, kind: 'text', max: 80, required: true, why, isAsked },
    {
      key: `${list}_number`,
      kind: 'text',
      max: 30,
      why,
      sensitive: true,
      isAsked: (answers) => isAsked(answers) && chosen(answers)?.number !== 'none',
    },
    {
      key: `${list}_expires`,
      kind: 'day',
      why,
      isAsked: (answers) => isAsked(answers) && chosen(answers)?.expiry !== 'none',
    },
  ];
}

/** Numbers and expiry dates that the chosen paper has; an expired paper proves nothing. */
function rules(answers: FormAnswers, today: string): FormProblems {
  const problems: FormProblems = {};
  for (const list of ['a', 'b', 'c'] as const) {
    if (!usesList(list)(answers)) continue;
    const document = i9Document(String(answers[`${list}_document`] ?? ''));
    const [number, expires] = [answers[`${list}_number`], answers[`${list}_expires`]];
    if (document?.number === 'required' && !number) problems[`${list}_number`] = 'required';
    if (document?.expiry === 'required' && !expires) problems[`${list}_expires`] = 'required';
    if (typeof expires === 'string' && expires !== '' && expires < today) problems[`${list}_expires`] = 'expired';
  }
  return problems;
}

export const i9Section2 = (isMinor: boolean): OnboardingForm => ({
  key: 'i9_section2',
  signature: 'perjury',
  edition: I9_EDITION,
  rules,
  steps: [
    {
      key: 'papers',
      fields: [
        { key: 'papers', kind: 'choice', options: SECTION2_LISTS, required: true, why: 'papers' },
        ...paperFields('a', isMinor),
        ...paperFields('b', isMinor),
        ...paperFields('c', isMinor),
      ],
    },
    {
      key: 'certification',
      fields: [
        { key: 'first_day', kind: 'day', required: true, why: 'papers' },
        { key: 'signer_title', kind: 'text', max: 80, required: true, why: 'papers' },
        { key: 'examined', kind: 'choice', options: EXAMINED, required: true, why: 'papers' },
        { key: 'additional_information', kind: 'text', max: 500, why: 'papers' },
      ],
    },
  ],
});
