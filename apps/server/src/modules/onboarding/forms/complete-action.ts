// Completes an action: its answers are written to where they belong, its file is ordered, and the next action opens.
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { isOpenAction, moveAction } from '@onward/domain/onboarding/states';
import { isPortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { attachUploads } from '../../attachments/attachments.service.ts';
import { hasFile, orderFile } from '../filing/file-form.ts';
import { recordOnboardingEvents } from '../running/onboarding-events.ts';
import { recordHistories } from '../running/record-histories.ts';
import { refreshRun } from '../running/refresh-run.ts';
import * as store from '../running/runs.write-queries.ts';
import { orderScreening } from '../screening/order-screening.ts';
import type { FillingCall } from './fill-form.ts';
import { sealAnswers } from './form-answers.ts';
import type { OpenForm } from './open-form.ts';
import { ownAnswers, uploadsIn, writeRecord } from './write-record.ts';

export interface Completion {
  answers?: FormAnswers;
  signatureName?: string;
}

/** The record and the process are locked. */
export async function completeAction(
  app: App,
  call: FillingCall,
  open: OpenForm,
  { answers, signatureName }: Completion,
): Promise<void> {
  const { tx, now, access } = call;
  const { run, action, form, module, employee } = open;
  const move = moveAction(action.status, 'complete');
  if (!move.allowed || !isOpenAction(action.status)) throw wrongState('onboarding_action_completed');
  const staffId = isPortalAccess(access) ? null : access.staffId;
  if (form && answers) {
    await writeRecord(app, call, open, answers);
    await attachUploads(tx, run.company_id, uploadsIn(form, answers), now);
  }
  const filed = form !== null && answers !== undefined && hasFile(form, answers);
  await store.updateAction(tx, action, {
    status: move.status,
    completed_at: now,
    completed_by: staffId,
    saved_at: action.saved_at ?? now,
    version: action.version + 1,
    fixes: [],
    return_reason: null,
    send_errors: [],
    ...(form && answers && { answers: sealAnswers(app, action, ownAnswers(form, answers)) }),
    ...(signatureName !== undefined && { signature_name: signatureName, signed_at: now, signed_from: call.address }),
    ...(filed && { is_unfiled: true }),
  });
  if (filed) await orderFile(tx, action);
  if (form && answers) await orderScreening(tx, open, { answers, version: action.version + 1, now });
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [
    {
      event: signatureName === undefined ? 'completed_action' : 'signed',
      actionId: action.id,
      moduleId: action.module_id,
      staffId,
    },
  ]);
  await recordHistories(tx, { employee, staffId, now }, { event: 'onboarding_form_finished', module: module.name });
  await refreshRun(app, tx, run, { now, staffId });
}
