// Which room starts which job when another room's event happens.
import { subscriptions } from '../platform/events/record-event.ts';
import {
  APPLICATION_CLOSED,
  APPLICATION_ERASED,
  APPLICATION_SUBMITTED,
  PERSON_INVITED,
  STAGE_ENTERED,
} from './applicants/applicants.service.ts';
import { STAGE_ENTERED_TASK } from './automation/automation.service.ts';
import { MEETING_CHANGED_TASK } from './automation/remind-of-meetings.ts';
import { CLOSE_TASK as CLOSE_CHECKS_TASK } from './background-checks/decide-checks.ts';
import { PLAN_NODES_TASK, SYNC_NODES_TASK } from './background-checks/nodes/sync-nodes.ts';
import { INVITATION_TASK, RECEIPT_TASK, TASK_LINK_TASK } from './careers/careers.jobs.ts';
import { SIGNING_SEALED } from './documents/documents.service.ts';
import { EMPLOYEE_CHANGED } from './employees/employees.service.ts';
import { FOLLOW_RECORD_TASK } from './everify/i9/i9.jobs.ts';
import { INTEGRATION_CHANGED } from './integrations/integrations.service.ts';
import { FORGET_COPIES_TASK, MEETING_CHANGED, PLAN_COPIES_TASK } from './interviews/interviews.service.ts';
import { RELEASE_TASK } from './interviews/meetings/release-meetings.ts';
import { LOCATION_CHANGED } from './locations/locations.service.ts';
import { COPIES_TASK } from './offers/signing/send-copies.ts';
import { CLOSE_TASK } from './offers/void-offer.ts';
import { FINISH_TASK } from './onboarding/hr/send-to-payroll.ts';
import { RECONNECTED_TASK } from './onboarding/screening/send-screening.ts';
import { KEEP_TASK } from './onboarding/signing/keep-signed.ts';
import { PAYROLL_FINISHED } from './payroll/payroll.service.ts';

// Event subscriptions; complete before the first request, in every process that records events.
subscriptions.subscribe(APPLICATION_SUBMITTED, RECEIPT_TASK);
subscriptions.subscribe(STAGE_ENTERED, TASK_LINK_TASK);
subscriptions.subscribe(STAGE_ENTERED, STAGE_ENTERED_TASK);
subscriptions.subscribe(STAGE_ENTERED, RELEASE_TASK);
subscriptions.subscribe(APPLICATION_CLOSED, RELEASE_TASK);
subscriptions.subscribe(STAGE_ENTERED, CLOSE_TASK);
subscriptions.subscribe(APPLICATION_CLOSED, CLOSE_TASK);
subscriptions.subscribe(STAGE_ENTERED, CLOSE_CHECKS_TASK);
subscriptions.subscribe(APPLICATION_CLOSED, CLOSE_CHECKS_TASK);
subscriptions.subscribe(SIGNING_SEALED, COPIES_TASK);
subscriptions.subscribe(SIGNING_SEALED, KEEP_TASK);
subscriptions.subscribe(PAYROLL_FINISHED, FINISH_TASK);
subscriptions.subscribe(EMPLOYEE_CHANGED, FOLLOW_RECORD_TASK);
subscriptions.subscribe(APPLICATION_ERASED, FORGET_COPIES_TASK);
subscriptions.subscribe(PERSON_INVITED, INVITATION_TASK);
subscriptions.subscribe(MEETING_CHANGED, MEETING_CHANGED_TASK);
subscriptions.subscribe(MEETING_CHANGED, PLAN_COPIES_TASK);
subscriptions.subscribe(INTEGRATION_CHANGED, SYNC_NODES_TASK);
subscriptions.subscribe(INTEGRATION_CHANGED, RECONNECTED_TASK);
subscriptions.subscribe(LOCATION_CHANGED, PLAN_NODES_TASK);
