// Applying: the submission is checked, then stored in one transaction (CAR-009 to CAR-013).
import { randomBytes } from 'node:crypto';
import type { ApplicationInput } from '@onward/contract/careers/applying';
import type { NextTask } from '@onward/contract/careers/next-task';
import type { AutomationFact } from '@onward/domain/automation/runs';
import type { ApplicationEntry } from '@onward/domain/careers/application-form';
import { detectSpam, type SpamReason } from '@onward/domain/careers/spam';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import type { Language } from '@onward/domain/platform/languages';
import { CAREER_PAGE_SOURCE } from '@onward/domain/positions/job-boards';
import { failedScreening } from '@onward/domain/questions/screening';
import type { App } from '../../../platform/app.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { conflict, existsAlready, notFound, rateLimited, wrongState } from '../../../platform/http/errors.ts';
import {
  type ApplicationRow,
  findApplication,
  type Reception,
  receiveApplication,
  recognize,
} from '../../applicants/applicants.service.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { type AgreedConsent, agreedConsents, shownConsentsOf } from '../consent-texts/offered-consents.ts';
import * as suspectedSpam from '../spam/suspected-spam.queries.ts';
import { nextTaskOf } from '../tasks/link-tasks.ts';
import { tellApplicant } from './already-applied.ts';
import { type AskingPosting, findAsking, isPublic, isShown } from './apply-form.queries.ts';
import * as drafts from './drafts.queries.ts';
import { contactOf, entryOf, gatherAnswers, refuseBadEntry } from './read-entry.ts';
import { createReceiptToken } from './receipt-tokens.ts';

/** Implemented by a later room: rules that run as soon as someone applies. */
export interface ApplyPorts {
  /** Returns the application after the rules have run. */
  applyFacts(
    tx: Transaction,
    application: ApplicationRow,
    facts: readonly AutomationFact[],
    now: Date,
  ): Promise<ApplicationRow>;
}

export interface Applied {
  application: { digest_key: string };
  /** Opens the thank-you page. */
  receipt_token: string;
  next: NextTask | null;
}

interface Applying {
  app: App;
  tx: Transaction;
  ports: ApplyPorts;
  input: ApplicationInput;
  language: Language;
  now: Date;
}

/** What an applicant sent, with its draft and the files uploaded with it. */
interface FilledForm {
  draft: drafts.DraftRow | undefined;
  uploads: readonly drafts.UploadRow[];
  entry: ApplicationEntry;
  /** What they agreed to, in the words they saw. */
  consents: readonly AgreedConsent[];
}

export async function apply(applying: Applying, positionKey: string): Promise<Applied> {
  const { app, tx, input, now } = applying;
  const found = input.draft_token ? await drafts.findByToken(tx, input.draft_token, now) : undefined;
  const posting = await findAsking(tx, positionKey);
  // A job that is neither open nor closed is not found for the public.
  if (!posting || !isShown(posting)) throw notFound();
  await tx.enterCompany(posting.company_id);
  const draft = found?.position_id === posting.id ? found : undefined;
  // A second click waits here and finds what the first one stored.
  const sentAs = draft && (await drafts.lock(tx, draft))?.application_id;
  const sentBefore = sentAs && (await findApplication(tx, posting.company_id, sentAs));
  if (sentBefore) return answerOf(applying, sentBefore);
  if (!isPublic(posting)) throw wrongState('position_closed');
  const filled = await readForm(applying, posting, draft);
  const verdict = detectSpam({ honeypot: input.website ?? '', startedAt: draft?.started_at ?? null }, now);
  if (verdict.spam) return holdBack(applying, posting, filled, verdict.reason);
  await limitPhone(app, filled.entry, now);
  const reception = await receive(applying, posting, filled);
  if (reception.outcome === 'received') return answerOf(applying, reception.application);
  if (provesPhone(draft, filled.entry)) throw conflict('you_already_applied');
  await tellApplicant(tx, posting.company_id, reception.applicationId);
  return holdBack(applying, posting, filled, 'already_applied');
}

/**
 * A bot gets the same response as everyone else, and so does whoever enters the contact details of somebody who has
 * applied, so that neither learns anything; staff can let a person in.
 */
async function holdBack(
  { tx, input, language, now }: Applying,
  { company_id, id: position_id }: AskingPosting,
  { draft, entry, consents }: FilledForm,
  reason: SpamReason,
): Promise<Applied> {
  // Nothing may link the answers on equal opportunity to a person, so they are not kept.
  const { equal_opportunity: _separate, draft_token: _used, ...kept } = input;
  const receiptToken = createToken();
  if (draft) await suspectedSpam.removeOfDraft(tx, company_id, draft.id);
  await suspectedSpam.insert(tx, {
    company_id,
    position_id,
    reason,
    // Let in later, it still counts as agreed to what was shown.
    input: { ...kept, shown_consents: shownConsentsOf(consents) },
    phone: entry.phone,
    email: entry.email || null,
    language: spokenLanguage(input, draft, language),
    draft_id: draft?.id ?? null,
    receiptToken,
    now,
  });
  return {
    application: { digest_key: digestKey(randomBytes(DIGEST_KEY_BYTES)) },
    receipt_token: receiptToken,
    next: null,
  };
}

const spokenLanguage = (
  input: ApplicationInput,
  draft: Pick<drafts.DraftRow, 'language'> | undefined,
  language: Language,
): Language => input.language ?? draft?.language ?? language;

async function readForm(
  { tx, input, language }: Applying,
  posting: AskingPosting,
  draft: drafts.DraftRow | undefined,
): Promise<FilledForm> {
  const entry = entryOf(input);
  const uploads = draft ? await drafts.listUploads(tx, { companyId: draft.company_id, draftId: draft.id }) : [];
  refuseBadEntry(posting, uploads, entry);
  const consents = await agreedConsents(tx, posting, input, spokenLanguage(input, draft, language));
  return { draft, uploads, entry, consents };
}

/** The draft was started by a text from this number, so the applicant has the phone. */
const provesPhone = (draft: drafts.DraftRow | undefined, { phone, region_number }: ApplicationEntry): boolean =>
  draft !== undefined && draft.proven_phone === phone && draft.proven_region_number === region_number;

async function limitPhone(app: App, { phone, region_number }: ApplicationEntry, now: Date): Promise<void> {
  const limit = app.config.rateLimits.apply_phone;
  if (!limit) return;
  const decision = await app.rateLimiter.take(`apply_phone:${region_number}:${phone}`, limit, now);
  if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds);
}

/** For staff, who may know that this person has applied. */
export async function storeApplication(
  applying: Applying,
  form: AskingPosting,
  filled: FilledForm,
): Promise<ApplicationRow> {
  const reception = await receive(applying, form, filled);
  if (reception.outcome === 'already_applied') throw existsAlready('already_applied', reception.applicationId);
  return reception.application;
}

async function receive(
  { tx, ports, input, language, now }: Applying,
  form: AskingPosting,
  { draft, uploads, entry, consents }: FilledForm,
): Promise<Reception> {
  const { company_id: companyId } = form;
  const [stage] = await stagesOfPosition(tx, companyId, form.hiring_process_template_id);
  if (!stage) throw wrongState('position_closed');
  const isPhoneProven = provesPhone(draft, entry);
  const trust = isPhoneProven ? 'phone_proven' : 'form';
  const recognized = await recognize(tx, { companyId, positionId: form.id }, contactOf(entry), trust);
  const { attachments, answers, uploadIds } = gatherAnswers(form, uploads, entry);
  const failed = failedScreening(form.questions, entry.answers).length > 0;
  const reception = await receiveApplication(tx, {
    companyId,
    place: placeOf(form),
    recognized,
    trust,
    person: {
      first_name: entry.first_name,
      last_name: entry.last_name,
      ...contactOf(entry),
      language: spokenLanguage(input, draft, language),
    },
    stage,
    answers,
    screeningFailed: failed,
    refererSource: input.referer_source ?? draft?.referer_source ?? CAREER_PAGE_SOURCE,
    smsConsent: entry.sms_consent,
    isPhoneProven,
    consents,
    attachments,
    now,
  });
  if (reception.outcome === 'already_applied') return reception;
  const { application } = reception;
  await drafts.attachUploads(tx, companyId, uploadIds, now);
  if (draft) {
    await drafts.markSent(tx, draft, application.id);
    await suspectedSpam.removeOfDraft(tx, companyId, draft.id);
  }
  await storeEqualOpportunity(tx, form, input, now);
  await tellStaff(tx, form, application);
  // Rules without dependencies run now, so that the next task can be shown.
  const facts = ['stage_entered', failed ? 'screening_failed' : 'screening_passed'] as const;
  return { outcome: 'received', application: await ports.applyFacts(tx, application, facts, now) };
}

export const placeOf = ({ id, location_id, department_id, brand_id }: AskingPosting) => ({
  position: id,
  location: location_id,
  department: department_id,
  brand: brand_id,
});

/** Deliberately separate from the application: nothing stored here leads back to it. */
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

const answerOf = async ({ app, tx, now }: Applying, application: ApplicationRow): Promise<Applied> => ({
  application: { digest_key: application.digest_key },
  receipt_token: await createReceiptToken(tx, application, now),
  next: await nextTaskOf(app, tx, application),
});
