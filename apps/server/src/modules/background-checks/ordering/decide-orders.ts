// For whom a package can be ordered, and where they will work (CHK-005).
import { decideOrder, type OrderDecision } from '@onward/domain/background-checks/orders';
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import type { CheckStatus } from '@onward/domain/background-checks/states';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type CheckrState, readCheckrState } from '../../integrations/integrations.service.ts';
import type { CheckedPerson } from '../check-people.ts';
import * as checks from '../checks.queries.ts';
import * as nodes from '../nodes/nodes.queries.ts';

export interface OrderGround {
  checkr: CheckrState;
  nodes: ReadonlyMap<number, nodes.NodeRow>;
  newest: ReadonlyMap<number, checks.CheckRow>;
}

export async function loadGround(tx: Transaction, companyId: number, ids: readonly number[]): Promise<OrderGround> {
  return {
    checkr: await readCheckrState(tx, companyId),
    nodes: new Map((await nodes.listAll(tx, companyId)).map((node) => [node.location_id ?? 0, node])),
    newest: new Map((await checks.listNewest(tx, companyId, ids)).map((check) => [check.application_id, check])),
  };
}

export interface Placed {
  decision: OrderDecision;
  node: nodes.NodeRow | undefined;
  locationId: number;
}

type Person = Pick<CheckedPerson, 'application_id' | 'stage_entry' | 'location_id'>;

export function placeOrder(
  { checkr, nodes: byLocation, newest }: OrderGround,
  person: Person,
  slug: string,
  workLocation: number | null,
): Placed {
  const locationId = workLocation ?? person.location_id;
  const node = byLocation.get(locationId);
  const last = newest.get(person.application_id);
  const isOfVisit = last?.stage_entry === person.stage_entry;
  const status: CheckStatus = isOfVisit && last ? last.status : 'not_ordered';
  const isConnected = checkr.status === 'active' && checkr.packages.some((one) => one.slug === slug);
  const facts = { isConnected, node: node ?? null, status, newest: last?.status ?? null };
  return { decision: decideOrder(facts, slug), node, locationId };
}

export const packageOf = ({ checkr }: OrderGround, slug: string): CheckPackage | undefined =>
  checkr.packages.find((one) => one.slug === slug);
