// Kills the process at random moments under load, again and again: nothing acknowledged is lost, nothing is sent twice.
import { createDepartment } from '@onward/contract/locations/departments';
import { inviteStaff } from '@onward/contract/staff/staff';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../testing/product/api-caller.ts';
import { type FleetProcess, ProcessFleet } from '../../../testing/product/process-fleet.ts';
import { rounds } from '../../../testing/run/test-length.ts';
import { until } from '../../../testing/until.ts';

const ROUNDS = rounds({ short: 3, long: 10 });
const WRITERS = 4;

describe('killed at random moments', () => {
  let fleet: ProcessFleet;
  let database: pg.Client;
  let token: string;

  beforeAll(async () => {
    fleet = await ProcessFleet.prepare();
    database = new pg.Client({ connectionString: fleet.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await fleet.stop();
  });

  const acknowledged = { departments: new Set<string>(), invitations: new Set<string>() };

  /** Writes until the process has exited; records only what was acknowledged. */
  const writeUntilKilled = async ({ url }: FleetProcess, writer: string): Promise<void> => {
    const caller = new ApiCaller(url, { token });
    for (let turn = 0; ; turn += 1) {
      const name = `${writer}-${turn}`;
      try {
        const made = await caller.call(createDepartment, { body: { department: { name } } });
        if (made.status === 201) acknowledged.departments.add(name);
        const email = `${name}@killed.test`;
        const invited = await caller.call(inviteStaff, {
          body: { company_staff: { name, email, company_role_id: 4 } },
        });
        if (invited.status === 201) acknowledged.invitations.add(email);
      } catch {
        return;
      }
    }
  };

  it(`${ROUNDS} times, it keeps every acknowledged write, loses no job and mails nobody twice [PLT-058]`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const process = await fleet.start('all');
      token ??= (await new ApiCaller(process.url).signIn('super.admin@larkfield.test')).token;
      const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(process, `r${round}w${writer}`));
      const before = acknowledged.invitations.size;
      // The moment is random, but only after the load has started.
      const enough = 3 + Math.floor(Math.random() * 25);
      await until('some writes', async () => acknowledged.invitations.size >= before + enough);
      process.program.kill();
      await Promise.all([...writers, process.program.ended]);
    }

    const { rows: departments } = await database.query('select name from departments');
    const kept = new Set(departments.map((row) => row.name));
    expect([...acknowledged.departments].filter((name) => !kept.has(name))).toEqual([]);

    const last = await fleet.start('all');
    await until(
      'every message to be settled',
      async () => {
        const { rows } = await database.query(
          "select count(*)::int as count from outbox_messages where state in ('pending', 'handing_over')",
        );
        return rows[0].count === 0;
      },
      60_000,
    );
    const { rows: messages } = await database.query<{ recipient: string; state: string }>(
      "select recipient, state from outbox_messages where recipient like '%@killed.test'",
    );
    const stateOf = new Map(messages.map(({ recipient, state }) => [recipient, state]));
    expect([...acknowledged.invitations].filter((email) => !stateOf.has(email))).toEqual([]);
    for (const [email, state] of stateOf) {
      const received = (await fleet.outside.emails(email)).length;
      if (state === 'sent') expect([email, received]).toEqual([email, 1]);
      else {
        expect(state).toBe('unconfirmed');
        expect(received).toBeLessThanOrEqual(1);
      }
    }
    const { rows: lost } = await database.query('select id from graphile_worker.jobs where attempts >= max_attempts');
    expect(lost).toEqual([]);
    await last.program.stop();
  }, 180_000);
});
