// Offers as staff read them over HTTP: the fields of one, what its signers filled in, and how it would be filled.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { FilledFields } from '@onward/contract/documents/documents';
import { getApplicationOffer, previewApplicationOffers } from '@onward/contract/offers/application-offers';
import { saveOfferTask } from '@onward/contract/offers/offer-tasks';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LETTER, OfferOffice } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { CLOSE_TASK } from './void-offer.ts';

const SIGNER = 'manager@larkfield.test';
const TERMS = { salary: 17.5, salary_unit: 'hour', start_date: '2030-01-07' };
const STROKES = [
  [
    [100, 100],
    [400, 250],
  ],
];

let product: InProcessProduct;
let office: OfferOffice;
let signer: ApiCaller;
let signerId: number;
let letterId: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  signer = await stranger.signIn(SIGNER);
  letterId = (await office.open()).letterId;
  signerId = await office.staffId(SIGNER);
  // The manager of Decatur signs, but the applicants of these tests are outside their scope.
  await office.rows(
    `update positions set location_id = (select id from locations where company_id = 1 and name like '%Buckhead%')
     where id = $1`,
    [office.positionId],
  );
});
afterAll(() => product.stop());

async function sent(): Promise<{ id: number; token: string }> {
  const id = await office.applicant();
  await office.send([id], { offer_template_id: letterId, ...TERMS, signer_ids: [signerId], message: 'Welcome' });
  return { id, token: await office.release(id) };
}

const newest = async (id: number) => {
  const [offer] = await office.offers(id);
  if (!offer) throw new Error('There is no offer.');
  return offer;
};

async function filledFor(caller: ApiCaller, id: number): Promise<FilledFields | undefined> {
  const params = { id: (await newest(id)).id };
  return (await caller.call<{ filled_fields: FilledFields }>(getApplicationOffer, { params })).body.filled_fields;
}

describe('An offer that staff read', () => {
  it('shows the company signer what the applicant filled in and signed, and nothing before [AHD-010, OFR-012]', async () => {
    const { id, token } = await sent();
    await office.stranger.call(saveOfferTask, { params: { token }, body: { values: { '0_size': 'L' } } });
    expect(await filledFor(signer, id)).toEqual({});
    await office.sign(token, { strokes: STROKES });
    const bySigner = await filledFor(signer, id);
    expect(bySigner).toEqual({
      '0_size': { kind: 'text', text: 'M' },
      '0_signature': { kind: 'signature', text: 'Ada Quist', strokes: STROKES },
    });
    expect(await filledFor(office.admin, id)).toEqual(bySigner);
    await office.countersign(signer, await newest(id), { signature_name: 'Darnell B. Whitaker' });
    expect((await filledFor(office.admin, id))?.['0_company']).toEqual({
      kind: 'signature',
      text: 'Darnell B. Whitaker',
      strokes: [],
    });
    const [applicant, company] = (await newest(id)).signers;
    expect([applicant?.signed_as, company?.name, company?.signed_as]).toEqual([
      null,
      'Darnell Whitaker',
      'Darnell B. Whitaker',
    ]);
  });

  it('hides what was filled in from those who can’t see the offer [OFR-012, CMP-024]', async () => {
    const id = await office.applicant();
    const adminId = await office.staffId('super.admin@larkfield.test');
    await office.send([id], { offer_template_id: letterId, ...TERMS, signer_ids: [adminId] });
    await office.sign(await office.release(id));
    const params = { id: (await newest(id)).id };
    const outsider = await new ApiCaller(product.url).signIn('owner@harborpine.test');
    const refused = await Promise.all([signer, outsider].map((caller) => caller.call(getApplicationOffer, { params })));
    expect(refused.map(({ status, text }) => [status, text.includes('Ada Quist')])).toEqual([
      [404, false],
      [403, false],
    ]);
  });

  it('has every field of the requirement and no other [OFR-002]', async () => {
    const { id, token } = await sent();
    await office.sign(token);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const offer = await newest(id);
    expect(offer).toEqual({
      id: expect.any(Number),
      application_id: id,
      offer_template_ids: [letterId],
      document_titles: [expect.stringMatching(/^Letter /)],
      salary: 17.5,
      salary_unit: 'hour',
      start_date: '2030-01-07',
      status: 'signed_by_applicant',
      signers: [
        {
          id: expect.any(Number),
          role: 'applicant',
          name: 'Ada Quist',
          signed_as: null,
          email: expect.stringMatching(/@mail\.example$/),
          sequence: 1,
          status: 'signed',
          signed_at: time,
          company_staff_id: null,
        },
        {
          id: expect.any(Number),
          role: 'company',
          name: expect.any(String),
          signed_as: null,
          email: SIGNER,
          sequence: 2,
          status: 'open',
          signed_at: null,
          company_staff_id: signerId,
        },
      ],
      sent_at: time,
      viewed_at: null,
      signed_at: null,
      expires_at: time,
      declined_reason: null,
      voided_reason: null,
      message: 'Welcome',
      sent_by_name: 'Renee Castellano',
      unsigned_file: expect.any(Number),
      signed_file: null,
    });
  });

  it('is withdrawn when the applicant leaves the stage before signing, and stays when it is signed [OFR-014]', async () => {
    const [left, signed] = [await sent(), await sent()];
    await office.sign(signed.token);
    const [next] = await office.rows(
      `select o.id from stages o join stages s using (company_id, hiring_process_template_id)
       where s.id = $1 and o.stage_type = 'custom'`,
      [office.stageId],
    );
    const moved = await office.admin.call<{ results: { ok: boolean }[] }>(performApplicationAction, {
      body: {
        action_type: ACTION_CODES.move_to_stage,
        application_ids: [left.id, signed.id],
        params: { stage_id: next?.id },
        screen: 'position_applicants',
      },
    });
    expect(moved.body.results.map(({ ok }) => ok)).toEqual([true, true]);
    await office.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = $1`,
      [CLOSE_TASK],
    );
    await until('the offer is withdrawn', async () => (await newest(left.id)).status === 'voided');
    expect((await newest(signed.id)).status).toBe('signed_by_applicant');
    expect((await office.sign(left.token)).status).not.toBe(200);
  });
});

describe('The preview of an offer', () => {
  it.each([
    ['the amount with its unit when the letter has no tag for the unit', [], '$17.50 per hour'],
    ['the amount alone when the letter has a tag for the unit', ['salary_unit'], '$17.50'],
  ])('shows %s [OFR-008]', async (_case, tags, salary) => {
    const body = {
      blocks: [
        ...LETTER.blocks,
        { type: 'paragraph', inlines: [{ type: 'text', text: 'Paid ' }, ...tags.map((tag) => ({ type: 'tag', tag }))] },
      ],
    };
    const application_id = await office.applicant();
    const preview = await office.admin.call<{ people: { values: Record<string, string> }[] }>(
      previewApplicationOffers,
      {
        body: {
          offer_template_ids: [await office.template(body)],
          offers: [{ application_id, ...TERMS }],
          signer_ids: [signerId],
        },
      },
    );
    expect(preview.body.people[0]?.values).toMatchObject({
      salary,
      salary_unit: 'per hour',
      start_date: 'January 7, 2030',
    });
  });

  it('tells what the job pays, so that a slip in the amount is seen [OFR-004]', async () => {
    const application_id = await office.applicant();
    await office.rows(
      `update positions set salary_min = 15, salary_max = 19.5, salary_unit = 'hour' where company_id = 1 and id = $1`,
      [office.positionId],
    );
    const preview = await office.admin.call<{ people: { pay_range: object }[] }>(previewApplicationOffers, {
      body: {
        offer_template_ids: [await office.template(LETTER)],
        offers: [{ application_id, ...TERMS }],
        signer_ids: [signerId],
      },
    });
    expect(preview.body.people?.[0]?.pay_range, preview.text).toEqual({ min: 15, max: 19.5, unit: 'hour' });
  });
});
