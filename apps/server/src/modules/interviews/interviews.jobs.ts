// Background jobs of the interviews room.
import type { App } from '../../platform/app.ts';
import { gatherJobs, type RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { SLOT_WARNINGS_TASK, warnOfFewSlots } from './booking/slot-warnings.jobs.ts';
import { calendarLinksJobs } from './external/links.jobs.ts';
import { NOTIFY_TASK, type NotifyJob } from './meetings/announce-meeting.ts';
import { notifyPeople } from './meetings/notify-people.ts';
import { RELEASE_TASK, releaseMeetings } from './meetings/release-meetings.ts';

export const interviewsJobs = (app: App): RoomJobs => gatherJobs([meetingsJobs(app), calendarLinksJobs(app)]);

const meetingsJobs = (app: App): RoomJobs => ({
  handlers: {
    [NOTIFY_TASK]: (payload) => notifyPeople(app, payload as NotifyJob),
    [RELEASE_TASK]: (payload) => releaseMeetings(app, payload as { company_id: number; subject_id: number }),
    [SLOT_WARNINGS_TASK]: () => warnOfFewSlots(app),
  },
  // Morning in the time zones of most companies.
  cron: [{ task: SLOT_WARNINGS_TASK, pattern: '5 13 * * *' }],
});
