// Lists and changes what can be ordered at a location (CHK-002).
import type { CheckerNode, updateCheckerNode } from '@onward/contract/background-checks/checker-nodes';
import type { BodyOf } from '@onward/contract/endpoint';
import { decideNodeChoice, decideNodeStatus } from '@onward/domain/background-checks/packages';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import { changedMeanwhile, fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { readCheckrState } from '../../integrations/integrations.service.ts';
import * as nodes from './nodes.queries.ts';
import { NODE_CHANGED, SYNC_NODES_TASK } from './sync-nodes.ts';

const nodeRecord = companyRecord<nodes.NodeRow>({
  kind: 'company_checker_node',
  word: 'checker_node',
  find: ({ tx, access }, id) => nodes.findInScope(tx, access, id),
  exists: nodes.exists,
  describe: ({ name }) => ({ name }),
  announce: ({ location_id, brand_id }) => ({
    name: NODE_CHANGED,
    scope: { location: location_id, brand: brand_id },
  }),
});

const presentNode = (node: nodes.NodeRow): CheckerNode => ({
  id: node.id,
  custom_id: node.custom_id,
  name: node.name,
  location_id: node.location_id,
  available_packages: node.available_packages,
  default_package: node.default_package,
  status: node.status,
  version: node.version,
});

export async function listNodes({ tx, access }: CompanyCall): Promise<CheckerNode[]> {
  return (await nodes.listInScope(tx, access)).map(presentNode);
}

type Change = BodyOf<typeof updateCheckerNode>;

export async function changeNode(call: CompanyCall, id: number, { version, ...change }: Change): Promise<CheckerNode> {
  const { tx, access, now } = call;
  const node = await nodeRecord.loadForWriting(call, id);
  await requireAllowed(call, node, change);
  if (version !== undefined && version !== node.version) throw changedMeanwhile(presentNode(node), change);
  const isSaved = await nodes.update(tx, node, change, now);
  if (!isSaved) throw changedMeanwhile(presentNode(await nodeRecord.load(call, id)), change);
  await nodeRecord.recordUpdated(call, node, changesBetween(presentNode(node), change));
  // The provider may have lost the place while it was switched off.
  if (node.status === 'disabled' && change.status === 'active') {
    await enqueue(tx, SYNC_NODES_TASK, { company_id: access.companyId });
  }
  return presentNode(await nodeRecord.load(call, id));
}

async function requireAllowed({ tx, access }: CompanyCall, node: nodes.NodeRow, change: Change): Promise<void> {
  const { status, packages } = await readCheckrState(tx, access.companyId);
  if (status === 'not_connected' || status === 'pending') {
    throw wrongState('integration_not_connected', { name: 'Checkr' });
  }
  const known = packages.map(({ slug }) => slug);
  const choice = decideNodeChoice(known, { ...node, ...change });
  if (!choice.allowed) throw fieldInvalid(choice.field, choice.reason);
  const wanted = decideNodeStatus(node.status, change.status ?? node.status);
  if (!wanted.allowed) throw wrongState('checker_node_status');
}
