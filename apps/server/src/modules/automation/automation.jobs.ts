// Work of the engine that waits for an event or for the clock.
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { RUN_TASK, runTimer, STAGE_ENTERED_TASK, stageEntered, type Timer } from './automation.service.ts';

export const automationJobs = (house: House): RoomJobs => ({
  handlers: {
    [RUN_TASK]: (payload) => runTimer(house, payload as Timer),
    [STAGE_ENTERED_TASK]: (payload) => stageEntered(house, payload as { company_id: number; subject_id: number }),
  },
  cron: [],
});
