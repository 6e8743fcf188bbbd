// Background jobs of the positions room.

import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { CHECK_POSTINGS_TASK, checkNextPostings } from './review/review-posting.ts';

interface CheckPostings {
  company_id: number;
  position_template_id: number;
}

export const positionsJobs = (app: App): RoomJobs => ({
  handlers: {
    [CHECK_POSTINGS_TASK]: async (payload) => {
      const { company_id: companyId, position_template_id: templateId } = payload as CheckPostings;
      let more = true;
      while (more) {
        more = await inCompany(app.pool, companyId, (tx) =>
          checkNextPostings({ tx, companyId, now: app.clock() }, templateId),
        );
      }
    },
  },
  cron: [],
});
