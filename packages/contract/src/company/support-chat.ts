// The support chat: a conversation at an outside service, opened with what is already known (INT-017).
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nullable, webAddress } from '../fields.ts';

export const openSupportChat = endpoint({
  name: 'openSupportChat',
  method: 'POST',
  path: '/v1/support_chats',
  summary: 'Open a conversation with support, with the error that was just shown if there is one',
  audience: 'company',
  ownTransactions: true,
  peopleOnly: true,
  unaudited: 'Nothing of the company changes; the conversation is kept at the chat service.',
  body: Type.Object({
    support_chat: Type.Object({
      page_url: webAddress(2000),
      request_url: Type.Optional(Type.String({ maxLength: 2000 })),
      error_reference: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
      details: Type.Optional(Type.String({ maxLength: 10_000 })),
    }),
  }),
  /** The browser opens it in a new window. */
  answers: { 201: Type.Object({ support_chat: Type.Object({ url: Type.String() }) }) },
});
