// The thank-you page of an application: what was sent, and what comes next (CAR-012).

import { standingOf } from '@onward/domain/careers/application-standing';
import { isAsked, isDeclined, isDone } from '@onward/domain/careers/asked-of-applicant';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { HOLDING_STATUSES, mayReopen, type ScheduleState } from '@onward/domain/interviews/meeting-states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, notFound } from '../../../platform/http/errors.ts';
import { type ApplicationRow, findApplication } from '../../applicants/applicants.service.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { presentBrand, presentCompany } from '../pages/career-pages.presenter.ts';
import { findByReceipt as findHeldBack, type SpamRow } from '../spam/suspected-spam.queries.ts';
import { nextTaskOf, taskLinkOf } from '../tasks/link-tasks.ts';
import { findForm } from './apply-form.queries.ts';
import { findInterview, findPositionKey, listStages } from './receipt.queries.ts';
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
  const stages = await stagesOf(tx, application);
  const next = (await nextTaskOf(app, tx, application)) ?? (await askedOf(app, tx, application, stages));
  const interview = await interviewOf(app, tx, application);
  return {
    first_name: application.first_name,
    position_title: form.title,
    city: form.city,
    company: presentCompany(form.company),
    brand: presentBrand(form),
    applied_at: application.applied_at.toISOString(),
    time_zone: form.time_zone,
    standing: standingOf({
      status: application.status,
      isJobOpen: form.status === 'published',
      isAsked: next !== null || interview !== null,
    }),
    stages,
    interview,
    next,
  };
}

async function stagesOf(tx: Transaction, application: ApplicationRow) {
  const stages = await listStages(tx, application);
  return stages.map(({ id, name, stage_type, config }) => {
    const is_current = id === application.stage_id;
    const is_done = is_current && isDone(stage_type, application.stage_status);
    const is_declined = is_current && isDeclined(stage_type, application.stage_status);
    return { name, stage_type, meeting_type: config.meeting_type ?? null, is_current, is_done, is_declined };
  });
}

/** An offer or a background check that waits for the applicant. */
async function askedOf(
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  stages: readonly { stage_type: StageType; is_current: boolean }[],
) {
  const stage_type = stages.find(({ is_current }) => is_current)?.stage_type;
  if (application.status !== 'in_progress' || !stage_type || !isAsked(stage_type, application.stage_status))
    return null;
  const link = await taskLinkOf(app, tx, application);
  return link === null ? null : { stage_type, link };
}

async function interviewOf(app: App, tx: Transaction, application: ApplicationRow) {
  const meeting = application.status === 'in_progress' ? await findInterview(tx, application) : undefined;
  if (!meeting) return null;
  const { status, is_proposed, starts_at, ends_at, time_zone } = meeting;
  const isAhead = HOLDING_STATUSES.includes(status) && ends_at > app.clock();
  if (!isAhead && !mayReopen(application.stage_status as ScheduleState, meeting)) return null;
  const link = await taskLinkOf(app, tx, application);
  if (link === null) return null;
  const held = status === 'confirmed' ? ('confirmed' as const) : ('pending' as const);
  const state = !isAhead ? ('cancelled' as const) : is_proposed ? ('proposed' as const) : held;
  return { state, starts_at: starts_at.toISOString(), time_zone, link };
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
    time_zone: form.time_zone,
    standing: 'open' as const,
    stages: stages.map(({ name, stage_type, config }, at) => ({
      name,
      stage_type,
      meeting_type: config.meeting_type ?? null,
      is_current: at === 0,
      is_done: false,
      is_declined: false,
    })),
    interview: null,
    next: null,
  };
}
