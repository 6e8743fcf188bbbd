// What the app assembles from the messages room, and what later rooms may use of it.

export { mergeValues } from './sending/merge-values.ts';
export { messageActions } from './sending/message-actions.ts';
export {
  addressOf,
  findRecipient,
  findRecipients as findMessageRecipients,
  nameOf,
  type Recipient,
  reachable,
} from './sending/recipients.queries.ts';
export { onDelivered } from './sending/record-delivery.ts';
export { fillForApplicant } from './sending/rule-texts.ts';
export { sendApplicantMail, wordsOf } from './sending/send-applicant-mail.ts';
export { countThreadsToAnswer } from './threads/assigned-threads.queries.ts';
export { conversationPath } from './threads/conversation-path.ts';
export { placeOfThread } from './threads/conversations.service.ts';
export { eraseMessagesBefore } from './threads/erase-messages.ts';
