// Reminders before a meeting: set when it is confirmed, moved and canceled with it (JOB-025, SCH-012).
import { decideRun, remindsAt } from '@onward/domain/automation/runs';
import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { enqueue, withdrawJobs } from '../../platform/jobs/enqueue.ts';
import { findApplication } from '../applicants/applicants.service.ts';
import { rulesOfStage } from '../hiring-processes/hiring-processes.service.ts';
import { findMeeting } from '../interviews/interviews.service.ts';
import { findMoment, findRule, writeRun } from './automation.queries.ts';
import { writeSoon } from './send-rule-message.ts';

export const MEETING_CHANGED_TASK = 'automation.meeting_changed';
export const MEETING_REMINDER_TASK = 'automation.meeting_reminder';

export interface MeetingTimer {
  company_id: number;
  meeting_id: number;
  rule_id: number;
  /** The meeting's time when it was set; a new time has its own timer. */
  starts_at: string;
}

const keyOf = (companyId: number, meetingId: number, ruleId: number): string =>
  `automation:meeting:${companyId}:${meetingId}:${ruleId}`;

export const meetingChanged = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: meetingId } = event;
    const meeting = await findMeeting(tx, companyId, meetingId);
    if (!meeting) return;
    const now = app.clock();
    const rules = (await rulesOfStage(tx, companyId, meeting.stage_id)).filter(
      ({ kind }) => kind === 'meeting_reminder',
    );
    const withdrawn: string[] = [];
    for (const rule of rules) {
      const key = keyOf(companyId, meetingId, rule.id);
      const runAt = remindsAt(rule, meeting.starts_at, now);
      if (meeting.status !== 'confirmed' || !rule.enabled || !runAt) {
        withdrawn.push(key);
        continue;
      }
      const timer: MeetingTimer = {
        company_id: companyId,
        meeting_id: meetingId,
        rule_id: rule.id,
        starts_at: meeting.starts_at.toISOString(),
      };
      await enqueue(tx, MEETING_REMINDER_TASK, timer, { key, runAt });
    }
    await withdrawJobs(tx, withdrawn);
  });

export const remindOfMeeting = (app: App, timer: MeetingTimer): Promise<void> =>
  inCompany(app.pool, timer.company_id, async (tx) => {
    const { company_id: companyId, rule_id: ruleId } = timer;
    const meeting = await findMeeting(tx, companyId, timer.meeting_id);
    const rule = await findRule(tx, companyId, ruleId);
    if (!meeting || !rule) return;
    const isAsPlanned = meeting.status === 'confirmed' && meeting.starts_at.toISOString() === timer.starts_at;
    const application = await findApplication(tx, companyId, meeting.application_id);
    if (!isAsPlanned || !application) return;
    const { stage_entry: stageEntry, application_id: applicationId } = meeting;
    const { moduleOn } = await findMoment(tx, companyId, applicationId, stageEntry);
    const decision = decideRun({
      moduleOn,
      rule,
      stageEntry,
      applicant: { status: application.status, stageEntry: application.stage_entry, taskFinished: false },
    });
    const isFirst = await writeRun(tx, {
      companyId,
      applicationId,
      ruleId,
      stageEntry,
      occasion: meeting.sequence,
      now: app.clock(),
      outcome: decision.runs ? 'ran' : decision.reason,
    });
    if (isFirst && decision.runs) await writeSoon(tx, application, rule);
  });
