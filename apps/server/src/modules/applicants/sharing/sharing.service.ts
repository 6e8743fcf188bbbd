// Shares an applicant through a read-only link that expires (APP-034).
import type {
  createShare as createShareEndpoint,
  Share,
  SharedApplication,
} from '@onward/contract/applicants/application-remarks';
import type { BodyOf } from '@onward/contract/endpoint';
import type { ShareApplicantParams } from '@onward/domain/applicants/actions/catalog/share-applicant';
import { SHARE_SECONDS, SHARED_AT_ONCE_MAX, shareState } from '@onward/domain/applicants/sharing';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { recordAudits } from '../../../platform/audit.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../../platform/http/route.ts';
import { type ActionContext, recordAction } from '../actions/action-context.ts';
import type { Effect } from '../actions/action-effect.ts';
import { requireVisible } from '../profile/show-application.ts';
import { announceUpdated } from '../stages/application-events.ts';
import { shareMail } from './sharing.mail.ts';
import * as shares from './sharing.queries.ts';

export async function listShares({ tx, access, now }: CompanyCall, applicationId: number): Promise<Share[]> {
  await requireVisible(tx, access, applicationId);
  return (await shares.shares.listOf(tx, access.companyId, applicationId)).map((row) => present(row, now));
}

type Recipients = Pick<BodyOf<typeof createShareEndpoint>, 'company_staff_ids' | 'emails' | 'message'>;

export async function createShare(
  app: App,
  call: CompanyCall,
  applicationId: number,
  recipients: Recipients,
): Promise<Share> {
  const { tx, access, language, now } = call;
  await requireVisible(tx, access, applicationId);
  const { companyId, staffId } = access;
  await shareAll(app, { tx, companyId, staffId, language, now }, [applicationId], recipients);
  await announceUpdated(tx, companyId, [applicationId]);
  const [newest] = await shares.shares.listOf(tx, companyId, applicationId);
  if (!newest) throw notFound();
  return present(newest, now);
}

type Sharer = Pick<ActionContext, 'tx' | 'companyId' | 'staffId' | 'language' | 'now'> &
  Partial<Pick<ActionContext, 'call'>>;

/** Shares every selected applicant, each with its own link: action 8. */
export const shareEffect =
  (app: App): Effect<ShareApplicantParams> =>
  async (context, selected, params) => {
    const recipients: Recipients = {
      company_staff_ids: [...(params.company_staff_ids ?? [])],
      emails: [...(params.emails ?? [])],
      message: params.message ?? '',
    };
    const ids = selected.map(({ id }) => id);
    for (const some of inGroups(ids, SHARED_AT_ONCE_MAX)) await shareAll(app, context, some, recipients);
    return { changed: selected.map(({ id, version, stage_entry }) => ({ id, version, stage_entry })), skipped: [] };
  };

const inGroups = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** Asked before the background starts, where nobody could be told. */
export async function requireColleagues({ tx, access }: CompanyCall, params: ShareApplicantParams): Promise<void> {
  const wanted = params.company_staff_ids ?? [];
  const found = await shares.staffEmails(tx, access.companyId, wanted);
  if (found.length < wanted.length) throw fieldInvalid('company_staff_ids', 'unknown_record');
}

/** Each recipient gets one email with all of them. */
async function shareAll(
  app: App,
  sharer: Sharer,
  applicationIds: readonly number[],
  { company_staff_ids: staffIds = [], emails: given = [], message: written = '' }: Recipients,
): Promise<void> {
  const { tx, companyId, staffId, now } = sharer;
  const emails = given.map(normalizeEmail);
  if (!emails.every(isEmail)) throw fieldInvalid('emails', 'email_invalid');
  if (emails.length + staffIds.length === 0) throw fieldInvalid('emails', 'required');
  const colleagues = await shares.staffEmails(tx, companyId, staffIds);
  // In the background, a colleague who left meanwhile is left out.
  if (colleagues.length < staffIds.length && sharer.call !== null)
    throw fieldInvalid('company_staff_ids', 'unknown_record');
  const message = written.trim();
  const tokens = new Map(applicationIds.map((id) => [id, createToken()]));
  await shares.insertAll(tx, {
    companyId,
    staffId,
    companyStaffIds: staffIds,
    emails,
    message,
    now,
    expiresAt: addSeconds(now, SHARE_SECONDS),
    tokens: [...tokens].map(([applicationId, token]) => ({ applicationId, tokenHash: hashToken(token) })),
  });
  const userId = await shares.userOf(tx, companyId, staffId);
  await recordAudits(
    tx,
    applicationIds.map((subjectId) => ({
      companyId,
      userId,
      event: 'application_shared',
      subjectType: 'application',
      subjectId,
      changes: { emails: emails.length, staff: staffIds.length },
    })),
  );
  const names = await shares.staffNames(tx, companyId, staffIds);
  await recordAction(
    sharer,
    applicationIds.map((applicationId) => ({
      applicationId,
      action: 'shared' as const,
      detail: { recipients: [...emails, ...names] },
    })),
  );
  const shown = await shares.findNamed(tx, companyId, staffId, applicationIds);
  const mail = shareMail(
    sharer.language,
    message,
    shown.map((row) => ({ ...row, url: `${app.config.publicUrl}/shared/${tokens.get(row.id)}` })),
  );
  for (const to of new Set([...emails, ...colleagues.map(({ email }) => email)])) {
    await app.outbox.sendEmail(tx, { companyId, to, ...mail });
  }
}

export async function revokeShare({ tx, access, now }: CompanyCall, id: number): Promise<void> {
  const { companyId, staffId } = access;
  const { application_id: applicationId, recipients } = await requireShare(tx, companyId, id);
  await requireVisible(tx, access, applicationId);
  await shares.revoke(tx, companyId, id, now);
  await recordAction({ tx, companyId, staffId, now }, [
    { applicationId, action: 'share_revoked', detail: { recipients } },
  ]);
  await announceUpdated(tx, companyId, [applicationId]);
}

async function requireShare(tx: Transaction, companyId: number, id: number): Promise<shares.ShareRow> {
  const found = await shares.shares.find(tx, companyId, id);
  if (!found) throw notFound();
  return found;
}

/** What a guest sees behind the link; only the link identifies the company. */
export async function showShared(tx: Transaction, token: string, now: Date): Promise<SharedApplication> {
  const { companyId, shareId } = await openShare(tx, token, now);
  const row = await shares.findShared(tx, companyId, shareId);
  if (!row) throw notFound();
  return {
    ...row,
    shared_by: row.shared_by ?? row.company_name,
    applied_at: row.applied_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    answers: withoutFiles(row.answers),
    tasks: (row.tasks ?? []).map((task) => ({
      ...task,
      submitted_at: new Date(task.submitted_at).toISOString(),
      answers: withoutFiles(task.answers),
    })),
    attachments: row.attachments ?? [],
    feedbacks: row.feedbacks ?? [],
    notes: row.notes ?? [],
  };
}

/** Files are listed as attachments. */
const withoutFiles = (answers: shares.SharedRow['answers']) =>
  answers.filter(({ question_type }) => question_type !== 'file').map(({ title, value }) => ({ title, value }));

export async function showSharedFile(
  app: App,
  tx: Transaction,
  { token, id }: { token: string; id: number },
  now: Date,
): Promise<Answer> {
  const { companyId, applicationId } = await openShare(tx, token, now);
  const { rows } = await tx.client.query<{ file_name: string; content_type: string; storage_key: string }>(
    `select file_name, content_type, storage_key from application_attachments
     where company_id = $1 and application_id = $2 and id = $3`,
    [companyId, applicationId, id],
  );
  const [file] = rows;
  const bytes = file && (await app.files.get(file.storage_key));
  if (!file || !bytes) throw notFound();
  return fileAnswer(bytes, { name: file.file_name, contentType: file.content_type, type: 'inline' });
}

async function openShare(tx: Transaction, token: string, now: Date) {
  const share = await tx.asSystem(() => shares.findByToken(tx, hashToken(token)));
  if (!share) throw notFound();
  const state = shareState({ expiresAt: share.expires_at, revokedAt: share.revoked_at }, now);
  if (state !== 'open') throw linkExpired(`share_${state}`);
  await tx.enterCompany(share.company_id);
  return { companyId: share.company_id, shareId: share.id, applicationId: share.application_id };
}

const present = (row: shares.ShareRow, now: Date): Share => ({
  id: row.id,
  shared_by: row.shared_by ?? '',
  recipients: row.recipients,
  message: row.message,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  state: shareState({ expiresAt: row.expires_at, revokedAt: row.revoked_at }, now),
});
