// Bulk changes to postings: each succeeds or fails as a whole, independently of the others (JOB-005).
import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import type { bulkCreatePositions, bulkUpdatePositions } from '@onward/contract/positions/positions';
import { ACTION_PERMISSION, BULK_POSITIONS_MAX } from '@onward/domain/positions/transitions';
import { decideAccess } from '@onward/domain/staff/access';
import type { Permission } from '@onward/domain/staff/permissions';
import { accessRefused, fieldInvalid, Refusal } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { say } from '../../../platform/i18n/translate.ts';
import type { PositionsRoom } from '../process-port.ts';
import { act } from './change-status.ts';
import type { PositionRow } from './positions.queries.ts';
import { createPosition, updatePosition } from './save-position.ts';

type Results = ResponseOf<typeof bulkUpdatePositions>['results'];

export function bulkCreate(
  room: PositionsRoom,
  call: CompanyCall,
  { position, location_ids, publish = false }: BodyOf<typeof bulkCreatePositions>,
): Promise<Results> {
  return oneByOne(call, location_ids, async (location_id) => {
    const created = await createPosition(room, call, { ...position, location_id });
    if (!publish) return created;
    requirePermission(call, ACTION_PERMISSION.publish);
    return act(call, { id: created.id }, 'publish');
  });
}

export function bulkUpdate(
  room: PositionsRoom,
  call: CompanyCall,
  { ids, action, hiring_process_template_id }: BodyOf<typeof bulkUpdatePositions>,
): Promise<Results> {
  if (action === undefined && hiring_process_template_id === undefined) throw fieldInvalid('action', 'required');
  return oneByOne(call, ids, async (id) => {
    let position: PositionRow | null = null;
    if (hiring_process_template_id !== undefined) {
      requirePermission(call, 'update_position');
      position = await updatePosition(room, call, { id }, { hiring_process_template_id });
    }
    if (action === undefined) return position;
    requirePermission(call, ACTION_PERMISSION[action]);
    return act(call, { id }, action);
  });
}

/** The endpoint accepts any of the permissions; each action requires its own. */
function requirePermission({ access }: CompanyCall, permission: Permission): void {
  const decision = decideAccess({ permission }, access);
  if (!decision.allowed) throw accessRefused(decision);
}

async function oneByOne(
  call: CompanyCall,
  ids: readonly number[],
  work: (id: number) => Promise<PositionRow | null>,
): Promise<Results> {
  if (ids.length > BULK_POSITIONS_MAX) throw new Refusal(errorCodes.tooManyItems);
  const results: Results = [];
  for (const id of ids) {
    try {
      const position = await call.tx.whollyOrNot(() => work(id));
      results.push({
        id,
        ok: true,
        error_code: null,
        message: null,
        position_key: position?.digest_key ?? null,
        position_id: position?.id ?? null,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [text = error.text] = Object.values(error.fields ?? {})[0] ?? [];
      const message = say(text, call.language);
      results.push({ id, ok: false, error_code: error.code, message, position_key: null, position_id: null });
    }
  }
  return results;
}
