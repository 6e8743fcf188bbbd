// Starts or reminds many people in the background, one transaction each; nothing leaves before it can no longer be
// undone (ONB-030, AHD-001).

import type { OnboardingBatch } from '@onward/contract/onboarding/onboarding-batches';
import { UNDO_SECONDS } from '@onward/domain/platform/constants';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound, Refusal, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { say } from '../../../platform/i18n/translate.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { deleteNewEmployees, findEmployee, lockEmployee, lockForEditing } from '../../employees/employees.service.ts';
import { requireSendable, sendLink, wantsLink } from '../portal/portal-links.ts';
import { backgroundCall } from '../running/background-call.ts';
import { endRun } from '../running/ending/end-run.ts';
import { requireRunning } from '../running/lock-run.ts';
import * as runs from '../running/runs.queries.ts';
import { startOnboarding } from '../running/start-onboarding.ts';
import * as batches from './batches.queries.ts';

export const BATCH_TASK = 'onboarding.run_batch';
export const LINKS_TASK = 'onboarding.send_batch_links';

export interface BatchJob {
  company_id: number;
  batch_id: number;
}

export async function createBatch(
  call: CompanyCall,
  kind: batches.BatchRow['kind'],
  params: batches.BatchParams,
  people: readonly batches.NewPerson[],
): Promise<OnboardingBatch> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const id = await batches.insertBatch(tx, { company_id: companyId, kind, staff_id: staffId, params }, people, now);
  const job: BatchJob = { company_id: companyId, batch_id: id };
  await enqueue(tx, BATCH_TASK, job, { key: `onboarding:${companyId}:batch:${id}` });
  return showBatch(call, id);
}

/** A killed worker leaves the rest waiting; the next attempt continues there. */
export async function runBatch(app: App, job: BatchJob): Promise<void> {
  const { company_id: companyId, batch_id: batchId } = job;
  for (let isMore = true; isMore; ) {
    isMore = await inCompany(app.pool, companyId, async (tx) => {
      const batch = await batches.findBatch(tx, companyId, batchId);
      if (batch?.status !== 'running') return false;
      const person = await batches.takePerson(tx, companyId, batchId);
      if (!person) return false;
      await perform(app, tx, batch, person);
      return true;
    });
  }
  await finishBatch(app, job);
}

const finishBatch = (app: App, job: BatchJob): Promise<void> =>
  inCompany(app.pool, job.company_id, async (tx) => {
    const batch = await batches.lockBatch(tx, job.company_id, job.batch_id);
    if (batch?.status !== 'running') return;
    // Another worker has somebody in hand, and finishes the batch afterwards.
    if (await batches.hasWaiting(tx, job.company_id, job.batch_id)) return;
    const now = app.clock();
    const canUndo = batch.kind === 'start';
    const until = canUndo ? addSeconds(now, UNDO_SECONDS) : null;
    await batches.updateBatch(tx, batch, { status: 'done', finished_at: now, undo_until: until });
    if (until && wantsLink(batch.params)) {
      await enqueue(tx, LINKS_TASK, job, { key: `onboarding:${job.company_id}:links:${job.batch_id}`, runAt: until });
    }
  });

async function perform(app: App, tx: Transaction, batch: batches.BatchRow, person: batches.PersonRow): Promise<void> {
  const at = { companyId: batch.company_id, batchId: batch.id, place: person.place };
  try {
    const result = await tx.whollyOrNot(async (): Promise<batches.PersonResult> => {
      const call = await backgroundCall(app, tx, { companyId: batch.company_id, staffId: batch.staff_id });
      return batch.kind === 'start' ? start(app, call, batch, person) : remind(app, call, batch, person);
    });
    await batches.updatePerson(tx, at, result);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [field] = Object.values(error.fields ?? {});
    await batches.updatePerson(tx, at, { status: 'refused', refusal: field?.[0] ?? error.text });
  }
}

async function start(
  app: App,
  call: CompanyCall,
  { params }: batches.BatchRow,
  { employee_id, application_id, start_date }: batches.PersonRow,
): Promise<batches.PersonResult> {
  const { run, madeRecord } = await startOnboarding(app, call, {
    ...(employee_id === null ? { applicationId: application_id ?? 0 } : { employeeId: employee_id }),
    processId: params.processId ?? 0,
    field: 'company_onboarding_process_id',
    startDate: start_date,
  });
  if (wantsLink(params)) {
    const employee = await findEmployee(call.tx, run.company_id, run.employee_id);
    if (employee) requireSendable(employee, params);
  }
  return { status: 'done', process_id: run.id, employee_id: run.employee_id, made_record: madeRecord };
}

async function remind(
  app: App,
  call: CompanyCall,
  { params }: batches.BatchRow,
  { employee_id }: batches.PersonRow,
): Promise<batches.PersonResult> {
  const { tx, access, now } = call;
  const employee = await lockForEditing(call, employee_id ?? 0);
  const run = await runs.findCurrentRun(tx, access.companyId, employee.id);
  if (!run) throw wrongState('onboarding_none');
  requireRunning(run);
  requireSendable(employee, params);
  await sendLink({ app, tx, run, employee, now }, params, access.staffId);
  return { status: 'done', process_id: run.id };
}

/** Each link is sent once: it is noted in the same transaction. */
export async function sendBatchLinks(app: App, { company_id: companyId, batch_id: batchId }: BatchJob): Promise<void> {
  const people = await inCompany(app.pool, companyId, async (tx) => {
    const batch = await batches.findBatch(tx, companyId, batchId);
    return batch?.status === 'done' ? batches.listPeople(tx, companyId, batchId) : [];
  });
  for (const { process_id } of people) {
    if (process_id === null) continue;
    await inCompany(app.pool, companyId, async (tx) => {
      const batch = await batches.findBatch(tx, companyId, batchId);
      const found = await runs.findRun(tx, companyId, process_id);
      if (batch?.status !== 'done' || !found) return;
      await lockEmployee(tx, companyId, found.employee_id);
      const run = await runs.lockRun(tx, companyId, process_id);
      const employee = run && (await findEmployee(tx, companyId, run.employee_id));
      if (!run || !employee || run.ended_at !== null || run.last_link_sent_at !== null) return;
      await sendLink({ app, tx, run, employee, now: app.clock() }, batch.params, batch.staff_id);
    });
  }
}

/** What nobody has touched since is as it was before; records that were made for it are deleted. */
export async function undoBatch(call: CompanyCall, id: number): Promise<OnboardingBatch> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const batch = await batches.lockBatch(tx, companyId, id);
  if (!batch || batch.staff_id !== staffId) throw notFound();
  if (batch.kind !== 'start' || batch.status === 'undone') throw wrongState('onboarding_cannot_undo');
  if (batch.status === 'done' && (batch.undo_until === null || batch.undo_until <= now))
    throw wrongState('undo_too_late');
  for (const person of await batches.listPeople(tx, companyId, id)) {
    if (person.process_id === null || person.employee_id === null) continue;
    await lockEmployee(tx, companyId, person.employee_id);
    const run = await runs.lockRun(tx, companyId, person.process_id);
    if (!run || run.ended_at !== null || run.status !== 'not_started' || run.first_opened_at !== null) continue;
    await endRun(tx, run, { as: 'undone', staffId, now });
    await batches.updatePerson(
      tx,
      { companyId, batchId: id, place: person.place },
      { status: 'undone', process_id: null },
    );
    if (person.made_record) await deleteNewEmployees(tx, companyId, [person.employee_id]);
  }
  await batches.updateBatch(tx, batch, { status: 'undone', undo_until: null });
  return showBatch(call, id);
}

export async function showBatch({ tx, access, language }: CompanyCall, id: number): Promise<OnboardingBatch> {
  const batch = await batches.findBatch(tx, access.companyId, id);
  if (!batch || batch.staff_id !== access.staffId) throw notFound();
  const people = await batches.listPeople(tx, access.companyId, id);
  const count = (status: batches.PersonRow['status']) => people.filter((person) => person.status === status).length;
  return {
    id,
    kind: batch.kind,
    status: batch.status,
    total: people.length,
    done_count: count('done'),
    refused_count: count('refused'),
    undo_until: batch.undo_until?.toISOString() ?? null,
    people: people.map((person) => presentPerson(person, language)),
  };
}

const presentPerson = (person: batches.PersonRow, language: Language): OnboardingBatch['people'][number] => ({
  employee_id: person.employee_id,
  application_id: person.application_id,
  name: person.name,
  status: person.status,
  reason: person.refusal ? say(person.refusal, language) : null,
  process_key: person.process_key,
});
