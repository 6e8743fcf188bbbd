// The subject of a message to an applicant, and the applicant's time zone.
import { advertiserName } from '@onward/domain/company/advertiser-name';
import type { NamedStage } from '@onward/domain/hiring-processes/stage-names';
import type { StageConfig, StageType } from '@onward/domain/hiring-processes/stages';
import type { MeetingStatus } from '@onward/domain/interviews/meeting-states';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';

/** The job, the employer, and the step a message is about. */
export interface Occasion {
  position: string;
  /** Its location. */
  place: string;
  /** The brand with the company behind it. */
  company: string;
  brand: string;
  stage: NamedStage;
  config: StageConfig;
  /** The phone's time zone, if known. */
  timeZone: string | null;
}

interface OccasionRow extends Record<string, unknown> {
  title: string;
  place: string;
  brand: string;
  company: string;
  stage: string;
  stage_type: StageType;
  config: StageConfig;
  time_zone: string | null;
}

export async function findOccasion(tx: Transaction, { company_id, id }: ApplicationRow): Promise<Occasion> {
  const [row] = await tx.prepared<OccasionRow>(
    'careers_occasion',
    `select n.time_zone, p.title, l.name as place, b.name as brand, c.name as company, s.name as stage, s.stage_type, s.config
     from applications a
     join persons n on n.company_id = a.company_id and n.id = a.person_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     join stages s on s.company_id = a.company_id and s.id = a.stage_id
     join companies c on c.id = a.company_id
     where a.company_id = $1 and a.id = $2`,
    [company_id, id],
  );
  if (!row) throw new Error(`Application ${id} has no job or stage.`);
  const { title: position, place, brand, stage: name, stage_type, config } = row;
  return {
    position,
    place,
    brand,
    company: advertiserName(brand, row.company),
    stage: { name, stage_type, meeting_type: config.meeting_type },
    config,
    timeZone: row.time_zone,
  };
}

/** The stages ahead, as far as an applicant may know them: their names and what they ask. */
export const listStages = (tx: Transaction, { company_id, stage_id }: ApplicationRow) =>
  tx.db
    .selectFrom('stages as current')
    .innerJoin('stages as s', (join) =>
      join
        .onRef('s.company_id', '=', 'current.company_id')
        .onRef('s.hiring_process_template_id', '=', 'current.hiring_process_template_id'),
    )
    .select(['s.id', 's.name', 's.stage_type', 's.config'])
    .$castTo<{ id: number; name: string; stage_type: StageType; config: StageConfig }>()
    .where('current.company_id', '=', company_id)
    .where('current.id', '=', stage_id)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.sequence')
    .execute();

interface InterviewRow extends Record<string, unknown> {
  status: MeetingStatus;
  is_proposed: boolean;
  cancelled_by_applicant: boolean;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
}

/** The interview of the current visit, in the zone the applicant chose. */
export async function findInterview(
  tx: Transaction,
  { company_id, id, stage_entry }: ApplicationRow,
): Promise<InterviewRow | undefined> {
  const [row] = await tx.prepared<InterviewRow>(
    'careers_interview',
    `select m.status, m.is_proposed, m.cancelled_by_applicant, m.starts_at, m.ends_at,
       coalesce(n.time_zone, m.time_zone) as time_zone
     from meetings m
     join applications a on a.company_id = m.company_id and a.id = m.application_id
     join persons n on n.company_id = a.company_id and n.id = a.person_id
     where m.company_id = $1 and m.application_id = $2 and m.stage_entry = $3`,
    [company_id, id, stage_entry],
  );
  return row;
}

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
