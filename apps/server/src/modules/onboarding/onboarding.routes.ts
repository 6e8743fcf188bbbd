// The routes of onboarding.
import * as processes from '@onward/contract/onboarding/employee-processes';
import * as batches from '@onward/contract/onboarding/onboarding-batches';
import * as forms from '@onward/contract/onboarding/onboarding-forms';
import * as lists from '@onward/contract/onboarding/onboarding-lists';
import * as portal from '@onward/contract/onboarding/onboarding-portal';
import { summarizeOnboarding as summarizeEndpoint } from '@onward/contract/onboarding/onboarding-processes';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import { type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import { listProcessUploads, storeUpload } from '../attachments/attachments.service.ts';
import { loadEmployee } from '../employees/employees.service.ts';
import { namePeople } from './bulk/name-people.ts';
import { createBatch, showBatch, undoBatch } from './bulk/run-batches.ts';
import { loadForm, requireMayRead } from './forms/open-form.ts';
import { saveSubmission } from './forms/save-submission.ts';
import { showSubmission } from './forms/show-submission.ts';
import { completeByStaff, returnAction, signForCompany } from './hr/act-on-action.ts';
import { listTasks } from './hr/list-tasks.ts';
import { sendToProvider } from './hr/send-to-payroll.ts';
import { answerFile, answerUpload, completeInPortal, setLanguage, signInPortal } from './portal/act-in-portal.ts';
import { requireSendable, sendLink } from './portal/portal-links.ts';
import { openPortal, requestCode } from './portal/portal-sessions.ts';
import { showPortal } from './portal/show-portal.ts';
import { completeManually, markIncomplete, updateConfig } from './running/complete-module.ts';
import { replaceProcess, stopProcess } from './running/ending/stop-process.ts';
import { listCandidates } from './running/list-candidates.ts';
import { loadForStaff, lockRunByKey, requireRunning } from './running/lock-run.ts';
import { presentRun } from './running/run.presenter.ts';
import * as runs from './running/runs.queries.ts';
import { startOnboarding } from './running/start-onboarding.ts';
import { summarizeOnboarding } from './running/summarize-onboarding.ts';
import { screeningRoutes } from './screening/screening.routes.ts';
import { answerDocumentPage, showDocuments } from './signing/show-documents.ts';
import { templateRoutes } from './templates/templates.routes.ts';

export const onboardingRoutes = (app: App): Route[] => [
  ...templateRoutes(app),
  ...processRoutes(app),
  ...moduleRoutes(app),
  ...listRoutes(),
  ...batchRoutes(),
  ...formRoutes(app),
  ...portalRoutes(app),
  ...screeningRoutes(),
];

const presented = async (call: CompanyCall, run: runs.RunRow) => ({
  employee_onboarding_process: await presentRun(call, run, await loadEmployee(call, run.employee_id)),
});

const processRoutes = (app: App): Route[] => [
  route(processes.onboardEmployee, async (call) => {
    const { onboarding_process_id: processId, start_date: startDate, ...link } = call.body;
    const start = {
      employeeId: call.params.id,
      processId,
      field: 'onboarding_process_id' as const,
      startDate,
      ...link,
    };
    return presented(call, (await startOnboarding(app, call, start)).run);
  }),
  route(processes.createEmployeeProcess, async (call) => {
    const { employee_id: employeeId, application_id: applicationId, start_date: startDate, ...rest } = call.body;
    const { company_onboarding_process_id: processId, ...link } = rest;
    const field = 'company_onboarding_process_id' as const;
    const { run } = await startOnboarding(app, call, {
      employeeId,
      applicationId,
      processId,
      field,
      startDate,
      ...link,
    });
    return presented(call, run);
  }),
  route(processes.replaceProcess, async (call) =>
    presented(call, await replaceProcess(app, call, call.params.id, call.body.onboarding_process_id)),
  ),
  route(processes.getEmployeeProcess, async (call) => {
    const run = await runs.findRunByKey(call.tx, call.access.companyId, call.params.process_key);
    if (!run) throw notFound();
    return { employee_onboarding_process: await presentRun(call, run, await loadForStaff(call, run)) };
  }),
  route(processes.stopProcess, async (call) => {
    await stopProcess(call, call.params.process_key);
    return undefined;
  }),
  route(processes.sendOnboardingLink, async (call) => {
    const { run, employee } = await lockRunByKey(call, call.params.process_key);
    requireRunning(run);
    requireSendable(employee, call.body);
    const { tx, now, access } = call;
    const sentAt = await sendLink({ app, tx, run, employee, now }, call.body, access.staffId);
    return { last_link_sent_at: sentAt.toISOString() };
  }),
];

const moduleRoutes = (app: App): Route[] => [
  route(processes.updateEmployeeModule, async (call) => ({
    employee_onboarding_module: await updateConfig(app, call, call.params.id, call.body.config),
  })),
  route(processes.completeModuleManually, async (call) => ({
    employee_onboarding_module: await completeManually(app, call, call.params.id, call.body.reason),
  })),
  route(processes.markModuleIncomplete, async (call) => ({
    employee_onboarding_module: await markIncomplete(app, call, call.params.id, call.body.reason),
  })),
];

const ORDERS = ['urgency'] as const;
const BY_URGENCY = { field: 'urgency', direction: 'asc' } as const;

const listRoutes = (): Route[] => [
  route(summarizeEndpoint, (call) => summarizeOnboarding(call)),
  route(lists.listOnboardingTasks, async (call) => {
    const window = pageWindow(call.query, ORDERS, BY_URGENCY, DEFAULT_PAGE_SIZE);
    const { tasks, total } = await listTasks(call.tx, call.access, { ...call.query, now: call.now }, window);
    return { onboarding_tasks: tasks, ...pageFacts(window, total) };
  }),
  route(lists.listCandidates, async (call) => {
    const window = pageWindow(call.query, ORDERS, BY_URGENCY, DEFAULT_PAGE_SIZE);
    const { candidates, total } = await listCandidates(call.tx, call.access, call.query, window);
    return { candidates, ...pageFacts(window, total) };
  }),
];

const batchRoutes = (): Route[] => [
  route(batches.startSeveral, async (call) => {
    const { company_onboarding_process_id: processId, people, ...link } = call.body;
    return {
      onboarding_batch: await createBatch(
        call,
        'start',
        { processId, ...link },
        await namePeople(call, people, (place, key) => `people.${place}.${key}`),
      ),
    };
  }),
  route(batches.remindSeveral, async (call) => {
    const { employee_ids, ...link } = call.body;
    const people = await namePeople(
      call,
      employee_ids.map((employee_id) => ({ employee_id })),
      () => 'employee_ids',
    );
    return { onboarding_batch: await createBatch(call, 'remind', { processId: null, ...link }, people) };
  }),
  route(batches.getBatch, async (call) => ({ onboarding_batch: await showBatch(call, call.params.id) })),
  route(batches.undoBatch, async (call) => ({ onboarding_batch: await undoBatch(call, call.params.id) })),
];

const formRoutes = (app: App): Route[] => [
  route(forms.getSubmission, async (call) => ({
    onboarding_form_submission: await showSubmission(app, call, call.params.submission_key),
  })),
  route(forms.saveSubmission, async (call) => ({
    onboarding_form_submission: await saveSubmission(app, call, call.params.submission_key, call.body),
  })),
  route(forms.signCompanyDocument, async (call) => {
    const { action_key: key, id: signerId } = call.params;
    const { status: _status, ...input } = call.body;
    return { employee_onboarding_action: await signForCompany(app, call, { key, signerId }, input) };
  }),
  route(forms.completeHrAction, async (call) => ({
    employee_onboarding_action: await completeByStaff(app, call, call.params.action_key, call.body),
  })),
  route(forms.returnAction, async (call) => ({
    employee_onboarding_action: await returnAction(app, call, call.params.action_key, call.body),
  })),
  route(forms.getActionDocuments, (call) => showDocuments(app, call.tx, call.access, call.params.action_key)),
  route(forms.getActionDocumentPage, (call) => answerDocumentPage(app, call.access, call.params)),
  route(forms.getActionFile, async (call) => {
    const open = await loadForm(call.tx, call.access, call.params.action_key);
    await requireMayRead(call.tx, call.access, open);
    const [upload] = await listProcessUploads(call.tx, call.access.companyId, open.run.id, [call.params.id]);
    const bytes = upload && (await app.files.get(upload.storage_key));
    if (!upload || !bytes) throw notFound();
    const { file_name: name, content_type: contentType } = upload;
    return fileAnswer(bytes, { name, contentType, type: call.query.type ?? 'inline' });
  }),
  route(forms.sendToAdp, (call) => sendToProvider(app, call, call.params.id, 'review_and_send_to_adp')),
  route(forms.sendToPaychex, (call) => sendToProvider(app, call, call.params.id, 'review_and_send_to_paychex')),
];

const portalRoutes = (app: App): Route[] => [
  route(portal.requestPortalCode, (call) => requestCode(app, call.tx, call.body, call.language)),
  route(portal.openPortal, async ({ body, userAgent }) => {
    // A wrong try is counted even though it is refused.
    const opened = await inSystem(app.pool, (tx) => openPortal(app, tx, body, userAgent));
    if ('refusal' in opened) throw opened.refusal;
    return opened;
  }),
  route(portal.getPortal, async (call) => {
    if (call.params.process_key !== call.access.processKey) throw notFound();
    return { portal: await showPortal(app, call.tx, call.access) };
  }),
  route(portal.setPortalLanguage, async (call) => {
    await setLanguage(call.tx, call.access, call.body.language);
    return undefined;
  }),
  route(portal.completePortalAction, async (call) => ({
    portal: await completeInPortal(app, call, call.params.action_key),
  })),
  route(portal.signPortalAction, async (call) => ({
    portal: await signInPortal(app, call, call.params.action_key, call.body),
  })),
  route(portal.uploadPortalFile, async ({ tx, access, file, body: { sharpness } }) => {
    if (!file) throw notFound();
    const { companyId, processId: onboardingProcessId } = access;
    const owner = { companyId, onboardingProcessId };
    const upload = await storeUpload(app, tx, {
      ...owner,
      category: 'document',
      file,
      ...(sharpness !== undefined && { sharpness }),
    });
    return { upload: { ...upload, byte_size: Number(upload.byte_size) } };
  }),
  route(portal.getPortalUpload, (call) => answerUpload(app, call.tx, call.access, call.params.id)),
  route(portal.getPortalFile, (call) => answerFile(app, call.tx, call.access, call.params.id)),
];
