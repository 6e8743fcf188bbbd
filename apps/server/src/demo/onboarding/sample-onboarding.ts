// Onboardings of the demo: processes for three brands, and some eighty people in every state, some late, some with a
// field sent back. Needs the running application, because answers are stored encrypted; runs once.

import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { type EmployeeRow, findEmployee } from '../../modules/employees/employees.service.ts';
import { sealAnswers } from '../../modules/onboarding/forms/form-answers.ts';
import { createRun } from '../../modules/onboarding/running/create-run.ts';
import { type LoadedModule, loadModules } from '../../modules/onboarding/running/load-modules.ts';
import { recordOnboardingEvents } from '../../modules/onboarding/running/onboarding-events.ts';
import { refreshRun } from '../../modules/onboarding/running/refresh-run.ts';
import type { RunActionRow, RunRow } from '../../modules/onboarding/running/runs.queries.ts';
import * as store from '../../modules/onboarding/running/runs.write-queries.ts';
import { findProcess } from '../../modules/onboarding/templates/processes.queries.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { LARKFIELD } from '../companies.ts';
import { firstDayOf, section1Answers, section2Answers, waitsForSection2 } from './i9-stories.ts';
import { DEMO_ANSWERS, DEMO_PROCESSES, type DemoStory, storyOf } from './onboarding-stories.ts';

import { type Ground, insertHandbook, insertProcess } from './sample-processes.ts';

const STARTER = 'super.admin@larkfield.test';
const PER_PROCESS = 27;

export async function loadSampleOnboarding(app: App, onProgress: (text: string) => void = () => {}): Promise<void> {
  const ground = await inSystem(app.pool, findGround);
  if (!ground) return;
  onProgress('onboarding the people of the demo');
  await inCompany(app.pool, ground.companyId, async (tx) => {
    const documentId = await insertHandbook(tx, ground);
    for (const process of DEMO_PROCESSES) {
      const handled = { ...ground, staffId: await findStaffId(tx, ground.companyId, process.handler) };
      const processId = await insertProcess(tx, handled, process, documentId);
      const people = await listNewest(tx, ground.companyId, process.brand);
      for (const [number, id] of people.entries()) await onboard(app, tx, handled, { processId, id, number });
    }
  });
}

/** Null when there are processes already, or nobody works there yet. */
async function findGround(tx: Transaction): Promise<Ground | undefined> {
  const { rows } = await tx.client.query<Ground>(
    `select c.id as "companyId", s.id as "staffId" from companies c
     join company_staffs s on s.company_id = c.id and s.email = $2
     where c.digest_key = $1 and exists (select from employees e where e.company_id = c.id)
       and not exists (select from company_onboarding_processes p where p.company_id = c.id)`,
    [LARKFIELD.digestKey, STARTER],
  );
  return rows[0];
}

async function findStaffId(tx: Transaction, companyId: number, email: string): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from company_staffs where company_id = $1 and email = $2',
    [companyId, email],
  );
  if (!rows[0]) throw new Error(`Nobody of the demo has the email ${email}.`);
  return rows[0].id;
}

async function listNewest(tx: Transaction, companyId: number, brand: string): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select e.id from employees e
     join locations l on l.company_id = e.company_id and l.id = e.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where e.company_id = $1 and b.nickname = $2 and e.status <> 'terminated'
     order by e.hired_date desc, e.id limit $3`,
    [companyId, brand, PER_PROCESS],
  );
  return rows.map(({ id }) => id);
}

async function onboard(
  app: App,
  tx: Transaction,
  { companyId, staffId }: Ground,
  { processId, id, number }: { processId: number; id: number; number: number },
): Promise<void> {
  const employee = await findEmployee(tx, companyId, id);
  const process = await findProcess(tx, companyId, processId);
  if (!employee || !process) return;
  const story = storyOf(number);
  const firstDay = firstDayOf(story, number, dayIn(app.clock(), employee.time_zone));
  if (firstDay) {
    // Nobody starts before they are hired.
    await tx.client.query(
      'update employees set start_date = $3, hired_date = least(hired_date, $3::date) where company_id = $1 and id = $2',
      [companyId, id, firstDay],
    );
  }
  const started = addSeconds(new Date(`${employee.hired_date}T15:00:00Z`), SECONDS.hour);
  const now = started < app.clock() ? started : app.clock();
  const run = await createRun({ app, tx, employee, process, staffId, now });
  await recordOnboardingEvents(tx, { companyId, runId: run.id, now }, [
    { event: 'started', staffId, details: { process: process.name } },
  ]);
  if (story.state !== 'not_started' || story.isSent) {
    await store.updateRun(tx, run, { last_link_sent_at: now, link_channels: ['sms'] });
  }
  await refreshRun(app, tx, run, { now, isQuiet: true });
  await tell(app, tx, { ...run, last_link_sent_at: now }, { story, staffId, number });
  if (employee.status !== 'suspended') return;
  const status_before = story.state === 'not_started' ? 'not_started' : 'in_progress';
  await store.updateRun(tx, run, { status: 'suspended', status_before });
  await refreshRun(app, tx, { ...run, status: 'suspended', status_before }, { now, isQuiet: true });
}

/** Opens what comes next after each step, as it happens in the portal. */
async function tell(
  app: App,
  tx: Transaction,
  run: RunRow,
  { story, staffId, number }: { story: DemoStory; staffId: number; number: number },
): Promise<void> {
  if (story.state === 'not_started') return;
  const own = 'tasks' in story ? story.tasks : Number.POSITIVE_INFINITY;
  let done = 0;
  let current = run;
  for (
    let action = await nextOf(tx, run, story, done < own);
    action;
    action = await nextOf(tx, run, story, done < own)
  ) {
    await complete(app, tx, current, action, { staffId, number });
    if (action.side === 'employee') done += 1;
    current = await refreshRun(app, tx, current, { now: run.started_at, isQuiet: true });
  }
  if (story.state === 'action_required') await sendBack(app, tx, current, staffId);
}

async function nextOf(
  tx: Transaction,
  run: RunRow,
  story: DemoStory,
  isEmployeeActive: boolean,
): Promise<RunActionRow | undefined> {
  const modules = await loadModules(tx, run.company_id, run.id);
  const isCompanyActive = story.state === 'completed' || story.state === 'in_progress';
  return openOf(modules).find(({ side, action_type }) => {
    // Cases are opened when all onboardings are there.
    if (action_type === 'hr_submit_e_verify_case') return false;
    if (action_type === SECTION_2) return !waitsForSection2(story);
    if (action_type === 'hr_fill_basic_information_form' && waitsForSection2(story)) return true;
    return side === 'employee' ? isEmployeeActive : isCompanyActive;
  });
}

const openOf = (modules: readonly LoadedModule[]): RunActionRow[] =>
  modules.flatMap((module) => module.actions).filter(({ status }) => status === 'open');

const SECTION_1 = 'employee_fill_i9_form';
const SECTION_2 = 'hr_fill_i9_form';
const SIGNED: readonly string[] = ['w4_form', 'employee_fill_us_state_tax_form', SECTION_1, SECTION_2];

/** Nobody of the demo has really signed or been sent; that was done on paper. */
const BY_HAND: Partial<Record<string, string>> = {
  hr_sign_company_document: 'Signed on paper',
  review_and_send_to_paychex: 'Entered in Paychex by hand',
};

async function complete(
  app: App,
  tx: Transaction,
  run: RunRow,
  action: RunActionRow,
  { staffId, number }: { staffId: number; number: number },
): Promise<void> {
  const at = addSeconds(run.started_at, SECONDS.hour);
  const employee = await findEmployee(tx, run.company_id, run.employee_id);
  if (!employee) return;
  const answers = answersOf(app, action.action_type, employee, number);
  const isSigned = SIGNED.includes(action.action_type);
  const name = action.side === 'hr' ? SIGNER : employee.name;
  await store.updateAction(tx, action, {
    status: 'completed',
    completed_at: at,
    saved_at: at,
    completed_by: action.side === 'hr' ? staffId : null,
    ...(answers && { answers: sealAnswers(app, action, answers) }),
    ...(isSigned && { signature_name: name, signed_at: at }),
  });
  const reason = BY_HAND[action.action_type];
  if (reason) {
    const byHand = { manually_completed_by: staffId, manual_reason: reason };
    await store.updateModule(tx, run.company_id, action.module_id, byHand);
  }
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now: at }, [
    {
      event: isSigned ? 'signed' : 'completed_action',
      actionId: action.id,
      moduleId: action.module_id,
      staffId: action.side === 'hr' ? staffId : null,
    },
  ]);
}

const SIGNER = 'Renee Castellano';

function answersOf(app: App, type: string, employee: EmployeeRow, number: number): FormAnswers | undefined {
  const today = dayIn(app.clock(), employee.time_zone);
  if (type === SECTION_1) return section1Answers(employee, number, today);
  if (type === SECTION_2) return section2Answers(employee, number, today);
  return DEMO_ANSWERS[type];
}

async function sendBack(app: App, tx: Transaction, run: RunRow, staffId: number): Promise<void> {
  const modules = await loadModules(tx, run.company_id, run.id);
  const action = modules.flatMap((module) => module.actions).find(({ action_type }) => action_type === 'w4_form');
  if (!action) return;
  await store.updateAction(tx, action, {
    status: 'returned',
    returned_at: run.started_at,
    returned_by: staffId,
    return_reason: 'Please check the number of children once more.',
    fixes: [{ field: 'children', reason: 'Your application says two' }],
  });
  await refreshRun(app, tx, run, { now: run.started_at, isQuiet: true });
}
