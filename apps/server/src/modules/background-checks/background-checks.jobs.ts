// Background jobs of the background checks room.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import {
  PLAN_NODES_TASK,
  planSync,
  SYNC_ALL_NODES_TASK,
  SYNC_NODES_TASK,
  type SyncJob,
  syncAllNodes,
  syncNodes,
} from './sync-nodes.ts';

export const backgroundChecksJobs = (app: App): RoomJobs => ({
  handlers: {
    [PLAN_NODES_TASK]: (payload) => planSync(app, payload as SyncJob),
    [SYNC_NODES_TASK]: (payload) => syncNodes(app, payload as SyncJob),
    [SYNC_ALL_NODES_TASK]: () => syncAllNodes(app),
  },
  cron: [{ task: SYNC_ALL_NODES_TASK, pattern: '43 8 * * *' }],
});
