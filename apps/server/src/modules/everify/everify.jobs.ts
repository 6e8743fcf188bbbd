// Background jobs of the everify room.
import type { App } from '../../platform/app.ts';
import { gatherJobs, type RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { everifyCasesJobs } from './cases.jobs.ts';
import { i9Jobs } from './i9/i9.jobs.ts';

export const everifyJobs = (app: App): RoomJobs => gatherJobs([i9Jobs(app), everifyCasesJobs(app)]);
