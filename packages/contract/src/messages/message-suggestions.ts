// Drafts of messages by the text service; nothing is stored or sent to an applicant.
import { CHANNELS, EMAIL_MAX, SUBJECT_MAX } from '@onward/domain/messages/channels';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';

export const suggestMessage = endpoint({
  name: 'suggestMessage',
  method: 'POST',
  path: '/v1/message_suggestions',
  summary: 'A draft of a message, written by the text service from what the composer shows',
  audience: 'company',
  permission: 'edit_message',
  module: 'ai_assistant',
  rateLimit: 'suggestion',
  ownTransactions: true,
  unaudited: 'It only previews.',
  body: Type.Object({
    message_suggestion: Type.Object({
      channel: Type.Enum([...CHANNELS]),
      subject: Type.String({ maxLength: SUBJECT_MAX }),
      /** With merge tags, which are not filled in. */
      body: Type.String({ maxLength: EMAIL_MAX }),
      /** The applicant's last message; empty when there is none to reply to. */
      replying_to: Type.String({ maxLength: EMAIL_MAX }),
    }),
  }),
  answers: { 200: Type.Object({ message_suggestion: Type.Object({ body: Type.String() }) }) },
});
