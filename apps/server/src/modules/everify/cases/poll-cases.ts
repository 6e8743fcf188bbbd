// Asks the government about cases it works on, and about steps whose answer is not known (EVF-021).
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { isPolled } from '@onward/domain/everify/case-states';
import type { App } from '../../../platform/app.ts';
import { runAlone } from '../../../platform/database/run-alone.ts';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import type { EverifyClient } from '../../../providers/everify/everify-client.ts';
import type { GatewayCase } from '../../../providers/everify/everify-resources.ts';
import { gatewayProblemBehind, withGateway } from '../gateway/call-gateway.ts';
import { announceCase } from './announce-case.ts';
import { type Answered, applyAnswer, withPhoto } from './apply-answer.ts';
import * as cases from './cases.queries.ts';
import { lockAnyCase, lockCase } from './load-case.ts';
import { nextPoll, takeEvents } from './move-case.ts';
import { caseLock, type StepCall } from './perform-step.ts';
import { DOWN_AFTER, type PollJob, pollAt } from './poll-jobs.ts';
import { showCase } from './show-case.ts';

/** Cases whose own job got lost, too. */
export const pollDueCases = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    for (const row of await cases.listDue(tx, app.clock())) await pollAt(tx, row, app.clock());
  });

/** Failures are counted and tried again later, so that a job never fails because the government is silent. */
export const pollCase = (app: App, { company_id, case_id }: PollJob): Promise<void> =>
  askAbout(app, company_id, case_id).catch((error: unknown) => {
    if (!gatewayProblemBehind(error)) throw error;
  });

export async function refreshCase(app: App, call: StepCall, id: number): Promise<EverifyCase> {
  const { companyId } = call.access;
  await inCompany(app.pool, companyId, (tx) => lockCase({ tx, access: call.access }, id));
  await askAbout(app, companyId, id);
  return inCompany(app.pool, companyId, (tx) => showCase(app, { ...call, tx }, id));
}

async function askAbout(app: App, companyId: number, id: number): Promise<void> {
  if (!app.config.everify) return;
  await runAlone(app.pool, caseLock(companyId, id), async () => {
    const asked = await inCompany(app.pool, companyId, (tx) => cases.find(tx, companyId, id));
    if (!asked || asked.next_poll_at === null) return;
    let answered: Answered | null;
    try {
      answered = await withGateway(app, async (client) => {
        const found = await lookUp(client, asked);
        return found && withPhoto(client, asked, found);
      });
    } catch (error) {
      if (gatewayProblemBehind(error)) await countFailure(app, asked);
      throw error;
    }
    await store(app, asked, answered);
  });
}

/** A case that was made but not submitted, because the process died in between, is submitted now. */
async function lookUp(client: EverifyClient, { case_number, reference }: cases.CaseRow): Promise<GatewayCase | null> {
  const found = case_number
    ? await client.getCase({ number: case_number, reference })
    : await client.findCase(reference);
  if (found?.status === 'DRAFT' && case_number === null) return client.submitCase(found);
  return found;
}

/** The answer counts only for the state it was asked about. */
const store = (app: App, asked: cases.CaseRow, answered: Answered | null): Promise<void> =>
  inCompany(app.pool, asked.company_id, async (tx) => {
    const loaded = await lockAnyCase(tx, asked.company_id, asked.id);
    if (!loaded || loaded.row.status !== asked.status || loaded.row.version !== asked.version) return;
    const actor = { staffId: null, now: app.clock() };
    if (answered) await applyAnswer(app, tx, loaded, answered, actor);
    // Nothing arrived there: HR takes the step again.
    else if (asked.status === 'DRAFT') await takeEvents(app, tx, loaded, ['refuse'], { problem: 'unavailable' }, actor);
    else await cases.update(tx, loaded.row, { next_poll_at: null }, actor.now);
  });

const countFailure = (app: App, { company_id, id }: cases.CaseRow): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const loaded = await lockAnyCase(tx, company_id, id);
    if (!loaded || loaded.row.next_poll_at === null) return;
    const { row, employee } = loaded;
    const now = app.clock();
    const failed_polls = row.failed_polls + 1;
    const next_poll_at = nextPoll(now, failed_polls);
    app.log.warn({ case_id: id, failed_polls, polled: isPolled(row.status) }, 'E-Verify did not answer about a case');
    await cases.update(tx, row, { failed_polls, next_poll_at }, now);
    await pollAt(tx, row, next_poll_at);
    if (failed_polls === DOWN_AFTER) await announceCase(tx, row, employee, null);
  });
