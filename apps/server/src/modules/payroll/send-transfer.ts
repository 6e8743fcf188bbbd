// The job that sends one employee to a payroll provider. `sending` is committed before the call, so that an attempt
// whose process died is known to have started; every attempt looks for the person before it makes one (EMP-031).
import { errorCodes } from '@onward/contract/errors';
import type { PayrollHire, PayrollProvider } from '@onward/domain/payroll/hires';
import { kindOfCode, preflightProblems } from '@onward/domain/payroll/preflight';
import { ATTEMPTS_MAX, moveTransfer, pauseAfterAttempt } from '@onward/domain/payroll/transfers';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../platform/app.ts';
import { runAlone } from '../../platform/database/run-alone.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { PayrollClient } from '../../providers/payroll/payroll-client.ts';
import { PayrollProblem } from '../../providers/payroll/payroll-problem.ts';
import { findEmployee, requireInformation } from '../employees/employees.service.ts';
import { listPayrollConnections, payrollProblemBehind, withPayroll } from '../integrations/integrations.service.ts';
import { finishTransfer } from './finish-transfer.ts';
import { type PersonToSend, readHire } from './read-hire.ts';
import * as transfers from './transfers.queries.ts';

export const SEND_TASK = 'payroll.send';
export const RESUME_TASK = 'payroll.resume';

/** Ids only: a job is stored in plain text. */
export interface TransferJob {
  company_id: number;
  transfer_id: number;
}

type Row = transfers.TransferRow;

/** One after another for each provider of a company, which is also what their limits want. */
export const sendSoon = (
  tx: Transaction,
  { provider, ...job }: TransferJob & { provider: PayrollProvider },
  runAt?: Date,
): Promise<void> =>
  enqueue(tx, SEND_TASK, job, {
    key: `payroll:${job.company_id}:${job.transfer_id}:send`,
    queue: `payroll:${job.company_id}:${provider}`,
    ...(runAt && { runAt }),
  });

/** An attempt takes at most some calls of ten seconds; after this time its process must have died. */
const ATTEMPT_SECONDS = 10 * SECONDS.minute;
/** Jobs that are merely late are not repeated. */
const LATE_SECONDS = 2 * SECONDS.minute;

export const resumeTransfers = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    for (const row of await transfers.listOverdue(tx, addSeconds(app.clock(), -LATE_SECONDS))) {
      await sendSoon(tx, { company_id: row.company_id, transfer_id: row.id, provider: row.provider });
    }
  });

export async function sendTransfer(app: App, job: TransferJob): Promise<void> {
  await runAlone(app.pool, `payroll:${job.company_id}:${job.transfer_id}`, () => attempt(app, job));
}

async function attempt(app: App, job: TransferJob): Promise<void> {
  const begun = await begin(app, job);
  if (!begun) return;
  const { transfer, person } = begun;
  const { company_id, provider } = transfer;
  let externalId: string;
  try {
    externalId = await withPayroll(app, company_id, provider, (client) => deliver(client, person.hire, transfer));
  } catch (error) {
    return recover(app, transfer, error);
  }
  await finishTransfer(app, transfer, { externalId });
}

interface Begun {
  transfer: Row;
  person: PersonToSend;
}

/** Null when there is nothing to send any more. */
async function begin(app: App, { company_id: companyId, transfer_id: id }: TransferJob): Promise<Begun | null> {
  const found = await inCompany(app.pool, companyId, async (tx) => {
    const transfer = await transfers.lock(tx, companyId, id);
    const isOpen = transfer?.status === 'queued' || transfer?.status === 'sending';
    if (!transfer || !isOpen) return null;
    const started = await start(app, tx, transfer);
    const row = await findEmployee(tx, companyId, transfer.employee_id);
    if (!row) return null;
    const record = { row, information: await requireInformation(tx, row) };
    return { transfer: started, row, person: await readHire(app, tx, transfer.provider, record) };
  });
  if (!found) return null;
  const { transfer, row, person } = found;
  // Each attempt so far may have ended its process.
  if (transfer.attempts > ATTEMPTS_MAX) return fail(app, transfer, [{ field: null, reason: 'unavailable' }]);
  if (row.status === 'terminated') return fail(app, transfer, [{ field: null, reason: 'terminated' }]);
  const problems = preflightProblems(transfer.provider, person.hire, person.ours);
  if (problems.length === 0) return { transfer, person };
  const errors = problems.map(({ field, problem }) => {
    const kind = kindOfCode(field);
    return { field, reason: problem, word: kind && person.ours[kind] };
  });
  return fail(app, transfer, errors);
}

async function start(app: App, tx: Transaction, transfer: Row): Promise<Row> {
  const now = app.clock();
  const begun = {
    status: 'sending' as const,
    attempts: transfer.attempts + 1,
    errors: [],
    next_attempt_at: addSeconds(now, ATTEMPT_SECONDS),
    updated_at: now,
  };
  await transfers.update(tx, transfer, begun);
  if (moveTransfer(transfer.status, 'start').allowed) {
    await transfers.insertEvent(tx, transfer, { event: 'start', staffId: transfer.requested_by, now });
  }
  return { ...transfer, ...begun };
}

async function fail(app: App, transfer: Row, errors: transfers.StoredError[]): Promise<null> {
  await finishTransfer(app, transfer, { errors });
  return null;
}

const NOT_FOUND = 404;

/** A record of an earlier send is changed; one that the provider no longer has is looked up and, if need be, made. */
async function deliver(client: PayrollClient, hire: PayrollHire, { external_id: known }: Row): Promise<string> {
  if (known !== null) {
    try {
      await client.update(known, hire);
      return known;
    } catch (error) {
      if (!(error instanceof PayrollProblem) || error.status !== NOT_FOUND) throw error;
    }
  }
  const found = await client.find(hire.reference);
  if (found === null) return (await client.create(hire)).externalId;
  await client.update(found, hire);
  return found;
}

async function recover(app: App, transfer: Row, error: unknown): Promise<void> {
  const problem = payrollProblemBehind(error);
  if (problem) {
    const { kind, status, fieldErrors } = problem;
    app.log.warn({ transfer_id: transfer.id, kind, status }, 'a payroll provider did not take a transfer');
    if (kind === 'refused' && fieldErrors.length > 0) return finishTransfer(app, transfer, { errors: fieldErrors });
    if (kind === 'refused' || kind === 'unauthorized') return failFor(app, transfer, kind);
    return tryLater(app, transfer, kind);
  }
  if (!(error instanceof Refusal) || error.code !== errorCodes.wrongState) throw error;
  const stopped = await hasStopped(app, transfer);
  return stopped ? tryLater(app, transfer, 'unavailable') : failFor(app, transfer, 'not_connected');
}

const failFor = (app: App, transfer: Row, reason: string): Promise<void> =>
  finishTransfer(app, transfer, { errors: [{ field: null, reason }] });

/** Failed calls for other people stopped the connection: it may work again before the last attempt. */
const hasStopped = (app: App, { company_id, provider }: Row): Promise<boolean> =>
  inCompany(app.pool, company_id, async (tx) => {
    const connections = await listPayrollConnections(tx, company_id);
    return connections.some((one) => one.provider === provider && one.error === 'calls_failed');
  });

async function tryLater(app: App, { company_id, id, attempts, ...transfer }: Row, reason: string): Promise<void> {
  const seconds = pauseAfterAttempt(attempts);
  if (seconds === null) return failFor(app, { company_id, id, attempts, ...transfer }, reason);
  await inCompany(app.pool, company_id, async (tx) => {
    const current = await transfers.lock(tx, company_id, id);
    if (current?.status !== 'sending') return;
    const runAt = addSeconds(app.clock(), seconds);
    await transfers.update(tx, current, { errors: [{ field: null, reason }], next_attempt_at: runAt });
    await sendSoon(tx, { company_id, transfer_id: id, provider: current.provider }, runAt);
  });
}
