// Work of the messages room behind the scenes.
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { FETCH_MEDIA_TASK, fetchMedia, type MediaJob } from './inbound-media.ts';
import { LEAVE_TASK, type LeaveJob, leave } from './messages.leaving.ts';

export const messagesJobs = (house: House): RoomJobs => ({
  handlers: {
    [FETCH_MEDIA_TASK]: (payload) => fetchMedia(house, payload as MediaJob),
    [LEAVE_TASK]: (payload) => leave(house, payload as LeaveJob),
  },
  cron: [],
});
