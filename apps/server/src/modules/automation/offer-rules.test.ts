// Rules of the offer stage: sending by themselves, moving on after signing, and reminding (JOB-025).
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { listApplicationHistories } from '@onward/contract/applicants/applications';
import { createHiringProcessTemplate, dryRunHiringProcess } from '@onward/contract/hiring-processes/hiring-processes';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { NOTE, OfferOffice } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';

let product: InProcessProduct;
let office: OfferOffice;
let letterId: number;
let noteId: number;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  letterId = (await office.open()).letterId;
  noteId = await office.template(NOTE);
});
afterAll(() => product.stop());

const OFFER = { salary: null, salary_unit: null, start_days: null, signer_ids: [], expires_in_days: 3 };
const stagesWith = (templateId: number) => [
  { id: -2, name: 'Offer', stage_type: 'offer', config: { offer_template_id: templateId } },
  { id: -3, name: 'Welcome', stage_type: 'custom' },
];
const sendRule = (offer: object | null) => ({ kind: 'offer_send', stage_id: -2, offer });

/** Moves a new applicant into the offer stage of a process with these rules. */
async function enter(rules: object[]): Promise<{ id: number; stageOf: () => Promise<unknown> }> {
  const employer = new Employer(office.admin);
  const process = await employer.process(stagesWith(noteId), rules);
  const position = await employer.publish({ hiring_process_template_id: process.id });
  const [first, offer] = process.stages;
  const id = await insertApplicant(product.app.ownerPool, {
    positionId: position.id,
    stageId: first?.id ?? 0,
    email: `rule-${position.id}@mail.example`,
  });
  await office.admin.call(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.move_to_stage,
      application_ids: [id],
      params: { stage_id: offer?.id },
      screen: 'position_applicants',
    },
  });
  await office.rows(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where run_at between now() and now() + interval '1 hour'`,
  );
  const stageOf = async () =>
    (await office.rows('select s.name from applications a join stages s on s.id = a.stage_id where a.id = $1', [id]))[0]
      ?.name;
  return { id, stageOf };
}

const actionsOf = async (id: number) =>
  (
    await office.admin.call<{ histories: { action: string }[] }>(listApplicationHistories, { params: { id } })
  ).body.histories.map(({ action }) => action);

describe('The rules of an offer stage', () => {
  it('send the offer to those who enter it, and move them on when everybody has signed [JOB-025, JOB-030, OFR-013]', async () => {
    const rules = [sendRule({ ...OFFER, offer_template_ids: [noteId] }), { kind: 'offer_advance', stage_id: -2 }];
    const { id, stageOf } = await enter(rules);
    await until('the offer is sent', async () => Boolean((await office.offers(id))[0]?.sent_at));
    const [offer] = await office.offers(id);
    expect(offer).toMatchObject({ status: 'sent', sent_by_name: null, offer_template_ids: [noteId] });
    await office.sign(await office.token(id), { values: {} });
    expect(await stageOf()).toBe('Welcome');
    expect((await office.offers(id))[0]?.status).toBe('signed');
  });

  it('remind those who have not signed while the offer is sent, and nobody else [OFR-013, JOB-025]', async () => {
    const reminder = {
      kind: 'offer_reminder',
      stage_id: -2,
      trigger: 'stays_in_stage',
      delay_seconds: SECONDS.day,
      channel: 'email',
      message_template: { subject: 'Your offer waits', body: 'Sign here: {{link}}' },
    };
    const rules = [reminder, sendRule({ ...OFFER, offer_template_ids: [noteId] })];
    const [waiting, signed] = [await enter(rules), await enter(rules)];
    for (const { id } of [waiting, signed])
      await until('the offer is sent', async () => Boolean((await office.offers(id))[0]?.sent_at));
    await office.sign(await office.token(signed.id), { values: {} });
    await office.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'automation:%'`,
    );
    await until('the reminder', async () => (await actionsOf(waiting.id)).includes('reminder_sent') || undefined);
    const timers = `select from graphile_worker.jobs where key like 'automation:%'`;
    await until('no timer to be left', async () => (await office.rows(timers)).length === 0);
    expect(await actionsOf(signed.id)).not.toContain('reminder_sent');
  });

  it('name each missing part on its own, and are not saved [OFR-011, JOB-028]', async () => {
    const save = (offer: object | null, templateId: number | null) =>
      office.admin.call(createHiringProcessTemplate, {
        body: {
          hiring_process_template: {
            name: 'Never saved',
            stages: [{ id: -1, name: 'Applied', stage_type: 'application' }, ...stagesWith(templateId ?? letterId)],
            automation_rules: [sendRule(offer)],
          },
        },
      });
    const named = async (offer: object | null) => Object.keys((await save(offer, null)).body.errors ?? {}).toSorted();
    const at = 'automation_rules.0.offer';
    expect(await named({ ...OFFER, offer_template_ids: [] })).toEqual([`${at}.offer_template_ids`]);
    expect(await named({ ...OFFER, offer_template_ids: [letterId] })).toEqual([
      `${at}.salary`,
      `${at}.salary_unit`,
      `${at}.start_days`,
    ]);
    expect(await named({ ...OFFER, offer_template_ids: [letterId], salary: 17, salary_unit: 'hour' })).toEqual([
      `${at}.start_days`,
    ]);
    expect(await named({ ...OFFER, offer_template_ids: [999_999] })).toEqual([`${at}.offer_template_ids`]);
    expect(await named({ ...OFFER, offer_template_ids: [noteId], signer_ids: [999_999] })).toEqual([
      `${at}.signer_ids`,
    ]);
    expect((await save({ ...OFFER, offer_template_ids: [noteId] }, noteId)).status).toBe(201);
  });

  it('appear in a dry run with the message the applicant would get [JOB-025]', async () => {
    const process = await new Employer(office.admin).process(stagesWith(noteId));
    const { body } = await office.admin.call<{
      dry_run: { stages: { steps: { mail: string | null; skipped: string | null; messages: { body: string }[] }[] }[] };
    }>(dryRunHiringProcess, {
      params: { id: process.id },
      body: {
        hiring_process_template: {
          name: process.name,
          stages: [{ id: -1, name: 'Applied', stage_type: 'application' }, ...stagesWith(noteId)],
          automation_rules: [sendRule({ ...OFFER, offer_template_ids: [noteId] })],
        },
      },
    });
    const step = body.dry_run.stages[1]?.steps.find(({ mail }) => mail === 'offer');
    expect(step).toMatchObject({ skipped: null });
    expect(step?.messages[0]?.body).toContain('/offer/');
  });
});
