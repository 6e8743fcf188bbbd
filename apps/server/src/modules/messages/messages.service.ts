// What the house puts together of the messages room.
export { placeOfThread } from './conversations.service.ts';
export { messageActions } from './message-actions.ts';
export { postLetter } from './messages.letters.ts';
export { hearDelivery } from './messages.reports.ts';
