// Filling in an application: each answer is saved as it is given, and it can be continued on another phone (AHD-008).

import type { ApplicationDraft, DraftEntries } from '@onward/contract/careers/applying';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import { DRAFT_DAYS, RESUME_LINK_MINUTES } from '@onward/domain/careers/task-links';
import { advertiserName } from '@onward/domain/company/advertiser-name';
import { globalPhoneNumber, type PhoneNumber, readPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { applyPath } from '@onward/domain/positions/career-links';
import type { App } from '../../../platform/app.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, notFound, wrongState } from '../../../platform/http/errors.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { storeUpload } from '../../attachments/attachments.service.ts';
import { receiptLink } from '../tasks/link-tasks.ts';
import { findAppliedByPhone, tellAfterFirstStep } from './already-applied.ts';
import { type FormRow, findForm, isPublic, isShown } from './apply-form.queries.ts';
import * as drafts from './drafts.queries.ts';
import { createReceiptToken } from './receipt-tokens.ts';

export interface OpenedDraft {
  token: string;
  application_draft: ApplicationDraft;
}

type FollowedLink = { continued: OpenedDraft; receipt_token: null } | { continued: null; receipt_token: string };

const expiry = (now: Date): Date => addSeconds(now, DRAFT_DAYS * SECONDS.day);

/** Only for an open posting; a closed one is reported as closed, an unknown one as not found. */
export async function openForm(tx: Transaction, positionKey: string): Promise<FormRow> {
  const form = await findForm(tx, positionKey);
  if (!form || !isShown(form)) throw notFound();
  await tx.enterCompany(form.company_id);
  return form;
}

export async function startDraft(
  tx: Transaction,
  positionKey: string,
  {
    language,
    refererSource,
    phone,
    isPhoneProven = false,
    entries,
    now,
  }: {
    language: Language;
    refererSource: string | null;
    phone?: PhoneNumber;
    isPhoneProven?: boolean;
    /** What is already filled in. */
    entries?: DraftEntries;
    now: Date;
  },
): Promise<OpenedDraft> {
  const form = await openForm(tx, positionKey);
  if (!isPublic(form)) throw wrongState('position_closed');
  const token = createToken();
  await drafts.insert(tx, {
    companyId: form.company_id,
    positionId: form.id,
    token,
    language,
    refererSource,
    ...(phone && { phone }),
    isPhoneProven,
    ...(entries && { entries }),
    now,
    expiresAt: expiry(now),
  });
  return { token, application_draft: await presentDraft(tx, await loadDraft(tx, token, now)) };
}

/** Switches to the draft's company, as every later step needs. */
export async function loadDraft(tx: Transaction, token: string, now: Date): Promise<drafts.DraftRow> {
  const draft = await drafts.findByToken(tx, token, now);
  if (!draft) throw linkExpired('no_longer_valid');
  await tx.enterCompany(draft.company_id);
  return draft;
}

export async function readDraft(tx: Transaction, token: string, now: Date): Promise<ApplicationDraft> {
  const draft = await loadDraft(tx, token, now);
  if (draft.application_id !== null) throw linkExpired('no_longer_valid');
  return presentDraft(tx, draft);
}

export async function saveDraft(
  tx: Transaction,
  token: string,
  change: { entries: DraftEntries; step?: ApplyStep; language?: Language },
  now: Date,
): Promise<ApplicationDraft> {
  const draft = await loadDraft(tx, token, now);
  if (draft.application_id !== null) throw linkExpired('no_longer_valid');
  const entries = { ...draft.entries, ...change.entries };
  const number = readPhoneNumber({ phone: entries.phone ?? '', region_number: entries.region_number ?? '1' });
  await drafts.save(tx, draft, {
    entries,
    step: change.step ?? draft.step,
    language: change.language ?? draft.language,
    phone: number?.phone ?? null,
    regionNumber: number?.region_number ?? null,
    now,
    expiresAt: expiry(now),
  });
  if (draft.step === 'about_you' && change.step && change.step !== 'about_you') {
    await tellAfterFirstStep(tx, draft, number);
  }
  return presentDraft(tx, await loadDraft(tx, token, now));
}

export async function forgetDraft(tx: Transaction, token: string, now: Date): Promise<void> {
  const draft = await loadDraft(tx, token, now);
  if (draft.application_id === null) await drafts.remove(tx, draft);
}

/** Responds the same whether or not there is a draft, so that nothing about others is revealed. */
export async function textResumeLink(
  app: App,
  tx: Transaction,
  positionKey: string,
  request: { phone: string; region_number: string; language: Language },
  now: Date,
): Promise<void> {
  const number = readPhoneNumber(request);
  if (!number) throw fieldInvalid('phone', 'phone_invalid');
  const form = await openForm(tx, positionKey);
  const { phone, region_number: regionNumber } = number;
  const where = { companyId: form.company_id, positionId: form.id, phone, regionNumber, now };
  const applied = await findAppliedByPhone(tx, { company_id: form.company_id, position_id: form.id }, number);
  if (applied) {
    const link = receiptLink(app, await createReceiptToken(tx, applied, now));
    await textLink(app, tx, { form, number, text: 'already_applied', link, language: request.language });
    return;
  }
  const draft = await drafts.findByPhone(tx, where);
  if (!draft) return;
  const token = createToken();
  const link = `${app.config.publicUrl}${applyPath(form.company.digest_key, form.digest_key)}?resume=${token}`;
  if (!(await textLink(app, tx, { form, number, text: 'resume', link, language: request.language }))) return;
  await drafts.insertResumeLink(tx, draft, token, addSeconds(now, RESUME_LINK_MINUTES * SECONDS.minute));
}

interface TextedLink {
  form: FormRow;
  number: PhoneNumber;
  text: 'resume' | 'already_applied';
  link: string;
  language: Language;
}

async function textLink(app: App, tx: Transaction, { form, number, text, link, language }: TextedLink) {
  const t = translator(language);
  const { allowed } = await app.strangers.sendText(tx, {
    companyId: form.company_id,
    to: globalPhoneNumber(number.phone, number.region_number) ?? '',
    body: t(`careers:texts.${text}`, {
      job: t('careers:jobAt', { position: form.title, place: form.location_name }),
      company: advertiserName(form.brand_name, form.company.name),
      link,
    }),
  });
  return allowed;
}

/**
 * The texted link works once; from then on the draft is accessible where it was opened. When the application was sent
 * meanwhile, the link leads to its page.
 */
export async function openResumeLink(tx: Transaction, linkToken: string, now: Date): Promise<FollowedLink> {
  const draft = await drafts.findByResumeLink(tx, linkToken, now);
  if (!draft) throw linkExpired('no_longer_valid');
  await tx.enterCompany(draft.company_id);
  const { company_id, application_id: id } = draft;
  if (id !== null) return { continued: null, receipt_token: await createReceiptToken(tx, { company_id, id }, now) };
  const token = createToken();
  await drafts.changeToken(tx, draft, token);
  await drafts.useResumeLink(tx, linkToken, now);
  return { continued: { token, application_draft: await presentDraft(tx, draft) }, receipt_token: null };
}

export async function uploadToDraft(
  app: App,
  tx: Transaction,
  token: string,
  category: 'resume' | 'document',
  file: { name: string; bytes: Buffer },
  now: Date,
) {
  const draft = await loadDraft(tx, token, now);
  if (draft.application_id !== null) throw linkExpired('no_longer_valid');
  return storeUpload(app, tx, { companyId: draft.company_id, draftId: draft.id, category, file });
}

async function presentDraft(tx: Transaction, draft: drafts.DraftRow): Promise<ApplicationDraft> {
  const uploads = await drafts.listUploads(tx, { companyId: draft.company_id, draftId: draft.id });
  return {
    entries: draft.entries,
    step: draft.step,
    language: draft.language,
    uploads: uploads.map(({ storage_key: _kept, ...upload }) => upload),
    position_key: draft.position_key,
    apply_path: applyPath(draft.company_key, draft.position_key),
    was_saved: draft.saved_at > draft.started_at,
    saved_at: draft.saved_at.toISOString(),
    expires_at: draft.expires_at.toISOString(),
  };
}
