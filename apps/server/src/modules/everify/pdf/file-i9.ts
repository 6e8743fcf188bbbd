// The job that keeps the sealed PDF of a Form I-9 among the employee's documents, written anew after each change.
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { removeFilesLater } from '../../applicants/applicants.service.ts';
import { storePdf } from '../../documents/documents.service.ts';
import {
  announceEmployee,
  findEmployee,
  insertAttachment,
  removeAttachments,
} from '../../employees/employees.service.ts';
import { findForm, lockForm, noteForm } from '../i9/forms.queries.ts';
import { type I9FileJob, orderI9File } from './order-i9-file.ts';
import { prepareI9 } from './write-i9.ts';

export const RESUME_I9_TASK = 'everify.resume_i9';

const LATE_MINUTES = 5;

/** What a killed worker left unwritten. */
export const resumeI9Files = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    const { rows } = await tx.client.query<{ company_id: number; id: number }>(
      `select company_id, id from i9_forms where is_unfiled and updated_at < $1::timestamptz - interval '${LATE_MINUTES} minutes'
       order by updated_at limit 500`,
      [app.clock()],
    );
    for (const row of rows) await orderI9File(tx, row);
  });

export async function fileI9(app: App, { company_id: companyId, form_id: id }: I9FileJob): Promise<void> {
  const prepared = await inCompany(app.pool, companyId, async (tx) => {
    const form = await findForm(tx, companyId, id);
    const employee = form?.is_unfiled ? await findEmployee(tx, companyId, form.employee_id) : undefined;
    const file = form && employee ? await prepareI9(app, tx, form, employee) : null;
    return form && file ? { version: form.version, ...file } : null;
  });
  if (!prepared) return;
  const bytes = await prepared.seal();
  await inCompany(app.pool, companyId, (tx) => keep(app, tx, { companyId, id, ...prepared }, bytes));
}

/** A change meanwhile orders the file again. */
async function keep(
  app: App,
  tx: Transaction,
  { companyId, id, version, title }: { companyId: number; id: number; version: number; title: string },
  bytes: Uint8Array,
): Promise<void> {
  const form = await lockForm(tx, companyId, id);
  const employee = form && (await findEmployee(tx, companyId, form.employee_id));
  if (!form?.is_unfiled || !employee) return;
  if (form.version !== version) return orderI9File(tx, form);
  const before = await removeAttachments(tx, companyId, employee.id, 'i9');
  await removeFilesLater(tx, before);
  const { key } = await storePdf(app, `${companyId}/i9-${id}-${version}`, bytes);
  const attachment_id = await insertAttachment(
    tx,
    companyId,
    {
      employeeId: employee.id,
      category: 'i9',
      source: 'signed',
      name: `${title}.pdf`,
      file: { content_type: 'application/pdf', byte_size: bytes.length, storage_key: key },
      expiresOn: null,
      staffId: null,
    },
    app.clock(),
  );
  await noteForm(tx, form, { attachment_id, is_unfiled: false }, app.clock());
  await announceEmployee(tx, employee, null);
}
