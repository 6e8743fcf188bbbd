// What other rooms may ask of the applicants room.
export { type Deed, recordAction } from './actions.changes.ts';
export { holdUntil, reminderKey } from './actions.messages.ts';
export type { Effect, Outcome, Skipped } from './actions.outcomes.ts';
export { factsOf, type Selected, visibleOf } from './actions.selection.ts';
export { selectedIds } from './actions.service.ts';
export { type ApplicantPost, type Letter, postOffice } from './applicants.post.ts';
export { readerOf, requireVisible } from './applicants.profile.ts';
export { type ApplicationRow, find as findApplication } from './applicants.queries.ts';
export { listedApplications } from './applicants.rows.ts';
export { APPLICATION_ERASED } from './erasing.service.ts';
export { optOutOfEmail, recordBounce, setTextOptOut, setTimeZone } from './person-contact.queries.ts';
export type { PersonMove, PersonTraces } from './persons/person-traces.ts';
export { type Recognized, recognize, verifyPhone } from './persons/recognize-person.ts';
export { type Invited, PERSON_INVITED, takeInvitation } from './rediscovery.service.ts';
export { showShared } from './shares.service.ts';
export {
  APPLICATION_CLOSED,
  APPLICATION_SUBMITTED,
  APPLICATION_UPDATED,
  announceApplication,
  STAGE_ENTERED,
} from './stages/application-events.ts';
export { type Changed, changeStageStatus, finishStageTask } from './stages/change-stage-status.ts';
export { rejectApplication } from './stages/change-status.ts';
export { enterStage } from './stages/enter-stage.ts';
export { moveOutOfStage } from './stages/move-out-of-stage.ts';
export { reactivateByReply } from './stages/reactivate.ts';
export { attachToApplication, receiveApplication } from './stages/receive-application.ts';
export { recordHistory } from './stages/record-history.ts';
