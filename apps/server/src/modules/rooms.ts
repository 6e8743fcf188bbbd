// Assembles the rooms: their routes, their jobs, and the ports that connect them.

import { apiKeyUse } from '../platform/access/load-api-key.ts';
import { portalSessions } from '../platform/access/portal.ts';
import './room-subscriptions.ts';
import type { App } from '../platform/app.ts';
import { eventJobs } from '../platform/events/event-jobs.ts';
import { platformRoutes } from '../platform/http/platform-routes.ts';
import type { Route } from '../platform/http/route.ts';
import { platformJobs } from '../platform/jobs/platform-jobs.ts';
import { gatherJobs, type RoomJobs } from '../platform/jobs/room-jobs.ts';
import { createSmsCarrier } from '../providers/sms/sms-carrier.ts';
import { createSmtpCarrier } from '../providers/smtp/smtp-carrier.ts';
import { analyticsJobs } from './analytics/analytics.jobs.ts';
import { analyticsRoutes } from './analytics/analytics.routes.ts';
import { applicantsJobs } from './applicants/applicants.jobs.ts';
import { type ActionEffects, applicantEffects, applicantsRoutes } from './applicants/applicants.routes.ts';
import {
  applicantMail,
  conversationsFollow,
  moveOutOfStage,
  rejectionObjections,
} from './applicants/applicants.service.ts';
import { applicantImporter } from './applicants/importing/import-applicants.ts';
import { requireVisible } from './applicants/profile/show-application.ts';
import { attachmentsJobs } from './attachments/attachments.jobs.ts';
import { attachmentsRoutes } from './attachments/attachments.routes.ts';
import { attachAgain, attachImage, release } from './attachments/attachments.service.ts';
import { automationJobs } from './automation/automation.jobs.ts';
import { automationRoutes } from './automation/automation.routes.ts';
import { applyFacts } from './automation/automation.service.ts';
import { backgroundChecksJobs } from './background-checks/background-checks.jobs.ts';
import { backgroundChecksRoutes } from './background-checks/background-checks.routes.ts';
import { objectToRejection } from './background-checks/object-to-rejection.ts';
import { orderChecks } from './background-checks/ordering/order-checks.ts';
import { onReportEvent } from './background-checks/results/read-report.ts';
import { careersJobs } from './careers/careers.jobs.ts';
import { careersRoutes } from './careers/careers.routes.ts';
import { remind } from './careers/reminders/remind-applicants.ts';
import { companyJobs } from './company/company.jobs.ts';
import { companyRoutes } from './company/company.routes.ts';
import { listPermittedBrands } from './company/company.service.ts';
import { documentsJobs } from './documents/documents.jobs.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { removeFieldValues, returnFieldValues } from './employees/custom-field-values.ts';
import { employeesJobs } from './employees/employees.jobs.ts';
import { employeesRoutes } from './employees/employees.routes.ts';
import {
  employeeImporter,
  employmentFollowers,
  employmentObjections,
  everifyCoverage,
  findEmployees,
  placeOfVisible,
} from './employees/employees.service.ts';
import { objectToEnding } from './everify/cases/object-to-ending.ts';
import { findEverifyCoverage } from './everify/companies/covered-locations.ts';
import { everifyJobs } from './everify/everify.jobs.ts';
import { everifyRoutes } from './everify/everify.routes.ts';
import { followOnboarding } from './everify/i9/follow-onboarding.ts';
import { hiringProcessesRoutes } from './hiring-processes/hiring-processes.routes.ts';
import { changeProcessOf, ensureDefaultProcess } from './hiring-processes/hiring-processes.service.ts';
import { homeRoutes } from './home/home.routes.ts';
import { identityJobs } from './identity/identity.jobs.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { staffRecords } from './identity/identity.service.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { locationImporter } from './imports/location-importer.ts';
import { recordKeyUse } from './integrations/events-out/api-keys/api-keys.queries.ts';
import { eventsOutRoutes } from './integrations/events-out/events-out.routes.ts';
import { integrationsJobs } from './integrations/integrations.jobs.ts';
import { integrationsRoutes } from './integrations/integrations.routes.ts';
import { interviewsJobs } from './interviews/interviews.jobs.ts';
import { interviewsRoutes } from './interviews/interviews.routes.ts';
import { listAvailabilities, openMeetingsOf } from './interviews/interviews.service.ts';
import { meetingActions } from './interviews/meetings/act-on-meetings.ts';
import { upcomingMeeting } from './interviews/meetings/upcoming-meeting.ts';
import { listCounts } from './list-counts.ts';
import { groupsOfBrand } from './locations/location-groups/groups-of-brand.ts';
import { locationsRoutes } from './locations/locations.routes.ts';
import { messagesJobs } from './messages/messages.jobs.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import {
  countThreadsToAnswer,
  messageActions,
  onDelivered,
  placeOfThread,
  sendApplicantMail,
} from './messages/messages.service.ts';
import { followApplications } from './messages/threads/follow-applications.ts';
import type { ThreadPorts } from './messages/threads/personal-page.service.ts';
import { notificationsJobs } from './notifications/notifications.jobs.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { listPopUps, turnTextsOff } from './notifications/notifications.service.ts';
import { offersJobs } from './offers/offers.jobs.ts';
import { offersRoutes } from './offers/offers.routes.ts';
import { sendSigningRequest } from './offers/sending/send-offers.ts';
import { i9Follower } from './onboarding/forms/i9-sections.ts';
import { countActionsOf } from './onboarding/hr/list-tasks.ts';
import { onboardingJobs } from './onboarding/onboarding.jobs.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { resolveSession } from './onboarding/portal/portal-sessions.ts';
import { followEmployment } from './onboarding/running/ending/stop-process.ts';
import { startApplicants } from './onboarding/running/start-applicants.ts';
import { payrollJobs } from './payroll/payroll.jobs.ts';
import { payrollRoutes } from './payroll/payroll.routes.ts';
import { sendApplicantAction } from './payroll/send-applicant.ts';
import { PERSON_TRACES } from './person-traces.ts';
import { jobBoardsJobs } from './positions/boards/job-boards.jobs.ts';
import { jobBoardsRoutes } from './positions/boards/job-boards.routes.ts';
import { positionsJobs } from './positions/positions.jobs.ts';
import { positionsRoutes } from './positions/positions.routes.ts';
import { leaveDepartment, returnToDepartment } from './positions/postings/positions.write-queries.ts';
import { presenceJobs } from './presence/presence.jobs.ts';
import { presenceRoutes } from './presence/presence.routes.ts';
import type { PresencePlaces } from './presence/presence.service.ts';
import { privacyJobs } from './privacy/privacy.jobs.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { reportsJobs } from './reports/reports.jobs.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { runningWork } from './running-work.ts';
import { idsSharedWith, shareAgain } from './saved-views/saved-views.queries.ts';
import { savedViewsRoutes } from './saved-views/saved-views.routes.ts';
import { ownRecord } from './staff/own-record.ts';
import { staffRoutes } from './staff/staff.routes.ts';

applicantMail.open(sendApplicantMail);
staffRecords.plug(ownRecord);
conversationsFollow.plug(followApplications);
rejectionObjections.plug(objectToRejection);
portalSessions.plug(resolveSession);
apiKeyUse.plug(recordKeyUse);
employmentFollowers.plug(followEmployment);
i9Follower.plug(followOnboarding);
everifyCoverage.plug(findEverifyCoverage);
employmentObjections.plug(objectToEnding);

/** Applicant actions of later rooms. */
const lentActions = (app: App): ActionEffects => ({
  send_reminder: remind,
  ...messageActions(app),
  ...meetingActions,
  send_signing_request: sendSigningRequest(app),
  order_background_check: orderChecks,
  send_to_payroll_provider: sendApplicantAction(app),
  start_onboarding: startApplicants(app),
});

/** What the pages of applicants' threads show from later rooms. */
export const THREAD_PORTS: ThreadPorts = { meeting: upcomingMeeting };

/** Record kinds with presence. */
const PRESENCE_PLACES: PresencePlaces = {
  application: ({ tx, access }, id) => requireVisible(tx, access, id),
  conversation: placeOfThread,
  employee: placeOfVisible,
};

export const roomRoutes = (app: App): Route[] => [
  ...platformRoutes(app),
  ...identityRoutes(app, {
    brands: listPermittedBrands,
    popUps: listPopUps,
    availabilities: listAvailabilities,
    turnTextsOff,
  }),
  ...companyRoutes(app, {
    files: { attachAgain, attachImage, release, read: (key) => app.files.get(key) },
    groups: groupsOfBrand,
  }),
  ...locationsRoutes(app, {
    postings: { leave: leaveDepartment, putBack: returnToDepartment },
    employeeFields: { remove: removeFieldValues, putBack: returnFieldValues },
  }),
  ...staffRoutes(app, {
    openWork: {
      meetings: openMeetingsOf,
      conversations: countThreadsToAnswer,
      onboardingActions: countActionsOf,
    },
    views: { ofRole: idsSharedWith, shareAgain },
  }),
  ...importsRoutes({
    locations: locationImporter(app),
    applicants: applicantImporter,
    employees: employeeImporter(app),
  }),
  ...attachmentsRoutes(app),
  ...notificationsRoutes(),
  ...integrationsRoutes(app, { runningWork }),
  ...eventsOutRoutes(app),
  ...positionsRoutes(app, {
    ensureDefaultProcess,
    changeProcessOf: (call, change) => changeProcessOf(call, { moveOutOfStage }, change),
  }),
  ...jobBoardsRoutes(app),
  ...hiringProcessesRoutes(app, { moveOutOfStage }),
  ...applicantsRoutes(app, { actions: lentActions(app), traces: PERSON_TRACES, findEmployees }),
  ...careersRoutes(app, { applyFacts }),
  ...messagesRoutes(app, THREAD_PORTS),
  ...interviewsRoutes(app),
  ...documentsRoutes(app),
  ...offersRoutes(app, { applyFacts }),
  ...backgroundChecksRoutes(app, { applyFacts }),
  ...employeesRoutes(app),
  ...payrollRoutes(app),
  ...onboardingRoutes(app),
  ...everifyRoutes(app),
  ...automationRoutes(app),
  ...reportsRoutes(app),
  ...analyticsRoutes(),
  ...privacyRoutes(),
  ...savedViewsRoutes(listCounts),
  ...presenceRoutes(PRESENCE_PLACES),
  ...homeRoutes(),
];

export function roomJobs(app: App): RoomJobs {
  const { mail, sms, publicUrl } = app.config;
  const carriers = {
    email: createSmtpCarrier(mail),
    sms: createSmsCarrier(sms, `${publicUrl}/v1/webhooks/sms_status`),
  };
  const rooms = gatherJobs([
    platformJobs(app, { carriers, onDelivered: (tx, reports) => onDelivered(tx, app.clock(), reports) }),
    identityJobs(app),
    companyJobs(app),
    attachmentsJobs(app),
    notificationsJobs(app),
    integrationsJobs(app, { onCheckrEvent: onReportEvent }),
    presenceJobs(app),
    positionsJobs(app),
    jobBoardsJobs(app),
    applicantsJobs(app, applicantEffects(app, lentActions(app))),
    careersJobs(app),
    messagesJobs(app),
    interviewsJobs(app),
    documentsJobs(app),
    offersJobs(app),
    backgroundChecksJobs(app, { applyFacts }),
    employeesJobs(app),
    payrollJobs(app),
    onboardingJobs(app),
    everifyJobs(app),
    automationJobs(app),
    reportsJobs(app),
    analyticsJobs(app),
    privacyJobs(app, PERSON_TRACES),
  ]);
  return gatherJobs([rooms, eventJobs(app, rooms.handlers)]);
}
