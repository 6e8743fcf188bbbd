// What the house puts together of the messages room, and what later rooms may ask of it.
export { placeOfThread } from './conversations.service.ts';
export { messageActions } from './message-actions.ts';
export { postLetter } from './messages.letters.ts';
export { hearDeliveries } from './messages.reports.ts';
export { fillForApplicant } from './rule-texts.ts';
