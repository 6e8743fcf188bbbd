// What other rooms may use of the applicants room.
export { type ActionContext, recordAction } from './actions/action-context.ts';
export { type ActionEffects, type Effect, type Skipped, type UndoEffect, unchanged } from './actions/action-effect.ts';
export { selectedIds } from './actions/actions.service.ts';
export { factsOf, type Selected, visibleOf } from './actions/lock-selection.ts';
export { holdUntil, reminderKey } from './actions/send-rejection.ts';
export { type ApplicantMail, applicantMail, type SendToApplicant } from './applicant-mail.ts';
export { type ApplicationRow, find as findApplication } from './applicants.queries.ts';
export { lateSince, listFunnelStages, notContacted } from './list/filter-by-progress.ts';
export { shownApplicant } from './list/list-rows.ts';
export { addContact } from './persons/add-contact.ts';
export {
  APPLICATION_ERASED,
  type Forgetting,
  forgetPerson,
  removeFilesLater,
} from './persons/forget-person.ts';
export { lockPerson } from './persons/lock-person.ts';
export { conversationsFollow, type FollowApplications, followNewest } from './persons/newest-application.ts';
export { recordBounce, setEmailOptOut, setTextOptOut, setTimeZone } from './persons/person-contact.queries.ts';
export type { PersonMove, PersonTraces } from './persons/person-traces.ts';
export { recognize, verifyPhone } from './persons/recognize-person.ts';
export { readerOf, requireVisible } from './profile/show-application.ts';
export { type Invited, PERSON_INVITED, takeInvitation } from './rediscovery/rediscovery.service.ts';
export { companyReasons, ownReasonNames } from './rejection-reasons/rejection-reasons.service.ts';
export { showShared } from './sharing/sharing.service.ts';
export {
  APPLICATION_CLOSED,
  APPLICATION_SUBMITTED,
  APPLICATION_UPDATED,
  announceApplication,
  STAGE_ENTERED,
} from './stages/application-events.ts';
export {
  type Changed,
  changeStageStatus,
  finishStageTask,
  markFormsRead,
  preventUndo,
} from './stages/change-stage-status.ts';
export { rejectApplication } from './stages/change-status.ts';
export { enterStage } from './stages/enter-stage.ts';
export { moveOutOfStage } from './stages/move-out-of-stage.ts';
export { reactivateByReply } from './stages/reactivate.ts';
export { attachToApplication, type Reception, receiveApplication } from './stages/receive-application.ts';
export { recordHistory } from './stages/record-history.ts';
export { type ObjectToRejection, rejectionObjections } from './stages/rejection-objections.ts';
