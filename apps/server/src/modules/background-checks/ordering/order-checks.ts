// Action 11, which this room performs for applicants: orders a background check for one or for many (CHK-005).
import type { OrderBackgroundCheckParams } from '@onward/domain/applicants/actions/catalog/order-background-check';
import type { OrderDecision } from '@onward/domain/background-checks/orders';
import { isInScope } from '@onward/domain/staff/scope';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import {
  type ActionContext,
  changeStageStatus,
  type Effect,
  recordAction,
  type Skipped,
  type UndoEffect,
} from '../../applicants/applicants.service.ts';
import * as checks from '../checks.queries.ts';
import { createCheck, sendKey } from './create-check.ts';
import { loadGround, type OrderGround, packageOf, placeOrder } from './decide-orders.ts';

type Refusal = Extract<OrderDecision, { allowed: false }>['reason'];

const REFUSALS: Record<Refusal, Omit<Skipped, 'id'>> = {
  not_set_up: { code: 'wrongState', key: 'checks.not_set_up' },
  running: { code: 'conflict', key: 'checks.running' },
  finished: { code: 'wrongState', key: 'checks.finished' },
};

const order: Effect<OrderBackgroundCheckParams> = async (context, selected, params) => {
  const { tx, companyId } = context;
  const slug = params.package?.trim() ?? '';
  const ids = selected.map(({ id }) => id);
  const ground = await loadGround(tx, companyId, ids);
  const workLocation = params.location_id ?? null;
  requireWorkLocation(context, ground, workLocation);
  const ordered = packageOf(ground, slug);
  const skipped: Skipped[] = [];
  const done: number[] = [];
  for (const { id, stage_entry, location_id } of selected) {
    const person = { application_id: id, stage_entry, location_id };
    const { decision, node, locationId } = placeOrder(ground, person, slug, workLocation);
    if (!decision.allowed || !ordered || !node) {
      skipped.push({ id, ...REFUSALS[decision.allowed ? 'not_set_up' : decision.reason] });
      continue;
    }
    await createCheck(
      { ...context, certified: params.certified === true },
      { applicationId: id, stageEntry: stage_entry, package: ordered, locationId, node: node.custom_id },
    );
    done.push(id);
  }
  const changed = await changeStageStatus(context, done, { to: 'invitation_sent' });
  const detail = { package: ordered?.name ?? slug };
  await recordAction(
    context,
    done.map((applicationId) => ({ applicationId, action: 'check_ordered', detail })),
  );
  return { changed, skipped };
};

/** Another place of work must be one the caller can see, or its existence would be revealed. */
function requireWorkLocation({ scope }: ActionContext, { nodes }: OrderGround, locationId: number | null): void {
  if (locationId === null) return;
  const node = nodes.get(locationId);
  const isVisible = node && isInScope(scope, { location: locationId, brand: node.brand_id });
  if (!isVisible) throw fieldInvalid('params.location_id', 'unknown_record');
}

/** Only while the applicant has not been asked. */
const undo: UndoEffect = async (context, { at, applicationIds }) => {
  const { tx, companyId } = context;
  const unsent = await checks.listUnsent(tx, companyId, applicationIds, at);
  await withdrawJobs(
    tx,
    unsent.map(({ company_id, id }) => sendKey({ company_id, check_id: id })),
  );
  await checks.remove(
    tx,
    companyId,
    unsent.map(({ id }) => id),
  );
  for (const { application_id: id, stage_entry } of unsent) {
    const before = await checks.findOfVisit(tx, companyId, id, stage_entry);
    await changeStageStatus(context, [id], { to: before?.status ?? 'not_ordered', stageEntry: stage_entry });
  }
  return unsent.map(({ application_id }) => application_id);
};

export const orderChecks: Effect<OrderBackgroundCheckParams> = Object.assign(order, { undo });
