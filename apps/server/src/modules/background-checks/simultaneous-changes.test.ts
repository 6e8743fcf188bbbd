// Two changes of a check at once: each pair waits for the applicant's row, so that they meet at the worst moment.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  acceptApplicationCheck,
  cancelApplicationCheck,
  disputeApplicationCheck,
} from '@onward/contract/background-checks/application-checks';
import { disputeCheck } from '@onward/contract/background-checks/check-tasks';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice } from '../../../../../testing/people/check-office.ts';
import { until } from '../../../../../testing/until.ts';
import { finishWhenDue } from './adverse-action/finish-adverse-action.ts';
import { orderCheckByRule } from './ordering/order-by-rule.ts';
import { expireInvitation, sendInvitation } from './ordering/send-invitation.ts';

let office: CheckOffice;
let secondsLater = 0;

beforeAll(async () => {
  office = await CheckOffice.open([], { clock: () => addSeconds(new Date(), secondsLater) });
  await office.checkr.control('PUT', 'settings', { complete_after_ms: 600_000 });
});
afterAll(() => office.product.stop());

const job = (checkId: number) => ({ company_id: 1, check_id: checkId });

/** Starts each once the one before waits, while the applicant's row is locked, and then releases them all. */
async function meet<Results extends unknown[]>(
  applicationId: number,
  works: { [Each in keyof Results]: () => Promise<Results[Each]> },
): Promise<Results> {
  const client = await office.product.app.ownerPool.connect();
  const begun: Promise<unknown>[] = [];
  try {
    await client.query('begin');
    await client.query('select from applications where id = $1 for update', [applicationId]);
    for (const work of works) {
      begun.push(work());
      await until('the change to wait', async () => {
        const [row] = await office.rows(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return Number(row?.count) >= begun.length || undefined;
      });
    }
  } finally {
    await client.query('commit');
    client.release();
  }
  return (await Promise.all(begun)) as Results;
}

const agrees = async (id: number) => {
  expect(await office.stageStatus(id)).toBe((await office.newest(id)).status);
};

describe('At the same time', () => {
  it('an order is undone and its invitation is sent: one of them wins [AHD-001, CHK-005]', async () => {
    for (const isUndoFirst of [true, false]) {
      const id = await office.applicant();
      const { body } = await office.order([id]);
      const { id: checkId } = await office.newest(id);
      const undo = () => office.admin.call(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
      const send = () => sendInvitation(office.product.app, job(checkId));
      const answers = await meet<unknown[]>(id, isUndoFirst ? [undo, send] : [send, undo]);
      expect((answers[isUndoFirst ? 0 : 1] as { status: number }).status).toBe(200);
      const found = await office.checks(id);
      expect(found.every(({ sent_at }) => sent_at !== null)).toBe(true);
      expect(await office.stageStatus(id)).toBe(found[0]?.status ?? 'not_ordered');
    }
  });

  it('a rule and a team member order a check: there is one [CHK-005, CHK-011]', async () => {
    for (const isRuleFirst of [true, false]) {
      const id = await office.applicant();
      const byRule = () => orderCheckByRule(office.product.app, { company_id: 1, application_id: id, stage_entry: 1 });
      const byStaff = () => office.order([id]);
      const answers = await meet<unknown[]>(id, isRuleFirst ? [byRule, byStaff] : [byStaff, byRule]);
      expect((answers[isRuleFirst ? 1 : 0] as { status: number }).status).toBe(200);
      expect(await office.checks(id)).toHaveLength(1);
    }
  });

  it('the applicant agrees and staff cancel, reject, or the time runs out: nobody gets an error [CHK-006]', async () => {
    const canceled = await office.asked();
    const [consent, cancel] = await meet<[{ status: number }, { status: number }]>(canceled.id, [
      () => office.consent(canceled.token),
      () => office.decide(cancelApplicationCheck, canceled.checkId),
    ]);
    expect([consent.status, cancel.status]).toEqual([200, 200]);
    expect((await office.newest(canceled.id)).status).toBe('canceled');
    await agrees(canceled.id);

    const rejected = await office.asked();
    const reject = () =>
      office.admin.call(performApplicationAction, {
        body: {
          action_type: ACTION_CODES.reject,
          application_ids: [rejected.id],
          params: { reason: 'not_qualified' },
          screen: 'position_applicants',
        },
      });
    const [, late] = await meet<[{ status: number }, { body: object }]>(rejected.id, [
      reject,
      () => office.consent(rejected.token),
    ]);
    expect(late.body).toMatchObject({ error_code: 20007 });
    expect((await office.newest(rejected.id)).status).toBe('invitation_sent');

    const expired = await office.asked();
    secondsLater = 8 * SECONDS.day;
    const [, tooLate] = await meet<[unknown, { body: object }]>(expired.id, [
      () => expireInvitation(office.product.app, job(expired.checkId)),
      () => office.consent(expired.token),
    ]);
    secondsLater = 0;
    expect(tooLate.body).toMatchObject({ error_code: 20003 });
    expect((await office.newest(expired.id)).status).toBe('expired');
    await agrees(expired.id);
  });

  it('the waiting time ends and staff accept or the applicant disputes: one of them wins [CHK-006, AHD-012]', async () => {
    const accepted = await office.warned();
    const disputed = await office.warned();
    secondsLater = 12 * SECONDS.day;
    await meet<unknown[]>(accepted.id, [
      () => office.decide(acceptApplicationCheck, accepted.checkId),
      () => finishWhenDue(office.product.app, job(accepted.checkId)),
    ]);
    const [, dispute, again] = await meet<[unknown, { body: object }, { body: object }]>(disputed.id, [
      () => finishWhenDue(office.product.app, job(disputed.checkId)),
      () =>
        office.checkr.stranger.call(disputeCheck, { params: { token: disputed.token }, body: { statement: 'Wrong.' } }),
      () => office.decide(disputeApplicationCheck, disputed.checkId, {}),
    ]);
    secondsLater = 0;
    expect((await office.newest(accepted.id)).status).toBe('clear');
    await agrees(accepted.id);
    expect([dispute.body, again.body]).toMatchObject([{ error_code: 20003 }, { error_code: 20003 }]);
    expect((await office.newest(disputed.id)).status).toBe('final_adverse_action');
    await agrees(disputed.id);
  });
});
