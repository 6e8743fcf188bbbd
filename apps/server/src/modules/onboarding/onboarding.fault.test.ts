// Workers are killed while they start many onboardings, send links, and file forms: each happens exactly once.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBatch, type OnboardingBatch, startSeveral } from '@onward/contract/onboarding/onboarding-batches';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { ANSWERS, type NewHire } from '../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../testing/people/onboarding-office.ts';
import type { InProcessProduct } from '../../../../../testing/product/in-process-product.ts';
import { ProcessFleet } from '../../../../../testing/product/process-fleet.ts';
import { WorkerKills } from '../../../../../testing/product/worker-kills.ts';
import { rounds } from '../../../../../testing/run/test-length.ts';
import { until } from '../../../../../testing/until.ts';

const PEOPLE = rounds({ short: 40, long: 500 });
// A job is given up after five attempts, and one kill comes before these.
const KILLS = rounds({ short: 1, long: 3 });
const TASKS = [
  'onboarding.run_batch',
  'onboarding.send_batch_links',
  'onboarding.file_form',
  'onboarding.resume_filing',
  'outbox.deliver',
];

let fleet: ProcessFleet;
let pool: pg.Pool;
let files: string;
let office: OnboardingOffice;
let kills: WorkerKills;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'onward-onboarding-files-'));
  fleet = await ProcessFleet.prepare({ FILES_URL: files });
  pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: 3 });
  kills = new WorkerKills(fleet, pool);
  const { url } = await fleet.start('web');
  // What offices use of a product.
  const product = { url, app: { ownerPool: pool }, outside: fleet.outside } as unknown as InProcessProduct;
  office = await OnboardingOffice.openAt(product);
});
afterAll(async () => {
  await pool.end();
  await fleet.stop();
  await rm(files, { recursive: true, force: true });
});

const count = async (query: string, values: unknown[] = []): Promise<number> =>
  Number((await office.rows(`select count(*) from ${query}`, values))[0]?.count);

/** Runs a worker until nothing is left to do. */
async function finish(): Promise<void> {
  const worker = await fleet.start('worker');
  const rest = () => count('graphile_worker.jobs where task_identifier = any($1) and run_at <= now()', [TASKS]);
  await until('all jobs to finish', async () => (await rest()) === 0, 120_000);
  await worker.program.stop();
}

describe('A worker killed while many onboardings start', () => {
  const mailOf = (at: number) => `started.${at}@mail.test`;

  /** Half of them are hired applicants, who get a record. */
  async function hire(): Promise<{ employee_id?: number; application_id?: number }[]> {
    const [stage] = await office.rows<{ id: number }>(
      'select s.id from stages s join positions p on p.company_id = s.company_id and p.id = $1 where s.company_id = 1 limit 1',
      [office.employees.positionId],
    );
    const people: { employee_id?: number; application_id?: number }[] = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      const email = mailOf(at);
      if (at % 2 === 0) people.push({ employee_id: (await office.employees.hire({ email })).id });
      else {
        const { positionId } = office.employees;
        const applicant = { positionId, stageId: stage?.id ?? 0, status: 'hired', email } as const;
        people.push({ application_id: await insertApplicant(pool, applicant) });
      }
    }
    await office.rows(`update applications set hired_date = '2026-11-09' where status = 'hired'`);
    return people;
  }

  it(`leaves exactly one record, one onboarding, and one link for each of ${PEOPLE} [ONB-030, ONB-031, ONB-036, PLT-058]`, async () => {
    const processId = await office.process([{ type: 'basic_information' }, { type: 'w4' }]);
    const { status, body } = await office.admin.call<{ onboarding_batch: OnboardingBatch }>(startSeveral, {
      body: { company_onboarding_process_id: processId, people: await hire(), send_email: true },
    });
    expect([status, body.onboarding_batch.total]).toEqual([202, PEOPLE]);
    const { id } = body.onboarding_batch;
    const runs = 'employee_onboarding_processes where company_onboarding_process_id = $1';

    // Somebody's onboarding is stored, and not yet noted as done.
    await kills.killAtWriteTo('onboarding_batch_people');
    await kills.killWhile(KILLS, PEOPLE, () => count(runs, [processId]));
    await finish();
    const batch = await office.admin.call<{ onboarding_batch: OnboardingBatch }>(getBatch, { params: { id } });
    expect(batch.body.onboarding_batch).toMatchObject({ status: 'done', done_count: PEOPLE, refused_count: 0 });
    expect(await count(runs, [processId])).toBe(PEOPLE);
    expect(await count(`employees where email like 'started.%'`)).toBe(PEOPLE);
    expect(await office.rows(`select count(distinct employee_id)::integer from ${runs}`, [processId])).toEqual([
      { count: PEOPLE },
    ]);

    // The time to undo is over.
    await office.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where key = 'onboarding:1:links:' || $1`,
      [id],
    );
    const sent = `onboarding_events where event = 'link_sent'`;
    // A link is on its way out, and not yet noted.
    await kills.killAtWriteTo('outbox_messages');
    await kills.killWhile(KILLS, PEOPLE, () => count(sent));
    await finish();
    expect(await count(sent)).toBe(PEOPLE);
    expect(
      await office.rows(
        `select process_id from onboarding_events where event = 'link_sent' group by 1 having count(*) > 1`,
      ),
    ).toEqual([]);
    for (let at = 0; at < PEOPLE; at += 1) await expectOneLink(mailOf(at));
  }, 300_000);

  /** A message that was being handed over when a worker died is listed as unconfirmed, and never sent again. */
  async function expectOneLink(to: string): Promise<void> {
    const states = await office.rows('select state from outbox_messages where recipient = $1', [to]);
    const received = (await fleet.outside.emails(to)).length;
    expect(states, to).toHaveLength(1);
    if (states[0]?.state === 'sent') expect([to, received]).toEqual([to, 1]);
    else {
      expect([to, states[0]?.state]).toEqual([to, 'unconfirmed']);
      expect(received, to).toBeLessThanOrEqual(1);
    }
  }
});

describe('A worker killed between signing and filing', () => {
  async function sign(): Promise<{ hire: NewHire; actionId: number }> {
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'w4' }]);
    await hire.fillBasics();
    // Files of one onboarding are stored one after the other, so the first one must not be in the way.
    await finish();
    await hire.submit('w4_form', ANSWERS.w4);
    return { hire, actionId: (await office.action(hire.key, 'w4_form')).id };
  }

  const storedOf = async (actionId: number): Promise<number> => {
    const names = await readdir(files, { recursive: true });
    return names.filter((name) => name.includes(`onboarding-${actionId}-`)).length;
  };

  async function expectFiledOnce({ hire, actionId }: Awaited<ReturnType<typeof sign>>): Promise<void> {
    const { attachments } = await office.employees.browse(hire.employeeId);
    expect(attachments.filter(({ source }) => source === 'signed')).toMatchObject([
      { name: expect.stringMatching(/^W-4/), category: 'tax', content_type: 'application/pdf' },
    ]);
    expect(await storedOf(actionId)).toBe(1);
    expect(await office.rows('select is_unfiled from employee_onboarding_actions where id = $1', [actionId])).toEqual([
      { is_unfiled: false },
    ]);
  }

  it('leaves exactly one file, also when the sealed one was stored already [ONB-043, PLT-058]', async () => {
    const signed = await sign();
    await kills.killAtWriteTo('employee_attachments', async () => (await storedOf(signed.actionId)) > 0);
    // The file is a document of the employee now, and the action doesn't know.
    await kills.killAtWriteTo('employee_onboarding_actions');
    await finish();
    await expectFiledOnce(signed);
  }, 120_000);

  it('leaves exactly one file, also when the job is lost with it [ONB-043, PLT-058]', async () => {
    const signed = await sign();
    await kills.killAtWriteTo('employee_attachments', async () => (await storedOf(signed.actionId)) > 0);
    await office.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'onboarding.file_form'`,
    );
    await office.rows(`update employee_onboarding_actions set completed_at = now() - interval '1 hour' where id = $1`, [
      signed.actionId,
    ]);
    await office.rows(`select graphile_worker.add_job('onboarding.resume_filing')`);
    await finish();
    await expectFiledOnce(signed);
  }, 120_000);
});
