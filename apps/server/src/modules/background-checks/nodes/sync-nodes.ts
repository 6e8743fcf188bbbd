// Keeps one node for each location, with its place in the provider's account: after connecting, when locations change,
// and every night (CHK-002).
import { keepKnown, placeNode } from '@onward/domain/background-checks/packages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  type CheckrState,
  listActive,
  readCheckrState,
  refreshCheckrPackages,
  withCheckr,
} from '../../integrations/integrations.service.ts';
import * as nodes from './nodes.queries.ts';

export const NODE_CHANGED = 'checker_node_changed';

export const SYNC_NODES_TASK = 'background_checks.sync_nodes';
export const SYNC_ALL_NODES_TASK = 'background_checks.sync_all_nodes';
export const PLAN_NODES_TASK = 'background_checks.plan_nodes';

export interface SyncJob {
  company_id: number;
}

/** An import changes many locations; one read is enough for all of them. */
const WAIT_SECONDS = 5;

export const planSync = (app: App, { company_id }: SyncJob): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const { status } = await readCheckrState(tx, company_id);
    if (status !== 'active') return;
    const runAt = addSeconds(app.clock(), WAIT_SECONDS);
    await enqueue(tx, SYNC_NODES_TASK, { company_id }, { key: `checker_nodes:${company_id}`, runAt });
  });

export const syncAllNodes = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    for (const { company_id } of await listActive(tx, 'checkr')) await enqueue(tx, SYNC_NODES_TASK, { company_id });
  });

export async function syncNodes(app: App, { company_id: companyId }: SyncJob): Promise<void> {
  const before = await inCompany(app.pool, companyId, (tx) => readCheckrState(tx, companyId));
  if (before.status === 'not_connected') return suspendNodes(app, companyId);
  if (before.status !== 'active') return;
  await refreshCheckrPackages(app, companyId);
  const places = await withCheckr(app, companyId, (client) => client.nodes());
  await inCompany(app.pool, companyId, async (tx) => {
    const state = await readCheckrState(tx, companyId);
    if (state.status === 'active' && (await placeAll(app, tx, companyId, state, places))) {
      await announce(tx, companyId, state);
    }
  });
}

const suspendNodes = (app: App, companyId: number): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const isChanged = await nodes.suspendAll(tx, companyId, app.clock());
    if (isChanged) await announce(tx, companyId, await readCheckrState(tx, companyId));
  });

const announce = (tx: Transaction, companyId: number, { id }: CheckrState): Promise<void> =>
  recordEvent(tx, { companyId, name: NODE_CHANGED, subjectId: id ?? companyId, actorStaffId: null });

/** Whether anything changed. */
async function placeAll(
  app: App,
  tx: Transaction,
  companyId: number,
  { packages, defaultPackage }: CheckrState,
  places: readonly { custom_id: string }[],
): Promise<boolean> {
  const known = packages.map(({ slug }) => slug);
  const existing = await nodes.listAll(tx, companyId);
  let isChanged = false;
  for (const location of await nodes.listLocations(tx, companyId)) {
    const node = existing.find(({ location_id }) => location_id === location.id);
    const place = placeNode(places, location.identify_code, node?.status ?? null);
    if (!node) {
      const choice = { available_packages: known, default_package: defaultPackage };
      const owner = { company_id: companyId, location_id: location.id, name: location.name };
      await nodes.insert(tx, { ...owner, ...place, ...choice });
      isChanged = true;
      continue;
    }
    const wanted = { ...place, ...keepKnown(known, node) };
    const isSame = Object.entries(wanted).every(
      ([field, value]) => JSON.stringify(node[field as keyof typeof wanted]) === JSON.stringify(value),
    );
    if (isSame) continue;
    await nodes.update(tx, node, wanted, app.clock());
    isChanged = true;
  }
  return isChanged;
}
