// Action 9: moves applicants to another job, or copies them there (APP-025).
import type { MoveToPositionParams } from '@onward/domain/applicants/actions/catalog/move-to-position';
import { STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import { isInScope, type Scope } from '@onward/domain/staff/scope';
import { recordEvents } from '../../../../platform/events/record-event.ts';
import { fieldInvalid } from '../../../../platform/http/errors.ts';
import { stagesOfPosition } from '../../../hiring-processes/hiring-processes.service.ts';
import { followNewest } from '../../persons/newest-application.ts';
import { placeOf, STAGE_ENTERED } from '../../stages/application-events.ts';
import type { Changed } from '../../stages/change-stage-status.ts';
import { enterStage, stageEntryKey, type TargetStage } from '../../stages/enter-stage.ts';
import { copyApplications } from '../../stages/insert-applications.ts';
import { type ActionContext, type ActionLine, recordAction } from '../action-context.ts';
import { type Effect, type Skipped, unchanged } from '../action-effect.ts';
import type { Selected } from '../lock-selection.ts';

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
  stage: TargetStage;
}

export const moveToPosition: Effect<MoveToPositionParams> = async (context, selected, params) => {
  const target = await findTarget(context, params.position_key, params.stage_id ?? null);
  const there = await alreadyThere(context, selected, target.position.id);
  const free = selected.filter(({ person_id }) => !there.has(person_id));
  const skipped = selected
    .filter(({ person_id }) => there.has(person_id))
    .map(({ id }): Skipped => ({ id, code: 'conflict', key: 'actions.already_applied_there' }));
  const changed = params.copy ? await copy(context, free, target) : await take(context, free, target);
  await followNewest(context.tx, { companyId: context.companyId, personIds: free.map(({ person_id }) => person_id) });
  return { changed, skipped };
};

async function findTarget(context: ActionContext, key: string, stageId: number | null): Promise<Target> {
  const { rows } = await context.tx.client.query<TargetPosition>(
    `select p.id, p.title, p.status, p.hiring_process_template_id as process_id, p.location_id, l.name as location_name,
       p.department_id, l.brand_id
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.digest_key = $2`,
    [context.companyId, key],
  );
  const [position] = rows;
  if (!position || !mayReach(context.scope, position)) throw fieldInvalid('params.position_key', 'unknown');
  if (position.status === 'closed' || position.status === 'deleted') {
    throw fieldInvalid('params.position_key', 'position_closed');
  }
  const stages = await stagesOfPosition(context.tx, context.companyId, position.process_id);
  const stage = stageId === null ? stages[0] : stages.find(({ id }) => id === stageId);
  if (!stage) throw fieldInvalid('params.stage_id', 'unknown');
  return { position, stage };
}

const scopeOf = ({ id, location_id, department_id, brand_id }: TargetPosition) =>
  placeOf({ position_id: id, location_id, department_id, brand_id });

const mayReach = (scope: Scope, position: TargetPosition): boolean => isInScope(scope, scopeOf(position));

/** People who applied there before, or who are already there. */
async function alreadyThere({ tx, companyId }: ActionContext, selected: readonly Selected[], positionId: number) {
  const { rows } = await tx.client.query<{ person_id: number }>(
    `select distinct person_id from applications
     where company_id = $1 and position_id = $2 and person_id = any($3) and status <> 'rejected'`,
    [companyId, positionId, selected.map(({ person_id }) => person_id)],
  );
  const staying = selected.filter(({ position_id }) => position_id === positionId);
  return new Set([...rows, ...staying].map(({ person_id }) => person_id));
}

const placeName = (title: string, location: string): string => `${title}, ${location}`;

const take = (context: ActionContext, selected: readonly Selected[], { position, stage }: Target): Promise<Changed[]> =>
  enterStage(
    context.tx,
    { ...context, actor: 'staff', statuses: STAGE_ENTRY_STATUSES.staff },
    selected.map(({ id, position_title, location_name }) => ({
      applicationId: id,
      stage,
      positionId: position.id,
      action: 'moved_position',
      detail: { from: placeName(position_title, location_name), to: placeName(position.title, position.location_name) },
    })),
  );

/** The copy starts in progress; the original stays as it is. */
async function copy(
  context: ActionContext,
  selected: readonly Selected[],
  { position, stage }: Target,
): Promise<Changed[]> {
  const { tx, companyId, staffId, holdUntil } = context;
  const originals = new Map(selected.map((row) => [row.id, row]));
  const copies = await copyApplications(tx, context, [...originals.keys()], { positionId: position.id, stage });
  await recordAction(
    context,
    copies.flatMap(({ id, original_id }): ActionLine[] => {
      const original = originals.get(original_id);
      if (!original) return [];
      const from = placeName(original.position_title, original.location_name);
      const to = placeName(position.title, position.location_name);
      return [
        { applicationId: original_id, action: 'copied_to_position', detail: { to } },
        { applicationId: id, action: 'came_from_position', detail: { from } },
      ];
    }),
  );
  await recordEvents(
    tx,
    copies.map(({ id }) => ({
      companyId,
      name: STAGE_ENTERED,
      subjectId: id,
      actorStaffId: staffId,
      scope: scopeOf(position),
      hold: { until: holdUntil, key: stageEntryKey(companyId, id, 1) },
    })),
  );
  return unchanged(selected);
}
