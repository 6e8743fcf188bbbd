// E-Verify cases of the demo in every status, made by the product itself with the sandbox as the government. The answer
// depends on the last digit of the Social Security number. Runs once, after the onboardings were loaded.
import type { CaseStatus } from '@onward/domain/everify/case-states';
import { changeReasons, createCase } from '../../modules/everify/cases/create-case.ts';
import { performStep, type StepCall } from '../../modules/everify/cases/perform-step.ts';
import { refreshCase } from '../../modules/everify/cases/poll-cases.ts';
import { giveNotice, referStep } from '../../modules/everify/cases/refer-case.ts';
import { submitStep } from '../../modules/everify/cases/submit-case.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { LARKFIELD } from '../companies.ts';
import { type DemoStaff, demoCall } from '../demo-call.ts';

const OPENER = 'super.admin@larkfield.test';

/** So many cases are left as drafts, for a visitor of the demo to submit. */
const DRAFTS = 2;

export async function loadSampleCases(app: App): Promise<void> {
  const staff = await inSystem(app.pool, findStaff);
  if (!staff) return;
  const call = demoCall(app, staff);
  const people = await inCompany(app.pool, staff.companyId, (tx) => listPeople(tx, staff.companyId));
  const mismatches: number[] = [];
  for (const [number, employeeId] of people.entries()) {
    const id = await open(app, call, employeeId);
    if (number < DRAFTS) continue;
    const status = await submit(app, call, id).catch(() => null);
    if (status === 'PENDING_REFERRAL') mismatches.push(id);
  }
  await goOn(app, call, mismatches);
}

/** Nothing without an account, or when there are cases already. */
async function findStaff(tx: Transaction): Promise<DemoStaff | undefined> {
  const { rows } = await tx.client.query<DemoStaff>(
    `select c.id as "companyId", s.id as "staffId", s.user_id as "userId" from companies c
     join company_staffs s on s.company_id = c.id and s.email = $2
     where c.digest_key = $1 and exists (select from everify_companies v where v.company_id = c.id and v.status = 'active')
       and not exists (select from everify_cases k where k.company_id = c.id)`,
    [LARKFIELD.digestKey, OPENER],
  );
  return rows[0];
}

async function listPeople(tx: Transaction, companyId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select f.employee_id as id from i9_forms f join employees e on e.company_id = f.company_id and e.id = f.employee_id
     where f.company_id = $1 and f.status = 'complete' and f.uses_everify and e.status = 'active'
     order by f.first_day desc, f.employee_id`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** Most of the demo's people started long before the account was active, which the government wants to know. */
const open = (app: App, call: StepCall, employeeId: number): Promise<number> =>
  inCompany(app.pool, call.access.companyId, async (tx) => {
    const { id, needs_delay_reason } = await createCase(app, { ...call, tx }, employeeId);
    if (needs_delay_reason) await changeReasons(app, { ...call, tx }, id, { delay_reason: 'audit_revealed' });
    return id;
  });

async function submit(app: App, call: StepCall, id: number): Promise<CaseStatus> {
  await performStep(app, call, id, submitStep(app, call));
  return (await refreshCase(app, call, id)).status;
}

/** The first mismatch waits for HR; the next employees contest theirs, or don't. */
async function goOn(app: App, call: StepCall, mismatches: readonly number[]): Promise<void> {
  for (const [number, id] of mismatches.slice(1).entries()) {
    await inCompany(app.pool, call.access.companyId, (tx) => giveNotice(app, { ...call, tx }, id, 'en'));
    await performStep(app, call, id, referStep(call, { contest: number % 2 === 0, notice_signed: true }));
  }
}
