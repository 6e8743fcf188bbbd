// Documents of employees over HTTP: files, rights, expiry, and warnings.

import { createUpload } from '@onward/contract/attachments/attachments';
import type { EmployeeAttachment } from '@onward/contract/employees/employee';
import {
  addEmployeeAttachment,
  addEmployeeNote,
  deleteEmployeeAttachment,
  deleteEmployeeNote,
  downloadAllAttachments,
  getEmployeeAttachment,
  listEmployeeNotes,
  listExpiringDocuments,
  requestNewDocument,
  updateEmployeeAttachment,
  updateEmployeeNote,
} from '@onward/contract/employees/employee-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../../testing/until.ts';
import { warnOfExpiry } from './expiring-documents.ts';

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'));

let office: EmployeeOffice;
let admin: ApiCaller;
let now = new Date('2026-11-18T15:00:00Z');

beforeAll(async () => {
  office = await EmployeeOffice.open({ clock: () => now });
  admin = office.admin;
});
afterAll(() => office.product.stop());

async function upload(caller = admin): Promise<number> {
  const form = new FormData();
  form.set('category', 'document');
  form.set('file', new Blob([PDF], { type: 'application/pdf' }), 'card.pdf');
  const { body, text } = await caller.call<{ upload: { id: number } }>(createUpload, { body: form });
  if (!body.upload) throw new Error(text);
  return body.upload.id;
}

async function attach(id: number, values: Record<string, unknown> = {}): Promise<EmployeeAttachment> {
  const body = { upload_id: await upload(), category: 'certification', name: 'Food handler card', ...values };
  const answer = await admin.call<{ attachment: EmployeeAttachment }>(addEmployeeAttachment, { params: { id }, body });
  if (!answer.body.attachment) throw new Error(answer.text);
  return answer.body.attachment;
}

const mailsTo = async (email: string | null): Promise<unknown[]> =>
  (await office.rows('select subject from outbox_messages where recipient = $1 order by id', [email])).map(
    ({ subject }) => subject,
  );

describe('Documents of an employee', () => {
  it('are listed with name, category, source, and date, downloaded, changed, and deleted [EMP-024, PLT-052]', async () => {
    const { id } = await office.hire();
    const document = await attach(id, { expires_on: '2027-01-31' });
    expect(document).toMatchObject({ name: 'Food handler card', source: 'uploaded', can_delete: true });
    expect((await office.browse(id)).attachments).toMatchObject([{ id: document.id, expires_on: '2027-01-31' }]);
    const file = await admin.call(getEmployeeAttachment, { params: { id: document.id } });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const shown = await admin.call(getEmployeeAttachment, { params: { id: document.id }, query: { type: 'inline' } });
    expect(shown.headers.get('content-disposition')).toContain('inline');
    const changed = await admin.call(updateEmployeeAttachment, {
      params: { id: document.id },
      body: { attachment: { name: 'Card', expires_on: null } },
    });
    expect(changed.body).toMatchObject({ attachment: { name: 'Card', expires_on: null, category: 'certification' } });
    expect((await admin.call(deleteEmployeeAttachment, { params: { id: document.id } })).status).toBe(204);
    expect((await admin.call(getEmployeeAttachment, { params: { id: document.id } })).body.error_code).toBe(40001);
  });

  it('that were signed cannot be deleted [EMP-024]', async () => {
    const { id } = await office.hire();
    const document = await attach(id);
    await office.rows(`update employee_attachments set source = 'signed' where id = $1`, [document.id]);
    expect((await admin.call(deleteEmployeeAttachment, { params: { id: document.id } })).body.error_code).toBe(20003);
  });

  it('come as one zip, with I-9 and bank files only for those who may see them [EMP-025]', async () => {
    const { id } = await office.hire({ name: 'Zip Person' });
    expect((await admin.call(downloadAllAttachments, { params: { id } })).body.error_code).toBe(40001);
    await attach(id, { name: 'same.pdf' });
    await attach(id, { name: 'same.pdf' });
    const secret = await attach(id, { name: 'i9.pdf', category: 'i9' });
    const whole = await admin.call(downloadAllAttachments, { params: { id } });
    expect(whole.headers.get('content-disposition')).toContain('Zip Person-documents.zip');
    for (const name of ['same.pdf', 'same (2).pdf', 'i9.pdf']) expect(whole.text).toContain(name);
    const viewer = await office.managerWith(['view_employee', 'edit_employee']);
    const part = await viewer.call(downloadAllAttachments, { params: { id } });
    expect(part.text).toContain('same (2).pdf');
    expect(part.text).not.toContain('i9.pdf');
    for (const endpoint of [getEmployeeAttachment, deleteEmployeeAttachment]) {
      expect((await viewer.call(endpoint, { params: { id: secret.id } })).body.error_code).toBe(10004);
    }
  });

  it('take only uploads of their own, and days that exist [EMP-024]', async () => {
    const { id } = await office.hire();
    const manager = await office.managerWith(['view_employee', 'edit_employee']);
    const foreign = { upload_id: await upload(manager), category: 'other' };
    const refused = await admin.call(addEmployeeAttachment, { params: { id }, body: foreign });
    expect(refused.body.error_code).toBe(20001);
    const noDay = { upload_id: await upload(), category: 'other', expires_on: '2026-02-31' };
    const wrong = await admin.call(addEmployeeAttachment, { params: { id }, body: noDay });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['expires_on']);
  });
});

describe('Documents that expire', () => {
  it('warn employee and HR 60, 30, and 7 days ahead, once each, and are open issues afterward [AHD-024, EMP-007]', async () => {
    now = new Date('2026-11-18T15:00:00Z');
    const { id, email } = await office.hire();
    await attach(id, { expires_on: '2027-01-17' });
    const warn = async (day: string) => {
      now = new Date(`${day}T15:00:00Z`);
      await warnOfExpiry(office.product.app);
      await warnOfExpiry(office.product.app);
      return (await mailsTo(email)).length;
    };
    expect(await warn('2026-11-17')).toBe(0);
    expect(await warn('2026-11-18')).toBe(1);
    expect(await warn('2026-12-10')).toBe(1);
    expect(await warn('2026-12-18')).toBe(2);
    expect(await warn('2027-01-12')).toBe(3);
    expect((await mailsTo(email)).at(-1)).toBe('Your Food handler card expires on January 17, 2027');
    await until('a notification', async () => {
      const told = await office.rows(`select 1 from notifications where details ->> 'context' = 'document_expires'`);
      return told.length > 0;
    });
    expect(await warn('2027-01-18')).toBe(3);
    const [record] = await office.rows<{ issues: string[] }>('select issues from employees where id = $1', [id]);
    expect(record?.issues).toContain('document_expired');
  });

  it('are listed by location, the most urgent first, and asked for by email [AHD-024]', async () => {
    now = new Date('2026-11-18T15:00:00Z');
    const { id, email } = await office.hire({ name: 'Expiring Person' });
    const late = await attach(id, { name: 'Permit', expires_on: '2026-11-15' });
    await attach(id, { name: 'License', expires_on: '2026-12-08' });
    await attach(id, { name: 'Passport', expires_on: '2030-01-01' });
    const list = async (query: Record<string, number> = {}, caller = admin) =>
      (
        await caller.call<{ documents: { name: string; days_left: number; employee: { id: number } }[] }>(
          listExpiringDocuments,
          { query: { per_page: 50, ...query } },
        )
      ).body.documents.filter(({ employee }) => employee.id === id);
    expect((await list()).map(({ name, days_left }) => [name, days_left])).toEqual([
      ['Permit', -3],
      ['License', 20],
    ]);
    expect(await list({ location_id: office.locationId })).toHaveLength(2);
    expect(await list({ location_id: 999_999 })).toEqual([]);
    expect((await admin.call(requestNewDocument, { params: { id: late.id } })).body).toEqual({ sent: true });
    expect((await mailsTo(email)).at(-1)).toContain('Permit');
  });
});

describe('Notes about an employee', () => {
  it('are added, changed, and deleted by their author only [EMP-014]', async () => {
    const { id } = await office.hire();
    const add = await admin.call<{ note: { id: number } }>(addEmployeeNote, {
      params: { id },
      body: { note: { body: '  Prefers mornings ' } },
    });
    const note = { params: { id: add.body.note.id }, body: { note: { body: 'Prefers evenings' } } };
    const other = await office.managerWith(['view_employee', 'edit_employee']);
    expect((await other.call(updateEmployeeNote, note)).body.error_code).toBe(10004);
    expect((await other.call(deleteEmployeeNote, { params: note.params })).body.error_code).toBe(10004);
    expect((await admin.call(updateEmployeeNote, note)).status).toBe(200);
    const list = async (caller: ApiCaller) => (await caller.call(listEmployeeNotes, { params: { id } })).body;
    expect(await list(other)).toMatchObject({ notes: [{ body: 'Prefers evenings', can_change: false }] });
    expect((await admin.call(deleteEmployeeNote, { params: note.params })).status).toBe(204);
    expect(await list(admin)).toEqual({ notes: [] });
  });
});
