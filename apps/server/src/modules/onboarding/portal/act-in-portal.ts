// What an employee does in the portal: finish and sign tasks, upload, and read copies (ONB-041, ONB-045).
import type { SigningInput } from '@onward/contract/documents/documents';
import type { Portal } from '@onward/contract/onboarding/onboarding-portal';
import { signatureProblem } from '@onward/domain/documents/signatures';
import { keptAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { needsSignature } from '@onward/domain/onboarding/forms/form-of-action';
import { isOpenAction } from '@onward/domain/onboarding/states';
import type { Language } from '@onward/domain/platform/languages';
import type { PortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { listProcessUploads } from '../../attachments/attachments.service.ts';
import { listSigners, requireOwnName, signDocuments } from '../../documents/documents.service.ts';
import { completeAction } from '../forms/complete-action.ts';
import { type FillingCall, lockForm, requireComplete } from '../forms/fill-form.ts';
import { currentAnswers } from '../forms/form-answers.ts';
import { loadForm, type OpenForm, requireMayFill } from '../forms/open-form.ts';
import * as store from '../running/runs.write-queries.ts';
import { namesOf } from '../signing/signer-names.ts';
import { listPortalFiles } from './portal.queries.ts';
import { showPortal } from './show-portal.ts';

export type PortalCall = FillingCall & { access: PortalAccess };

async function lockOwn(call: PortalCall, key: string): Promise<OpenForm> {
  const found = await loadForm(call.tx, call.access, key);
  requireMayFill(call.access, found);
  const open = await lockForm(call, found);
  if (open.action.status === 'locked') throw wrongState('onboarding_action_locked');
  if (!isOpenAction(open.action.status)) throw wrongState('onboarding_action_completed');
  return open;
}

/** For forms that need no signature. */
export async function completeInPortal(app: App, call: PortalCall, key: string): Promise<Portal> {
  const open = await lockOwn(call, key);
  const { form, action } = open;
  if (action.signing_request_id !== null || !form) throw wrongState('onboarding_unsigned');
  const answers = currentAnswers(app, form, action, open.module, open);
  requireComplete(open, form, answers, call.now);
  const kept = keptAnswers(form, answers);
  if (needsSignature(form, kept)) throw wrongState('onboarding_unsigned');
  await completeAction(app, call, open, { answers: kept });
  return showPortal(app, call.tx, call.access);
}

export async function signInPortal(app: App, call: PortalCall, key: string, input: SigningInput): Promise<Portal> {
  const open = await lockOwn(call, key);
  if (open.action.action_type === 'employee_sign_company_document') await signCompanyDocuments(app, call, open, input);
  else await signForm(app, call, open, input);
  return showPortal(app, call.tx, call.access);
}

/** The statement was read directly before; the signature is the last entry. */
async function signForm(app: App, call: PortalCall, open: OpenForm, input: SigningInput): Promise<void> {
  const { form, action } = open;
  if (!form) throw wrongState('onboarding_no_form');
  const answers = currentAnswers(app, form, action, open.module, open);
  requireComplete(open, form, answers, call.now);
  const problem = signatureProblem({ name: input.signature_name, strokes: input.strokes ?? [] });
  if (problem === 'drawing_invalid') throw fieldInvalid('strokes', 'document.drawing_invalid');
  if (problem) throw fieldInvalid('signature_name', problem);
  requireOwnName(input.signature_name, namesOf(open, answers));
  if (!input.agreed) throw fieldInvalid('agreed', 'document.must_agree');
  await completeAction(app, call, open, {
    answers: keptAnswers(form, answers),
    signatureName: input.signature_name.trim(),
  });
}

async function signCompanyDocuments(app: App, call: PortalCall, open: OpenForm, input: SigningInput): Promise<void> {
  const { tx, now, address, userAgent } = call;
  const { run, action } = open;
  const requestId = action.signing_request_id;
  if (requestId === null) throw wrongState('onboarding_no_documents');
  const signers = await listSigners(tx, run.company_id, [requestId]);
  const signer = signers.find(({ role }) => role === 'applicant');
  if (!signer) throw notFound();
  await signDocuments(
    {
      app,
      tx,
      companyId: run.company_id,
      requestId,
      signerId: signer.id,
      names: namesOf(open),
      address,
      userAgent,
      now,
    },
    input,
  );
  await completeAction(app, call, open, { signatureName: input.signature_name.trim() });
}

export async function setLanguage(
  tx: Transaction,
  { companyId, processId }: PortalAccess,
  language: Language,
): Promise<void> {
  await store.updateRun(tx, { company_id: companyId, id: processId }, { language });
}

export async function answerUpload(
  app: App,
  tx: Transaction,
  { companyId, processId }: PortalAccess,
  id: number,
): Promise<Answer> {
  const [upload] = await listProcessUploads(tx, companyId, processId, [id]);
  return fileOf(app, upload && { ...upload, name: upload.file_name });
}

export async function answerFile(
  app: App,
  tx: Transaction,
  { companyId, processId }: PortalAccess,
  id: number,
): Promise<Answer> {
  const files = await listPortalFiles(tx, companyId, processId);
  return fileOf(
    app,
    files.find((file) => file.id === id),
  );
}

async function fileOf(
  app: App,
  file: { name: string; content_type: string; storage_key: string } | undefined,
): Promise<Answer> {
  const bytes = file && (await app.files.get(file.storage_key));
  if (!file || !bytes) throw notFound();
  return fileAnswer(bytes, { name: file.name, contentType: file.content_type, type: 'inline' });
}
