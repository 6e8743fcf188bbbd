// Routes of the background-checks room: places, checks of applicants, and the link of a check.
import * as checks from '@onward/contract/background-checks/application-checks';
import * as tasks from '@onward/contract/background-checks/check-tasks';
import { listCheckerNodes, updateCheckerNode } from '@onward/contract/background-checks/checker-nodes';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import { recordDispute } from './adverse-action/dispute-check.ts';
import { finish } from './adverse-action/finish-adverse-action.ts';
import { start } from './adverse-action/start-adverse-action.ts';
import * as task from './consent/check-tasks.service.ts';
import { accept, cancel } from './decide-checks.ts';
import { letterFile, noticeFile } from './letter-files.ts';
import { changeNode, listNodes } from './nodes/nodes.service.ts';
import { noteDecision } from './note-decision.ts';
import { showOptions } from './ordering/check-options.ts';
import { listChecks, requireCheck, showCheck } from './read-checks.ts';
import type { CheckPorts } from './results/read-report.ts';
import { reportFile } from './results/report-file.ts';

export const backgroundChecksRoutes = (app: App, ports: CheckPorts): Route[] => [
  route(listCheckerNodes, async (call) => ({ company_checker_nodes: await listNodes(call) })),
  route(updateCheckerNode, async (call) => ({
    company_checker_node: await changeNode(call, call.params.id, call.body),
  })),
  ...readingRoutes(app),
  ...decidingRoutes(app, ports),
  ...taskRoutes(app),
  ...taskFileRoutes(app),
];

const readingRoutes = (app: App): Route[] => [
  route(checks.listApplicationChecks, async (call) => ({
    application_background_checks: await listChecks(app, call, call.params.id),
  })),
  route(checks.listCheckOptions, (call) => showOptions(call, call.body)),
  // The provider is asked without an open transaction.
  route(checks.getCheckReport, async ({ access, params, query }) => {
    const { check } = await inCompany(app.pool, access.companyId, (tx) => requireCheck({ tx, access }, params.id));
    return reportFile(app, check, query.type ?? 'inline');
  }),
  route(checks.getCheckLetter, async (call) => {
    const { check } = await requireCheck(call, call.params.id);
    return letterFile(app, call.tx, check, call.params.letter, call.query.type ?? 'inline');
  }),
];

const decidingRoutes = (app: App, ports: CheckPorts): Route[] => {
  const shown = async ({ tx, access, params }: Deciding) => ({
    application_background_check: await showCheck(app, tx, access.companyId, params.id),
  });
  return [
    route(checks.cancelApplicationCheck, async (call) => {
      await cancel(call, await requireCheck(call, call.params.id));
      return shown(call);
    }),
    route(checks.acceptApplicationCheck, async (call) => {
      await accept(call, await requireCheck(call, call.params.id), ports);
      return shown(call);
    }),
    route(checks.startAdverseAction, async (call) => {
      await start(app, call, await requireCheck(call, call.params.id), call.body);
      return shown(call);
    }),
    route(checks.disputeApplicationCheck, async (call) => {
      const { statement = null } = call.body;
      const by = { actor: 'staff', staffId: call.access.staffId, statement, now: call.now } as const;
      await recordDispute(call.tx, await requireCheck(call, call.params.id), by);
      return shown(call);
    }),
    route(checks.finishAdverseAction, async (call) => {
      const { tx, access, now } = call;
      await finish({ tx, staffId: access.staffId, now }, await requireCheck(call, call.params.id));
      return shown(call);
    }),
    route(checks.noteCheckDecision, async (call) => {
      await noteDecision(call, await requireCheck(call, call.params.id), call.body.decision_note);
      return shown(call);
    }),
  ];
};

type Deciding = Pick<CompanyCall, 'tx' | 'access'> & { params: { id: number } };

const taskRoutes = (app: App): Route[] => [
  route(tasks.getCheckTask, (call) => task.readCheckTask({ ...call, app }, call.params.token)),
  route(tasks.consentToCheck, (call) => task.consent({ ...call, app }, call.params.token, call.body)),
  route(tasks.refuseCheck, (call) => task.refuse({ ...call, app }, call.params.token)),
  route(tasks.disputeCheck, (call) => task.dispute({ ...call, app }, call.params.token, call.body.statement)),
];

/** Files are read or rendered without an open transaction. */
const taskFileRoutes = (app: App): Route[] => [
  route(tasks.getCheckTaskReport, async ({ params, query }) => {
    const { check } = await inSystem(app.pool, (tx) => task.openCheck(tx, params.token));
    if (!task.hasReport(check)) throw notFound();
    return reportFile(app, check, query.type ?? 'inline');
  }),
  route(tasks.getCheckTaskLetter, async ({ params, query, language, now }) => {
    const type = query.type ?? 'inline';
    const { check, person } = await inSystem(app.pool, (tx) => task.openCheck(tx, params.token));
    if (params.letter === 'notice')
      return noticeFile(app, check, { person, language: query.lang ?? language, now }, type);
    const { letter } = params;
    return inCompany(app.pool, check.company_id, (tx) => letterFile(app, tx, check, letter, type));
  }),
];
