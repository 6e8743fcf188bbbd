// The log of events: written with every state change, never changed, read in scope.
import { type LoggedEvent, listEvents } from '@onward/contract/integrations/webhooks';
import { closePosition } from '@onward/contract/positions/positions';
import { isEventType } from '@onward/domain/integrations/events-out/event-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../../testing/people/employee-office.ts';
import { Employer } from '../../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../../testing/people/insert-applicant.ts';

let office: EmployeeOffice;
beforeAll(async () => {
  office = await EmployeeOffice.open();
});
afterAll(() => office.product.stop());

const read = async (query: Record<string, string | number> = {}, caller = office.admin) =>
  (await caller.call<{ events: LoggedEvent[]; has_more: boolean }>(listEvents, { query })).body;

describe('The event log', () => {
  it('has every change of a job and of an applicant, with what it was before [AHD-018]', async () => {
    const position = await new Employer(office.admin).publish({ title: 'Watched' });
    const [stage] = await office.rows<{ id: number }>('select id from stages where company_id = 1 limit 1');
    const applicant = await insertApplicant(office.product.app.ownerPool, {
      positionId: position.id,
      stageId: stage?.id ?? 0,
    });
    await office.rows("update applications set status = 'rejected' where id = $1", [applicant]);
    await office.rows("update applications set status = 'in_progress' where id = $1", [applicant]);
    await office.admin.call(closePosition, { params: { position_key: position.digest_key } });
    const { events } = await read({ subject: 'applicant', subject_id: applicant });
    expect(events.map(({ type }) => type)).toEqual([
      'applicant.reactivated',
      'applicant.rejected',
      'applicant.created',
    ]);
    expect(events[1]).toMatchObject({
      subject_name: 'Ada Quist',
      data: { applicant_id: applicant, status: 'rejected', previous_status: 'in_progress', position_id: position.id },
    });
    const job = await read({ subject: 'job', subject_id: position.id });
    expect(job.events.map(({ type }) => type)).toEqual(['job.closed', 'job.published', 'job.created']);
  });

  it('has only types of the catalog, whatever the status [AHD-018]', async () => {
    const named: [table: string, type: (status: string) => string][] = [
      [
        'meetings',
        (status) =>
          `interview.${{ pending: 'reopened', request_reschedule: 'reschedule_requested' }[status] ?? status}`,
      ],
      ['application_offers', (status) => `offer.${status}`],
      ['employees', (status) => `employee.${status === 'active' ? 'reinstated' : status}`],
    ];
    for (const [table, typeOf] of named) {
      const statuses = await statusesOf(table);
      expect(statuses.length).toBeGreaterThan(2);
      expect(statuses.map(typeOf).filter((type) => !isEventType(type))).toEqual([]);
    }
    const progress = await office.rows<{ type: string }>(
      "select 'background_check.' || onward.check_progress(s) as type from unnest($1::text[]) s",
      [await statusesOf('application_background_checks')],
    );
    expect(progress.filter(({ type }) => !isEventType(type))).toEqual([]);
    const written = await office.rows<{ type: string }>(
      "select distinct type from event_log where type <> 'webhook.test'",
    );
    expect(written.filter(({ type }) => !isEventType(type))).toEqual([]);
  });

  it('is paged forward for programs and backward for people [AHD-018]', async () => {
    for (let hires = 0; hires < 3; hires += 1) await office.hire();
    const newest = await read({ type: 'employee.created', limit: 2 });
    expect(newest.events).toHaveLength(2);
    expect(newest.has_more).toBe(true);
    const older = await read({ type: 'employee.created', limit: 200, before: newest.events[1]?.id ?? 0 });
    const after = await read({ type: 'employee.created', limit: 200, after: older.events.at(-1)?.id ?? 0 });
    expect(after.events.map(({ id }) => id)).toEqual(
      [...older.events.slice(0, -1), ...newest.events].map(({ id }) => id).toSorted((a, b) => a - b),
    );
  });

  it('cannot be changed by the product, and is closed to other companies and places [AHD-018, CMP-024]', async () => {
    for (const role of ['onward_app', 'onward_system']) {
      const [{ may } = { may: true }] = await office.rows<{ may: boolean }>(
        "select has_table_privilege($1, 'event_log', 'update') as may",
        [role],
      );
      expect(may).toBe(false);
    }
    await office.hire();
    const blind = await office.managerWith(['edit_note']);
    expect((await blind.call(listEvents)).body.error_code).toBe(10004);
    const manager = await office.managerWith(['view_employee']);
    const seen = (await read({ limit: 200 }, manager)).events;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ data }) => data.location_id === office.locationId)).toBe(true);
    const stranger = await office.stranger.signIn('two.companies@larkfield.test', 2);
    const { events = [] } = await read({}, stranger);
    expect(events.some(({ type }) => type === 'employee.created')).toBe(false);
  });
});

/** The values its check constraint allows. */
async function statusesOf(table: string): Promise<string[]> {
  const [{ definition } = { definition: '' }] = await office.rows<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and conname = $2`,
    [table, `${table}_status_check`],
  );
  return [...definition.matchAll(/'(\w+)'::text/g)].map(([, status = '']) => status);
}
