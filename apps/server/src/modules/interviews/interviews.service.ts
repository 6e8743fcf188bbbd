// What other rooms may ask of the interviews room.
export { FORGET_COPIES_TASK, PLAN_COPIES_TASK } from './calendar-desk.ts';
export { listAvailabilities } from './calendars.queries.ts';
export { MEETING_CHANGED } from './meetings.news.ts';
export { findAny as findMeeting, type ShownMeeting } from './meetings.queries.ts';
export { openMeetingsOf } from './open-meetings.ts';
