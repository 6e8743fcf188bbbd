// The thank-you page of an application: what was sent, and what comes next (CAR-012).

import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, notFound } from '../../../platform/http/errors.ts';
import { findApplication } from '../../applicants/applicants.service.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { presentBrand, presentCompany } from '../pages/career-pages.presenter.ts';
import { findByReceipt as findHeldBack, type SpamRow } from '../spam/suspected-spam.queries.ts';
import { nextTaskOf } from '../tasks/link-tasks.ts';
import { findForm } from './apply-form.queries.ts';
import { findPositionKey, listStages } from './receipt.queries.ts';
import { findByReceiptToken } from './receipt-tokens.ts';

export async function readReceipt(app: App, tx: Transaction, token: string) {
  const heldBack = await findHeldBack(tx, token);
  if (heldBack) return receiptOfHeldBack(tx, heldBack);
  const found = await findByReceiptToken(tx, token, app.clock());
  const application = found && (await findApplication(tx, found.company_id, found.application_id));
  if (!application) throw linkExpired('no_longer_valid');
  const form = await findForm(tx, await findPositionKey(tx, application));
  if (!form) throw notFound();
  await tx.enterCompany(application.company_id);
  const stages = await listStages(tx, application);
  return {
    first_name: application.first_name,
    position_title: form.title,
    city: form.city,
    company: presentCompany(form.company),
    brand: presentBrand(form),
    applied_at: application.applied_at.toISOString(),
    stages: stages.map(({ id, name, stage_type }) => ({ name, stage_type, is_current: id === application.stage_id })),
    next: await nextTaskOf(app, tx, application),
  };
}

/** Looks like any other, so that a bot learns nothing and a person is not worried. */
async function receiptOfHeldBack(tx: Transaction, heldBack: SpamRow) {
  const form = await findForm(tx, await findPositionKey(tx, heldBack));
  if (!form) throw notFound();
  await tx.enterCompany(heldBack.company_id);
  const stages = await stagesOfPosition(tx, heldBack.company_id, form.hiring_process_template_id);
  return {
    first_name: heldBack.input.first_name,
    position_title: form.title,
    city: form.city,
    company: presentCompany(form.company),
    brand: presentBrand(form),
    applied_at: heldBack.received_at.toISOString(),
    stages: stages.map(({ name, stage_type }, at) => ({ name, stage_type, is_current: at === 0 })),
    next: null,
  };
}
