// What staff do with actions: approve, fill in, sign, and send back (ONB-045, ONB-046).

import type { SigningInput } from '@onward/contract/documents/documents';
import type { BodyOf } from '@onward/contract/endpoint';
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import type { completeHrAction, returnAction as ReturnEndpoint } from '@onward/contract/onboarding/onboarding-forms';
import { namePartsOf } from '@onward/domain/documents/signer-names';
import { fieldsOf, keptAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { needsSignature } from '@onward/domain/onboarding/forms/form-of-action';
import { moveAction } from '@onward/domain/onboarding/states';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { listSigners, nameSigner, signDocuments } from '../../documents/documents.service.ts';
import { completeAction } from '../forms/complete-action.ts';
import { type FillingCall, lockForm, requireComplete } from '../forms/fill-form.ts';
import { currentAnswers } from '../forms/form-answers.ts';
import { isSection2 } from '../forms/i9-sections.ts';
import { loadForm, type OpenForm } from '../forms/open-form.ts';
import { requireCopies } from '../forms/require-copies.ts';
import { writeByLastChannels } from '../portal/portal-links.ts';
import { mayAct, requireMayAct } from '../running/lock-run.ts';
import { recordOnboardingEvents } from '../running/onboarding-events.ts';
import { recordHistories } from '../running/record-histories.ts';
import { refreshRun } from '../running/refresh-run.ts';
import { presentOneAction } from '../running/run.presenter.ts';
import * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';
import { signerNameOf } from '../running/staff-names.ts';

export type StaffCall = FillingCall & { access: CompanyAccess };

async function lockOwn(call: StaffCall, key: string): Promise<OpenForm> {
  const found = await loadForm(call.tx, call.access, key);
  requireMayAct(call.access, found.action);
  return lockForm(call, found);
}

export async function completeByStaff(
  app: App,
  call: StaffCall,
  key: string,
  input: BodyOf<typeof completeHrAction>,
): Promise<EmployeeAction> {
  const open = await lockOwn(call, key);
  const { action, form, run } = open;
  if (action.status === 'locked') throw wrongState('onboarding_action_locked');
  if (SENDING.includes(action.action_type)) throw wrongState('onboarding_not_sent');
  if (action.signing_request_id !== null) {
    const signers = await listSigners(call.tx, run.company_id, [action.signing_request_id]);
    if (signers.some(({ role, status }) => role === 'company' && status !== 'signed'))
      throw wrongState('onboarding_unsigned');
  }
  if (!form) {
    await completeAction(app, call, open, {});
    return present(call, open);
  }
  const answers = currentAnswers(app, form, action, open.module, open);
  requireComplete(open, form, answers, call.now);
  if (isSection2(action.action_type)) {
    await requireCopies(call.tx, { ...open, usesEverify: open.context.uses_everify }, answers);
  }
  const signatureName = needsSignature(form, answers) ? await signatureOf(call, input?.agreed) : undefined;
  await completeAction(app, call, open, { answers: keptAnswers(form, answers), signatureName });
  return present(call, open);
}

const SENDING: readonly string[] = ['review_and_send_to_adp', 'review_and_send_to_paychex', 'hr_submit_e_verify_case'];

async function signatureOf({ tx, access }: StaffCall, agreed: boolean | undefined): Promise<string> {
  if (!agreed) throw fieldInvalid('agreed', 'document.must_agree');
  return signerNameOf(tx, access);
}

const present = async (call: StaffCall, { run, employee, action }: OpenForm): Promise<EmployeeAction> =>
  presentOneAction(call, (await runs.findRun(call.tx, run.company_id, run.id)) ?? run, employee, action.id);

/** Whoever acts for the company becomes the signer. */
export async function signForCompany(
  app: App,
  call: StaffCall,
  { key, signerId }: { key: string; signerId: number },
  input: Partial<SigningInput>,
): Promise<EmployeeAction> {
  const { tx, access, now, address, userAgent } = call;
  const open = await lockOwn(call, key);
  const { action, run } = open;
  if (action.signing_request_id === null) throw notFound();
  const signers = await listSigners(tx, run.company_id, [action.signing_request_id]);
  const signer = signers.find(({ id, role }) => id === signerId && role === 'company');
  if (!signer) throw notFound();
  const name = await signerNameOf(tx, access);
  await nameSigner(tx, signer, { name, email: access.email, staffId: access.staffId });
  const signing = {
    app,
    tx,
    companyId: run.company_id,
    requestId: action.signing_request_id,
    signerId,
    names: [namePartsOf(name)],
    address,
    userAgent,
    now,
  };
  // Setting the status to signed is the consent; browsers ask for it before.
  await signDocuments(signing, {
    ...input,
    signature_name: input.signature_name?.trim() || name,
    agreed: input.agreed ?? true,
  });
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [
    { event: 'signed', actionId: action.id, moduleId: action.module_id, staffId: access.staffId },
  ]);
  await recordChange(call, {
    event: 'onboarding_document_signed',
    subjectType: 'employee_onboarding_action',
    subjectId: action.id,
  });
  return present(call, open);
}

/** Sends a completed action of the employee back; the named fields open again, or the whole form. */
export async function returnAction(
  app: App,
  call: StaffCall,
  key: string,
  { reason, fields = [] }: BodyOf<typeof ReturnEndpoint>,
): Promise<EmployeeAction> {
  const { tx, access, now } = call;
  const found = await loadForm(tx, access, key);
  await requireMayReturn(call, found);
  const open = await lockForm(call, found);
  const { run, action, form, employee } = open;
  const move = moveAction(action.status, 'return');
  if (action.side !== 'employee' || !move.allowed) throw wrongState('onboarding_not_submitted');
  if (action.signing_request_id !== null) throw wrongState('onboarding_signed_document');
  const known = form ? fieldsOf(form).map(({ key: field }) => field) : [];
  const unknown = fields.find(({ field }) => !known.includes(field));
  if (unknown) throw fieldInvalid('fields', 'unknown_record');
  await store.updateAction(tx, action, {
    status: move.status,
    returned_at: now,
    returned_by: access.staffId,
    return_reason: reason.trim(),
    fixes: fields.map(({ field, reason: why }) => ({ field, reason: why.trim() })),
    version: action.version + 1,
  });
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [
    {
      event: 'returned',
      actionId: action.id,
      moduleId: action.module_id,
      staffId: access.staffId,
      details: { reason: reason.trim(), fields: fields.map(({ field }) => field).join(', ') || null },
    },
  ]);
  await recordHistories(
    tx,
    { employee, staffId: access.staffId, now },
    { event: 'onboarding_returned', module: open.module.name, text: reason.trim() },
  );
  await relock(call, open);
  const after = await refreshRun(app, tx, run, { now, staffId: access.staffId });
  await writeByLastChannels({ app, tx, run: after, employee, now }, 'returned', reason.trim());
  await recordChange(call, {
    event: 'onboarding_action_returned',
    subjectType: 'employee_onboarding_action',
    subjectId: action.id,
    changes: { action: action.name },
  });
  return present(call, open);
}

/** Later actions of the module are done again: they were about what is sent back. */
async function relock({ tx }: StaffCall, { run, action }: OpenForm): Promise<void> {
  const actions = await runs.listRunActions(tx, run.company_id, run.id);
  for (const later of actions) {
    const isLater = later.module_id === action.module_id && later.sequence > action.sequence;
    if (isLater && later.status !== 'locked') {
      await store.updateAction(tx, later, { status: 'locked', completed_at: null, completed_by: null });
    }
  }
}

/** Those who act in the module, and those who manage onboarding. */
async function requireMayReturn({ tx, access }: StaffCall, { run, module }: OpenForm): Promise<void> {
  if (holdsPermission(access.permissions, 'manage_onboarding')) return;
  const actions = await runs.listRunActions(tx, run.company_id, run.id);
  const isOwn = actions.some((action) => action.module_id === module.id && mayAct(access, action));
  if (!isOwn) throw noAccess('not_an_assignee');
}
