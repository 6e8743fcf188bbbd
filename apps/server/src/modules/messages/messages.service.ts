// What the house puts together of the messages room, and what later rooms may ask of it.
export { type Addressee, addressOf, findAddressee, nameOf, reachable } from './addressees.queries.ts';
export { countThreadsToAnswer } from './assigned-threads.queries.ts';
export { placeOfThread } from './conversations.service.ts';
export { mergeValues } from './merge-values.ts';
export { messageActions } from './message-actions.ts';
export { postLetter, wordsOf } from './messages.letters.ts';
export { hearDeliveries } from './messages.reports.ts';
export { fillForApplicant } from './rule-texts.ts';
