/** Puts an applicant into a stage of a posting, as the first company has them; for tests that look at what is counted. */
import type pg from 'pg';

export interface TestApplicant {
  positionId: number;
  stageId: number;
  status?: 'in_progress' | 'hired' | 'rejected' | 'inactive';
}

let made = 0;

export async function insertApplicant(
  pool: pg.Pool,
  { positionId, stageId, status = 'in_progress' }: TestApplicant,
): Promise<number> {
  made += 1;
  const { rows } = await pool.query(
    `with person as (
       insert into persons (company_id, first_name, last_name) values (1, 'Ada', 'Quist') returning id
     )
     insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, first_name, last_name,
       applied_at, stage_entered_at, last_activity_at)
     select 1, $1, id, $2, $3, $4, 'Ada', 'Quist', now(), now(), now() from person returning id`,
    [`applicant-${process.pid}-${made}`, positionId, status, stageId],
  );
  return rows[0].id;
}
