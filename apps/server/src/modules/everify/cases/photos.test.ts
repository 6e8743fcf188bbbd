// Photos in E-Verify cases: compared, missing, and sent.
import {
  comparePhotos,
  getCasePhoto,
  refreshEverifyCase,
  submitEverifyCase,
  uploadCaseDocument,
} from '@onward/contract/everify/everify-cases';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EverifyOffice } from '../../../../../../testing/people/everify-office.ts';

let office: EverifyOffice;
beforeAll(async () => {
  office = await EverifyOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  await office.clear();
  await office.enroll();
});

/** Submitted, and looked at once. */
const answered = async (digit: number) => {
  const hired = await office.hire(digit);
  const { id } = (await office.open(hired.id)).body.everify_case;
  expect((await office.act(submitEverifyCase, id)).status).toBe(200);
  const { body } = await office.act(refreshEverifyCase, id);
  return { ...hired, case: body.everify_case };
};
const eventsOf = ({ events }: { events: { event: string; status: string }[] }) =>
  events.map(({ event, status }) => [event, status]);

describe('A photo of the government', () => {
  it('is encrypted, shown while it is compared, and deleted with the answer [EVF-016, EVF-017]', async () => {
    const { case: found } = await answered(7);
    expect(found).toMatchObject({
      status: 'PHOTO_MATCH',
      photo_url: expect.stringContaining(`/cases/${found.id}/photo`),
    });
    const [stored] = await office.rows<{ photo: Buffer }>('select photo from everify_cases where id = $1', [found.id]);
    expect(stored?.photo.includes('PNG')).toBe(false);
    const photo = await office.admin.call(getCasePhoto, { params: { id: found.id } });
    expect(photo.headers.get('content-type')).toBe('image/png');
    const looks = await office.rows(
      `select 1 from audit_log where event = 'everify_photo_opened' and subject_id = $1`,
      [found.id],
    );
    expect(looks).toHaveLength(1);
    const matched = await office.act(comparePhotos, found.id, { matches: true });
    expect(matched.body.everify_case).toMatchObject({ status: 'CLOSED', closed_result: 'authorized', photo_url: null });
    expect((await office.admin.call(getCasePhoto, { params: { id: found.id } })).body.error_code).toBe(40001);
    expect(await office.rows('select photo from everify_cases where id = $1', [found.id])).toEqual([{ photo: null }]);
    expect((await office.act(comparePhotos, found.id, { matches: true })).body.error_code).toBe(20003);
  });

  it('that differs is a mismatch [EVF-016]', async () => {
    const { case: found } = await answered(7);
    const { body } = await office.act(comparePhotos, found.id, { matches: false });
    expect(body.everify_case).toMatchObject({ status: 'PENDING_REFERRAL', referral: { reason: 'photo' } });
  });
});

describe('A photo that one of the two does not show', () => {
  it('lets the government look at the document instead [EVF-016, EVF-018]', async () => {
    const { case: found } = await answered(7);
    const { body } = await office.act(comparePhotos, found.id, { matches: null });
    expect(body.everify_case).toMatchObject({ status: 'SCAN_AND_UPLOAD', photo_url: null, referral: null });
    expect(eventsOf(body.everify_case).at(-1)).toEqual(['photo_missing', 'SCAN_AND_UPLOAD']);
    expect((await office.act(comparePhotos, found.id, { matches: null })).body.error_code).toBe(20003);
  });
});

describe('Photos of a document', () => {
  it('are sent and kept with the Form I-9, and reviewed by hand [EVF-016]', async () => {
    const { case: found } = await answered(9);
    expect(found.status).toBe('SCAN_AND_UPLOAD');
    const missing = await office.act(uploadCaseDocument, found.id, { upload_id: 987_654 });
    expect(Object.keys(missing.body.errors ?? {})).toEqual(['upload_id']);
    const upload_id = await office.upload();
    const sent = await office.act(uploadCaseDocument, found.id, { upload_id });
    expect(sent.body.everify_case).toMatchObject({ status: 'MANUAL_REVIEW', copies: [{ side: 'other' }] });
    expect((await office.gateway()).cases[0]).toMatchObject({ documents: 1 });
    await office.decide(found.case_number, 'FINAL_NONCONFIRMATION');
    const { body } = await office.act(refreshEverifyCase, found.id);
    expect(body.everify_case.status).toBe('FINAL_NONCONFIRMATION');
  });

  it('that are kept with the form are sent without taking them again, and only those [EVF-016, EVF-018]', async () => {
    const { case: found } = await answered(7);
    const [front, back] = [await office.keepCopy(found.i9_form_id), await office.keepCopy(found.i9_form_id)];
    const missing = await office.act(comparePhotos, found.id, { matches: null });
    expect(missing.body.everify_case).toMatchObject({
      status: 'SCAN_AND_UPLOAD',
      photo_url: null,
      copies: [{ upload_id: front }, { upload_id: back }],
    });
    const other = await answered(9);
    const foreign = await office.keepCopy(other.case.i9_form_id);
    const manager = await office.employees.managerWith(['manage_everify']);
    const refused = await office.act(uploadCaseDocument, found.id, { upload_id: foreign }, manager);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['upload_id']);
    const body = { upload_id: front, back_upload_id: back };
    const sent = await office.act(uploadCaseDocument, found.id, body, manager);
    expect(sent.body.everify_case).toMatchObject({ status: 'MANUAL_REVIEW' });
    expect(sent.body.everify_case.copies).toHaveLength(2);
    const { cases } = await office.gateway();
    expect(cases.find(({ number }) => number === found.case_number)).toMatchObject({ documents: 2 });
  });
});
