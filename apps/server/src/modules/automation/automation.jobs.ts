// Jobs of the automation engine, started by events or timers.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { RUN_TASK, runTimer, STAGE_ENTERED_TASK, stageEntered, type Timer } from './automation.service.ts';
import {
  MEETING_CHANGED_TASK,
  MEETING_REMINDER_TASK,
  type MeetingTimer,
  meetingChanged,
  remindOfMeeting,
} from './remind-of-meetings.ts';
import { RULE_MESSAGE_TASK, type RuleMessageJob, sendRuleMessage } from './send-rule-message.ts';

export const automationJobs = (app: App): RoomJobs => ({
  handlers: {
    [RUN_TASK]: (payload) => runTimer(app, payload as Timer),
    [RULE_MESSAGE_TASK]: (payload) => sendRuleMessage(app, payload as RuleMessageJob),
    [MEETING_CHANGED_TASK]: (payload) => meetingChanged(app, payload as { company_id: number; subject_id: number }),
    [MEETING_REMINDER_TASK]: (payload) => remindOfMeeting(app, payload as MeetingTimer),
    [STAGE_ENTERED_TASK]: (payload) => stageEntered(app, payload as { company_id: number; subject_id: number }),
  },
  cron: [],
});
