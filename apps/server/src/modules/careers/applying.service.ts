// Applying: what was sent is checked, then stored in one transaction (CAR-009 to CAR-013).
import type { ApplicationInput } from '@onward/contract/careers';
import type { AutomationFact } from '@onward/domain/automation/runs';
import type { ApplicationEntry } from '@onward/domain/careers/application-form';
import { judgeApplication } from '@onward/domain/careers/spam';
import type { Language } from '@onward/domain/platform/languages';
import { failedScreening } from '@onward/domain/questions/screening';
import { createToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { conflict, rateLimited, wrongState } from '../../platform/http/errors.ts';
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
import { consentsOf, contactOf, entryOf, gatherAnswers, refuseBadEntry } from './applying.entry.ts';
import * as drafts from './drafts.queries.ts';
import { enterOpening, type Opening } from './openings.ts';
import { createReceiptToken } from './receipt-tokens.ts';
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
  /** Opens the thank-you page. */
  receipt_token: string;
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

/** What an applicant sent, with the draft it was filled in with and the files that draft brought. */
interface FilledForm {
  draft: drafts.DraftRow | undefined;
  uploads: readonly drafts.UploadRow[];
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
  if (sentBefore) return answerOf(applying, sentBefore);
  const { posting } = opening;
  if (!isPublic(posting)) throw wrongState('position_closed');
  refuseBadEntry(posting, filled.uploads, entry);
  await limitPhone(house, entry, now);
  const startedAt = filled.draft?.started_at ?? null;
  const verdict = judgeApplication({ honeypot: input.website ?? '', startedAt }, now);
  // A machine is thanked like everyone else, so that it learns nothing; nothing is stored.
  if (verdict.spam)
    return { application: { digest_key: posting.digest_key }, receipt_token: createToken(), next: null };
  const application = await store(applying, opening, filled);
  return answerOf(applying, application, opening.beginning.stages);
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
    recognise(tx, place, contactOf(entry), provesPhone(draft, entry) ? 'phone_proven' : 'form'),
  ]);
  return { draft, uploads, entry, recognised, sentAs: locked?.application_id ?? null };
}

/** The draft began with a text from this very number, so the person filling it in has the phone. */
const provesPhone = (draft: drafts.DraftRow | undefined, { phone, region_number }: ApplicationEntry): boolean =>
  draft !== undefined && draft.proven_phone === phone && draft.proven_region_number === region_number;

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
    isPhoneProven: provesPhone(draft, entry),
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
  position: id,
  location: location_id,
  department: department_id,
  brand: brand_id,
});

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
  { house, tx, now }: Applying,
  application: ApplicationRow,
  stages: readonly PassedStage[] = [],
): Promise<Applied> => ({
  application: { digest_key: application.digest_key },
  receipt_token: createReceiptToken(tx, application, now),
  next: await nextTaskOf(house, tx, application, stages),
});
