// The subject of a message to an applicant, and the applicant's time zone.
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';

/** The job, the employer, and the step a message is about. */
export interface Occasion {
  position: string;
  company: string;
  stage: string;
  /** The phone's time zone, if known. */
  timeZone: string | null;
}

export async function findOccasion(tx: Transaction, { company_id, id }: ApplicationRow): Promise<Occasion> {
  const row = await tx.db
    .selectFrom('applications as a')
    .innerJoin('persons as n', (join) =>
      join.onRef('n.company_id', '=', 'a.company_id').onRef('n.id', '=', 'a.person_id'),
    )
    .innerJoin('positions as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.position_id'),
    )
    .innerJoin('stages as s', (join) =>
      join.onRef('s.company_id', '=', 'a.company_id').onRef('s.id', '=', 'a.stage_id'),
    )
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .select(['n.time_zone', 'p.title', 'c.name as company', 's.name as stage'])
    .where('a.company_id', '=', company_id)
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    position: row.title,
    company: row.company,
    stage: row.stage,
    timeZone: row.time_zone,
  };
}

/** The stages ahead, as far as an applicant may know them: only their names. */
export const listStages = (tx: Transaction, { company_id, stage_id }: ApplicationRow) =>
  tx.db
    .selectFrom('stages as current')
    .innerJoin('stages as s', (join) =>
      join
        .onRef('s.company_id', '=', 'current.company_id')
        .onRef('s.hiring_process_template_id', '=', 'current.hiring_process_template_id'),
    )
    .select(['s.id', 's.name', 's.stage_type'])
    .$castTo<{ id: number; name: string; stage_type: StageType }>()
    .where('current.company_id', '=', company_id)
    .where('current.id', '=', stage_id)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.sequence')
    .execute();

export async function findPositionKey(tx: Transaction, { company_id, position_id }: ApplicationRow): Promise<string> {
  const { digest_key } = await tx.db
    .selectFrom('positions')
    .select('digest_key')
    .where('company_id', '=', company_id)
    .where('id', '=', position_id)
    .executeTakeFirstOrThrow();
  return digest_key;
}
