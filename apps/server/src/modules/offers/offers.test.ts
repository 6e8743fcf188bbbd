// Offers over HTTP: sending, signing, and everything that can end one.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { listApplicationHistories } from '@onward/contract/applicants/applications';
import { verifyDocument } from '@onward/contract/documents/documents';
import {
  getSignedOffer,
  getSignedOfferZip,
  getUnsignedOffer,
  listApplicationOffers,
  previewApplicationOffers,
  voidApplicationOffer,
} from '@onward/contract/offers/application-offers';
import { declineOfferTask, saveOfferTask } from '@onward/contract/offers/offer-tasks';
import { getOfferTemplate, updateOfferTemplate } from '@onward/contract/offers/offer-templates';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { REMINDER_PAUSE_SECONDS } from '@onward/domain/applicants/actions/reminding';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LETTER, NOTE, OfferOffice, type Performed } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';

let product: InProcessProduct;
let office: OfferOffice;
let manager: ApiCaller;
let letterId: number;
let noteId: number;
let adminId: number;
let secondsLater = 0;
const TERMS = { salary: 17.5, salary_unit: 'hour', start_date: '2030-01-07' };

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => addSeconds(new Date(), secondsLater) });
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  manager = await stranger.signIn('manager@larkfield.test');
  letterId = (await office.open()).letterId;
  noteId = await office.template(NOTE);
  adminId = await office.staffId('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const letter = (more: object = {}) => ({ offer_template_id: letterId, ...TERMS, signer_ids: [adminId], ...more });
const note = (more: object = {}) => ({ offer_template_id: noteId, ...more });
const statusOf = async (id: number) => (await office.offers(id))[0]?.status;
const stageStatusOf = async (id: number) =>
  (await office.rows('select stage_status from applications where id = $1', [id]))[0]?.stage_status;
const historyOf = async (id: number) =>
  (
    await office.admin.call<{ histories: { action: string }[] }>(listApplicationHistories, { params: { id } })
  ).body.histories.map(({ action }) => action);

async function sent(params: object = note()): Promise<{ id: number; token: string }> {
  const id = await office.applicant();
  const { body, text } = await office.send([id], params);
  expect(body.results?.map(({ message }) => message) ?? text).toEqual([null]);
  return { id, token: await office.release(id) };
}

const verify = (bytes: Uint8Array): Promise<{ verification: { result: string } }> =>
  fetch(`${product.url}${verifyDocument.path}`, {
    method: 'POST',
    body: (() => {
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), 'offer.pdf');
      return form;
    })(),
  }).then((response) => response.json() as Promise<{ verification: { result: string } }>);

const download = (endpoint: { path: string }, id: number, caller = office.admin): Promise<Response> =>
  fetch(`${product.url}${endpoint.path.replace(':id', String(id))}`, {
    headers: { Authorization: `Bearer ${caller.token}` },
  });

describe('An offer', () => {
  it('is signed by the applicant, countersigned, sealed, and proven genuine [OFR-003, OFR-009, OFR-010, OFR-012, AHD-010]', async () => {
    const { id, token } = await sent(letter());
    expect(await stageStatusOf(id)).toBe('sent');
    const opened = await office.read(token);
    expect(opened.body.offer).toMatchObject({ status: 'sent', salary: 17.5, later_signers: ['Renee Castellano'] });
    expect((await office.offers(id))[0]?.viewed_at).not.toBeNull();
    expect(JSON.stringify(opened.body.documents)).toContain('$17.50 per hour');
    expect(JSON.stringify(opened.body.documents)).toContain('January 7, 2030');

    expect((await office.sign(token)).body.signer?.status).toBe('signed');
    expect(await statusOf(id)).toBe('signed_by_applicant');
    const [offer] = await office.offers(id);
    expect((await download(getSignedOffer, offer?.id ?? 0)).status).toBe(404);
    if (!offer) return;
    expect((await office.countersign(office.admin, offer)).body.application_offer?.status).toBe('signed');
    const sealed = await office.sealed(id);
    expect(await stageStatusOf(id)).toBe('signed');

    const bytes = Buffer.from(await (await download(getSignedOffer, sealed.id)).arrayBuffer());
    const genuine = await verify(bytes);
    expect(genuine.verification).toMatchObject({
      result: 'genuine',
      signers: [
        { name: 'Ada Quist', role: 'applicant' },
        { name: 'Renee Castellano', role: 'company' },
      ],
    });
    const at = bytes.indexOf('stream') + 20;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect((await verify(bytes)).verification.result).toBe('changed');
    const unsigned = Buffer.from(await (await download(getUnsignedOffer, sealed.id)).arrayBuffer());
    expect((await verify(unsigned)).verification).toEqual({ result: 'not_ours' });
    const zip = Buffer.from(await (await download(getSignedOfferZip, sealed.id)).arrayBuffer());
    expect(zip.includes('signing-record.json')).toBe(true);
    expect(await historyOf(id)).toEqual(['offer_countersigned', 'offer_signed', 'offer_viewed', 'offer_sent']);
    expect((await office.read(token)).body.offer).toMatchObject({ status: 'signed', is_sealed: true });
  });

  it('names each missing value for each person, and sends nothing to anybody [OFR-004]', async () => {
    const [one, other] = [await office.applicant(), await office.applicant()];
    const offers = [
      { application_id: one, ...TERMS },
      { application_id: other, salary: null, salary_unit: null, start_date: '2020-01-01' },
    ];
    const refused = await office.send([one, other], letter({ offers }));
    expect(refused.body).toMatchObject({ error_code: 20001 });
    expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual(
      ['salary', 'salary_unit', 'start_date'].map((term) => `params.offers.${other}.${term}`),
    );
    expect(await office.offers(one)).toEqual([]);
    const { body } = await office.admin.call<{ people: { missing: string[]; values: object }[] }>(
      previewApplicationOffers,
      { body: { offer_template_ids: [letterId], offers, signer_ids: [adminId] } },
    );
    expect(body.people.map(({ missing }) => missing)).toEqual([[], ['salary']]);
  });

  it.each([
    ['an unknown template', { offer_template_id: 999_999 }, 'params.offer_template_ids'],
    ['no template', { offer_template_id: null }, 'params.offer_template_ids'],
    ['an unknown signer', { signer_ids: [999_999] }, 'params.signer_ids'],
    ['nobody to sign for the company', { signer_ids: [] }, 'params.signer_ids'],
  ])('is refused with %s [OFR-004, OFR-012]', async (_case, more, field) => {
    const id = await office.applicant();
    const { body } = await office.send([id], letter(more));
    expect([body.error_code, Object.keys(body.errors ?? {})]).toEqual([20001, [field]]);
  });

  it('names the template of the stage to start with, until it is deleted [OFR-004]', async () => {
    const [inStage, elsewhere] = [await office.applicant(), 1];
    const suggested = async (id: number) =>
      (await office.admin.call<{ stage_template_id: number | null }>(listApplicationOffers, { params: { id } })).body
        .stage_template_id;
    expect([await suggested(inStage), await suggested(elsewhere)]).toEqual([letterId, null]);
    const mark = (deleted: string) =>
      office.rows(`update document_templates set deleted_at = ${deleted} where id = $1`, [letterId]);
    await mark('now()');
    expect(await suggested(inStage)).toBeNull();
    await mark('null');
  });

  it('is reminded of only while it is sent, with the same link [OFR-005, APP-030]', async () => {
    const remind = async (id: number) => {
      const body = { action_type: ACTION_CODES.send_reminder, application_ids: [id], params: {} };
      const answer = await office.admin.call<Performed>(performApplicationAction, { body });
      return answer.body.results.map(({ error_code, message }) => [error_code, message])[0];
    };
    expect((await remind(await office.applicant()))?.[0]).toBe(20003);
    const { id, token } = await sent(letter());
    expect(await remind(id)).toEqual([null, null]);
    await office.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'careers.reminder'`,
    );
    const [{ email } = { email: '' }] = await office.rows('select email from applications where id = $1', [id]);
    const reminder = await product.outside.email(String(email), 2);
    expect([reminder.subject, reminder.text]).toEqual([
      expect.stringMatching(/^Reminder: your offer for /),
      expect.stringContaining(token),
    ]);
    secondsLater = REMINDER_PAUSE_SECONDS + 5;
    await office.sign(token);
    expect((await remind(id))?.[0]).toBe(20003);
    secondsLater = 0;
  });

  it('leaves nothing behind when it is undone, and sends no mail [AHD-001, OFR-003]', async () => {
    const id = await office.applicant();
    const { body } = await office.send([id], note());
    expect(await stageStatusOf(id)).toBe('sent');
    await office.admin.call(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
    expect([await office.offers(id), await stageStatusOf(id)]).toEqual([[], 'not_sent']);
    const jobs = await office.rows(`select from graphile_worker.jobs where key like 'offers:1:%:send'`);
    expect(jobs).toHaveLength(0);
  });

  it('takes the place of an open one, and undo brings that one back [OFR-010]', async () => {
    const { id, token } = await sent();
    const [skipped] = (await office.send([id], note())).body.results;
    expect(skipped).toMatchObject({ ok: false, error_code: 20003 });
    const { body } = await office.send([id], note({ replace: true }));
    expect((await office.offers(id)).map(({ status }) => status)).toEqual(['sent', 'voided']);
    expect((await office.sign(token)).body.error_code).toBe(20007);
    await office.admin.call(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
    expect((await office.offers(id)).map(({ status }) => status)).toEqual(['sent']);
    expect((await office.sign(token)).body.offer?.status).toBe('signed');
  });

  it('is declined with a reason, and can be sent again [OFR-015, CAR-018]', async () => {
    const { id, token } = await sent();
    const decline = { params: { token }, body: { reason: 'I found another job.' } };
    expect((await office.stranger.call(declineOfferTask, decline)).status).toBe(200);
    expect([await statusOf(id), await stageStatusOf(id)]).toEqual(['declined', 'declined']);
    expect((await office.offers(id))[0]?.declined_reason).toBe('I found another job.');
    expect((await office.sign(token)).body).toMatchObject({ error_code: 20003, message: 'The offer was declined' });
    await office.send([id], note());
    await office.release(id);
    expect((await office.sign(token)).body.offer?.status).toBe('signed');
  });

  it('is withdrawn by staff with a reason, and can no longer be signed [OFR-014]', async () => {
    const { id, token } = await sent();
    const [offer] = await office.offers(id);
    const withdraw = { params: { id: offer?.id ?? 0 }, body: { reason: 'The job is closed.' } };
    expect((await office.admin.call(voidApplicationOffer, withdraw)).status).toBe(200);
    expect(await statusOf(id)).toBe('voided');
    expect((await office.read(token)).body.offer?.status).toBe('voided');
    expect((await office.sign(token)).body.error_code).toBe(20003);
    expect((await office.admin.call(voidApplicationOffer, withdraw)).body.error_code).toBe(20003);
  });

  it('expires after seven days, and is over even before the job has noticed [OFR-003]', async () => {
    const { id, token } = await sent();
    secondsLater = 7 * SECONDS.day + 60;
    expect((await office.read(token)).body.offer?.status).toBe('expired');
    expect((await office.sign(token)).body).toMatchObject({ error_code: 20003, message: 'The offer has expired' });
    await office.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'offers:1:%:expire'`,
    );
    await until('the offer has expired', async () => (await statusOf(id)) === 'expired');
    secondsLater = 0;
    expect((await historyOf(id))[0]).toBe('offer_expired');
  });

  it('is withdrawn when the applicant is rejected [OFR-003, APP-026]', async () => {
    const { id, token } = await sent();
    await office.rows(`update applications set status = 'rejected' where id = $1`, [id]);
    await product.app.ownerPool.query(
      `select graphile_worker.add_job('offers.close', json_build_object('company_id', 1, 'subject_id', $1::bigint))`,
      [id],
    );
    await until('the offer is withdrawn', async () => (await statusOf(id)) === 'voided');
    expect((await office.sign(token)).body.error_code).toBe(20003);
  });

  it('is signed once, even when several people sign at the same time [OFR-012]', async () => {
    const { id, token } = await sent(letter());
    const answers = await Promise.all(Array.from({ length: 5 }, () => office.sign(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [offer] = await office.offers(id);
    if (!offer) return;
    const both = await Promise.all([office.countersign(office.admin, offer), office.countersign(office.admin, offer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await office.sealed(id);
    const [{ count } = { count: 0 }] = await office.rows(
      `select count(*)::int as count from signing_events where signing_request_id = $1 and event = 'sealed'`,
      [offer.unsigned_file],
    );
    expect(count).toBe(1);
  });

  it('is signed for the company only by the person named, and only in turn [OFR-012]', async () => {
    const { id, token } = await sent(letter());
    const [offer] = await office.offers(id);
    if (!offer) return;
    expect((await office.countersign(office.admin, offer)).body).toMatchObject({ error_code: 20003 });
    await office.sign(token);
    expect((await office.countersign(manager, offer)).body).toMatchObject({ error_code: 10004 });
  });

  it.each([
    ['without agreeing', { agreed: false }, 'agreed'],
    ['without a name', { signature_name: ' ' }, 'signature_name'],
    ['with another name', { signature_name: 'Mickey Mouse' }, 'signature_name'],
    ['with the first name alone', { signature_name: 'Ada' }, 'signature_name'],
    ['with the earlier name after correcting it', { legal_name: 'Ada Bell' }, 'signature_name'],
    ['with half a legal name', { legal_name: 'Ada', signature_name: 'Ada' }, 'legal_name'],
    ['with a size that is not offered', { values: { '0_size': 'XXL' } }, 'values.0_size'],
    ['without the size', { values: {} }, 'values.0_size'],
    ['with an empty stroke', { strokes: [[]] }, 'strokes'],
  ])('is not signed %s [OFR-010, CAR-018]', async (_case, more, field) => {
    const { id, token } = await sent(letter());
    const { body } = await office.sign(token, more);
    expect([body.error_code, Object.keys(body.errors ?? {})]).toEqual([20001, [field]]);
    expect(await statusOf(id)).toBe('sent');
  });

  it('keeps what was filled in for another device [CAR-018, AHD-010]', async () => {
    const { token } = await sent(letter());
    const save = { params: { token }, body: { values: { '0_size': 'L', '0_unknown': 'x' } } };
    await office.stranger.call(saveOfferTask, save);
    expect((await office.read(token)).body.signer?.values).toEqual({ '0_size': 'L' });
    expect((await office.sign(token, { values: {} })).status).toBe(200);
  });

  it('stays as it was sent when its template changes [OFR-006]', async () => {
    const id = await office.template(LETTER);
    const { token } = await sent(letter({ offer_template_id: id }));
    const { body: saved } = await office.admin.call<{ offer_template: { version: number } }>(getOfferTemplate, {
      params: { id },
    });
    const { version } = saved.offer_template;
    const changed = { params: { id }, body: { offer_template: { body: NOTE, version } } };
    expect((await office.admin.call(updateOfferTemplate, changed)).status).toBe(200);
    expect(JSON.stringify((await office.read(token)).body.documents)).toContain('We offer you the position');
  });

  it('is sent only in the offer stage, with the module, and with the permission [OFR-001]', async () => {
    const codeOf = async (id: number, caller = office.admin) => {
      const { body } = await office.send([id], note(), caller);
      return body.error_code ?? body.results?.[0]?.error_code;
    };
    const inStage = await office.applicant();
    const [other] = await office.rows(
      `select o.id from stages o join stages s using (company_id, hiring_process_template_id)
       where s.id = $1 and o.stage_type = 'custom'`,
      [office.stageId],
    );
    expect(await codeOf(await office.applicant({ stageId: Number(other?.id), stageStatus: null }))).toBe(20003);
    const setModule = async (query: string) => {
      await office.rows(query);
      await office.rows(`select pg_notify('onward_access', 'company:1')`);
    };
    await setModule(`delete from company_modules where company_id = 1 and module = 'offers'`);
    await until('the module to be off', async () => (await codeOf(await office.applicant())) === 10004);
    await setModule(`insert into company_modules (company_id, module) values (1, 'offers')`);
    await until('the module to be on', async () => (await codeOf(await office.applicant())) === null);
    expect(await codeOf(inStage, manager)).toBe(10004);
    expect(await codeOf(inStage)).toBeNull();
  });

  it('tells its sender when it is signed and when it is declined [OFR-014, NTF-002]', async () => {
    const ofSender = async (id: number, what: string) => {
      const [offer] = await office.offers(id);
      const found = await office.rows(
        'select notification_type from notifications where staff_id = $1 and fact_key like $2',
        [adminId, `%offer:${offer?.id}:${what}:%`],
      );
      return found.map(({ notification_type }) => notification_type)[0];
    };
    const [signed, declined] = [await sent(), await sent()];
    await office.sign(signed.token);
    await office.stranger.call(declineOfferTask, { params: { token: declined.token }, body: { reason: 'No.' } });
    expect(await until('the signature', () => ofSender(signed.id, 'signed') as Promise<string>)).toBe('offer_signed');
    expect(await until('the refusal', () => ofSender(declined.id, 'declined') as Promise<string>)).toBe(
      'offer_declined',
    );
  });

  it('asks the next signer by one email and in the bell [OFR-012, OFR-014]', async () => {
    const id = await office.applicant({ firstName: 'Solveig', lastName: 'Marchetti' });
    await office.send([id], letter());
    await office.sign(await office.release(id), { signature_name: 'Solveig Marchetti' });
    const [offer] = await office.offers(id);
    const inBell = () =>
      office.rows('select id from notifications where fact_key like $1', [`%offer:${offer?.id}:your_turn:%`]);
    await until('the bell', async () => (await inBell()).length === 1);
    if (offer) await office.countersign(office.admin, offer);
    const mails = async () =>
      (await product.outside.emails('super.admin@larkfield.test')).filter(({ subject }) => subject.includes('Solveig'));
    await until('the copy', async () => (await mails()).some(({ subject }) => subject.startsWith('Signed offer')));
    const asking = (await mails()).filter(({ subject }) => /turn|Please sign/.test(subject));
    expect(asking.map(({ subject }) => subject)).toEqual(['Please sign: offer to Solveig Marchetti']);
  });

  it('is invisible to others, and its links open nothing else [CMP-024, CAR-014]', async () => {
    const { id } = await sent();
    const outsider = await new ApiCaller(product.url).signIn('owner@harborpine.test');
    expect(await office.offers(id, outsider)).toBeUndefined();
    expect((await office.read('x')).body.error_code).toBe(20007);
  });
});
