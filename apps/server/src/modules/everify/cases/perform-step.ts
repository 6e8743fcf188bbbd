// A step of HR that the government is told about: what is told is committed first, then the call is made, then its answer is
// stored. A step whose answer is not known is looked up later and never taken twice (EVF-018, EVF-021).
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { type CaseEvent, moveCase } from '@onward/domain/everify/case-states';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { runAlone } from '../../../platform/database/run-alone.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import type { EverifyClient } from '../../../providers/everify/everify-client.ts';
import type { GatewayCase } from '../../../providers/everify/everify-resources.ts';
import type { GatewayProblem } from '../../../providers/everify/gateway-problem.ts';
import { gatewayProblemBehind, withGateway } from '../gateway/call-gateway.ts';
import { announceCase } from './announce-case.ts';
import { type Answered, applyAnswer, withPhoto } from './apply-answer.ts';
import * as cases from './cases.queries.ts';
import { type LoadedCase, lockCase } from './load-case.ts';
import { nextPoll, takeEvents } from './move-case.ts';
import { pollAt } from './poll-jobs.ts';
import { showCase } from './show-case.ts';

/** A request before its transactions. */
export type StepCall = Omit<CompanyCall, 'tx'>;

export interface Told {
  /** Null when the government does not know the case. */
  tell: ((client: EverifyClient) => Promise<GatewayCase | null>) | null;
  /** Stored before the call, because nobody else would know it if the answer were lost. */
  values?: cases.CaseValues;
}

export interface CaseStep {
  /** Named in the audit log. */
  name: string;
  /** Any of them has to be possible. */
  events: readonly CaseEvent[];
  begin(tx: Transaction, loaded: LoadedCase): Promise<Told>;
}

export const caseLock = (companyId: number, id: number): string => `everify:${companyId}:${id}`;

/** A call takes at most some tries of ten seconds; after this time its process must have died. */
const STEP_SECONDS = 10 * SECONDS.minute;

export async function performStep(app: App, call: StepCall, id: number, step: CaseStep): Promise<EverifyCase> {
  const { companyId } = call.access;
  const within = <R>(work: (tx: Transaction) => Promise<R>): Promise<R> => inCompany(app.pool, companyId, work);
  // Refused before anything is locked.
  if (!app.config.everify) throw wrongState('service_off');
  const isAlone = await runAlone(app.pool, caseLock(companyId, id), async () => {
    const { row, told } = await within((tx) => begin(tx, call, id, step));
    const answered = await ask(app, row, told).catch(async (error: unknown) => {
      const problem = gatewayProblemBehind(error);
      if (problem) await within((tx) => recordProblem(app, tx, call, id, step, problem));
      throw error;
    });
    await within((tx) => finish(app, tx, call, id, step, answered));
  });
  if (!isAlone) throw wrongState('everify_case_busy');
  return within((tx) => showCase(app, { ...call, tx }, id));
}

async function begin(
  tx: Transaction,
  call: StepCall,
  id: number,
  { events, begin: prepare }: CaseStep,
): Promise<{ row: cases.CaseRow; told: Told }> {
  const loaded = await lockCase({ tx, access: call.access }, id);
  requirePossible(loaded.row, events);
  const told = await prepare(tx, loaded);
  const next_poll_at = addSeconds(call.now, STEP_SECONDS);
  await cases.update(tx, loaded.row, { ...told.values, next_poll_at }, call.now);
  return { row: { ...loaded.row, ...told.values }, told };
}

export function requirePossible({ status }: cases.CaseRow, events: readonly CaseEvent[]): void {
  if (!events.some((event) => moveCase(status, event).allowed)) throw wrongState('everify_case_state');
}

/** Null when there was nobody to tell. */
async function ask(app: App, row: cases.CaseRow, { tell }: Told): Promise<Answered | null> {
  if (tell === null) return null;
  return withGateway(app, async (client) => {
    const found = await tell(client);
    return found && withPhoto(client, row, found);
  });
}

async function finish(
  app: App,
  tx: Transaction,
  call: StepCall,
  id: number,
  { name, events }: CaseStep,
  answered: Answered | null,
): Promise<void> {
  const { access, now } = call;
  const actor = { staffId: access.staffId, now };
  const loaded = await lockCase({ tx, access }, id);
  const before = loaded.row.status;
  if (answered) await applyAnswer(app, tx, loaded, answered, actor);
  else await takeEvents(app, tx, loaded, possible(loaded.row, events), {}, actor);
  const after = await cases.find(tx, access.companyId, id);
  await record({ ...call, tx }, id, name, { status: [before, after?.status] });
}

const possible = ({ status }: cases.CaseRow, events: readonly CaseEvent[]): CaseEvent[] =>
  events.filter((event) => moveCase(status, event).allowed).slice(0, 1);

const record = (call: CompanyCall, id: number, name: string, changes: Record<string, unknown>): Promise<void> =>
  recordChange(call, { event: `everify_case_${name}`, subjectType: 'everify_case', subjectId: id, changes });

/** A refused step changed nothing there; after any other failure the case is looked up again. */
async function recordProblem(
  app: App,
  tx: Transaction,
  call: StepCall,
  id: number,
  { name }: CaseStep,
  problem: GatewayProblem,
): Promise<void> {
  const { access, now } = call;
  const loaded = await lockCase({ tx, access }, id);
  const { row, employee } = loaded;
  app.log.warn({ case_id: id, kind: problem.kind, status: problem.status }, 'E-Verify did not take a step of a case');
  const values: cases.CaseValues = { problem: problemText(problem) };
  if (moveCase(row.status, 'refuse').allowed) {
    await takeEvents(app, tx, loaded, ['refuse'], values, { staffId: access.staffId, now });
  } else {
    await cases.update(tx, row, { ...values, next_poll_at: null }, now);
    await announceCase(tx, row, employee, access.staffId);
  }
  if (mayBeKnown(problem)) await lookLater(tx, access.companyId, id, now);
  await record({ ...call, tx }, id, `${name}_failed`, { problem: values.problem });
}

const mayBeKnown = ({ kind }: GatewayProblem): boolean => kind === 'unavailable' || kind === 'unreadable';

async function lookLater(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  const row = await cases.lock(tx, companyId, id);
  if (!row) return;
  const next_poll_at = nextPoll(now, 0);
  await cases.update(tx, row, { next_poll_at }, now);
  await pollAt(tx, row, next_poll_at);
}

/** `refused:ssn,date_of_birth`; `presentProblem` puts it into words. */
const problemText = ({ kind, fields }: GatewayProblem): string =>
  fields.length > 0 ? `${kind}:${fields.join(',')}` : kind;
