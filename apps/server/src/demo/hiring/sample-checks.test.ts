// The background checks of the demo: every state, made by the product itself with the sandbox.
import { CHECK_STATUSES } from '@onward/domain/background-checks/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckrOffice } from '../../../../../testing/people/checkr-office.ts';
import { loadSampleChecks } from './sample-checks.ts';

let office: CheckrOffice;
beforeAll(async () => {
  office = await CheckrOffice.open();
  await office.connect();
});
afterAll(() => office.product.stop());

describe('The background checks of the demo', () => {
  it('have every state, agree with the stage of their applicants, and are made once [CHK-006]', async () => {
    await loadSampleChecks(office.product.app);
    await loadSampleChecks(office.product.app);
    const found = await office.query(
      `select c.status, a.stage_status, c.identity is null as passed_on, c.report_id is not null as reported
       from application_background_checks c join applications a on a.id = c.application_id`,
    );
    expect(found.filter(({ status, stage_status }) => status !== stage_status)).toEqual([]);
    const states = [...new Set(found.map(({ status }) => status)), 'not_ordered'];
    expect(states.toSorted()).toEqual([...CHECK_STATUSES].toSorted());
    expect(found.every(({ passed_on }) => passed_on)).toBe(true);
  });
});
