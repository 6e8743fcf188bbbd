import type { FastifyInstance } from 'fastify';
import { type CheckrCandidate, type CheckrWorld, checkrAccounts, newKey } from './checkr-world.ts';
import { guardCheckrApi } from './guard-api.ts';
import { checkrNodes, checkrPackages } from './packages.ts';
import { adverseItems, listOf, presentCandidate, presentInvitation, presentReport } from './present.ts';
import { reportLines } from './report-lines.ts';
import { reportPdf } from './report-pdf.ts';
import type { ReportRuns } from './run-reports.ts';

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

export interface CheckrSide {
  world: CheckrWorld;
  runs: ReportRuns;
  ownUrl: () => string;
}

interface Order {
  candidate_id?: string;
  package?: string;
  work_locations?: unknown[];
  node?: string;
}

type ById = { Params: { id: string } };
type Paged = { Querystring: { page?: string; per_page?: string } };

const notFound = { error: 'Resource not found' };

/** The resources of Checkr's API that the product uses. */
export function checkrApiRoutes(app: FastifyInstance, side: CheckrSide): void {
  const { world } = side;
  app.register(async (api) => {
    guardCheckrApi(api, world);
    api.get<Paged>('/checkr/v1/packages', async ({ query }) =>
      listOf(
        paged(
          checkrPackages.map((one) => ({ id: one.slug, object: 'package', apply_url: null, ...one })),
          query,
        ),
      ),
    );
    api.get<Paged>('/checkr/v1/nodes', async ({ query, checkrAccount }) => {
      const isDivided = checkrAccounts.find(({ id }) => id === checkrAccount)?.is_divided ?? false;
      const nodes = isDivided
        ? checkrNodes.map((node) => ({ object: 'node', tier: 'location', parent: null, ...node }))
        : [];
      return listOf(paged(nodes, query));
    });
    candidateRoutes(api, side);
    invitationRoutes(api, side);
    reportRoutes(api, side);
  });

  // Outside the guard: the address itself is the permission, and works for a short time only in the real service.
  app.get<ById>('/checkr/documents/:id/report.pdf', async (request, reply) => {
    const report = world.report(null, request.params.id);
    if (report?.status !== 'complete') return reply.code(404).send(notFound);
    const lines = reportLines(report, world.candidate(null, report.candidate_key));
    return reply.type('application/pdf').send(reportPdf(lines));
  });
}

function paged<Row>(rows: Row[], { page = '1', per_page = '25' }: Paged['Querystring']): Row[] {
  const size = Math.min(100, Math.max(1, Number(per_page) || 25));
  const start = (Math.max(1, Number(page) || 1) - 1) * size;
  return rows.slice(start, start + size);
}

type CandidateFields = { Body: Record<string, unknown> | undefined };

/** What is wrong with the fields of a candidate, in the provider's words. */
function candidateProblem(fields: Record<string, unknown>): string | null {
  if (typeof fields.email !== 'string' || !fields.email.includes('@')) return 'email is invalid';
  const isNumber = fields.ssn === undefined || /^\d{3}-?\d{2}-?\d{4}$/.test(String(fields.ssn));
  return isNumber ? null : 'ssn is invalid';
}

function candidateRoutes(api: FastifyInstance, { world }: CheckrSide): void {
  const present = (candidate: CheckrCandidate) => presentCandidate(candidate, world.reportsOf(candidate));

  api.post<CandidateFields>('/checkr/v1/candidates', async (request, reply) => {
    const fields = request.body ?? {};
    const problem = candidateProblem(fields);
    if (problem) return reply.code(400).send({ error: problem });
    const account_id = request.checkrAccount;
    const created_at = new Date().toISOString();
    const candidate = await world.candidates.append({ key: newKey(), account_id, fields, created_at });
    return reply.code(201).send(present(candidate));
  });

  api.get<ById>('/checkr/v1/candidates/:id', async (request, reply) => {
    const candidate = world.candidate(request.checkrAccount, request.params.id);
    return candidate ? present(candidate) : reply.code(404).send(notFound);
  });

  // Fields that are not sent stay as they are.
  api.post<ById & CandidateFields>('/checkr/v1/candidates/:id', async (request, reply) => {
    const candidate = world.candidate(request.checkrAccount, request.params.id);
    if (!candidate) return reply.code(404).send(notFound);
    const fields = { ...candidate.fields, ...request.body };
    const problem = candidateProblem(fields);
    if (problem) return reply.code(400).send({ error: problem });
    const updated = { ...candidate, fields };
    await world.candidates.update(updated);
    return present(updated);
  });
}

/** The reason against an order, in the provider's words. */
function reasonAgainst(world: CheckrWorld, account: string, order: Order): string | null {
  if (!world.candidate(account, order.candidate_id ?? '')) return 'candidate_id is invalid';
  if (!checkrPackages.some(({ slug }) => slug === order.package)) return 'package is invalid';
  if (!Array.isArray(order.work_locations) || order.work_locations.length === 0) return "work_locations can't be blank";
  const isDivided = checkrAccounts.find(({ id }) => id === account)?.is_divided ?? false;
  const isKnown = checkrNodes.some(({ custom_id }) => custom_id === order.node);
  return order.node !== undefined && !(isDivided && isKnown) ? 'node is invalid' : null;
}

const ordered = (account_id: string, order: Order) => ({
  account_id,
  candidate_key: order.candidate_id ?? '',
  package: order.package ?? '',
  node: order.node ?? null,
});

function invitationRoutes(api: FastifyInstance, { world, ownUrl }: CheckrSide): void {
  api.post<{ Body: Order | undefined }>('/checkr/v1/invitations', async (request, reply) => {
    const order = request.body ?? {};
    const reason = reasonAgainst(world, request.checkrAccount, order);
    if (reason) return reply.code(400).send({ error: reason });
    const now = Date.now();
    const invitation = await world.invitations.append({
      ...ordered(request.checkrAccount, order),
      key: newKey(),
      status: 'pending',
      report_key: null,
      expires_at: new Date(now + INVITATION_DAYS * DAY_MS).toISOString(),
      created_at: new Date(now).toISOString(),
    });
    return reply.code(201).send(presentInvitation(invitation, ownUrl()));
  });

  api.get<ById>('/checkr/v1/invitations/:id', async (request, reply) => {
    const invitation = world.invitation(request.checkrAccount, request.params.id);
    return invitation ? presentInvitation(invitation, ownUrl()) : reply.code(404).send(notFound);
  });

  api.delete<ById>('/checkr/v1/invitations/:id', async (request, reply) => {
    const invitation = world.invitation(request.checkrAccount, request.params.id);
    if (!invitation) return reply.code(404).send(notFound);
    if (invitation.status !== 'pending') return reply.code(400).send({ error: 'Invitation is not pending' });
    const deleted = { ...invitation, status: 'deleted' as const };
    await world.invitations.update(deleted);
    return presentInvitation(deleted, ownUrl());
  });
}

function reportRoutes(api: FastifyInstance, { world, runs, ownUrl }: CheckrSide): void {
  api.post<{ Body: Order | undefined }>('/checkr/v1/reports', async (request, reply) => {
    const order = request.body ?? {};
    const reason = reasonAgainst(world, request.checkrAccount, order);
    if (reason) return reply.code(400).send({ error: reason });
    return reply.code(201).send(presentReport(await runs.start(ordered(request.checkrAccount, order))));
  });

  api.get<ById>('/checkr/v1/reports/:id', async (request, reply) => {
    const report = world.report(request.checkrAccount, request.params.id);
    return report ? presentReport(report) : reply.code(404).send(notFound);
  });

  api.get<ById>('/checkr/v1/reports/:id/adverse_items', async (request, reply) => {
    const report = world.report(request.checkrAccount, request.params.id);
    return report ? listOf(adverseItems(report)) : reply.code(404).send(notFound);
  });

  api.get<ById>('/checkr/v1/documents/:id', async (request, reply) => {
    const report = world.report(request.checkrAccount, request.params.id);
    if (report?.status !== 'complete') return reply.code(404).send(notFound);
    return {
      id: report.key,
      object: 'document',
      type: 'pdf_report',
      content_type: 'application/pdf',
      filename: 'report.pdf',
      download_uri: `${ownUrl()}/checkr/documents/${report.key}/report.pdf`,
    };
  });
}
