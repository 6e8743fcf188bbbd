// Documents of the company that new employees sign (ONB-014).
import type { CompanyDocument, CompanyDocumentRow } from '@onward/contract/onboarding/company-documents';
import * as documents from '@onward/contract/onboarding/company-documents';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../../platform/app.ts';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { findOwnUpload } from '../../attachments/attachments.service.ts';
import {
  answerPage,
  presentTemplateContent,
  presentTemplateSummary,
  type TemplateRow,
  type TemplateService,
  templateService,
  usablePages,
} from '../../documents/documents.service.ts';

const byName = { field: 'name', direction: 'asc' } as const;
const ORDER_FIELDS = ['name', 'updated_at'] as const;

export const companyDocumentRoutes = (app: App): Route[] => {
  const service = templateService(app, 'company_document', 'company_document');
  return [...recordRoutes(service), ...pageRoutes(app, service)];
};

const presentRow = (row: TemplateRow): CompanyDocumentRow => ({
  ...presentTemplateSummary(row),
  processes_count: row.processes_count,
});

const present = (row: TemplateRow): { company_document_template: CompanyDocument } => ({
  company_document_template: { ...presentRow(row), ...presentTemplateContent(row) },
});

const recordRoutes = (service: TemplateService): Route[] => [
  route(documents.listCompanyDocuments, async (call) => {
    const window = pageWindow(call.query, ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const { rows, totalCount } = await service.list(call, call.query.query, window);
    return { company_document_templates: rows.map(presentRow), ...pageFacts(window, totalCount) };
  }),
  route(documents.getCompanyDocument, async (call) => present(await service.get(call, call.params.id))),
  route(documents.createCompanyDocument, async (call) => {
    const id = await service.create(call, call.body.company_document_template);
    return present(await service.get(call, id));
  }),
  route(documents.updateCompanyDocument, async (call) =>
    present(await service.update(call, call.params.id, call.body.company_document_template)),
  ),
  route(documents.deleteCompanyDocument, async (call) => {
    await service.remove(call, call.params.id);
    return undefined;
  }),
  route(documents.restoreCompanyDocument, async (call) => present(await service.restore(call, call.params.id))),
];

/** Pages are rendered without an open transaction. */
const pageRoutes = (app: App, service: TemplateService): Route[] => [
  route(documents.inspectCompanyPdf, async ({ access, body }) => {
    const file = await inCompany(app.pool, access.companyId, (tx) => findOwnUpload(tx, access, body.upload_id));
    const bytes = file && (await app.files.get(file.storage_key));
    if (!file || !bytes) throw notFound();
    return { pages: [...(await usablePages(bytes))], file_name: file.file_name };
  }),
  route(documents.getUploadedCompanyPage, async ({ access, params }) => {
    const file = await inCompany(app.pool, access.companyId, (tx) => findOwnUpload(tx, access, params.id));
    return answerPage(app, file?.storage_key ?? null, params.page);
  }),
  route(documents.getCompanyDocumentPage, async (call) => {
    const { access, params } = call;
    const { storage_key } = await inCompany(app.pool, access.companyId, (tx) =>
      service.get({ ...call, tx }, params.id),
    );
    return answerPage(app, storage_key, params.page);
  }),
];
