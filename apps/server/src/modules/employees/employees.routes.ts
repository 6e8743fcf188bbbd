// The routes of employee records.
import * as files from '@onward/contract/employees/employee-files';
import * as information from '@onward/contract/employees/employee-information';
import * as readiness from '@onward/contract/employees/employee-readiness';
import * as endpoints from '@onward/contract/employees/employees';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { noAccess } from '../../platform/http/errors.ts';
import { type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import { checkUscis, checkWotc } from './check-readiness.ts';
import { listExpiring, requestNew } from './documents/expiring-documents.ts';
import {
  addDocument,
  deleteDocument,
  showDocument,
  updateDocument,
  zipDocuments,
} from './documents/manage-documents.ts';
import { presentEmployee, presentListed } from './employees.presenter.ts';
import { revealField } from './information/reveal-field.ts';
import { saveDirectDeposit } from './information/save-direct-deposit.ts';
import { saveGroup } from './information/save-group.ts';
import { saveStateTax, showSubmission } from './information/save-state-tax.ts';
import { countEmployees } from './list/count-employees.ts';
import { exportEmployees } from './list/export-employees.ts';
import { EMPLOYEE_ORDERS, findPage, NEWEST } from './list/find-page.ts';
import { messageEmployees } from './message-employees.ts';
import { addNote, deleteNote, listNotes, updateNote } from './notes.ts';
import { addEmployee } from './record/add-employee.ts';
import { browseEmployee } from './record/browse-employee.ts';
import { changeStatus, rehireEmployee } from './record/change-status.ts';
import { listChanges } from './record/list-changes.ts';
import { loadEmployee } from './record/load-employee.ts';
import { updateEmployee } from './record/update-employee.ts';

export const employeesRoutes = (app: App): Route[] => [
  ...listRoutes(app),
  ...recordRoutes(app),
  ...informationRoutes(app),
  ...fileRoutes(app),
];

const changed = async (call: CompanyCall, id: number) => ({ employee: presentEmployee(await loadEmployee(call, id)) });

const listRoutes = (app: App): Route[] => [
  route(endpoints.countEmployees, (call) => countEmployees(call)),
  route(endpoints.exportEmployees, (call) => exportEmployees(call, call.query)),
  route(endpoints.messageEmployees, (call) => messageEmployees(app, call, call.body)),
  route(endpoints.listEmployees, async (call) => {
    if (call.params.id !== call.access.companyId) throw noAccess('other_company');
    const window = pageWindow(call.query, EMPLOYEE_ORDERS, NEWEST, DEFAULT_PAGE_SIZE);
    const { rows, total, exact } = await findPage(call, call.query, window);
    return {
      employees: rows.map((row) => presentListed(row, call.language, call.now)),
      ...pageFacts(window, total),
      total_is_exact: exact,
    };
  }),
];

const recordRoutes = (app: App): Route[] => [
  route(endpoints.browseEmployee, (call) => browseEmployee(app, call, call.params.id, call.query)),
  route(endpoints.addEmployee, async (call) => changed(call, await addEmployee(app, call, call.body.employee))),
  route(endpoints.updateEmployee, async (call) => {
    await updateEmployee(app, call, call.params.id, call.body.employee);
    return changed(call, call.params.id);
  }),
  route(endpoints.suspendEmployee, async (call) => {
    await changeStatus(app, call, call.params.id, { event: 'suspend', reason: call.query.reason });
    return changed(call, call.params.id);
  }),
  route(endpoints.reinstateEmployee, async (call) => {
    await changeStatus(app, call, call.params.id, { event: 'reinstate', reason: call.query.reason });
    return changed(call, call.params.id);
  }),
  route(endpoints.terminateEmployee, async (call) => {
    const { reason, end_date: endDate } = call.query;
    await changeStatus(app, call, call.params.id, { event: 'terminate', reason, endDate });
    return changed(call, call.params.id);
  }),
  route(endpoints.rehireEmployee, async (call) =>
    changed(call, await rehireEmployee(app, call, call.params.id, call.body)),
  ),
  route(readiness.checkWotcReadiness, (call) => checkWotc(call, call.params.id)),
  route(readiness.checkUscisReadiness, (call) => checkUscis(call, call.params.id)),
];

const informationRoutes = (app: App): Route[] => [
  route(information.updateEmployeeInformation, async (call) => ({
    employee_information: await saveGroup(app, call, call.params.id, call.body.employee_information),
  })),
  route(information.revealSensitiveField, async (call) => ({
    value: await revealField(app, call, call.params.id, call.body),
  })),
  route(information.updateDirectDeposit, async (call) => ({
    employee_information: await saveDirectDeposit(app, call, call.params.id, call.body),
  })),
  route(information.updateEmployeeStateTax, async (call) => ({
    employee_state_income_tax: await saveStateTax(app, call, call.params.id, call.body.employee_state_income_tax),
  })),
  route(information.getStateTaxSubmission, (call) => showSubmission(call, call.params.id)),
  route(information.listEmployeeChanges, (call) => listChanges(app, call, call.params.id, call.query)),
];

const fileRoutes = (app: App): Route[] => [
  route(files.listEmployeeNotes, async (call) => ({ notes: await listNotes(call, call.params.id) })),
  route(files.addEmployeeNote, async (call) => ({
    note: await addNote(app, call, call.params.id, call.body.note.body),
  })),
  route(files.updateEmployeeNote, async (call) => ({
    note: await updateNote(app, call, call.params.id, call.body.note.body),
  })),
  route(files.deleteEmployeeNote, async (call) => {
    await deleteNote(app, call, call.params.id);
    return undefined;
  }),
  route(files.addEmployeeAttachment, async (call) => ({
    attachment: await addDocument(app, call, call.params.id, call.body),
  })),
  route(files.updateEmployeeAttachment, async (call) => ({
    attachment: await updateDocument(app, call, call.params.id, call.body.attachment),
  })),
  route(files.getEmployeeAttachment, (call) => showDocument(app, call, call.params.id, call.query.type ?? 'download')),
  route(files.deleteEmployeeAttachment, async (call) => {
    await deleteDocument(app, call, call.params.id);
    return undefined;
  }),
  route(files.downloadAllAttachments, (call) => zipDocuments(app, call, call.params.id)),
  route(files.listExpiringDocuments, (call) => listExpiring(call, call.query)),
  route(files.requestNewDocument, async (call) => ({ sent: await requestNew(app, call, call.params.id) })),
];
