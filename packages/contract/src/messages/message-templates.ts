// Message templates for writing to applicants (MSG-010, MSG-012).
import { CHANNELS, EMAIL_MAX, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { LANGUAGES } from '@onward/domain/platform/languages';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Name, Nullable, Timestamp, Version } from '../fields.ts';

const Wording = Type.Object({
  subject: Type.Optional(Nullable(Type.String({ maxLength: SUBJECT_MAX }))),
  body: Type.String({ minLength: 1, maxLength: EMAIL_MAX, pattern: '\\S' }),
});

/** Any of the languages; all are optional. */
const Translations = Type.Partial(Type.Record(Type.Enum([...LANGUAGES]), Wording));

export const MessageTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  channel: Type.Enum([...CHANNELS]),
  subject: Nullable(Type.String()),
  body: Type.String(),
  /** Sent instead to applicants who applied in that language. */
  translations: Translations,
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type MessageTemplate = Static<typeof MessageTemplate>;

const MessageTemplateInput = Type.Object({
  name: Name,
  channel: Type.Enum([...CHANNELS]),
  ...Wording.properties,
  translations: Type.Optional(Translations),
  version: Version,
});
export type MessageTemplateInput = Static<typeof MessageTemplateInput>;

export const listMessageTemplates = endpoint({
  name: 'listMessageTemplates',
  method: 'GET',
  path: '/v1/message_templates',
  summary: 'Message templates',
  audience: 'company',
  module: 'messaging',
  query: Type.Object({ channel: Type.Optional(Type.Enum([...CHANNELS])) }),
  answers: { 200: Type.Object({ message_templates: Type.Array(MessageTemplate) }) },
});

export const createMessageTemplate = endpoint({
  name: 'createMessageTemplate',
  method: 'POST',
  path: '/v1/message_templates',
  summary: 'Create a message template',
  audience: 'company',
  module: 'messaging',
  permission: 'edit_template',
  body: Type.Object({ message_template: MessageTemplateInput }),
  answers: { 201: Type.Object({ message_template: MessageTemplate }) },
});

export const updateMessageTemplate = endpoint({
  name: 'updateMessageTemplate',
  method: 'PUT',
  path: '/v1/message_templates/:id',
  summary: 'Change a message template',
  audience: 'company',
  module: 'messaging',
  permission: 'edit_template',
  params: IdParams,
  body: Type.Object({ message_template: MessageTemplateInput }),
  answers: { 200: Type.Object({ message_template: MessageTemplate }) },
});

export const deleteMessageTemplate = endpoint({
  name: 'deleteMessageTemplate',
  method: 'DELETE',
  path: '/v1/message_templates/:id',
  summary: 'Delete a message template',
  audience: 'company',
  module: 'messaging',
  permission: 'edit_template',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreMessageTemplate = endpoint({
  name: 'restoreMessageTemplate',
  method: 'POST',
  path: '/v1/message_templates/:id/restore',
  summary: 'Undo the deletion of a message template within a minute',
  audience: 'company',
  module: 'messaging',
  permission: 'edit_template',
  params: IdParams,
  answers: { 200: Type.Object({ message_template: MessageTemplate }) },
});
