// Documents that new employees sign, over HTTP: text and PDF, who may do what, and use in processes.

import { getOfferTemplate, listOfferTemplates } from '@onward/contract/offers/offer-templates';
import {
  type CompanyDocument,
  type CompanyDocumentRow,
  createCompanyDocument,
  deleteCompanyDocument,
  getCompanyDocument,
  getCompanyDocumentPage,
  inspectCompanyPdf,
  listCompanyDocuments,
  restoreCompanyDocument,
  updateCompanyDocument,
} from '@onward/contract/onboarding/company-documents';
import { deleteOnboardingProcess } from '@onward/contract/onboarding/onboarding-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import { LETTER } from '../../../../../../testing/people/offer-office.ts';
import { completeModule, createProcess } from '../../../../../../testing/people/onboarding-templates.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { pageWith, stream } from '../../../platform/files/pdf-files.fixture.ts';

type One = { company_document_template: CompanyDocument };

let office: EmployeeOffice;
let admin: ApiCaller;
beforeAll(async () => {
  office = await EmployeeOffice.open();
  admin = office.admin;
});
afterAll(() => office.product.stop());

const field = (role: string) => ({ id: role, kind: 'signature', role, label: 'Signature', required: true });
const paragraph = (...inlines: object[]) => ({ type: 'paragraph', inlines });
const HANDBOOK = {
  blocks: [
    paragraph({ type: 'text', text: 'Our handbook' }),
    paragraph({ type: 'field', field: field('applicant') }),
    paragraph({ type: 'field', field: field('company') }),
  ],
};

let made = 0;
const nextName = () => `Handbook ${++made}`;
const post = (input: object, caller = admin) =>
  caller.call<One>(createCompanyDocument, { body: { company_document_template: { name: nextName(), ...input } } });
const created = async (): Promise<CompanyDocument> => (await post({ body: HANDBOOK })).body.company_document_template;
const get = (id: number, caller = admin) => caller.call<One>(getCompanyDocument, { params: { id } });
const put = (id: number, input: object) =>
  admin.call<One>(updateCompanyDocument, { params: { id }, body: { company_document_template: input } });

describe('a company document', () => {
  it('is written without merge tags, read, and listed [ONB-014]', async () => {
    const { status, body } = await post({ name: ' Employee   handbook ', body: HANDBOOK });
    expect(status).toBe(201);
    const { company_document_template: document } = body;
    expect(document).toMatchObject({
      name: 'Employee handbook',
      format: 'text',
      tags: [],
      roles: ['applicant', 'company'],
      fields_count: 2,
      processes_count: 0,
      version: 1,
      body: HANDBOOK,
    });
    expect((await get(document.id)).body).toEqual(body);
    const { body: list } = await admin.call<{ company_document_templates: CompanyDocumentRow[] }>(
      listCompanyDocuments,
      {
        query: { query: 'employee hand' },
      },
    );
    expect(list.company_document_templates.map(({ id }) => id)).toEqual([document.id]);
  });

  it('is no offer letter, and an offer letter is none [ONB-014]', async () => {
    const { id } = await created();
    expect((await admin.call(getOfferTemplate, { params: { id } })).body.error_code).toBe(40001);
    const { body } = await admin.call<{ offer_templates: { id: number }[] }>(listOfferTemplates);
    expect(body.offer_templates.map((each) => each.id)).not.toContain(id);
    for (const letter of body.offer_templates) expect((await get(letter.id)).body.error_code).toBe(40001);
  });

  it('needs the signature of the employee, and refuses tags of offers [ONB-014]', async () => {
    const { body } = await post({ body: { blocks: [paragraph({ type: 'text', text: 'Read this' })] } });
    expect(body.errors).toEqual({ body: ['Add a signature for the employee'] });
    const offer = await post({ body: LETTER });
    expect(offer.body.errors).toEqual({
      body: ['Remove these merge tags, they only have a value in offers: salary'],
    });
  });

  it('is uploaded as a PDF, and its pages are shown [ONB-014]', async () => {
    const form = new FormData();
    form.set('category', 'document');
    form.set(
      'file',
      new Blob([Uint8Array.from(pageWith(stream('BT /F1 24 Tf 72 700 Td (Policy) Tj ET')))]),
      'policy.pdf',
    );
    const { body } = await admin.request<{ upload: { id: number } }>('POST', '/v1/uploads', { body: form });
    const { id: upload_id } = body.upload;
    const inspected = await admin.call<{ pages: object[]; file_name: string }>(inspectCompanyPdf, {
      body: { upload_id },
    });
    expect([inspected.body.file_name, inspected.body.pages.length]).toEqual(['policy.pdf', 1]);
    const box = { page: 0, x: 40, y: 40, width: 120, height: 30 };
    const stored = await post({ upload_id, fields: [{ ...field('applicant'), ...box }] });
    expect(stored.body.company_document_template).toMatchObject({ format: 'pdf', roles: ['applicant'] });
    const page = await admin.call(getCompanyDocumentPage, {
      params: { id: stored.body.company_document_template.id, page: 0 },
    });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('is changed unless somebody else saved first [ONB-014, AHD-021]', async () => {
    const { id, name } = await created();
    expect((await put(id, { name: `${name} 2`, version: 1 })).body.company_document_template).toMatchObject({
      name: `${name} 2`,
      version: 2,
    });
    const late = await put(id, { name: `${name} 3`, version: 1 });
    expect([late.status, late.body.error_code]).toEqual([409, 20002]);
    const other = await created();
    const taken = await put(other.id, { name: `${name} 2` });
    expect(taken.body.errors).toEqual({ name: ['A document with this name already exists'] });
  });

  it('stays while a process uses it, and comes back after it was deleted [ONB-014]', async () => {
    const { id } = await created();
    const [role] = await office.rows<{ id: number }>(`select id from company_roles where company_id = 1 limit 1`);
    const module = await completeModule(
      admin,
      'signing',
      { kind: 'company_role', id: role?.id ?? 0 },
      { company_document_templates: [id] },
    );
    const process = await createProcess(admin, [module, module]);
    expect((await get(id)).body.company_document_template.processes_count).toBe(1);
    const remove = () => admin.call(deleteCompanyDocument, { params: { id } });
    const refused = await remove();
    expect([refused.body.error_code, refused.body.message]).toEqual([
      20003,
      '1 onboarding process uses this document. Remove it there first.',
    ]);
    await admin.call(deleteOnboardingProcess, { params: { id: process.id } });
    expect((await remove()).status).toBe(204);
    expect((await get(id)).status).toBe(404);
    expect((await admin.call(restoreCompanyDocument, { params: { id } })).status).toBe(200);
    expect((await get(id)).status).toBe(200);
  });

  it('is written by those who may edit documents, and read by those who assign them [ONB-014]', async () => {
    const { id } = await created();
    const assigner = await office.managerWith(['assign_company_document']);
    expect((await get(id, assigner)).status).toBe(200);
    expect((await post({ body: HANDBOOK }, assigner)).body.error_code).toBe(10004);
    const editor = await office.managerWith(['edit_company_document']);
    expect((await post({ body: HANDBOOK }, editor)).status).toBe(201);
  });
});
