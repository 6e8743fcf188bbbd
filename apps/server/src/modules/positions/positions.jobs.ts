// Work of the positions room that runs behind the scenes.
import { inCompany } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { CHECK_POSTINGS_TASK, checkNextPostings } from './review/review-posting.ts';

interface CheckPostings {
  company_id: number;
  position_template_id: number;
}

export const positionsJobs = (house: House): RoomJobs => ({
  handlers: {
    [CHECK_POSTINGS_TASK]: async (payload) => {
      const { company_id: companyId, position_template_id: templateId } = payload as CheckPostings;
      let more = true;
      while (more) {
        more = await inCompany(house.pool, companyId, (tx) =>
          checkNextPostings({ tx, companyId, now: house.clock() }, templateId),
        );
      }
    },
  },
  cron: [],
});
