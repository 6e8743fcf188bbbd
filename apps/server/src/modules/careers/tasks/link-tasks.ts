// The link of a task: created when a stage is entered, shown after applying, sent by email or text (CAR-012, CAR-014).
import type { NextTask } from '@onward/contract/careers/next-task';
import { TASK_PATHS } from '@onward/domain/applicants/stages/stage-statuses';
import { READY_TASKS, type ReadyTask, type TaskKind } from '@onward/domain/careers/task-links';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';
import { findStage } from '../../hiring-processes/hiring-processes.service.ts';
import * as tasks from './tasks.queries.ts';

const isReady = (type: StageType): type is ReadyTask => (READY_TASKS as readonly string[]).includes(type);

const linkOf = (app: App, kind: TaskKind, token: string): string =>
  `${app.config.publicUrl}/${TASK_PATHS[kind]}/${token}`;

export const receiptLink = (app: App, token: string): string => `${app.config.publicUrl}/thanks/${token}`;

/** A placeholder link for previews. */
export const shapeOfLink = (app: App, type: StageType): string | null => (isTask(type) ? linkOf(app, type, '…') : null);

const isTask = (type: StageType): type is TaskKind => TASK_PATHS[type] !== undefined;

/** What the applicant's current stage asks of them; null when staff must act or it is done. */
export async function nextTaskOf(app: App, tx: Transaction, application: ApplicationRow): Promise<NextTask | null> {
  const { status, company_id: companyId, stage_id: stageId } = application;
  if (status !== 'in_progress') return null;
  const stage = await findStage(tx, companyId, stageId);
  if (!stage || !isReady(stage.stage_type)) return null;
  const token = (await makeTask(app, tx, application, stage.stage_type)) ?? (await openToken(app, tx, application));
  return token ? { stage_type: stage.stage_type, link: linkOf(app, stage.stage_type, token) } : null;
}

/** The token of a new task; null when this stage visit already has one. */
async function makeTask(
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  kind: TaskKind,
): Promise<string | null> {
  const created = createSealed(app, visitOf(application));
  const isNew = await tasks.insert(tx, { application, kind, ...created, now: app.clock() });
  return isNew ? created.token : null;
}

function createSealed(app: App, visit: tasks.Visit): { token: string; sealed: Buffer } {
  const token = createToken();
  return { token, sealed: app.encryption.encrypt(token, placeIn('applicant_tasks.token', visit)) };
}

async function openToken(app: App, tx: Transaction, application: ApplicationRow): Promise<string | null> {
  const task = await tasks.findSealedToken(tx, visitOf(application));
  return task && !task.finished_at ? tokenOf(app, tx, task) : null;
}

const visitOf = ({ company_id, id, stage_entry }: ApplicationRow): tasks.Visit => ({
  company_id,
  application_id: id,
  stage_entry,
});

/** The link of a task that a later room asks for, open again if it was done before. */
export async function openTaskLink(
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  kind: TaskKind,
): Promise<string> {
  const token = await makeTask(app, tx, application, kind);
  if (token) return linkOf(app, kind, token);
  await tasks.reopen(tx, visitOf(application));
  return (await taskLinkOf(app, tx, application)) ?? '';
}

export const taskLinkOfVisit = async (app: App, tx: Transaction, visit: tasks.Visit): Promise<string | null> =>
  opened(app, tx, await tasks.findSealedToken(tx, visit));

/** The link of the task for this stage visit, done or not. */
export const taskLinkOf = async (app: App, tx: Transaction, application: ApplicationRow): Promise<string | null> =>
  opened(app, tx, await tasks.findSealedToken(tx, visitOf(application)));

/** The same for callers that only know the application; null for a closed one. */
export const taskLinkNow = async (
  app: App,
  tx: Transaction,
  whom: Pick<tasks.Visit, 'company_id' | 'application_id'>,
): Promise<string | null> => opened(app, tx, await tasks.findSealedTokenNow(tx, whom));

const opened = async (app: App, tx: Transaction, task: tasks.SealedToken | undefined): Promise<string | null> =>
  task ? linkOf(app, task.kind, await tokenOf(app, tx, task)) : null;

/** A new one after the contact changed. */
async function tokenOf(app: App, tx: Transaction, task: tasks.SealedToken): Promise<string> {
  if (task.token) return app.encryption.decrypt(task.token, placeIn('applicant_tasks.token', task));
  const created = createSealed(app, task);
  if (await tasks.renewToken(tx, task, created)) return created.token;
  const renewed = await tasks.findSealedToken(tx, task);
  if (!renewed?.token) throw new Error('A task has no link.');
  return app.encryption.decrypt(renewed.token, placeIn('applicant_tasks.token', renewed));
}
