// Results of job boards so far: applicants by source, texts, and the history predictions are based on.

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { JobBoard } from '@onward/domain/positions/job-boards';
import type { BoardHistory } from '@onward/domain/positions/predictions';
import { TEXT_SOURCE } from '@onward/domain/positions/text-to-apply';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The source tag in a board's link; a sponsored job on Indeed is counted separately from the free one. */
export const BOARD_SOURCES: Record<JobBoard, string> = {
  indeed: 'indeed_sponsored',
  craigslist: 'craigslist',
  craigslist_gigs: 'craigslist_gigs',
  job_target: 'job_target',
};

const PERIOD_DAYS = 30;
const PAST_DAYS = 90;

export const periodStart = (now: Date): Date => addSeconds(now, -PERIOD_DAYS * SECONDS.day);

export interface SourceCount {
  source: string | null;
  count: number;
}

export async function countSources(
  tx: Transaction,
  companyId: number,
  positionId: number,
  since: Date,
): Promise<SourceCount[]> {
  const { rows } = await tx.client.query<SourceCount>(
    `select referer_source as source, count(*)::int as count from applications
     where company_id = $1 and position_id = $2 and applied_at >= $3 group by 1 order by 2 desc, 1`,
    [companyId, positionId, since],
  );
  return rows;
}

/** Since the posting was created, regardless of the period. */
export async function countByBoard(
  tx: Transaction,
  companyId: number,
  positionIds: readonly number[],
): Promise<(positionId: number, board: JobBoard) => number> {
  const { rows } = await tx.client.query<{ position_id: number; source: string; count: number }>(
    `select position_id, referer_source as source, count(*)::int as count from applications
     where company_id = $1 and position_id = any($2) and referer_source = any($3) group by 1, 2`,
    [companyId, positionIds, Object.values(BOARD_SOURCES)],
  );
  const counts = new Map(rows.map(({ position_id, source, count }) => [`${position_id} ${source}`, count]));
  return (positionId, board) => counts.get(`${positionId} ${BOARD_SOURCES[board]}`) ?? 0;
}

export async function countTexts(
  tx: Transaction,
  companyId: number,
  positionId: number,
  since: Date,
): Promise<{ texted: number; applied: number }> {
  const { rows } = await tx.client.query<{ texted: number; applied: number }>(
    `select (select count(distinct phone)::int from text_to_apply_texts
             where company_id = $1 and position_id = $2 and received_at >= $3) as texted,
            (select count(*)::int from applications
             where company_id = $1 and position_id = $2 and applied_at >= $3 and referer_source = $4) as applied`,
    [companyId, positionId, since, TEXT_SOURCE],
  );
  return rows[0] ?? { texted: 0, applied: 0 };
}

export async function indeedPast(tx: Transaction, companyId: number, now: Date): Promise<BoardHistory> {
  const { rows } = await tx.client.query<BoardHistory>(
    `select
       (select count(*)::int from applications
        where company_id = $1 and applied_at >= $2 and referer_source = 'indeed') as applicants,
       (select coalesce(sum(extract(epoch from
          least(coalesce(closed_at, $3), $3) - greatest(published_at, $2)) / 86400), 0)::float8
        from positions where company_id = $1 and access = 'public' and published_at is not null
          and coalesce(closed_at, $3) > $2 and published_at < $3) as "postingDays",
       (select coalesce(sum(spent), 0)::float8 from job_board_postings
        where company_id = $1 and board = 'indeed') as spent,
       (select count(*)::int from applications
        where company_id = $1 and referer_source = $4) as "sponsoredApplicants"`,
    [companyId, addSeconds(now, -PAST_DAYS * SECONDS.day), now, BOARD_SOURCES.indeed],
  );
  return rows[0] ?? { applicants: 0, postingDays: 0, spent: 0, sponsoredApplicants: 0 };
}
