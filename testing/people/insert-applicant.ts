/** Inserts an applicant into a stage of a job of the first company, for tests about counts. */
import type pg from 'pg';

export interface TestApplicant {
  positionId: number;
  stageId: number;
  status?: 'in_progress' | 'hired' | 'rejected' | 'inactive';
  stageStatus?: string | null;
  firstName?: string;
  lastName?: string;
  email?: string | null;
  phone?: string | null;
  /** Somebody who has applied before; otherwise a new person. */
  personId?: number;
}

let made = 0;

export async function insertApplicant(pool: pg.Pool, applicant: TestApplicant): Promise<number> {
  const { positionId, stageId, status = 'in_progress', stageStatus = null } = applicant;
  const { firstName = 'Ada', lastName = 'Quist', email = null, phone = null } = applicant;
  made += 1;
  const personId = applicant.personId ?? (await insertPerson(pool, { firstName, lastName, email, phone }));
  const { rows } = await pool.query(
    `insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, stage_status, first_name,
       last_name, email, phone, region_number, applied_at, stage_entered_at, last_activity_at)
     values (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $10::text is null then null else '1' end,
       now(), now(), now()) returning id`,
    [
      `applicant-${process.pid}-${made}`,
      personId,
      positionId,
      status,
      stageId,
      stageStatus,
      firstName,
      lastName,
      email,
      phone,
    ],
  );
  return rows[0].id;
}

async function insertPerson(
  pool: pg.Pool,
  {
    firstName,
    lastName,
    email,
    phone,
  }: { firstName: string; lastName: string; email: string | null; phone: string | null },
): Promise<number> {
  const { rows } = await pool.query(
    `insert into persons (company_id, first_name, last_name, email, phone, region_number, phone_verified_at)
     values (1, $1, $2, $3, $4, case when $4::text is null then null else '1' end,
       case when $4::text is null then null else now() end) returning id`,
    [firstName, lastName, email, phone],
  );
  return rows[0].id;
}
