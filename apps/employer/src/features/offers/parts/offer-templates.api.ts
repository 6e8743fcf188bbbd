// API calls for offer templates.
import { createUpload } from '@onward/contract/attachments/attachments';
import {
  createOfferTemplate,
  deleteOfferTemplate,
  getOfferTemplate,
  getOfferTemplatePage,
  getUploadedPage,
  inspectOfferPdf,
  listOfferTemplates,
  type OFFER_TEMPLATE_ORDER_FIELDS,
  type OfferTemplate,
  type OfferTemplateInput,
  restoreOfferTemplate,
  updateOfferTemplate,
} from '@onward/contract/offers/offer-templates';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { ListState } from '../../../platform/lists/list-address.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { PdfCalls } from '../../documents/parts/editor-props.ts';

export const OFFER_TEMPLATES = 'offer templates';

type OrderField = (typeof OFFER_TEMPLATE_ORDER_FIELDS)[number];

export const offerTemplatesQuery = (list: ListState<OrderField>) =>
  listQuery(OFFER_TEMPLATES, list, ({ query, order, page }, signal) =>
    api.call(listOfferTemplates, {
      query: { page, per_page: DEFAULT_PAGE_SIZE, order: orderParameter(order), ...(query && { query }) },
      signal,
      loadsPage: true,
    }),
  );

/** All of them, for pickers. */
export const offerTemplateChoicesQuery = queryOptions({
  queryKey: [OFFER_TEMPLATES, 'choices'],
  queryFn: ({ signal }) =>
    api.call(listOfferTemplates, { query: { page: 1, per_page: MAX_PAGE_SIZE, order: 'name asc' }, signal }),
  select: ({ offer_templates }) => offer_templates,
});

export const offerTemplateQuery = (id: number) =>
  queryOptions({
    queryKey: [OFFER_TEMPLATES, id],
    queryFn: ({ signal }) => api.call(getOfferTemplate, { params: { id }, signal, loadsPage: true }),
    select: ({ offer_template }) => offer_template,
  });

export const refreshOfferTemplates = () => queryClient.invalidateQueries({ queryKey: [OFFER_TEMPLATES] });

export const readOfferTemplate = async (id: number): Promise<OfferTemplate> =>
  (await queryClient.fetchQuery({ ...offerTemplateQuery(id), staleTime: 0 })).offer_template;

/** Silent, like saving: the editor shows what was refused. */
export async function addOfferTemplate(input: OfferTemplateInput): Promise<number> {
  const { template_id } = await api.call(createOfferTemplate, { body: { offer_template: input }, silent: true });
  await refreshOfferTemplates();
  return template_id;
}

/** Only of letters: the file of an uploaded PDF belongs to one template. */
export async function copyOfferTemplate(id: number, name: string): Promise<number> {
  const { body } = await readOfferTemplate(id);
  return addOfferTemplate({ name, ...(body && { body }) });
}

export async function saveOfferTemplate(
  id: number,
  input: Partial<OfferTemplateInput> & { version: number },
): Promise<OfferTemplate> {
  const { offer_template } = await api.call(updateOfferTemplate, {
    params: { id },
    body: { offer_template: input },
    silent: true,
  });
  await refreshOfferTemplates();
  return offer_template;
}

export async function removeOfferTemplate(id: number): Promise<void> {
  await api.call(deleteOfferTemplate, { params: { id } });
  await refreshOfferTemplates();
}

export async function putOfferTemplateBack(id: number): Promise<void> {
  await api.call(restoreOfferTemplate, { params: { id } });
  await refreshOfferTemplates();
}

async function uploadPdf(file: File) {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', file);
  const { upload } = await api.call(createUpload, { body: form, silent: true });
  const { pages, file_name } = await api.call(inspectOfferPdf, { body: { upload_id: upload.id }, silent: true });
  return { upload: upload.id, pages, fileName: file_name };
}

/** `id` is null for a template that was never saved. */
export const offerPdfCalls = (id: number | null): PdfCalls => ({
  documentKey: `offer template ${id}`,
  upload: uploadPdf,
  async page(upload, page) {
    const response =
      upload === null
        ? await api.response(getOfferTemplatePage, { params: { id: id ?? 0, page }, silent: true })
        : await api.response(getUploadedPage, { params: { id: upload, page }, silent: true });
    const text = decodeURIComponent(response.headers.get('x-page-text') ?? '');
    return { image: await response.blob(), text };
  },
});
