// The engine's route: a dry run of a process.
import { dryRunHiringProcess } from '@onward/contract/hiring-processes/hiring-processes';
import type { App } from '../../platform/app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { dryRun } from './dry-run/dry-run.service.ts';

export const automationRoutes = (app: App): Route[] => [
  route(dryRunHiringProcess, async (call) => ({ dry_run: await dryRun(app, call, call.params.id, call.body) })),
];
