// What other rooms may use of the interviews room.

export { listAvailabilities } from './calendars/calendars.queries.ts';
export { FORGET_COPIES_TASK, PLAN_COPIES_TASK } from './external/calendar-context.ts';
export { MEETING_CHANGED } from './meetings/announce-meeting.ts';
export { findAny as findMeeting } from './meetings/meetings.queries.ts';
export { openMeetingsOf } from './meetings/open-meetings.ts';
