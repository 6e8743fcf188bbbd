// Documents of the company that new employees sign: templates, and giving one to an employee (ONB-014).
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

const MODULE = 'company_documents';
const reading = {
  audience: 'company',
  module: MODULE,
  permission: ['edit_company_document', 'assign_company_document', 'edit_onboarding_process', 'manage_onboarding'],
} as const;
const editing = { audience: 'company', module: MODULE, permission: 'edit_company_document' } as const;

const Name = Type.String({ minLength: 1, maxLength: TEMPLATE_NAME_MAX, pattern: '\\S' });

export const CompanyDocumentRow = Type.Object({
  id: Id,
  name: Type.String(),
  format: Type.Enum(['text', 'pdf']),
  tags: Type.Array(DocumentTagName),
  /** Who signs it. */
  roles: Type.Array(SignerRoleName),
  fields_count: Type.Integer(),
  /** How many onboarding processes use it. */
  processes_count: Type.Integer(),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type CompanyDocumentRow = Static<typeof CompanyDocumentRow>;

export const CompanyDocument = Type.Object({
  ...CompanyDocumentRow.properties,
  body: Type.Optional(DocumentContent),
  pdf: Type.Optional(Type.Object({ ...PdfContent.properties, file_name: Type.String() })),
});
export type CompanyDocument = Static<typeof CompanyDocument>;

const CompanyDocumentInput = Type.Object({
  name: Name,
  body: Type.Optional(DocumentContent),
  upload_id: Type.Optional(Id),
  fields: Type.Optional(PlacedFields),
  tags: Type.Optional(PlacedTags),
});

export const listCompanyDocuments = endpoint({
  name: 'listCompanyDocuments',
  method: 'GET',
  path: '/v1/company_document_templates',
  summary: 'Documents that new employees sign',
  ...reading,
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: TEMPLATE_NAME_MAX })) }),
  answers: { 200: pageResponse({ company_document_templates: Type.Array(CompanyDocumentRow) }) },
});

const DocumentAnswer = Type.Object({ company_document_template: CompanyDocument });

export const getCompanyDocument = endpoint({
  name: 'getCompanyDocument',
  method: 'GET',
  path: '/v1/company_document_templates/:id',
  summary: 'One document with its content',
  ...reading,
  params: IdParams,
  answers: { 200: DocumentAnswer },
});

export const createCompanyDocument = endpoint({
  name: 'createCompanyDocument',
  method: 'POST',
  path: '/v1/company_document_templates',
  summary: 'Create a document from rich text or an uploaded PDF',
  ...editing,
  body: Type.Object({ company_document_template: CompanyDocumentInput }),
  answers: { 201: DocumentAnswer },
});

export const updateCompanyDocument = endpoint({
  name: 'updateCompanyDocument',
  method: 'PUT',
  path: '/v1/company_document_templates/:id',
  summary: 'Change a document; those already sent stay as they are',
  ...editing,
  params: IdParams,
  body: Type.Object({
    company_document_template: Type.Object({ ...Type.Partial(CompanyDocumentInput).properties, version: Version }),
  }),
  answers: { 200: DocumentAnswer },
});

export const deleteCompanyDocument = endpoint({
  name: 'deleteCompanyDocument',
  method: 'DELETE',
  path: '/v1/company_document_templates/:id',
  summary: 'Delete a document that no onboarding process uses',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreCompanyDocument = endpoint({
  name: 'restoreCompanyDocument',
  method: 'POST',
  path: '/v1/company_document_templates/:id/restore',
  summary: 'Undo the deletion of a document within a minute',
  ...editing,
  params: IdParams,
  answers: { 200: DocumentAnswer },
});

export const inspectCompanyPdf = endpoint({
  name: 'inspectCompanyPdf',
  method: 'POST',
  path: '/v1/company_document_templates/inspections',
  summary: 'The page sizes of one’s own uploaded PDF, or why it cannot be used',
  ...editing,
  unaudited: 'It only reads the uploaded file.',
  body: Type.Object({ upload_id: Id }),
  ownTransactions: true,
  answers: { 200: Type.Object({ pages: PageSizes, file_name: Type.String() }) },
});

export const getUploadedCompanyPage = endpoint({
  name: 'getUploadedCompanyPage',
  method: 'GET',
  path: '/v1/company_document_templates/inspections/:id/pages/:page',
  summary: 'A page of one’s own uploaded PDF as an image',
  ...editing,
  params: Type.Object({ id: Id, ...PageParams }),
  ownTransactions: true,
  answers: { 200: PageImage },
});

export const getCompanyDocumentPage = endpoint({
  name: 'getCompanyDocumentPage',
  method: 'GET',
  path: '/v1/company_document_templates/:id/pages/:page',
  summary: 'A page of an uploaded document as an image',
  ...reading,
  params: Type.Object({ id: Id, ...PageParams }),
  ownTransactions: true,
  answers: { 200: PageImage },
});
