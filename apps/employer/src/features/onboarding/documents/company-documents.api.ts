// API calls for company documents.
import { createUpload } from '@onward/contract/attachments/attachments';
import {
  type CompanyDocument,
  createCompanyDocument,
  deleteCompanyDocument,
  getCompanyDocument,
  getCompanyDocumentPage,
  getUploadedCompanyPage,
  inspectCompanyPdf,
  listCompanyDocuments,
  restoreCompanyDocument,
  updateCompanyDocument,
} from '@onward/contract/onboarding/company-documents';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';
import type { PdfCalls } from '../../documents/parts/editor-props.ts';
import type { TemplateInput } from '../../documents/parts/template/template-room.ts';
import { TEMPLATES_PER_PAGE, type TemplateList } from '../../hiring-processes/parts/lists/templates.list.ts';

const DOCUMENTS = 'company documents';

export const companyDocumentsQuery = (list: TemplateList) =>
  listQuery(DOCUMENTS, list, ({ query, order, page }, signal) =>
    api.call(listCompanyDocuments, {
      query: { page, per_page: TEMPLATES_PER_PAGE, order: orderParameter(order), ...(query && { query }) },
      signal,
      loadsPage: true,
    }),
  );

/** All of them, for pickers. */
export const documentChoicesQuery = queryOptions({
  queryKey: [DOCUMENTS, 'choices'],
  queryFn: ({ signal }) =>
    api.call(listCompanyDocuments, { query: { page: 1, per_page: MAX_PAGE_SIZE, order: 'name asc' }, signal }),
  select: ({ company_document_templates }) => company_document_templates,
});

export const companyDocumentQuery = (id: number) =>
  queryOptions({
    queryKey: [DOCUMENTS, id],
    queryFn: ({ signal }) => api.call(getCompanyDocument, { params: { id }, signal, loadsPage: true }),
    select: ({ company_document_template }) => company_document_template,
  });

export const refreshDocuments = () => queryClient.invalidateQueries({ queryKey: [DOCUMENTS] });

export const readDocument = async (id: number): Promise<CompanyDocument> =>
  (await queryClient.fetchQuery({ ...companyDocumentQuery(id), staleTime: 0 })).company_document_template;

const records = recordApi(
  'company_document_template',
  {
    create: createCompanyDocument,
    update: updateCompanyDocument,
    remove: deleteCompanyDocument,
    restore: restoreCompanyDocument,
  },
  refreshDocuments,
);

export const { remove: removeDocument, restore: restoreDocument } = records;

export const addDocument = async (input: TemplateInput): Promise<number> => (await records.add(input)).id;

export const saveDocument = (
  id: number,
  { version, ...input }: Partial<TemplateInput> & { version: number },
): Promise<CompanyDocument> => records.save({ id, version }, input as Parameters<typeof records.save>[1]);

/** Only of texts: the file of an uploaded PDF belongs to one document. */
export async function copyDocument(id: number, name: string): Promise<number> {
  const { body } = await readDocument(id);
  return addDocument({ name, ...(body && { body }) });
}

async function uploadPdf(file: File) {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', file);
  const { upload } = await api.call(createUpload, { body: form, silent: true });
  const { pages, file_name } = await api.call(inspectCompanyPdf, { body: { upload_id: upload.id }, silent: true });
  return { upload: upload.id, pages, fileName: file_name };
}

/** `id` is null for a document that was never saved. */
export const documentPdfCalls = (id: number | null): PdfCalls => ({
  documentKey: `company document ${id}`,
  upload: uploadPdf,
  async page(upload, page) {
    const response =
      upload === null
        ? await api.response(getCompanyDocumentPage, { params: { id: id ?? 0, page }, silent: true })
        : await api.response(getUploadedCompanyPage, { params: { id: upload, page }, silent: true });
    const text = decodeURIComponent(response.headers.get('x-page-text') ?? '');
    return { image: await response.blob(), text };
  },
});
