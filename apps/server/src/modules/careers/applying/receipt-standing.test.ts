// The thank-you page over time: what is done, when the interview is, and how it ended.
import { saveFormTask } from '@onward/contract/careers/applicant-tasks';
import { cancelBooking } from '@onward/contract/interviews/bookings';
import { closePosition } from '@onward/contract/positions/positions';
import { spokenTime } from '@onward/domain/platform/time/spoken-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPublicPages } from '../../../../../../testing/browser/public-pages.ts';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { applyTo, type Employer } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let office: InterviewOffice;
let employer: Employer;
let dana: number;
const now = daytime();

beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess({ clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  employer = office.employer;
  const [staff] = await rows(
    `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'`,
  );
  dana = staff.id;
  await office.open(dana);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const pageOf = async (token: string) => (await fetch(`${product.url}/thanks/${token}`)).text();
const tokenIn = (link = ''): string => link.split('/').at(-1) ?? '';
const setStatus = (digestKey: string, status: string) =>
  rows('update applications set status = $2 where digest_key = $1', [digestKey, status]);

describe('The page of an application', () => {
  it('says how it ended, and then asks and promises nothing [CAR-012]', async () => {
    const position = await employer.publish();
    const { body } = await applyTo(stranger, position);
    for (const [status, said] of [
      ['rejected', 'This application is closed.'],
      ['inactive', 'This application is closed.'],
      ['hired', 'You&#39;re hired'],
    ] as const) {
      await setStatus(body.application.digest_key, status);
      const page = await pageOf(body.receipt_token);
      expect(page.replaceAll("'", '&#39;')).toContain(said);
      expect(page).not.toMatch(/What happens next|this link|>Now</);
      expect(page.includes('href="/j/larkfieldgrp"')).toBe(status !== 'hired');
    }
  });

  it('says that the job is closed, while the application goes on [CAR-012]', async () => {
    const position = await employer.publish();
    const { body } = await applyTo(stranger, position);
    await admin.call(closePosition, { params: { position_key: position.digest_key } });
    const page = await pageOf(body.receipt_token);
    expect(page).toContain('This job is closed.');
    expect(page).toContain('still has your application');
  });

  it('shows a submitted form as done and names the brand; the form leads back to the page [CAR-012, CAR-015]', async () => {
    const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
    const process = await employer.process(
      [{ id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } }],
      [{ kind: 'application_advance', stage_id: -1 }],
    );
    const { body } = await applyTo(stranger, await employer.publish({ hiring_process_template_id: process.id }));
    expect(await pageOf(body.receipt_token)).toContain('>Now<');
    const { body: done } = await stranger.call<{ form: { application_link: string | null } }>(saveFormTask, {
      params: { token: tokenIn(body.next?.link) },
      body: { answers: [{ question_id: 1, value: '2026-12-01' }] },
    });
    for (const token of [body.receipt_token, tokenIn(done.form.application_link ?? '')]) {
      const page = await pageOf(token);
      expect(page).toMatch(/Done\. [^<]+ \(Larkfield Group\) is looking at it\./);
      expect(page).not.toContain('>Now<');
    }
  });

  it('shows the interview in the applicant’s zone, with the way to change it [CAR-012, CAR-017]', async () => {
    const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
    const { body } = await applyTo(stranger, position);
    const link = body.next?.link ?? '';
    const token = tokenIn(link);
    const [start = ''] = (await office.booking(token)).booking.slots;
    await office.book(token, start, { time_zone: 'America/Los_Angeles' });
    const booked = await pageOf(body.receipt_token);
    expect(booked).toContain('Your interview is booked');
    expect(booked).toContain(spokenTime(new Date(start), 'America/Los_Angeles', 'en'));
    expect(booked).toContain(`href="${link}">See, move, or cancel`);

    await stranger.call(cancelBooking, { params: { token }, body: {} });
    const canceled = await pageOf(body.receipt_token);
    expect(canceled).toContain('Your interview is canceled');
    expect(canceled).toContain(`href="${link}">Pick a new time`);
  });
});
