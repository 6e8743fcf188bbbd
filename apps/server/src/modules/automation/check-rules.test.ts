// Rules of the background-check stage: ordering on entry, moving on when clear, never rejecting for a finding.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { listApplicationHistories } from '@onward/contract/applicants/applications';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice } from '../../../../../testing/people/check-office.ts';
import { until } from '../../../../../testing/until.ts';

let office: CheckOffice;
const NOTHING = { target_stage_id: null, channel: null, message_template: null };

beforeAll(async () => {
  office = await CheckOffice.open([
    { stage_id: -2, kind: 'background_check_send', trigger: 'enters_stage', delay_seconds: 0, ...NOTHING },
    {
      stage_id: -2,
      kind: 'background_check_advance',
      trigger: 'passes_background_check',
      delay_seconds: 0,
      ...NOTHING,
    },
    { stage_id: -2, kind: 'auto_rejection', trigger: 'stays_in_stage', delay_seconds: 2 * SECONDS.day, ...NOTHING },
    {
      ...NOTHING,
      stage_id: -2,
      kind: 'background_check_reminder',
      trigger: 'stays_in_stage',
      delay_seconds: SECONDS.day,
      channel: 'email',
      message_template: { subject: 'Please decide', body: 'About your check: {{link}}' },
    },
  ]);
  await office.checkr.control('PUT', 'settings', { complete_after_ms: 600_000 });
});
afterAll(() => office.product.stop());

/** From the first stage, as staff do. */
async function entered(): Promise<number> {
  const [first] = await office.rows(
    'select id from stages where hiring_process_template_id = (select hiring_process_template_id from stages where id = $1) and sequence = 0',
    [office.stageId],
  );
  const id = await office.applicant({ stageId: Number(first?.id), stageStatus: null });
  await office.admin.call(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.move_to_stage,
      application_ids: [id],
      params: { stage_id: office.stageId },
      screen: 'position_applicants',
    },
  });
  await office.hurryAll();
  return id;
}

const actionsOf = async (id: number) =>
  (
    await office.admin.call<{ histories: { action: string; detail: object }[] }>(listApplicationHistories, {
      params: { id },
    })
  ).body.histories;

/** Those due within this time: a reminder must not race with the rejection a day later. */
const runTimers = (within: string) =>
  office.rows(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where key like 'automation:%' and run_at < now() + $1::interval`,
    [within],
  );

describe('The rules of a background-check stage', () => {
  it('order the package of the stage, and move on who is clear [CHK-011, JOB-025]', async () => {
    const id = await entered();
    const check = await until('the order', async () => (await office.checks(id))[0]);
    expect(check).toMatchObject({ package: 'standard_plus', ordered_by: null });
    await until('the link', async () => (await office.newest(id)).sent_at ?? undefined);
    await office.consent(await office.token(id));
    const reportId = await until('the report', async () => (await office.newest(id)).provider_id ?? undefined);
    await office.provider(reportId, 'clear');
    await office.becomes(id, 'clear');
    const [row] = await office.rows('select stage_id from applications where id = $1', [id]);
    expect(row?.stage_id).toBe(office.nextStageId);
  });

  it('remind while the applicant has not answered, and reject who stays, but nobody with a finding [CHK-011, AHD-012]', async () => {
    const id = await entered();
    await until('the link', async () => (await office.checks(id))[0]?.sent_at ?? undefined);
    await office.consent(await office.token(id));
    const reportId = await until('the report', async () => (await office.newest(id)).provider_id ?? undefined);
    await office.provider(reportId, 'consider');
    await office.becomes(id, 'consider');
    await runTimers('3 days');
    await office.checkr.quiet();
    const actions = (await actionsOf(id)).map(({ action }) => action);
    expect(actions).not.toContain('rejected');
    expect(actions).not.toContain('reminder_sent');
    const other = await entered();
    await until('the link', async () => (await office.checks(other))[0]?.sent_at ?? undefined);
    await runTimers('36 hours');
    await until(
      'the reminder',
      async () => (await actionsOf(other)).some(({ action }) => action === 'reminder_sent') || undefined,
    );
  });

  it('say in the history why nothing was ordered [CHK-011]', async () => {
    await office.rows(`update company_checker_nodes set status = 'disabled'`);
    const id = await entered();
    await until('the line', async () => (await actionsOf(id)).find(({ action }) => action === 'check_not_ordered'));
    expect(await office.checks(id)).toEqual([]);
    await office.rows(`update company_checker_nodes set status = 'active'`);
  });
});
