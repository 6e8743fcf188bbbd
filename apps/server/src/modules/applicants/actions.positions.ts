// Taking applicants along to another posting, or copying them there (APP-025).
import { randomBytes } from 'node:crypto';
import { firstStageStatus } from '@onward/domain/applicants/stage-statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import { isInScope, type Scope } from '@onward/domain/staff/scope';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { stagesOfPosition } from '../hiring-processes/hiring-processes.service.ts';
import {
  announceEntered,
  type Changed,
  changeStage,
  type Deed,
  type HistoryLine,
  writeHistories,
} from './actions.changes.ts';
import type { Effect, Skipped } from './actions.outcomes.ts';
import type { Selected } from './actions.selection.ts';
import { followNewest } from './persons/newest-application.ts';

interface TargetPosition {
  id: number;
  title: string;
  status: string;
  process_id: number | null;
  location_id: number;
  location_name: string;
  department_id: number | null;
  brand_id: number;
}

interface Target {
  position: TargetPosition;
  stage: { id: number; name: string; stage_type: StageType };
}

export const moveToPosition: Effect = async (deed, selected, params) => {
  const target = await findTarget(deed, params.position_key ?? '', params.stage_id ?? null);
  const there = await alreadyThere(deed, selected, target.position.id);
  const free = selected.filter(({ person_id }) => !there.has(person_id));
  const skipped = selected
    .filter(({ person_id }) => there.has(person_id))
    .map(({ id }): Skipped => ({ id, code: 'conflict', key: 'actions.already_applied_there' }));
  const changed = params.copy ? await copy(deed, free, target) : await take(deed, free, target);
  await followNewest(deed.tx, { companyId: deed.companyId, personIds: free.map(({ person_id }) => person_id) });
  return { changed, skipped };
};

async function findTarget(deed: Deed, key: string, stageId: number | null): Promise<Target> {
  const { rows } = await deed.tx.client.query<TargetPosition>(
    `select p.id, p.title, p.status, p.hiring_process_template_id as process_id, p.location_id, l.name as location_name,
       p.department_id, l.brand_id
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.digest_key = $2`,
    [deed.companyId, key],
  );
  const [position] = rows;
  if (!position || !mayReach(deed.scope, position)) throw fieldInvalid('params.position_key', 'unknown');
  if (position.status === 'closed' || position.status === 'deleted') {
    throw fieldInvalid('params.position_key', 'position_closed');
  }
  const stages = await stagesOfPosition(deed.tx, deed.companyId, position.process_id);
  const stage = stageId === null ? stages[0] : stages.find(({ id }) => id === stageId);
  if (!stage) throw fieldInvalid('params.stage_id', 'unknown');
  return { position, stage };
}

const mayReach = (scope: Scope, { id, location_id, department_id, brand_id }: TargetPosition): boolean =>
  isInScope(scope, { position: id, location: location_id, department: department_id, brand: brand_id });

/** Persons who have an open application there, or stand there themselves. */
async function alreadyThere({ tx, companyId }: Deed, selected: readonly Selected[], positionId: number) {
  const { rows } = await tx.client.query<{ person_id: number }>(
    `select distinct person_id from applications
     where company_id = $1 and position_id = $2 and person_id = any($3) and status <> 'rejected'`,
    [companyId, positionId, selected.map(({ person_id }) => person_id)],
  );
  const staying = selected.filter(({ position_id }) => position_id === positionId);
  return new Set([...rows, ...staying].map(({ person_id }) => person_id));
}

const placeName = (title: string, location: string): string => `${title}, ${location}`;

async function take(deed: Deed, selected: readonly Selected[], { position, stage }: Target): Promise<Changed[]> {
  const changed = await changeStage(
    deed,
    selected.map((applicant) => ({ applicant, stage, positionId: position.id })),
    ({ applicant }) => ({
      action: 'moved_position',
      detail: {
        from: placeName(applicant.position_title, applicant.location_name),
        to: placeName(position.title, position.location_name),
      },
    }),
  );
  const entries = new Map(changed.map(({ id, stage_entry }) => [id, stage_entry]));
  const moved = selected.filter(({ id }) => entries.has(id));
  const { id: position_id, location_id, department_id, brand_id } = position;
  await announceEntered(
    deed,
    moved.map((row) => ({
      row: { ...row, position_id, location_id, department_id, brand_id },
      stageEntry: entries.get(row.id) ?? 0,
    })),
  );
  return changed;
}

/** The copy begins in progress with the answers of the original, which stays as it is, with its files and notes. */
async function copy(deed: Deed, selected: readonly Selected[], { position, stage }: Target): Promise<Changed[]> {
  const { tx, companyId, now } = deed;
  const { rows } = await tx.client.query<{ id: number; original_id: number }>(
    `with copied as (
       insert into applications (company_id, digest_key, person_id, position_id, stage_id, stage_status, first_name,
         last_name, email, phone, region_number, language, answers, screening_failed, referer_source, sms_consent,
         applied_at, stage_entered_at, last_activity_at, seen_at)
       select a.company_id, wanted.digest_key, a.person_id, $3, $4, $5, a.first_name, a.last_name, a.email, a.phone,
         a.region_number, a.language, a.answers, a.screening_failed, a.referer_source, a.sms_consent, $6, $6, $6, $6
       from unnest($2::bigint[], $7::text[]) as wanted (id, digest_key)
       join applications a on a.company_id = $1 and a.id = wanted.id
       returning id, digest_key
     )
     select copied.id, wanted.id as original_id
     from copied join unnest($2::bigint[], $7::text[]) as wanted (id, digest_key) using (digest_key)`,
    [
      companyId,
      selected.map(({ id }) => id),
      position.id,
      stage.id,
      firstStageStatus(stage.stage_type),
      now,
      selected.map(() => digestKey(randomBytes(DIGEST_KEY_BYTES))),
    ],
  );
  const byOriginal = new Map(selected.map((row) => [row.id, row]));
  const lines = rows.flatMap(({ id, original_id }): HistoryLine[] => {
    const original = byOriginal.get(original_id);
    if (!original) return [];
    const from = placeName(original.position_title, original.location_name);
    const to = placeName(position.title, position.location_name);
    return [
      { applicationId: original_id, action: 'copied_to_position', detail: { to } },
      { applicationId: id, action: 'came_from_position', detail: { from } },
    ];
  });
  await writeHistories(deed, lines);
  const { id: position_id, location_id, department_id, brand_id } = position;
  await announceEntered(
    deed,
    rows.flatMap(({ id, original_id }) => {
      const original = byOriginal.get(original_id);
      if (!original) return [];
      const row: Selected = {
        ...original,
        id,
        position_id,
        location_id,
        department_id,
        brand_id,
        status: 'in_progress',
      };
      return [{ row, stageEntry: 1 }];
    }),
  );
  return selected.map(({ id, version, stage_entry }) => ({ id, version, stage_entry }));
}
