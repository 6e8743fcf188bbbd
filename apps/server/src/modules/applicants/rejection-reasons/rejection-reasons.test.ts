// The company's list of rejection reasons, and everywhere a rejection is named, over HTTP.

import { type AnalyticsAnswer, getAnalyticsPanel } from '@onward/contract/analytics/analytics';
import type { Application, ApplicationHistory, ApplicationRow } from '@onward/contract/applicants/application';
import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import { getApplication, listApplicationHistories, listApplications } from '@onward/contract/applicants/applications';
import {
  listRejectionReasons,
  type RejectionReasons,
  setRejectionReasons,
} from '@onward/contract/applicants/rejection-reasons';
import { previewReport, type ReportPreview } from '@onward/contract/reports/report-templates';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { REJECTION_REASONS, type ReasonEntry } from '@onward/domain/applicants/rejection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let elsewhere: ApiCaller;
let job: { id: number; stageId: number };

beforeAll(async () => {
  product = await startInProcess();
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  elsewhere = await api.signIn('lite.owner@pebblecafe.test');
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id } = await employer.publish({ hiring_process_template_id: process.id });
  const { rows } = await product.app.ownerPool.query(
    'select id from stages where hiring_process_template_id = $1 order by sequence limit 1',
    [process.id],
  );
  job = { id, stageId: rows[0].id };
});
afterAll(() => product.stop());

const listed = async (caller = admin) => (await caller.call<RejectionReasons>(listRejectionReasons)).body;
const set = (rejection_reasons: readonly ReasonEntry[], more: { version?: number } = {}, caller = admin) =>
  caller.call<RejectionReasons>(setRejectionReasons, { body: { rejection_reasons, ...more } });

/** Adds a reason of the company's own and returns its key. */
async function addReason(name: string): Promise<string> {
  const { rejection_reasons } = await listed();
  const { body } = await set([...rejection_reasons, { name, is_hidden: false }]);
  return body.rejection_reasons.find((reason) => reason.name === name)?.key ?? '';
}

async function change(key: string, values: Partial<ReasonEntry>) {
  const { rejection_reasons } = await listed();
  return set(rejection_reasons.map((reason) => (reason.key === key ? { ...reason, ...values } : reason)));
}

const someone = () => insertApplicant(product.app.ownerPool, { positionId: job.id, stageId: job.stageId });

const reject = (ids: readonly number[], reason: string) =>
  admin.call<{ results: ActionResult[] }>(performApplicationAction, {
    body: { action_type: ACTION_CODES.reject, application_ids: ids, params: { reason } },
  });

describe("The company's rejection reasons", () => {
  it('are the built-in ones until the company changes them, for everyone who rejects [APP-026]', async () => {
    const { rejection_reasons, version } = await listed(manager);
    expect(rejection_reasons).toEqual(REJECTION_REASONS.map((key) => ({ key, name: null, is_hidden: false })));
    expect(version).toBe(0);
  });

  it('can be added, renamed, hidden, and put in order, in this company only [APP-026]', async () => {
    const key = await addReason('Moved away');
    await change(key, { name: 'Moved to another city' });
    await change('withdrew', { is_hidden: true });
    const before = (await listed()).rejection_reasons;
    const { status, body } = await set(before.toReversed());
    expect(status).toBe(200);
    expect(body.rejection_reasons).toEqual(before.toReversed());
    expect(body.rejection_reasons[0]).toEqual({ key, name: 'Moved to another city', is_hidden: false });
    expect((await listed(elsewhere)).rejection_reasons.map((reason) => reason.key)).toEqual([...REJECTION_REASONS]);
  });

  it('are changed only by those who may edit the company [APP-026, CMP-022]', async () => {
    const { rejection_reasons } = await listed();
    expect((await set(rejection_reasons, {}, manager)).body.error_code).toBe(10004);
  });

  it('are not overwritten by somebody who loaded an older list [APP-026]', async () => {
    const { rejection_reasons, version } = await listed();
    expect((await set(rejection_reasons, { version })).status).toBe(200);
    const late = await set(rejection_reasons.toReversed(), { version });
    expect(late.status).toBe(409);
  });

  it('name the entry that is wrong [APP-026, PLT-005]', async () => {
    const { rejection_reasons } = await listed();
    const unnamed = await set([...rejection_reasons, { name: ' ', is_hidden: false }]);
    expect(Object.keys(unnamed.body.errors ?? {})).toEqual([`rejection_reasons.${rejection_reasons.length}.name`]);
    const none = await set(rejection_reasons.map((reason) => ({ ...reason, is_hidden: true })));
    expect(none.body.errors).toEqual({ rejection_reasons: ['Offer at least one reason'] });
  });
});

describe('A rejection', () => {
  it("takes the company's own reason, for one applicant and for several [APP-026, APP-023]", async () => {
    const reason = await addReason('No weekends');
    const ids = [await someone(), await someone()];
    const { body } = await reject(ids, reason);
    expect(body.results.map(({ ok }) => ok)).toEqual([true, true]);
    const found = await admin.call<{ applications: ApplicationRow[] }>(listApplications, {
      query: { rejection_reason: reason, status: 'rejected' },
    });
    expect(found.body.applications.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('refuses a reason that is hidden or of no company, and names the field [APP-026]', async () => {
    const reason = await addReason('Too far away');
    await change(reason, { is_hidden: true });
    const id = await someone();
    for (const key of [reason, 'own_999', 'whim']) {
      const { body } = await reject([id], key);
      expect(body).toMatchObject({ error_code: 20001, errors: { 'params.reason': [expect.any(String)] } });
    }
  });

  it('keeps its reason in profile, history, analytics, and reports after that was hidden [APP-026, RPT-003, RPT-022]', async () => {
    const reason = await addReason('No car');
    const id = await someone();
    await reject([id], reason);
    const { rejection_reasons } = await listed();
    await set(rejection_reasons.filter(({ key }) => key !== reason));
    expect((await listed()).rejection_reasons).toContainEqual({ key: reason, name: 'No car', is_hidden: true });

    const profile = await admin.call<{ application: Application }>(getApplication, { params: { id } });
    expect(profile.body.application.rejection?.reason).toBe(reason);
    const { body } = await admin.call<{ histories: ApplicationHistory[] }>(listApplicationHistories, {
      params: { id },
    });
    expect(body.histories[0]).toMatchObject({ action: 'rejected', detail: { reason } });

    const panel = await admin.call<AnalyticsAnswer>(getAnalyticsPanel, { params: { panel: 'rejection_reasons' } });
    expect(panel.body.series).toContainEqual(expect.objectContaining({ key: reason, name: 'No car', count: 1 }));
    const report = await admin.call<ReportPreview>(previewReport, {
      body: {
        custom_report_template: {
          data_source: 'applicants',
          columns: [{ key: 'rejection_reason', label: '' }],
          filters: [{ key: 'rejection_reason', operator: 'is', value: [reason] }],
          sort_by: null,
          order: 'asc',
        },
      },
    });
    expect(report.body.rows).toEqual([['No car']]);
  });
});
