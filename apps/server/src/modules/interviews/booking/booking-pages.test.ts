// What surrounds a booking: the page, the calendar file, and what staff see of it.
import { getBookingInvitation, previewBooking } from '@onward/contract/interviews/bookings';
import { listSlots } from '@onward/contract/interviews/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let office: InterviewOffice;
let dana: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  const { rows } = await product.app.ownerPool.query(
    "select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'",
  );
  dana = rows[0].id;
  await office.open(dana);
});
afterAll(() => product.stop());

describe('The calendar file of a booked interview', () => {
  it('is available once the interview is confirmed, and not before [CAR-017, SCH-011]', async () => {
    const position = await office.posting({ interviewer_ids: [dana] });
    const { token } = await office.apply(position);
    const { slots } = (await office.booking(token)).booking;
    await office.book(token, slots[0] ?? '');
    const early = await stranger.call(getBookingInvitation, { params: { token } });
    expect([early.status, early.body.error_code]).toEqual([404, 40001]);

    const sure = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
    const other = await office.apply(sure);
    const [start = ''] = (await office.booking(other.token)).booking.slots;
    await office.book(other.token, start);
    const file = await stranger.call(getBookingInvitation, { params: { token: other.token } });
    expect(file.status).toBe(200);
    expect(file.text).toContain('BEGIN:VEVENT');
    expect(file.text).toContain(`DTSTART:${start.replace(/[-:]|\.\d{3}/g, '')}`);
  });
});

describe('A stage with interviews', () => {
  it('shows staff what a posting’s applicants are offered, and stores nothing [AHD-006, CAR-022]', async () => {
    const position = await office.posting({ interviewer_ids: [dana], duration_minutes: 45 });
    const { body } = await admin.call<{ booking: Record<string, unknown> & { slots: string[] } }>(previewBooking, {
      params: { id: position.stageId },
      query: { position_key: position.digest_key },
    });
    expect(body.booking).toMatchObject({
      is_preview: true,
      state: 'not_submitted',
      position_title: position.title,
      duration_minutes: 45,
      meeting: null,
      can_change: false,
    });
    expect(body.booking.slots.length).toBeGreaterThan(0);
  });

  it('is not found for another company, and none of its postings are named [CMP-002]', async () => {
    const position = await office.posting({ interviewer_ids: [dana] });
    const harbor = await stranger.signIn('owner@harborpine.test');
    const answer = await harbor.call(previewBooking, { params: { id: position.stageId } });
    expect([answer.status, answer.body.error_code]).toEqual([404, 40001]);
    const wrong = await admin.call(previewBooking, {
      params: { id: position.stageId },
      query: { position_key: 'nobody-knows-it' },
    });
    expect([wrong.status, wrong.body.error_code]).toEqual([404, 40001]);
  });

  it('returns its default meeting details with its free times [SCH-009]', async () => {
    const position = await office.posting({ interviewer_ids: [dana], duration_minutes: 20, details: 'Ask for Dana.' });
    const { body } = await admin.call<{ usual: object }>(listSlots, { params: { id: position.stageId } });
    expect(body.usual).toEqual({
      meeting_type: 'onsite_interview',
      duration_minutes: 20,
      interviewer_ids: [dana],
      details: 'Ask for Dana.',
    });
  });
});
