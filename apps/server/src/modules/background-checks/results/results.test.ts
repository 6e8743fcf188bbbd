// Results of background checks: events of the provider in every order, files, and what follows from a finding.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { listApplicationHistories } from '@onward/contract/applicants/applications';
import {
  acceptApplicationCheck,
  disputeApplicationCheck,
  finishAdverseAction,
  getCheckLetter,
  getCheckReport,
  noteCheckDecision,
  startAdverseAction,
} from '@onward/contract/background-checks/application-checks';
import { disputeCheck } from '@onward/contract/background-checks/check-tasks';
import { verifyDocument } from '@onward/contract/documents/documents';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { waitingEndsOn } from '@onward/domain/background-checks/adverse-action';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice } from '../../../../../../testing/people/check-office.ts';
import { CHECKR_ACCOUNTS } from '../../../../../../testing/people/checkr-office.ts';
import { until } from '../../../../../../testing/until.ts';
import { signEvent } from '../../../../../sandbox/src/checkr/send-events.ts';
import { readWaitingReports } from './read-report.ts';

let office: CheckOffice;
let secondsLater = 0;

beforeAll(async () => {
  office = await CheckOffice.open([], { clock: () => addSeconds(new Date(), secondsLater) });
  await office.checkr.control('PUT', 'settings', { complete_after_ms: 600_000 });
});
afterAll(() => office.product.stop());

const historyOf = async (id: number) =>
  (
    await office.admin.call<{ histories: { action: string }[] }>(listApplicationHistories, { params: { id } })
  ).body.histories.map(({ action }) => action);

const reject = (id: number, params: object = {}) =>
  office.admin.call<{ results: { error_code: number | null; message: string | null }[] }>(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.reject,
      application_ids: [id],
      params: { reason: 'not_qualified', ...params },
      screen: 'position_applicants',
    },
  });

async function deliver(event: { id: string; type: string; object: object }): Promise<number> {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type,
    account_id: CHECKR_ACCOUNTS.main,
    data: { object: event.object },
  });
  const response = await fetch(`${office.product.url}/v1/webhooks/checkr`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-checkr-signature': signEvent(body) },
    body,
  });
  return response.status;
}

const statusOf = async (id: number) => (await office.rows('select status from applications where id = $1', [id]))[0];

describe('A result of the provider', () => {
  it('arrives by a signed event, is told to the orderer, and has a report [CHK-008, CHK-012]', async () => {
    const { id, checkId, reportId } = await office.consented();
    expect((await office.admin.call(getCheckReport, { params: { id: checkId } })).body).toMatchObject({
      error_code: 40001,
    });
    await office.provider(reportId, 'clear');
    const check = await office.becomes(id, 'clear');
    expect(check).toMatchObject({ result: 'clear', findings: [] });
    expect(check.report_url).toBe(`/v1/application_background_checks/${checkId}/report_pdf`);
    expect(await office.stageStatus(id)).toBe('clear');
    const report = await office.admin.call(getCheckReport, { params: { id: checkId } });
    expect(report.headers.get('content-type')).toBe('application/pdf');
    const manager = await office.checkr.stranger.signIn('manager@larkfield.test');
    expect((await manager.call(getCheckReport, { params: { id: checkId } })).body).toMatchObject({
      error_code: 10004,
    });
    expect(await historyOf(id)).toEqual(['check_clear', 'check_consented', 'check_ordered']);
    await until('the notification', async () => {
      const rows = await office.rows(
        `select details from notifications where notification_type = 'background_check_result' and link = $1`,
        [`/applicant/${id}?tab=check`],
      );
      return rows.length === 1 || undefined;
    });
  });

  it('is the same however often, late, and in whichever order events arrive [CHK-012]', async () => {
    const { id, reportId } = await office.consented();
    await office.provider(reportId, 'suspend');
    await office.becomes(id, 'suspended');
    await office.provider(reportId, 'resume');
    await office.becomes(id, 'pending');
    await office.provider(reportId, 'consider');
    await office.becomes(id, 'consider');
    const late = ['report.created', 'report.suspended', 'report.resumed', 'report.completed', 'report.completed'];
    for (const [index, type] of late.entries()) {
      expect(await deliver({ id: `late-${reportId}-${index}`, type, object: { id: reportId } })).toBe(200);
    }
    expect(await deliver({ id: `unknown-${reportId}`, type: 'report.completed', object: { id: 'nobody' } })).toBe(200);
    await office.checkr.quiet();
    expect((await office.newest(id)).status).toBe('consider');
    const lines = (await historyOf(id)).filter((action) => action === 'check_consider');
    expect(lines).toHaveLength(1);
  });

  it('that nobody was told about is found by asking [CHK-012]', async () => {
    const { id, reportId } = await office.consented();
    await office.rows(`update integrations set provider_account = 'another'`);
    await office.rows(
      "update application_background_checks set consented_at = now() - interval '2 hours' where application_id = $1",
      [id],
    );
    await office.provider(reportId, 'clear');
    await office.checkr.quiet();
    expect((await office.newest(id)).status).toBe('pending');
    await readWaitingReports(office.product.app);
    await office.becomes(id, 'clear');
    await office.rows('update integrations set provider_account = $1', [CHECKR_ACCOUNTS.main]);
  });

  it('with findings shows them only to those who may order checks [CHK-007]', async () => {
    const { id, check } = await office.considered();
    expect(check).toMatchObject({ result: 'consider' });
    expect(check.findings.length).toBeGreaterThan(0);
    const manager = await office.checkr.stranger.signIn('manager@larkfield.test');
    const [seen] = await office.checks(id, manager);
    expect(seen).toMatchObject({ status: 'consider', findings: [], report_url: null, decision_note: null });
    const [{ findings }] = (await office.rows(
      'select findings from application_background_checks where application_id = $1',
      [id],
    )) as [{ findings: Buffer }];
    expect(findings.toString('latin1')).not.toContain('shoplifting');
  });
});

describe('A finding', () => {
  it('can be accepted, with a note about why [CHK-006, CHK-013]', async () => {
    const { id, checkId } = await office.considered();
    const noted = await office.decide(noteCheckDecision, checkId, { decision_note: ' Seven years ago. ' });
    expect(noted.body.application_background_check.decision_note).toBe('Seven years ago.');
    const accepted = await office.decide(acceptApplicationCheck, checkId);
    expect(accepted.body.application_background_check.status).toBe('clear');
    expect(await office.stageStatus(id)).toBe('clear');
    expect((await office.decide(acceptApplicationCheck, checkId)).body).toMatchObject({ error_code: 20003 });
  });

  it('refuses a rejection until the notice was sent and the time has passed, unless another reason is recorded [AHD-012]', async () => {
    const { id, check, checkId } = await office.considered();
    const first = (await reject(id)).body.results[0];
    expect(first).toMatchObject({ error_code: 20003 });
    expect(first?.message).toContain('Send the first notice and wait');
    await office.decide(startAdverseAction, checkId, { items: check.findings.map((item) => item.id) });
    expect((await reject(id)).body.results[0]?.message).toContain('still has time to answer');
    expect((await reject(id, { note: 'Cannot work weekends' })).body.results[0]).toMatchObject({ error_code: null });
    expect(await statusOf(id)).toEqual({ status: 'rejected' });
  });

  it('needs the records it is about [CHK-013]', async () => {
    const { checkId } = await office.considered();
    expect((await office.decide(startAdverseAction, checkId, { items: [] })).body).toMatchObject({
      error_code: 20001,
      errors: { items: expect.anything() },
    });
    expect((await office.decide(startAdverseAction, checkId, { items: ['other'] })).body).toMatchObject({
      error_code: 20001,
    });
  });

  it('is told to the applicant with report and rights, who has five business days [CHK-006, AHD-012]', async () => {
    const { id, checkId, token } = await office.warned();
    const { adverse_action } = await office.newest(id);
    expect(adverse_action?.waits_until).toBe(waitingEndsOn(adverse_action?.notice_day ?? ''));
    const task = (await office.read(token)).body;
    expect(task).toMatchObject({ has_report: true, adverse_action: { message: 'Please tell us more.' } });
    const copy = await fetch(`${office.product.url}/v1/applicant_tasks/background_checks/${token}/report`);
    expect(copy.headers.get('content-type')).toBe('application/pdf');
    const letter = await fetch(`${office.product.url}/v1/applicant_tasks/background_checks/${token}/letters/pre`);
    const form = new FormData();
    form.set('file', new Blob([await letter.arrayBuffer()], { type: 'application/pdf' }), 'letter.pdf');
    const verified = await fetch(`${office.product.url}${verifyDocument.path}`, { method: 'POST', body: form });
    expect(await verified.json()).toMatchObject({ verification: { result: 'genuine' } });
    expect((await office.decide(finishAdverseAction, checkId)).body).toMatchObject({ error_code: 20003 });
    expect((await office.decide(startAdverseAction, checkId, { items: [] })).body).toMatchObject({ error_code: 20003 });
  });

  it('ends with a final notice and a rejection when the time has passed [CHK-006, AHD-012]', async () => {
    const { id, checkId, token } = await office.warned();
    secondsLater = 12 * SECONDS.day;
    await office.hurry(`checks:1:${checkId}:final`);
    const check = await office.becomes(id, 'final_adverse_action');
    expect(await statusOf(id)).toEqual({ status: 'rejected' });
    await until(
      'the final letter',
      async () => (await office.newest(id)).adverse_action?.has_final_letter || undefined,
    );
    secondsLater = 0;
    expect(check.adverse_action?.final_at).not.toBeNull();
    const letter = await office.admin.call(getCheckLetter, { params: { id: checkId, letter: 'final' } });
    expect(letter.headers.get('content-type')).toBe('application/pdf');
    expect((await office.read(token)).body).toMatchObject({ background_check: { status: 'final_adverse_action' } });
    expect((await historyOf(id)).slice(0, 2).toSorted()).toEqual(['check_final_adverse', 'rejected']);
  });

  it('that the applicant disputes waits for people, and can be cleared [CHK-006, CHK-013]', async () => {
    const { id, checkId, token } = await office.warned();
    const disputed = await office.checkr.stranger.call(disputeCheck, {
      params: { token },
      body: { statement: 'That was my brother.' },
    });
    expect(disputed.status, disputed.text).toBe(200);
    const check = await office.becomes(id, 'dispute');
    expect(check.adverse_action).toMatchObject({ statement: 'That was my brother.' });
    secondsLater = 12 * SECONDS.day;
    await office.hurry(`checks:1:${checkId}:final`);
    await office.checkr.quiet();
    expect((await office.newest(id)).status).toBe('dispute');
    secondsLater = 0;
    expect((await office.decide(acceptApplicationCheck, checkId)).body.application_background_check.status).toBe(
      'clear',
    );
    expect((await office.decide(disputeApplicationCheck, checkId, {})).body).toMatchObject({ error_code: 20003 });
  });

  it('that the provider corrects clears the applicant, however far it has come [CHK-006, CHK-012]', async () => {
    const { id, reportId } = await office.warned();
    await office.provider(reportId, 'clear');
    await office.becomes(id, 'clear');
  });
});
