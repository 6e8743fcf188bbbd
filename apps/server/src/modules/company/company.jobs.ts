// Forgets who asked for the product, once their company has been there for long (CMP-053).
import type { App } from '../../platform/app.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { forgetHandledRequests } from './signing-up/sign-up-requests.service.ts';

const SWEEP_TASK = 'company.forget_sign_up_requests';

export const companyJobs = (app: App): RoomJobs => ({
  handlers: { [SWEEP_TASK]: () => inSystem(app.pool, (tx) => forgetHandledRequests(tx, app.clock())) },
  cron: [{ task: SWEEP_TASK, pattern: '29 3 * * *' }],
});
