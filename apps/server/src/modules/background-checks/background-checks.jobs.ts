// Background jobs of the background-checks room.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { FINAL_TASK } from './adverse-action/final-notice-time.ts';
import { FINAL_LETTER_TASK, finishWhenDue, sendFinalLetter } from './adverse-action/finish-adverse-action.ts';
import { PRE_NOTICE_TASK, sendPreNotice } from './adverse-action/start-adverse-action.ts';
import { ERASE_IDENTITIES_TASK, eraseIdentities } from './consent/erase-identities.ts';
import { PASS_ON_TASK, passOn } from './consent/pass-on.ts';
import { CONSENT_LETTER_TASK, writeConsentLetter } from './consent/write-consent-letter.ts';
import { CLOSE_TASK, closeChecks } from './decide-checks.ts';
import {
  PLAN_NODES_TASK,
  planSync,
  SYNC_ALL_NODES_TASK,
  SYNC_NODES_TASK,
  type SyncJob,
  syncAllNodes,
  syncNodes,
} from './nodes/sync-nodes.ts';
import { type CheckJob, SEND_TASK } from './ordering/create-check.ts';
import { ORDER_BY_RULE_TASK, orderCheckByRule, type RuleOrderJob } from './ordering/order-by-rule.ts';
import { EXPIRE_TASK, expireInvitation, sendInvitation } from './ordering/send-invitation.ts';
import {
  type CheckPorts,
  READ_ALL_TASK,
  READ_REPORT_TASK,
  readReport,
  readWaitingReports,
} from './results/read-report.ts';

interface EventPayload {
  company_id: number;
  subject_id: number;
}

export const backgroundChecksJobs = (app: App, ports: CheckPorts): RoomJobs => ({
  handlers: {
    [PLAN_NODES_TASK]: (payload) => planSync(app, payload as SyncJob),
    [SYNC_NODES_TASK]: (payload) => syncNodes(app, payload as SyncJob),
    [SYNC_ALL_NODES_TASK]: () => syncAllNodes(app),
    [ORDER_BY_RULE_TASK]: (payload) => orderCheckByRule(app, payload as RuleOrderJob),
    [SEND_TASK]: (payload) => sendInvitation(app, payload as CheckJob),
    [EXPIRE_TASK]: (payload) => expireInvitation(app, payload as CheckJob),
    [PASS_ON_TASK]: (payload) => passOn(app, payload as CheckJob),
    [ERASE_IDENTITIES_TASK]: () => eraseIdentities(app),
    [CONSENT_LETTER_TASK]: (payload) => writeConsentLetter(app, payload as CheckJob),
    [READ_REPORT_TASK]: (payload) => readReport(app, ports, payload as CheckJob),
    [READ_ALL_TASK]: () => readWaitingReports(app),
    [PRE_NOTICE_TASK]: (payload) => sendPreNotice(app, payload as CheckJob),
    [FINAL_TASK]: (payload) => finishWhenDue(app, payload as CheckJob),
    [FINAL_LETTER_TASK]: (payload) => sendFinalLetter(app, payload as CheckJob),
    [CLOSE_TASK]: (payload) => closeChecks(app, payload as EventPayload),
  },
  cron: [
    { task: SYNC_ALL_NODES_TASK, pattern: '43 8 * * *' },
    { task: ERASE_IDENTITIES_TASK, pattern: '23 7 * * *' },
    { task: READ_ALL_TASK, pattern: '17 */3 * * *' },
  ],
});
