// Templates of offers: rich text, or an uploaded PDF with fields placed on it.
import { TEMPLATE_NAME_MAX } from '@onward/domain/documents/templates';
import Type, { type Static } from 'typebox';
import {
  DocumentContent,
  DocumentTagName,
  PageImage,
  PageParams,
  PageSizes,
  PdfContent,
  PlacedFields,
  PlacedTags,
  SignerRoleName,
} from '../documents/documents.ts';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';

const Name = Type.String({ minLength: 1, maxLength: TEMPLATE_NAME_MAX, pattern: '\\S' });

export const OfferTemplateRow = Type.Object({
  id: Id,
  name: Type.String(),
  format: Type.Enum(['text', 'pdf']),
  /** Merge tags it uses. */
  tags: Type.Array(DocumentTagName),
  /** Who signs it. */
  roles: Type.Array(SignerRoleName),
  fields_count: Type.Integer(),
  /** How many hiring processes use it. */
  hiring_processes_count: Type.Integer(),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type OfferTemplateRow = Static<typeof OfferTemplateRow>;

export const OfferTemplate = Type.Object({
  ...OfferTemplateRow.properties,
  body: Type.Optional(DocumentContent),
  pdf: Type.Optional(Type.Object({ ...PdfContent.properties, file_name: Type.String() })),
});
export type OfferTemplate = Static<typeof OfferTemplate>;

/** Either `body`, or `upload_id` of an uploaded PDF (which an existing template keeps) with `fields` and `tags`. */
const content = {
  body: Type.Optional(DocumentContent),
  upload_id: Type.Optional(Id),
  fields: Type.Optional(PlacedFields),
  tags: Type.Optional(PlacedTags),
};

const OfferTemplateInput = Type.Object({ name: Name, ...content });
export type OfferTemplateInput = Static<typeof OfferTemplateInput>;

const reading = { audience: 'company', module: 'offers' } as const;
const editing = { audience: 'company', module: 'offers', permission: 'edit_template' } as const;

export const OFFER_TEMPLATE_ORDER_FIELDS = ['name', 'updated_at'] as const;

export const listOfferTemplates = endpoint({
  name: 'listOfferTemplates',
  method: 'GET',
  path: '/v1/offer_templates',
  summary: 'Offer templates',
  ...reading,
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: TEMPLATE_NAME_MAX })) }),
  answers: { 200: pageResponse({ offer_templates: Type.Array(OfferTemplateRow) }) },
});

export const getOfferTemplate = endpoint({
  name: 'getOfferTemplate',
  method: 'GET',
  path: '/v1/offer_templates/:id',
  summary: 'One offer template with its content',
  ...reading,
  params: IdParams,
  answers: { 200: Type.Object({ offer_template: OfferTemplate }) },
});

export const createOfferTemplate = endpoint({
  name: 'createOfferTemplate',
  method: 'POST',
  path: '/v1/offer_templates',
  summary: 'Create an offer template from rich text or an uploaded PDF',
  ...editing,
  body: Type.Object({ offer_template: OfferTemplateInput }),
  answers: { 201: Type.Object({ template_id: Id }) },
});

export const updateOfferTemplate = endpoint({
  name: 'updateOfferTemplate',
  method: 'PUT',
  path: '/v1/offer_templates/:id',
  summary: 'Change an offer template; offers already sent stay as they are',
  ...editing,
  params: IdParams,
  body: Type.Object({
    offer_template: Type.Object({ ...Type.Partial(OfferTemplateInput).properties, version: Version }),
  }),
  answers: { 200: Type.Object({ offer_template: OfferTemplate }) },
});

export const deleteOfferTemplate = endpoint({
  name: 'deleteOfferTemplate',
  method: 'DELETE',
  path: '/v1/offer_templates/:id',
  summary: 'Delete an offer template that no hiring process uses',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreOfferTemplate = endpoint({
  name: 'restoreOfferTemplate',
  method: 'POST',
  path: '/v1/offer_templates/:id/restore',
  summary: 'Undo the deletion of an offer template within a minute',
  ...editing,
  params: IdParams,
  answers: { 200: Type.Object({ offer_template: OfferTemplate }) },
});

/** The pages of a PDF that was just uploaded, before it is a template. */
export const inspectOfferPdf = endpoint({
  name: 'inspectOfferPdf',
  method: 'POST',
  path: '/v1/offer_templates/inspections',
  summary: 'The page sizes of one’s own uploaded PDF, or why it cannot be used',
  ...editing,
  unaudited: 'It only reads the uploaded file.',
  body: Type.Object({ upload_id: Id }),
  ownTransactions: true,
  answers: { 200: Type.Object({ pages: PageSizes, file_name: Type.String() }) },
});

export const getUploadedPage = endpoint({
  name: 'getUploadedPage',
  method: 'GET',
  path: '/v1/offer_templates/inspections/:id/pages/:page',
  summary: 'A page of one’s own uploaded PDF as an image',
  ...editing,
  params: Type.Object({ id: Id, ...PageParams }),
  ownTransactions: true,
  answers: { 200: PageImage },
});

export const getOfferTemplatePage = endpoint({
  name: 'getOfferTemplatePage',
  method: 'GET',
  path: '/v1/offer_templates/:id/pages/:page',
  summary: 'A page of an uploaded offer template as an image',
  ...reading,
  params: Type.Object({ id: Id, ...PageParams }),
  ownTransactions: true,
  answers: { 200: PageImage },
});
