// Routes for background checks.
import { listCheckerNodes, updateCheckerNode } from '@onward/contract/background-checks/checker-nodes';
import { type Route, route } from '../../platform/http/route.ts';
import { changeNode, listNodes } from './nodes.service.ts';

export const backgroundChecksRoutes = (): Route[] => [
  route(listCheckerNodes, async (call) => ({ company_checker_nodes: await listNodes(call) })),
  route(updateCheckerNode, async (call) => ({
    company_checker_node: await changeNode(call, call.params.id, call.body),
  })),
];
