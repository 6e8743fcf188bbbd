// What was entered so far, and how it is sent.
import type { ApplicationInput, ApplyForm, DraftEntries } from '@onward/contract/careers/applying';
import type { AskedStep } from '@onward/contract/careers/portal-pages';
import type { OfferedConsent, ShownConsents } from '@onward/contract/careers/shown-consents';
import type { ApplicationEntry, ApplyStep } from '@onward/domain/careers/application-form';
import type { EqualOpportunityAnswers } from '@onward/domain/careers/equal-opportunity';
import type { Answer, AnswerValue } from '@onward/domain/questions/answers';
import type { Question } from '@onward/domain/questions/questions';

export interface Entries extends Omit<ApplicationEntry, 'answers'> {
  keep_in_touch: boolean;
  /** The consent texts that were shown when the boxes were checked. */
  shown_consents: ShownConsents;
  answers: readonly Answer[];
}

export const NOTHING_YET: Entries = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  region_number: '1',
  sms_consent: false,
  keep_in_touch: false,
  shown_consents: {},
  resume_upload_id: null,
  answers: [],
};

/** Preselected values are not answers: the phone region and the consent versions shown next to the checkboxes. */
export const hasEntries = ({ region_number: _preselected, shown_consents: _beside, ...entries }: Entries): boolean =>
  Object.values(entries).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

export const fromDraft = (draft: DraftEntries): Entries => ({ ...NOTHING_YET, ...draft });

/** Clears a consent whose text has been replaced since, so that a returning applicant reads the new text and decides again. */
export function withCurrentConsents(entries: Entries, consents: ApplyForm['consents']): Entries {
  const { sms, keep_in_touch } = entries.shown_consents ?? {};
  return {
    ...entries,
    sms_consent: entries.sms_consent && sms?.version === consents.sms.version,
    keep_in_touch: entries.keep_in_touch && keep_in_touch?.version === consents.keep_in_touch.version,
  };
}

/** The entries after a box was checked or cleared, with the text that was shown. */
export function consentChange(
  { shown_consents }: Pick<Entries, 'shown_consents'>,
  kind: keyof ShownConsents,
  { version, language }: OfferedConsent,
  isGiven: boolean,
): Partial<Entries> {
  const shown = { ...shown_consents, [kind]: { version, language } };
  return { [kind === 'sms' ? 'sms_consent' : kind]: isGiven, shown_consents: shown };
}

export const toDraft = (entries: Entries): DraftEntries => ({ ...entries, answers: asSent(entries.answers) });

const asSent = (answers: readonly Answer[]) =>
  answers.map(({ question_id, value }) => ({
    question_id,
    value: Array.isArray(value) ? [...value] : (value as string | number | null),
  }));

export const answerTo = ({ answers }: Pick<Entries, 'answers'>, questionId: number): AnswerValue =>
  answers.find(({ question_id }) => question_id === questionId)?.value ?? null;

/** The value of a field, by the name its problem uses: `phone`, or `answers.12`. */
export function entryOf(entries: Entries, field: string): unknown {
  const [, question] = /^answers\.(\d+)$/.exec(field) ?? [];
  return question ? answerTo(entries, Number(question)) : entries[field as keyof Entries];
}

export const withAnswer = (answers: readonly Answer[], questionId: number, value: AnswerValue): Answer[] => [
  ...answers.filter(({ question_id }) => question_id !== questionId),
  { question_id: questionId, value },
];

export const NO_EQUAL_OPPORTUNITY: EqualOpportunityAnswers = { sex: null, race: null, veteran: null };

interface Sent {
  entries: Entries;
  equalOpportunity: EqualOpportunityAnswers;
  language: ApplicationInput['language'];
  refererSource: string | null;
  draftToken: string | null;
  honeypot: string;
}

export const toApplication = (sent: Sent): ApplicationInput => {
  const { email, ...entries } = sent.entries;
  return {
    ...entries,
    email: email.trim() || null,
    answers: asSent(sent.entries.answers),
    language: sent.language,
    referer_source: sent.refererSource,
    equal_opportunity: sent.equalOpportunity,
    ...(sent.draftToken && { draft_token: sent.draftToken }),
    website: sent.honeypot,
  };
};

/** What the rules need to know about a question; the acceptable answers stay on the server. */
export const asRequirements = (form: ApplyForm) => ({
  requires_email: form.requires_email,
  requires_resume: form.requires_resume,
  questions: form.questions.map((question): Question => ({ ...question, acceptable_answers: [], needs: 'any' })),
});

/** The screen that contains a field. */
export function stepOfField(steps: readonly AskedStep[], field: string): ApplyStep {
  const questionId = Number(/^answers\.(\d+)/.exec(field)?.[1] ?? 0);
  return steps.find(({ question_ids }) => question_ids.includes(questionId))?.step ?? 'about_you';
}

export const problemsOfStep = <Word extends string>(
  problems: Readonly<Record<string, Word>>,
  steps: readonly AskedStep[],
  step: ApplyStep,
): Record<string, Word> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOfField(steps, field) === step));
