// The PDF of one form, and the package for an inspection (AHD-011).

import type { QueryOf } from '@onward/contract/endpoint';
import type { exportI9Audit } from '@onward/contract/everify/i9-forms';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission, type Permission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { type ZipEntry, zipOf } from '../../../platform/files/zip.ts';
import { accessRefused, fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { companyDay } from '../../company/company.service.ts';
import { type EmployeeRow, findEmployeeInScope, IN_SCOPE, scopeValues } from '../../employees/employees.service.ts';
import { listCopies } from '../i9/copies.queries.ts';
import { findForm, type I9Row, insertEvents, listEvents } from '../i9/forms.queries.ts';
import type { I9Call } from '../i9/load-form.ts';
import { prepareI9 } from './write-i9.ts';

type Call = Pick<I9Call, 'access' | 'now' | 'address'>;

export async function showPdf(
  app: App,
  { access, now, address }: Call,
  id: number,
  type: 'inline' | 'download',
): Promise<Answer> {
  const prepared = await inCompany(app.pool, access.companyId, async (tx) => {
    const form = await findForm(tx, access.companyId, id);
    const employee = form && (await findEmployeeInScope(tx, access, form.employee_id));
    if (!form || !employee) throw notFound();
    await insertEvents(tx, form, [{ kind: 'exported', staff_id: access.staffId, address, at: now }]);
    return prepareI9(app, tx, form, employee);
  });
  if (!prepared) throw notFound();
  return fileAnswer(Buffer.from(await prepared.seal()), {
    name: `${prepared.title}.pdf`,
    contentType: 'application/pdf',
    type,
  });
}

/** An inspection asks for the forms of a place; more than this many are asked for in parts. */
const PACKAGE_MAX = 300;

export async function exportPackage(app: App, call: Call, wanted: QueryOf<typeof exportI9Audit>): Promise<Answer> {
  for (const field of ['from', 'to'] as const) {
    const day = wanted[field];
    if (day !== undefined && !isCalendarDay(day)) throw fieldInvalid(field, 'not_a_date');
  }
  requirePermission(call.access, 'view_sensitive_pii');
  const { companyId } = call.access;
  const ids = await inCompany(app.pool, companyId, (tx) => listForms(tx, call, wanted));
  if (ids.length > PACKAGE_MAX) throw fieldInvalid('from', 'i9.package_too_large', { count: PACKAGE_MAX });
  const entries: ZipEntry[] = [];
  for (const id of ids) entries.push(...(await entriesOf(app, call, id)));
  // Also without any form, the package says what was asked for.
  entries.push({ name: 'forms.csv', bytes: Buffer.from(listOf(entries, wanted)) });
  const day = await inCompany(app.pool, companyId, (tx) => companyDay(tx, companyId, call.now));
  return fileAnswer(zipOf(entries, call.now), {
    name: `form-i9-${day}.zip`,
    contentType: 'application/zip',
    type: 'download',
  });
}

/** The forms have numbers in full. */
function requirePermission({ permissions }: Call['access'], permission: Permission): void {
  if (holdsPermission(permissions, permission)) return;
  throw accessRefused({ allowed: false, reason: 'permission_missing', permission });
}

async function listForms(
  tx: Transaction,
  { access }: Call,
  { location_id, from, to }: QueryOf<typeof exportI9Audit>,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select f.id from i9_forms f
     join employees e on e.company_id = f.company_id and e.id = f.employee_id
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where ${IN_SCOPE} and f.company_id = $1 and f.section1_signed_at is not null and f.status <> 'purged'
       and ($6::bigint is null or e.location_id = $6) and ($7::date is null or e.hired_date >= $7)
       and ($8::date is null or e.hired_date <= $8)
     order by e.sort_name, f.id limit ${PACKAGE_MAX + 1}`,
    [...scopeValues(access), location_id ?? null, from ?? null, to ?? null],
  );
  return rows.map(({ id }) => id);
}

async function entriesOf(app: App, { access, now, address }: Call, id: number): Promise<ZipEntry[]> {
  const { companyId, staffId } = access;
  const loaded = await inCompany(app.pool, companyId, async (tx) => {
    const form = await findForm(tx, companyId, id);
    const employee = form && (await findEmployeeInScope(tx, access, form.employee_id));
    const file = form && employee ? await prepareI9(app, tx, form, employee) : null;
    if (!form || !employee || !file) return null;
    await insertEvents(tx, form, [{ kind: 'exported', staff_id: staffId, address, at: now }]);
    const copies = await listCopies(tx, companyId, id);
    return { file, employee, copies, trail: await trailOf(tx, form) };
  });
  if (!loaded) return [];
  const folder = folderOf(loaded.employee);
  const entries: ZipEntry[] = [{ name: `${folder}/form-i9.pdf`, bytes: Buffer.from(await loaded.file.seal()) }];
  for (const copy of loaded.copies) {
    const bytes = await app.files.get(copy.storage_key);
    if (bytes) entries.push({ name: `${folder}/copy-${copy.id}-${plainName(copy.file_name)}`, bytes });
  }
  return [...entries, { name: `${folder}/audit-trail.csv`, bytes: Buffer.from(loaded.trail) }];
}

/** What is in the package, by folder. */
const listOf = (entries: readonly ZipEntry[], { from = '', to = '' }: QueryOf<typeof exportI9Audit>): string =>
  [`from,${from}`, `to,${to}`, 'file', ...entries.map(({ name }) => name), ''].join('\r\n');

const plainName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').slice(-80);

const folderOf = ({ name, employee_number }: EmployeeRow): string => `${plainName(name)}-${plainName(employee_number)}`;

/** Who did what and when, without values. */
async function trailOf(tx: Transaction, form: I9Row): Promise<string> {
  const events = await listEvents(tx, form.company_id, form.id);
  const quoted = (text: string | null): string => `"${(text ?? '').replaceAll('"', '""')}"`;
  const lines = events.map(({ at, kind, section, field, staff_name, signature_name, address, reason }) =>
    [at.toISOString(), kind, section, field, staff_name ?? signature_name, address, reason].map(quoted).join(','),
  );
  return ['at,event,section,field,by,address,reason', ...lines, ''].join('\r\n');
}
