// Work of the engine that waits for an event or for the clock.
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { RUN_TASK, runTimer, STAGE_ENTERED_TASK, stageEntered, type Timer } from './automation.service.ts';
import {
  MEETING_CHANGED_TASK,
  MEETING_REMINDER_TASK,
  type MeetingTimer,
  meetingChanged,
  remindOfMeeting,
} from './remind-of-meetings.ts';
import { RULE_LETTER_TASK, type RuleLetter, writeRuleLetter } from './send-rule-message.ts';

export const automationJobs = (house: House): RoomJobs => ({
  handlers: {
    [RUN_TASK]: (payload) => runTimer(house, payload as Timer),
    [RULE_LETTER_TASK]: (payload) => writeRuleLetter(house, payload as RuleLetter),
    [MEETING_CHANGED_TASK]: (payload) => meetingChanged(house, payload as { company_id: number; subject_id: number }),
    [MEETING_REMINDER_TASK]: (payload) => remindOfMeeting(house, payload as MeetingTimer),
    [STAGE_ENTERED_TASK]: (payload) => stageEntered(house, payload as { company_id: number; subject_id: number }),
  },
  cron: [],
});
