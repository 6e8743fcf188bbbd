// A message to several hundred people while workers are killed: everyone gets it exactly once.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { ProcessFleet } from '../../../../../../testing/product/process-fleet.ts';
import { rounds } from '../../../../../../testing/run/test-length.ts';
import { until } from '../../../../../../testing/until.ts';
import { AT_ONCE } from '../../../platform/outbox/deliver.ts';
import { WORKER_CONCURRENCY } from '../../../server.ts';

const PEOPLE = rounds({ short: 200, long: 300 });
const KILLS = rounds({ short: 1, long: 3 });
const SUBJECT = 'Open house';

describe('A message to several hundred', () => {
  let fleet: ProcessFleet;
  let pool: pg.Pool;

  beforeAll(async () => {
    fleet = await ProcessFleet.prepare();
    pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await fleet.stop();
  });

  const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
  const count = async (condition: string): Promise<number> =>
    Number((await rows(`select count(*) from messages where subject = $1 and ${condition}`, [SUBJECT]))[0].count);

  it(`is sent exactly once to each, although workers are killed ${KILLS === 1 ? 'once' : `${KILLS} times`} [MSG-006, PLT-058]`, async () => {
    const web = await fleet.start('web');
    const admin = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
    const employer = new Employer(admin);
    const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
    const position = await employer.publish({ hiring_process_template_id: process.id });
    const ids: number[] = [];
    for (let at = 0; at < PEOPLE; at += 1) {
      const person = { positionId: position.id, stageId: process.stages[0]?.id ?? 0, email: `crowd.${at}@mail.test` };
      ids.push(await insertApplicant(pool, person));
    }
    const { status } = await admin.call(performApplicationAction, {
      body: {
        action_type: ACTION_CODES.send_email,
        application_ids: ids,
        screen: 'all_applicants',
        params: { subject: SUBJECT, body: 'Hi {{applicant_first_name}}, come by on Friday.' },
      },
    });
    expect(status).toBe(202);

    let worker = await fleet.start('worker');
    await until('every message to be written', async () => (await count('true')) === PEOPLE, 60_000);
    // The undo window is over.
    await rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where key like 'message:%'`,
    );
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const enough = Math.floor((PEOPLE / (KILLS + 2)) * kill);
      await until(`${enough} to be sent`, async () => (await count("status = 'sent'")) >= enough, 60_000);
      worker.program.kill();
      await worker.program.ended;
      worker = await fleet.start('worker');
    }
    await until('every message to be settled', async () => (await count("status = 'queued'")) === 0, 90_000);

    expect(await count('true')).toBe(PEOPLE);
    const sent = await rows(
      `select m.status, m.error, p.email from messages m
       join conversations c on c.id = m.conversation_id join persons p on p.id = c.person_id
       where m.subject = $1`,
      [SUBJECT],
    );
    let confirmed = 0;
    for (const { status: state, error, email } of sent) {
      const received = (await fleet.outside.emails(email)).length;
      if (state === 'sent') {
        confirmed += 1;
        expect([email, received]).toEqual([email, 1]);
      } else {
        // Killed exactly during the handover: listed for people to decide, never resent automatically.
        expect([state, error]).toEqual(['failed', 'unconfirmed']);
        expect(received).toBeLessThanOrEqual(1);
      }
    }
    // Only messages that were at the provider when a worker died.
    expect(confirmed).toBeGreaterThanOrEqual(PEOPLE - KILLS * WORKER_CONCURRENCY * AT_ONCE);
  }, 240_000);
});
