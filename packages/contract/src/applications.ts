// Applicants, as the wire calls them: applications.
import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { IdParams } from './fields.ts';

export const getApplicationAttachment = endpoint({
  name: 'getApplicationAttachment',
  method: 'GET',
  path: '/v1/application_attachments/:id',
  summary: 'A file that came with an application',
  audience: 'company',
  params: IdParams,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'], { default: 'download' })) }),
  answers: { 200: Type.String({ description: 'The file itself' }) },
});
