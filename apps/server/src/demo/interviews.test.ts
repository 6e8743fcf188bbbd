// The demo's interviews: one for every applicant who needs one, in every state, around the day it was loaded.
import { MEETING_STATUSES } from '@onward/domain/interviews/meeting-states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
});
afterAll(() => product.stop());

const rows = async (text: string) => (await product.app.ownerPool.query(text)).rows;

describe('The interviews of the demo', () => {
  it('cover every state and match their applicants [SCH-002]', async () => {
    const found = await rows('select distinct status from meetings');
    expect(found.map(({ status }) => status).sort()).toEqual([...MEETING_STATUSES].sort());
    expect(
      await rows(`select m.id from meetings m join applications a on a.id = m.application_id
        where m.stage_entry = a.stage_entry and m.status <> a.stage_status`),
    ).toEqual([]);
  });

  it('are in the past when they are over, and nobody is double booked [SCH-007]', async () => {
    expect(await rows("select id from meetings where status in ('completed', 'no_show') and ends_at > now()")).toEqual(
      [],
    );
    expect(
      await rows("select id from meetings where status = 'pending' and starts_at < now() - interval '2 hours'"),
    ).toEqual([]);
    expect(
      await rows(`select a.meeting_id from meeting_interviewers a join meeting_interviewers b
        on a.staff_id = b.staff_id and a.meeting_id < b.meeting_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at`),
    ).toEqual([]);
  });

  it('include some without an outcome, and their interviewers have open hours [SCH-017, SCH-004]', async () => {
    const open = await rows(
      "select id from meetings where status = 'confirmed' and ends_at < now() - interval '1 day'",
    );
    expect(open.length).toBeGreaterThan(0);
    expect((await rows('select staff_id from calendars where company_id = 1')).length).toBeGreaterThanOrEqual(3);
  });
});
