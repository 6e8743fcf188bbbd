// What other rooms may use of the careers room: tasks behind links, and messages to applicants.

export { findOccasion } from './applying/receipt.queries.ts';
export { emailOf, writeToApplicant } from './careers.mail.ts';
export { findJobsOfCompany, findJobsOfLink } from './pages/find-jobs.ts';
export { findLanguageOfLink, findLanguageOfPerson } from './pages/find-language.ts';
export {
  nextTaskOf,
  openTaskLink,
  receiptLink,
  shapeOfLink,
  taskLinkNow,
  taskLinkOf,
  taskLinkOfVisit,
} from './tasks/link-tasks.ts';
export { frameOf, type OpenTask, openTask } from './tasks/open-task.ts';
export { markDone, reopen } from './tasks/tasks.queries.ts';
export { unsubscribeLink } from './unsubscribe.service.ts';
