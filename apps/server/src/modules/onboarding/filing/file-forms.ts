// The job that writes a filled form as a sealed PDF among the employee's documents. A repeated job writes nothing twice.
import type { DocumentCategory } from '@onward/domain/employees/document-expiry';
import type { FormKey } from '@onward/domain/onboarding/forms/form-fields';
import { longDate } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { sealLetter, sealPaper, storePdf } from '../../documents/documents.service.ts';
import {
  announceEmployee,
  attachToSubmission,
  findEmployee,
  insertAttachment,
} from '../../employees/employees.service.ts';
import { findEmployerPlace, letterheadOf } from '../employer-place.ts';
import { type OpenForm, openForm } from '../forms/open-form.ts';
import * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';
import { type FileJob, orderFile } from './file-form.ts';
import { loadFilledForm } from './filled-form.ts';
import { paperOf } from './papers/choose-paper.ts';
import { listUnfiled } from './unfiled-forms.queries.ts';
import { writeForm } from './write-form.ts';

export const RESUME_FILING_TASK = 'onboarding.resume_filing';

const CATEGORIES: Partial<Record<FormKey, DocumentCategory>> = {
  w4: 'tax',
  state_tax: 'tax',
  wotc: 'tax',
  direct_deposit: 'direct_deposit',
  i9_section1: 'i9',
  i9_section2: 'i9',
};

export const resumeFiling = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    for (const action of await listUnfiled(tx, app.clock())) await orderFile(tx, action);
  });

export async function fileForm(app: App, { company_id: companyId, action_id: id }: FileJob): Promise<void> {
  const prepared = await inCompany(app.pool, companyId, (tx) => prepare(app, tx, companyId, id));
  if (!prepared) return;
  const bytes = await prepared.seal();
  await inCompany(app.pool, companyId, (tx) => keep(app, tx, prepared.open, prepared.title, bytes));
}

interface Prepared {
  open: OpenForm;
  title: string;
  /** Outside of the transaction, because it takes a while. */
  seal: () => Promise<Uint8Array>;
}

async function prepare(app: App, tx: Transaction, companyId: number, id: number): Promise<Prepared | null> {
  const action = await runs.findAction(tx, companyId, id);
  const run = action && (await runs.findRun(tx, companyId, action.process_id));
  const module = action && (await runs.findRunModule(tx, companyId, action.module_id));
  const employee = run && (await findEmployee(tx, companyId, run.employee_id));
  if (!action?.is_unfiled || !run || !module || !employee) return null;
  const open = await openForm(tx, { run, module, action, employee });
  const { form } = open;
  if (!form) return null;
  const place = await findEmployerPlace(tx, companyId, employee.location_id);
  const filled = await loadFilledForm(app, tx, { ...open, form }, place);
  const createdAt = action.signed_at ?? app.clock();
  const file = {
    title: `${form.edition ?? module.name}, ${employee.name}`,
    letterhead: letterheadOf(place, longDate(createdAt, employee.time_zone, 'en')),
    language: 'en' as const,
    timeZone: employee.time_zone,
    createdAt,
  };
  const t = translator('en');
  const paper = paperOf(t, filled);
  const seal = () =>
    paper ? sealPaper(app, { ...file, paper }) : sealLetter(app, { ...file, content: writeForm(t, filled) });
  return { open, title: file.title, seal };
}

async function keep(
  app: App,
  tx: Transaction,
  { action, form, employee }: OpenForm,
  title: string,
  bytes: Uint8Array,
): Promise<void> {
  const current = await runs.lockRun(tx, action.company_id, action.process_id);
  const now = await runs.findAction(tx, action.company_id, action.id);
  if (!current || !now?.is_unfiled || !form) return;
  const key = `${action.company_id}/onboarding-${action.id}-${now.version}`;
  const file = await storePdf(app, key, bytes);
  const attachmentId = await insertAttachment(
    tx,
    action.company_id,
    {
      employeeId: employee.id,
      category: CATEGORIES[form.key] ?? 'other',
      source: form.signature ? 'signed' : 'onboarding',
      name: `${title}.pdf`,
      file: { content_type: 'application/pdf', byte_size: bytes.length, storage_key: file.key },
      expiresOn: null,
      staffId: null,
    },
    app.clock(),
  );
  await store.updateAction(tx, action, { attachment_id: attachmentId, is_unfiled: false });
  if (form.key === 'state_tax') {
    await attachToSubmission(tx, action.company_id, `${action.action_key}-${now.version - 1}`, attachmentId);
  }
  await announceEmployee(tx, employee, null);
}
