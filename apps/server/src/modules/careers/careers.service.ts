// What other rooms may ask of the careers room: tasks behind links, and writing to applicants.
export { type ApplicantLetter, letterOf, writeToApplicant } from './careers.mail.ts';
export { frameOf, type OpenTask, openTask } from './open-task.ts';
export { findOccasion } from './receipt.queries.ts';
export { nextTaskOf, receiptLink, shapeOfLink, taskLinkNow, taskLinkOf } from './tasks.links.ts';
export { markDone, type PlacedTask, reopen } from './tasks.queries.ts';
export { unsubscribeLink } from './unsubscribe.service.ts';
