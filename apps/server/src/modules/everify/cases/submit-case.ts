// Submits a case, and confirms its data once more when the government could not match it at first sight (EVF-016, EVF-018).
import { delayProblem } from '@onward/domain/everify/case-rules';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CaseName, EverifyClient } from '../../../providers/everify/everify-client.ts';
import type { CaseData, GatewayCase } from '../../../providers/everify/everify-resources.ts';
import { GatewayProblem } from '../../../providers/everify/gateway-problem.ts';
import { caseData, findCreator } from './case-data.ts';
import { hashSsn } from './case-numbers.ts';
import type { CaseRow } from './cases.queries.ts';
import { requireAccount, requireVerifiable } from './create-case.ts';
import type { LoadedCase } from './load-case.ts';
import type { CaseStep, StepCall } from './perform-step.ts';
import { findDuplicateProblem } from './show-case.ts';

/** How the government knows a case that was submitted. */
export function nameOf({ case_number: number, reference }: CaseRow): CaseName {
  if (number === null) throw wrongState('everify_case_state');
  return { number, reference };
}

export const submitStep = (app: App, call: StepCall): CaseStep => ({
  name: 'submitted',
  events: ['submit'],
  async begin(tx, loaded) {
    const { row, form, employee } = loaded;
    requireVerifiable(app, form);
    const account = await requireAccount(tx, row.company_id, employee.location_id);
    const today = dayIn(call.now, employee.time_zone);
    requireReasons(loaded, today);
    await requireNoDuplicate(app, tx, loaded, today);
    const data = await readData(app, tx, call, loaded, account.client_id);
    return {
      tell: (client) => submitOnce(client, data),
      values: { everify_company_id: account.id, ssn_hash: hashSsn(app, row.company_id, data.ssn), problem: null },
    };
  },
});

export const confirmStep = (app: App, call: StepCall): CaseStep => ({
  name: 'data_confirmed',
  events: ['confirm_data'],
  async begin(tx, loaded) {
    const account = await requireAccount(tx, loaded.row.company_id, loaded.employee.location_id);
    const data = await readData(app, tx, call, loaded, account.client_id);
    const name = nameOf(loaded.row);
    return {
      tell: (client) => client.confirmData(name, data),
      values: { ssn_hash: hashSsn(app, loaded.row.company_id, data.ssn) },
    };
  },
});

async function readData(
  app: App,
  tx: Transaction,
  { access, now }: StepCall,
  loaded: LoadedCase,
  clientId: string,
): Promise<CaseData> {
  const creator = await findCreator(tx, access.companyId, access.staffId);
  return caseData(app, loaded, { clientId, creator, today: dayIn(now, loaded.employee.time_zone) });
}

function requireReasons({ row, form }: LoadedCase, today: string): void {
  const problem = delayProblem(form.first_day, today, { reason: row.delay_reason, text: row.delay_text });
  if (problem === null) return;
  throw fieldInvalid(problem === 'delay_reason_required' ? 'delay_reason' : 'delay_text', `everify_${problem}`);
}

async function requireNoDuplicate(app: App, tx: Transaction, loaded: LoadedCase, today: string): Promise<void> {
  const problem = await findDuplicateProblem(app, tx, loaded, today);
  if (problem === 'case_open') throw wrongState('everify_case_open');
  if (problem !== null) throw fieldInvalid('duplicate_reason', 'everify_duplicate_reason_required');
}

/** A case of an earlier attempt, whose answer was lost, is continued; one that somebody else opened needs a reason. */
async function submitOnce(client: EverifyClient, data: CaseData): Promise<GatewayCase> {
  const known = await client.findCase(data.employer_case_id);
  if (known && known.status !== 'DRAFT') return known;
  if (!known && data.duplicate_continue_reason_code === '') {
    const others = await client.findDuplicates(data);
    if (others.length > 0) {
      throw new GatewayProblem('refused', 'E-Verify knows an earlier case.', { fields: ['duplicate_reason'] });
    }
  }
  return client.submitCase(known ?? (await client.createCase(data)));
}
