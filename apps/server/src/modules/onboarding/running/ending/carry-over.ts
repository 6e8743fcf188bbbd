// What was done in the replaced onboarding continues in the new one, for modules of the same type (ONB-034).
import { carriedModules } from '@onward/domain/onboarding/carry-over';
import type { App } from '../../../../platform/app.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { openAnswers, sealAnswers } from '../../forms/form-answers.ts';
import { loadModules } from '../load-modules.ts';
import type * as runs from '../runs.queries.ts';
import * as store from '../runs.write-queries.ts';

export async function carryOver(app: App, tx: Transaction, before: runs.RunRow, after: runs.RunRow): Promise<void> {
  const old = await loadModules(tx, before.company_id, before.id);
  const modules = await loadModules(tx, after.company_id, after.id);
  const continued = carriedModules(old, modules);
  for (const [place, module] of modules.entries()) {
    const from = old[continued[place] ?? -1];
    if (!from) continue;
    await store.updateModule(tx, after.company_id, module.id, {
      manually_completed_by: from.manually_completed_by,
      manual_reason: from.manual_reason,
    });
    for (const action of module.actions) {
      const source = from.actions.find(({ action_type }) => action_type === action.action_type);
      if (source) await copyAction(app, tx, source, action);
    }
  }
}

/** Answers are encrypted for their own row. A locked action stays locked until it is its turn. */
async function copyAction(app: App, tx: Transaction, from: runs.RunActionRow, to: runs.RunActionRow): Promise<void> {
  const isKept = from.status === 'completed' || from.status === 'returned';
  await store.updateAction(tx, to, {
    ...(isKept && { status: from.status }),
    answers: from.answers === null ? null : sealAnswers(app, to, openAnswers(app, from)),
    version: from.version,
    saved_at: from.saved_at,
    opened_at: from.opened_at,
    due_on: from.due_on,
    completed_at: from.completed_at,
    completed_by: from.completed_by,
    signature_name: from.signature_name,
    signed_at: from.signed_at,
    returned_at: from.returned_at,
    returned_by: from.returned_by,
    return_reason: from.return_reason,
    fixes: from.fixes,
    signing_request_id: from.signing_request_id,
    attachment_id: from.attachment_id,
    payroll_transfer_id: from.payroll_transfer_id,
  });
}
