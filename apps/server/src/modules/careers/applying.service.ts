// Applying: everything is checked by the rules the form itself uses, then stored in one transaction (CAR-009 to CAR-013).
import type { ApplicationInput } from '@onward/contract/careers';
import type { AutomationFact } from '@onward/domain/automation/runs';
import { type ApplicationEntry, applicationProblems } from '@onward/domain/careers/application-form';
import { CONSENT_VERSIONS, type ConsentKind } from '@onward/domain/careers/consent';
import { judgeApplication } from '@onward/domain/careers/spam';
import { normaliseEmail } from '@onward/domain/platform/email';
import type { Language } from '@onward/domain/platform/languages';
import { phoneDigits } from '@onward/domain/platform/phone';
import { isEmptyAnswer, storedAnswer } from '@onward/domain/questions/answers';
import { failedScreening, passesScreening } from '@onward/domain/questions/screening';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { conflict, rateLimited, validationFailed, wrongState } from '../../platform/http/errors.ts';
import { translator } from '../../platform/i18n/translate.ts';
import {
  type ApplicationRow,
  findApplication,
  type Recognised,
  receiveApplication,
  recognise,
} from '../applicants/applicants.service.ts';
import type { Beginning, PassedStage } from '../hiring-processes/hiring-processes.service.ts';
import { notifyStaff } from '../notifications/notifications.service.ts';
import { type AskingPosting, isPublic } from './apply-form.queries.ts';
import * as drafts from './drafts.queries.ts';
import { enterOpening, type Opening } from './openings.ts';
import { type NextTask, nextTaskOf } from './tasks.links.ts';

/** Lent by the rooms that come after: rules that run the moment someone applies. */
export interface ApplyPorts {
  /** Hands back the application as it stands after them. */
  applyFacts(
    tx: Transaction,
    application: ApplicationRow,
    facts: readonly AutomationFact[],
    now: Date,
    known?: Beginning,
  ): Promise<ApplicationRow>;
}

export interface Applied {
  application: { digest_key: string };
  next: NextTask | null;
}

interface Applying {
  house: House;
  tx: Transaction;
  ports: ApplyPorts;
  input: ApplicationInput;
  language: Language;
  now: Date;
}

type UploadRow = Awaited<ReturnType<typeof drafts.listUploads>>[number];

/** What an applicant sent, with the draft it was filled in with and the files that draft brought. */
interface FilledForm {
  draft: drafts.DraftRow | undefined;
  uploads: readonly UploadRow[];
  entry: ApplicationEntry;
  recognised: Recognised;
}

export async function apply(applying: Applying, positionKey: string): Promise<Applied> {
  const { house, tx, input, now } = applying;
  const draft = input.draft_token ? await drafts.findByToken(tx, input.draft_token, now) : undefined;
  const entry = entryOf(input);
  const { answer, ...opening } = await enterOpening(house, tx, positionKey, ({ company_id: companyId, id }) =>
    readWhoApplies(tx, { companyId, positionId: id }, draft?.position_id === id ? draft : undefined, entry),
  );
  const { sentAs, ...filled } = answer;
  // The second press of the button finds what the first one stored.
  const sentBefore = sentAs && (await findApplication(tx, opening.posting.company_id, sentAs));
  if (sentBefore) return answerOf(house, tx, sentBefore);
  const { posting } = opening;
  if (!isPublic(posting)) throw wrongState('position_closed');
  refuseBadEntry(posting, filled.uploads, entry);
  await limitPhone(house, entry, now);
  const startedAt = filled.draft?.started_at ?? null;
  const verdict = judgeApplication({ honeypot: input.website ?? '', startedAt }, now);
  // A machine is thanked like everyone else, so that it learns nothing; nothing is stored.
  if (verdict.spam) return { application: { digest_key: posting.digest_key }, next: null };
  const application = await store(applying, opening, filled);
  return answerOf(house, tx, application, opening.beginning.stages);
}

/** The draft is locked, so that the second press of the button waits for the first. */
async function readWhoApplies(
  tx: Transaction,
  place: { companyId: number; positionId: number },
  draft: drafts.DraftRow | undefined,
  entry: ApplicationEntry,
): Promise<FilledForm & { sentAs: number | null }> {
  const [locked, uploads, recognised] = await Promise.all([
    draft && drafts.lock(tx, draft),
    draft ? drafts.listUploads(tx, { companyId: draft.company_id, draftId: draft.id }) : [],
    recognise(tx, place, contactOf(entry)),
  ]);
  return { draft, uploads, entry, recognised, sentAs: locked?.application_id ?? null };
}

const entryOf = (input: ApplicationInput): ApplicationEntry => ({
  first_name: input.first_name.trim(),
  last_name: input.last_name.trim(),
  email: input.email ? normaliseEmail(input.email) : '',
  phone: phoneDigits(input.phone),
  region_number: input.region_number || '1',
  sms_consent: input.sms_consent ?? false,
  resume_upload_id: input.resume_upload_id ?? null,
  answers: input.answers ?? [],
});

const contactOf = ({ email, phone, region_number }: ApplicationEntry) => ({
  ...{ email: email || null, phone, region_number },
});

/** Field by field, in the words of the catalogue; a file must be one that this very draft brought. */
function refuseBadEntry(form: AskingPosting, own: readonly UploadRow[], entry: ApplicationEntry): void {
  const problems: Record<string, string> = { ...applicationProblems(entry, form) };
  const owned = new Set(own.map(({ id }) => id));
  if (entry.resume_upload_id && !owned.has(entry.resume_upload_id)) problems.resume_upload_id = 'not_a_file';
  for (const { question_id, value } of entry.answers) {
    const question = form.questions.find(({ id }) => id === question_id);
    if (question?.question_type !== 'file' || isEmptyAnswer(value) || owned.has(Number(value))) continue;
    problems[`answers.${question_id}`] = 'not_a_file';
  }
  const fields = Object.entries(problems).map(([field, problem]) => [field, [{ key: `fields.${problem}` }]]);
  if (fields.length > 0) throw validationFailed(Object.fromEntries(fields));
}

async function limitPhone(house: House, { phone, region_number }: ApplicationEntry, now: Date): Promise<void> {
  const limit = house.config.rateLimits.apply_phone;
  if (!limit) return;
  const decision = await house.rateLimiter.take(`apply_phone:${region_number}:${phone}`, limit, now);
  if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds);
}

async function store(
  { tx, ports, input, language, now }: Applying,
  { posting: form, beginning }: Opening,
  { draft, uploads, entry, recognised }: FilledForm,
): Promise<ApplicationRow> {
  const [stage] = beginning.stages;
  if (!stage) throw wrongState('position_closed');
  const { attachments, answers, uploadIds } = gatherAnswers(form, uploads, entry);
  const spoken = input.language ?? draft?.language ?? language;
  const failed = failedScreening(form.questions, entry.answers).length > 0;
  const reception = await receiveApplication(tx, {
    companyId: form.company_id,
    place: placeOf(form),
    recognised,
    person: {
      first_name: entry.first_name,
      last_name: entry.last_name,
      ...contactOf(entry),
      language: spoken,
    },
    stage,
    answers,
    screeningFailed: failed,
    refererSource: input.referer_source ?? draft?.referer_source ?? null,
    smsConsent: entry.sms_consent,
    consents: consentsOf(input, form, spoken),
    attachments,
    now,
  });
  if (reception.outcome === 'already_applied') throw conflict('you_already_applied');
  const { application } = reception;
  await tx.inOnePacket(() =>
    Promise.all([
      drafts.attachUploads(tx, form.company_id, uploadIds, now),
      draft && drafts.markSent(tx, draft, application.id),
      storeEqualOpportunity(tx, form, input, now),
    ]),
  );
  await tellStaff(tx, form, application);
  // Whoever applies has entered the first stage; rules that need nothing else run now, so the next task can be shown.
  const facts = ['stage_entered', failed ? 'screening_failed' : 'screening_passed'] as const;
  return ports.applyFacts(tx, application, facts, now, beginning);
}

const placeOf = ({ id, location_id, department_id, brand_id }: AskingPosting) => ({
  ...{ position: id, location: location_id, department: department_id, brand: brand_id },
});

/** Each answer with the question it was given to, as it read at that moment. */
function gatherAnswers(form: AskingPosting, uploads: readonly UploadRow[], entry: ApplicationEntry) {
  const given = new Map(entry.answers.map(({ question_id, value }) => [question_id, value]));
  const answers = form.questions.map((question) => {
    const value = storedAnswer(question, given.get(question.id) ?? null);
    const { id, title, question_type } = question;
    return { question_id: id, title, question_type, value, passed: passesScreening(question, value) };
  });
  const fileOf = (id: number) => uploads.find((upload) => upload.id === id);
  const resume = entry.resume_upload_id ? fileOf(entry.resume_upload_id) : undefined;
  const files = answers.flatMap(({ question_id, question_type, value }) => {
    const file = question_type === 'file' ? fileOf(Number(value)) : undefined;
    return file ? [{ file, question_id }] : [];
  });
  const attachments = [
    ...(resume ? [attachmentOf(resume, 'resume' as const, null)] : []),
    ...files.map(({ file, question_id }) => attachmentOf(file, 'answer' as const, question_id)),
  ];
  return { answers, attachments, uploadIds: [...(resume ? [resume.id] : []), ...files.map(({ file }) => file.id)] };
}

const attachmentOf = <Kind extends 'resume' | 'answer'>(
  {
    file_name,
    content_type,
    byte_size,
    storage_key,
  }: { file_name: string; content_type: string; byte_size: number; storage_key: string },
  kind: Kind,
  question_id: number | null,
) => ({ kind, question_id, file_name, content_type, byte_size, storage_key });

/** The very words that were agreed to, in the language they were read in. */
function consentsOf(input: ApplicationInput, form: AskingPosting, language: Language) {
  const t = translator(language);
  const given: [ConsentKind, boolean][] = [
    ['sms', input.sms_consent ?? false],
    ['keep_in_touch', input.keep_in_touch ?? false],
  ];
  return given
    .filter(([, agreed]) => agreed)
    .map(([kind]) => ({
      kind,
      text_version: CONSENT_VERSIONS[kind],
      text: t(`careers:consent.${kind}`, { company: form.company.name }),
      language,
    }));
}

/** Apart from the application on purpose: nothing stored here leads back to it. */
async function storeEqualOpportunity(
  tx: Transaction,
  form: AskingPosting,
  { equal_opportunity: given }: ApplicationInput,
  now: Date,
): Promise<void> {
  if (!form.company.asks_equal_opportunity || !given) return;
  const { sex = null, race = null, veteran = null } = given;
  if (sex === null && race === null && veteran === null) return;
  await tx.db
    .insertInto('equal_opportunity_answers')
    .values({
      company_id: form.company_id,
      position_id: form.id,
      sex,
      race,
      veteran,
      answered_on: now.toISOString().slice(0, 10),
    })
    .execute();
}

const tellStaff = (tx: Transaction, form: AskingPosting, application: ApplicationRow): Promise<void> =>
  notifyStaff(tx, {
    company_id: form.company_id,
    type: 'new_applicant',
    key: `applicant:${application.id}:new:${application.stage_entry}`,
    actor_staff_id: null,
    record: placeOf(form),
    details: {
      applicant: `${application.first_name} ${application.last_name}`,
      position: form.title,
      location: form.location_name,
    },
    link: `/applicant/${application.id}`,
  });

const answerOf = async (
  house: House,
  tx: Transaction,
  application: ApplicationRow,
  stages: readonly PassedStage[] = [],
): Promise<Applied> => ({
  application: { digest_key: application.digest_key },
  next: await nextTaskOf(house, tx, application, stages),
});
