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
  const [row] = await tx.prepared<{ time_zone: string | null; title: string; company: string; stage: string }>(
    'careers_occasion',
    `select n.time_zone, p.title, c.name as company, s.name as stage
     from applications a
     join persons n on n.company_id = a.company_id and n.id = a.person_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join stages s on s.company_id = a.company_id and s.id = a.stage_id
     join companies c on c.id = a.company_id
     where a.company_id = $1 and a.id = $2`,
    [company_id, id],
  );
  if (!row) throw new Error(`Application ${id} has no job or stage.`);
  return { position: row.title, company: row.company, stage: row.stage, timeZone: row.time_zone };
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

export async function findPositionKey(
  tx: Transaction,
  { company_id, position_id }: Pick<ApplicationRow, 'company_id' | 'position_id'>,
): Promise<string> {
  const { digest_key } = await tx.db
    .selectFrom('positions')
    .select('digest_key')
    .where('company_id', '=', company_id)
    .where('id', '=', position_id)
    .executeTakeFirstOrThrow();
  return digest_key;
}
