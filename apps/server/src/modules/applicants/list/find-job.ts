// Finds a list's posting by key: its location, its stages, and how many applicants are in each (APP-010).

import type { StageType } from '@onward/domain/hiring-processes/stages';
import { isInScope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { Totals } from './count-jobs.ts';

interface Stage {
  id: number;
  name: string;
  stage_type: StageType;
  sequence: number;
}

export interface Posting {
  id: number;
  location_id: number;
  brand_id: number;
  department_id: number | null;
  /** In pipeline order. */
  stages: Stage[];
}

interface StageTally extends Stage {
  count: number;
  new_count: number;
}

/** Null if it does not exist or is outside the caller's scope. */
export async function findPosting({ tx, access }: CompanyCall, key: string): Promise<Posting | null> {
  const posting = await read(tx, access.companyId, key);
  if (!posting) return null;
  const { location_id: location, brand_id: brand, department_id: department, id: position } = posting;
  return isInScope(access.scope, { location, brand, department, position }) ? posting : null;
}

async function read(tx: Transaction, companyId: number, key: string): Promise<Posting | undefined> {
  const [row] = await tx.prepared<Posting & Record<string, unknown>>(
    'applicants_posting',
    `select p.id, p.location_id, l.brand_id, p.department_id, coalesce((
       select json_agg(json_build_object('id', s.id, 'name', s.name, 'stage_type', s.stage_type, 'sequence', s.sequence)
         order by s.sequence, s.id)
       from stages s where s.company_id = p.company_id and s.deleted_at is null
         and s.hiring_process_template_id = coalesce(p.hiring_process_template_id, (
           select h.id from hiring_process_templates h where h.company_id = $1 and h.is_default and h.deleted_at is null))
     ), '[]') as stages
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.digest_key = $2`,
    [companyId, key],
  );
  return row;
}

export interface PostingCounts {
  totals: Totals;
  tallies: StageTally[];
}

export const NOTHING: PostingCounts = {
  totals: { in_progress: 0, hired: 0, rejected: 0, inactive: 0 },
  tallies: [],
};

interface CountsRow extends Totals {
  stage_id: number | null;
  stage_count: number;
  new_count: number;
}

/** The database maintains these totals on every change, so nothing is counted here. */
export async function countsOf(tx: Transaction, companyId: number, posting: Posting): Promise<PostingCounts> {
  const rows = await tx.prepared<CountsRow & Record<string, unknown>>(
    'applicants_posting_counts',
    `select total.applicants - total.hired - total.rejected - total.inactive as in_progress,
       total.hired, total.rejected, total.inactive, n.stage_id, n.in_progress as stage_count, n.unseen as new_count
     from position_totals total
     left join position_stage_counts n on n.company_id = total.company_id and n.position_id = total.position_id
     where total.company_id = $1 and total.position_id = $2`,
    [companyId, posting.id],
  );
  const { in_progress = 0, hired = 0, rejected = 0, inactive = 0 } = rows[0] ?? {};
  const ofStage = new Map(rows.map((row) => [row.stage_id, row]));
  const tallies = posting.stages.map((stage) => {
    const { stage_count: count = 0, new_count = 0 } = ofStage.get(stage.id) ?? {};
    return { ...stage, count, new_count };
  });
  return { totals: { in_progress, hired, rejected, inactive }, tallies };
}
