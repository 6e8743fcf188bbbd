// After the last signature: the sealed file is among the employee's documents (ONB-045).
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { findSigningRequest } from '../../documents/documents.service.ts';
import { announceEmployee, findEmployee, insertAttachment } from '../../employees/employees.service.ts';
import * as store from '../running/runs.write-queries.ts';
import { listActionsOfRequest } from './signed-actions.queries.ts';

export const KEEP_TASK = 'onboarding.keep_signed';

/** Requests of other rooms have no action here. A repeated job finds the file kept. */
export const keepSigned = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: requestId } = event;
    const actions = await listActionsOfRequest(tx, companyId, requestId);
    const [first] = actions;
    const request = await findSigningRequest(tx, companyId, requestId);
    if (!first || first.attachment_id !== null || !request?.sealed_key) return;
    const employee = await findEmployee(tx, companyId, first.employee_id);
    const bytes = await app.files.get(request.sealed_key);
    if (!employee || !bytes) return;
    const attachmentId = await insertAttachment(
      tx,
      companyId,
      {
        employeeId: employee.id,
        category: 'signed_document',
        source: 'signed',
        name: `${request.title}.pdf`,
        file: { content_type: 'application/pdf', byte_size: bytes.length, storage_key: request.sealed_key },
        expiresOn: null,
        staffId: null,
      },
      app.clock(),
    );
    for (const action of actions)
      await store.updateAction(tx, { company_id: companyId, id: action.id }, { attachment_id: attachmentId });
    await announceEmployee(tx, employee, null);
  });
