// E-Verify cases of the demo in every status, made by the product itself with the sandbox as the government. The answer
// depends on the last digit of the Social Security number. Runs once, after the onboardings were loaded.
import type { CaseStatus } from '@onward/domain/everify/case-states';
import { attachUploads, storeUpload } from '../../modules/attachments/attachments.service.ts';
import { openPhoto } from '../../modules/everify/cases/case-numbers.ts';
import { find as findCase } from '../../modules/everify/cases/cases.queries.ts';
import { changeReasons, createCase } from '../../modules/everify/cases/create-case.ts';
import { performStep, type StepCall } from '../../modules/everify/cases/perform-step.ts';
import { refreshCase } from '../../modules/everify/cases/poll-cases.ts';
import { giveNotice, referStep } from '../../modules/everify/cases/refer-case.ts';
import { submitStep } from '../../modules/everify/cases/submit-case.ts';
import { keepCopies } from '../../modules/everify/i9/copies.queries.ts';
import { findFormOf } from '../../modules/everify/i9/forms.queries.ts';
import { openSection } from '../../modules/everify/i9/sealed-sections.ts';
import { recordOpening } from '../../modules/everify/letters/letter-openings.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { LARKFIELD } from '../companies.ts';
import { type DemoStaff, demoCall } from '../demo-call.ts';

const OPENER = 'super.admin@larkfield.test';

/** What becomes of the first cases; all others get the answer of their number. */
const FIRST = ['draft', 'draft', 'fails', 'queued', 'MANUAL_REVIEW', 'CLOSE_CASE_AND_RESUBMIT'] as const;

export async function loadSampleCases(app: App): Promise<void> {
  const staff = await inSystem(app.pool, findStaff);
  if (!staff) return;
  const call = demoCall(app, staff);
  const people = await inCompany(app.pool, staff.companyId, (tx) => listPeople(tx, staff.companyId));
  const mismatches: number[] = [];
  let picture: Buffer | undefined;
  for (const [number, employeeId] of people.entries()) {
    const id = await open(app, call, employeeId);
    const status = await submit(app, call, id, FIRST[number] ?? null).catch(() => null);
    if (status === 'PHOTO_MATCH') picture ??= await pictureOf(app, call, id);
    if (status === 'PENDING_REFERRAL') mismatches.push(id);
  }
  await goOn(app, call, mismatches);
  for (const employeeId of picture ? people : []) await keepCard(app, call, employeeId, picture);
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

/** The government does not answer for a while. */
const OUTAGE = { on: 'write', answer: 'down', times: 20 };

type Fate = (typeof FIRST)[number] | null;

async function submit(app: App, call: StepCall, id: number, fate: Fate): Promise<CaseStatus | null> {
  if (fate === 'draft') return null;
  if (fate === 'fails') await control(app, '/api/everify/mood', { mood: OUTAGE });
  const { case_number } = await performStep(app, call, id, submitStep(app, call)).finally(() =>
    fate === 'fails' ? control(app, '/api/everify/mood', { mood: null }) : undefined,
  );
  if (fate === 'queued') return null;
  if (fate === 'MANUAL_REVIEW' || fate === 'CLOSE_CASE_AND_RESUBMIT') await decide(app, case_number, fate);
  return (await refreshCase(app, call, id)).status;
}

const pictureOf = (app: App, { access: { companyId } }: StepCall, id: number): Promise<Buffer | undefined> =>
  inCompany(app.pool, companyId, async (tx) => {
    const row = await findCase(tx, companyId, id);
    return row?.photo ? openPhoto(app, row, row.photo) : undefined;
  });

/** Cards of List A are kept; the picture on them is that of the government, so that there is something to compare. */
async function keepCard(app: App, call: StepCall, employeeId: number, bytes: Buffer | undefined): Promise<void> {
  const { companyId, userId } = call.access;
  await inCompany(app.pool, companyId, async (tx) => {
    const form = await findFormOf(tx, companyId, employeeId);
    if (!form || !bytes || openSection(app, 'section2', form)?.papers !== 'a') return;
    const file = { name: 'card-front.png', bytes };
    const upload = await storeUpload(app, tx, { companyId, uploadedBy: userId, category: 'document', file });
    await attachUploads(tx, companyId, [upload.id], call.now);
    await keepCopies(tx, form, [upload.id], { isOwn: false, list: 'a', now: call.now });
  });
}

/** The first mismatch waits for HR; the next employees contest theirs, or don't, and for one of them it is final. */
async function goOn(app: App, call: StepCall, mismatches: readonly number[]): Promise<void> {
  for (const [number, id] of mismatches.slice(1).entries()) {
    // Each step at its own moment, so that the history has them in order.
    const noticed = { ...call, now: app.clock() };
    await inCompany(app.pool, call.access.companyId, async (tx) => {
      await recordOpening({ ...noticed, tx }, id, { letter: 'further_action', language: 'en' });
      await giveNotice(app, { ...noticed, tx }, id, 'en');
    });
    const contest = number !== 1;
    const referred = { ...call, now: app.clock() };
    const { case_number } = await performStep(app, referred, id, referStep(referred, { contest, notice_signed: true }));
    if (number !== 2) continue;
    await decide(app, case_number, 'FINAL_NONCONFIRMATION');
    await refreshCase(app, call, id);
  }
}

const sandboxOf = ({ config }: App): string => new URL(config.everify?.url ?? '').origin;

/** As a person at the government decides on the sandbox page. */
async function decide(app: App, caseNumber: string | null, answer: CaseStatus): Promise<void> {
  await fetch(`${sandboxOf(app)}/everify/cases/${caseNumber}/${answer}`, { method: 'POST', redirect: 'manual' });
}

async function control(app: App, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandboxOf(app)}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
}
