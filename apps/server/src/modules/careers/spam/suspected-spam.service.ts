// Applications that look like spam: staff see them per job, let them in, or delete them (CAR-010).
import type { SuspectedSpam } from '@onward/contract/careers/suspected-spam';
import { SPAM_KEPT_DAYS } from '@onward/domain/careers/spam';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { isInScope } from '@onward/domain/staff/scope';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { noAccess, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { type AskingPosting, findAsking } from '../applying/apply-form.queries.ts';
import { type ApplyPorts, placeOf, storeApplication } from '../applying/applying.service.ts';
import * as drafts from '../applying/drafts.queries.ts';
import { entryOf } from '../applying/read-entry.ts';
import { findPositionKey } from '../applying/receipt.queries.ts';
import { keepReceiptToken } from '../applying/receipt-tokens.ts';
import { agreedConsents } from '../consent-texts/offered-consents.ts';
import * as spam from './suspected-spam.queries.ts';

const LISTED = 100;

export async function listSuspected(call: CompanyCall, positionKey: string) {
  const { tx } = call;
  const posting = requirePosting(call, await findAsking(tx, positionKey));
  const of = { companyId: posting.company_id, positionId: posting.id };
  const rows = await spam.list(tx, { ...of, limit: LISTED });
  const files = await spam.fileNames(
    tx,
    of.companyId,
    rows.flatMap(({ draft_id }) => draft_id ?? []),
  );
  const suspected_spam = rows.map((row) => present(row, posting, files.get(row.draft_id ?? 0) ?? []));
  return { suspected_spam, total_count: await spam.count(tx, of.companyId, of.positionId) };
}

function requirePosting({ access }: CompanyCall, posting: AskingPosting | undefined): AskingPosting {
  if (!posting || posting.company_id !== access.companyId) throw notFound();
  if (!isInScope(access.scope, placeOf(posting))) throw noAccess('out_of_scope');
  return posting;
}

const uploadsOf = async (tx: Transaction, { company_id, draft_id }: spam.SpamRow): Promise<drafts.UploadRow[]> =>
  draft_id === null ? [] : drafts.listUploads(tx, { companyId: company_id, draftId: draft_id });

function present(row: spam.SpamRow, { questions }: AskingPosting, file_names: string[]): SuspectedSpam {
  const { first_name, last_name, email, phone, region_number } = entryOf(row.input);
  return {
    id: row.id,
    reason: row.reason,
    first_name,
    last_name,
    email: email || null,
    phone,
    region_number,
    answers: (row.input.answers ?? []).flatMap(({ question_id, value }) => {
      const question = questions.find(({ id }) => id === question_id);
      if (!question || question.question_type === 'file') return [];
      const { title, question_type } = question;
      return [{ title, question_type, value }];
    }),
    file_names,
    received_at: row.received_at.toISOString(),
    expires_at: addSeconds(row.received_at, SPAM_KEPT_DAYS * SECONDS.day).toISOString(),
  };
}

async function load(call: CompanyCall, id: number): Promise<{ row: spam.SpamRow; posting: AskingPosting }> {
  const row = await spam.find(call.tx, call.access.companyId, id);
  if (!row) throw notFound();
  const key = await findPositionKey(call.tx, row);
  return { row, posting: requirePosting(call, await findAsking(call.tx, key)) };
}

/** From here on it is an ordinary application, with everything that follows from one. */
export async function letIn(app: App, call: CompanyCall, ports: ApplyPorts, id: number): Promise<{ id: number }> {
  const { tx, now } = call;
  const { row, posting } = await load(call, id);
  const draft = row.draft_id === null ? undefined : await drafts.findById(tx, row.company_id, row.draft_id);
  const consents = await agreedConsents(tx, posting, row.input, row.language);
  const filled = { draft, uploads: await uploadsOf(tx, row), entry: entryOf(row.input), consents };
  await spam.remove(tx, row);
  const applying = { app, tx, ports, input: row.input, language: row.language, now };
  const application = await storeApplication(applying, posting, filled);
  await keepReceiptToken(tx, application, row.receipt_token_hash, now);
  await recordChange(call, { event: 'suspected_spam_let_in', subjectType: 'application', subjectId: application.id });
  return { id: application.id };
}

export async function deleteSuspected(call: CompanyCall, id: number): Promise<void> {
  const { row } = await load(call, id);
  await spam.remove(call.tx, row);
  await recordChange(call, { event: 'suspected_spam_deleted', subjectType: 'suspected_spam', subjectId: id });
}
