// Notes and documents of an employee (EMP-024, EMP-025, AHD-024).
import { DOCUMENT_CATEGORIES, DOCUMENT_NAME_MAX } from '@onward/domain/employees/document-expiry';
import { NOTE_MAX } from '@onward/domain/employees/notes';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';
import { EmployeeAttachment } from './employee.ts';

const reading = { audience: 'company', permission: 'view_employee' } as const;
const editing = { audience: 'company', permission: 'edit_employee' } as const;

export const EmployeeNote = Type.Object({
  id: Id,
  author: Nullable(Type.Object({ id: Id, name: Type.String() })),
  body: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  can_change: Type.Boolean(),
});
export type EmployeeNote = Static<typeof EmployeeNote>;

const NoteBody = Type.Object({
  note: Type.Object({ body: Type.String({ minLength: 1, maxLength: NOTE_MAX, pattern: '\\S' }) }),
});

export const listEmployeeNotes = endpoint({
  name: 'listEmployeeNotes',
  method: 'GET',
  path: '/v1/employees/:id/notes',
  summary: 'Notes about an employee, newest first',
  ...reading,
  params: IdParams,
  answers: { 200: Type.Object({ notes: Type.Array(EmployeeNote) }) },
});

export const addEmployeeNote = endpoint({
  name: 'addEmployeeNote',
  method: 'POST',
  path: '/v1/employees/:id/notes',
  summary: 'Add a note about an employee',
  ...editing,
  params: IdParams,
  body: NoteBody,
  answers: { 201: Type.Object({ note: EmployeeNote }) },
});

export const updateEmployeeNote = endpoint({
  name: 'updateEmployeeNote',
  method: 'PUT',
  path: '/v1/employee_notes/:id',
  summary: 'Change your own note',
  ...editing,
  params: IdParams,
  body: NoteBody,
  answers: { 200: Type.Object({ note: EmployeeNote }) },
});

export const deleteEmployeeNote = endpoint({
  name: 'deleteEmployeeNote',
  method: 'DELETE',
  path: '/v1/employee_notes/:id',
  summary: 'Delete your own note',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

const DocumentName = Type.String({ minLength: 1, maxLength: DOCUMENT_NAME_MAX, pattern: '\\S' });

export const addEmployeeAttachment = endpoint({
  name: 'addEmployeeAttachment',
  method: 'POST',
  path: '/v1/employees/:id/attachments',
  summary: 'Attach an uploaded file to an employee',
  ...editing,
  params: IdParams,
  body: Type.Object({
    upload_id: Id,
    category: Type.Enum([...DOCUMENT_CATEGORIES]),
    /** The file's name when left out. */
    name: Type.Optional(DocumentName),
    expires_on: Type.Optional(Nullable(CalendarDate)),
  }),
  answers: { 201: Type.Object({ attachment: EmployeeAttachment }) },
});

export const updateEmployeeAttachment = endpoint({
  name: 'updateEmployeeAttachment',
  method: 'PUT',
  path: '/v1/employee_attachments/:id',
  summary: 'Rename a document, or change its category or expiry date',
  ...editing,
  params: IdParams,
  body: Type.Object({
    attachment: Type.Object({
      name: Type.Optional(DocumentName),
      category: Type.Optional(Type.Enum([...DOCUMENT_CATEGORIES])),
      expires_on: Type.Optional(Nullable(CalendarDate)),
    }),
  }),
  answers: { 200: Type.Object({ attachment: EmployeeAttachment }) },
});

export const getEmployeeAttachment = endpoint({
  name: 'getEmployeeAttachment',
  method: 'GET',
  path: '/v1/employee_attachments/:id',
  summary: 'Download a document of an employee',
  ...reading,
  audited: { event: 'employee_attachment_downloaded', subjectType: 'employee_attachment' },
  params: IdParams,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'], { default: 'download' })) }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const deleteEmployeeAttachment = endpoint({
  name: 'deleteEmployeeAttachment',
  method: 'DELETE',
  path: '/v1/employee_attachments/:id',
  summary: 'Delete a document; signed ones cannot be deleted',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const downloadAllAttachments = endpoint({
  name: 'downloadAllAttachments',
  method: 'GET',
  path: '/v1/employees/:id/download_all_attachments',
  summary: 'All documents of an employee as a zip',
  ...reading,
  audited: { event: 'employee_attachments_downloaded', subjectType: 'employee' },
  params: IdParams,
  answers: { 200: Type.String({ description: 'The file' }) },
});

const ExpiringDocument = Type.Object({
  id: Id,
  name: Type.String(),
  category: Type.Enum([...DOCUMENT_CATEGORIES]),
  expires_on: CalendarDate,
  /** Negative once it has expired. */
  days_left: Type.Integer(),
  employee: Type.Object({ id: Id, name: Type.String() }),
  location: Nullable(Type.Object({ id: Id, name: Type.String() })),
});
export type ExpiringDocument = Static<typeof ExpiringDocument>;

export const listExpiringDocuments = endpoint({
  name: 'listExpiringDocuments',
  method: 'GET',
  path: '/v1/employee_documents/expiring',
  summary: 'Documents that have expired or expire soon, the most urgent first',
  ...reading,
  query: pageQuery({ location_id: Type.Optional(Id) }),
  answers: { 200: pageResponse({ documents: Type.Array(ExpiringDocument) }) },
});

export const requestNewDocument = endpoint({
  name: 'requestNewDocument',
  method: 'POST',
  path: '/v1/employee_attachments/:id/request_new',
  summary: 'Ask the employee by email for a new version of a document that expires',
  ...editing,
  params: IdParams,
  answers: { 200: Type.Object({ sent: Type.Boolean() }) },
});
