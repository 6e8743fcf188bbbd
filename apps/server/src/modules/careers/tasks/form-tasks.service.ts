// Forms behind a link: saved while they are filled in, submitted once (CAR-015).
import type { FormTask } from '@onward/contract/careers/applicant-tasks';
import type { Answer } from '@onward/domain/questions/answers';
import { judgeFormAnswer } from '@onward/domain/questions/judged-answers';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, wrongState } from '../../../platform/http/errors.ts';
import { type ApplicationRow, attachToApplication, finishStageTask } from '../../applicants/applicants.service.ts';
import { storeUpload } from '../../attachments/attachments.service.ts';
import { type AskedForm, findForm } from '../../hiring-processes/hiring-processes.service.ts';
import type { ApplyPorts } from '../applying/applying.service.ts';
import { attachUploads, listUploads } from '../applying/drafts.queries.ts';
import {
  asked,
  asSent,
  frameOf,
  openTask,
  refuseBadAnswers,
  type StoredAnswer,
  storedWith,
  tellStaff,
} from './open-task.ts';
import * as tasks from './tasks.queries.ts';
import { wayOn } from './way-on.ts';

export async function readForm(app: App, tx: Transaction, token: string): Promise<FormTask> {
  const { task, application, isDone } = await openTask(tx, 'online_form', token);
  const form = await formOf(tx, task);
  return isDone ? presentDone({ app, tx }, task, form, application) : presentForm(tx, task, form);
}

async function formOf(tx: Transaction, task: tasks.PlacedTask): Promise<AskedForm> {
  const form = await findForm(tx, task.company_id, task.config.form_id ?? 0);
  if (!form) throw linkExpired('no_longer_valid');
  return form;
}

async function presentForm(tx: Transaction, task: tasks.PlacedTask, form: AskedForm): Promise<FormTask> {
  const uploads = await listUploads(tx, { companyId: task.company_id, taskId: task.id });
  return {
    ...frameOf(task),
    name: form.name,
    state: 'open',
    questions: form.questions.map(asked),
    answers: asSent(task.draft),
    next: null,
    application_link: null,
    uploads: uploads.map(({ storage_key: _kept, ...upload }) => upload),
  };
}

/** The answers are no longer shown; what comes next is. */
async function presentDone(
  { app, tx }: { app: App; tx: Transaction },
  task: tasks.PlacedTask,
  form: AskedForm,
  application: ApplicationRow,
): Promise<FormTask> {
  const open = await presentForm(tx, task, form);
  return { ...open, state: 'done', questions: [], answers: [], ...(await wayOn(app, tx, application)) };
}

export async function saveForm(
  { app, tx, ports, now }: { app: App; tx: Transaction; ports: ApplyPorts; now: Date },
  token: string,
  answers: readonly Answer[],
  isDraft: boolean,
): Promise<FormTask> {
  const { task, application, isDone } = await openTask(tx, 'online_form', token);
  if (isDone) throw wrongState('task_done');
  const form = await formOf(tx, task);
  if (isDraft) {
    await tasks.saveDraft(tx, task, answers, now);
    return presentForm(tx, { ...task, draft: [...answers] }, form);
  }
  const uploads = await listUploads(tx, { companyId: task.company_id, taskId: task.id });
  refuseBadAnswers(form.questions, answers, new Set(uploads.map(({ id }) => id)));
  const stored = form.questions.map((question) => storedWith(question, answers, judgeFormAnswer));
  const attached = await attachFiles(tx, task, stored, uploads, now);
  if (!(await tasks.finish(tx, task, { name: form.name, answers: attached, result: null, now })))
    throw wrongState('task_done');
  await finishStageTask(tx, application, {
    stageStatus: 'completed',
    action: 'form_submitted',
    detail: { form: form.name },
    now,
  });
  await tellStaff(tx, task, application, { type: 'form_submitted', name: form.name });
  const moved = await ports.applyFacts(tx, application, ['form_submitted'], now);
  return presentDone({ app, tx }, task, form, moved);
}

/** Turns the uploads that answer a question into attachments, and notes on each answer which one is its file. */
async function attachFiles(
  tx: Transaction,
  { company_id: companyId, application_id: applicationId }: tasks.PlacedTask,
  stored: readonly StoredAnswer[],
  uploads: Awaited<ReturnType<typeof listUploads>>,
  now: Date,
): Promise<StoredAnswer[]> {
  const answerOf = (uploadId: number) =>
    stored.find(({ question_type, value }) => question_type === 'file' && value === uploadId);
  const used = uploads.filter(({ id }) => answerOf(id) !== undefined);
  const usedIds = used.map(({ id }) => id);
  await attachUploads(tx, companyId, usedIds, now);
  const attachmentIds = await attachToApplication(
    tx,
    companyId,
    applicationId,
    used.map(({ id, file_name, content_type, byte_size, storage_key }) => ({
      kind: 'form_answer' as const,
      question_id: answerOf(id)?.question_id ?? null,
      file_name,
      content_type,
      byte_size,
      storage_key,
    })),
  );
  return stored.map((answer) => {
    const upload = answer.question_type === 'file' ? used.find(({ id }) => id === answer.value) : undefined;
    return upload ? { ...answer, attachment_id: attachmentIds.get(upload.storage_key) ?? null } : answer;
  });
}

export async function uploadToForm(app: App, tx: Transaction, token: string, file: { name: string; bytes: Buffer }) {
  const { task, isDone } = await openTask(tx, 'online_form', token);
  if (isDone) throw wrongState('task_done');
  return storeUpload(app, tx, { companyId: task.company_id, taskId: task.id, category: 'document', file });
}
