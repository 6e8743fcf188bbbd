// Sharing an applicant by link: who gets it, what a guest sees, and how it ends.
import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  createFeedback,
  createNote,
  createShare,
  getSharedApplication,
  getSharedAttachment,
  listShares,
  revokeShare,
  type Share,
  type SharedApplication,
} from '@onward/contract/applicants/application-remarks';
import { addApplicationAttachment } from '@onward/contract/applicants/applications';
import { createUpload } from '@onward/contract/attachments/attachments';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { SHARE_SECONDS, SHARED_IN_ALL_MAX } from '@onward/domain/applicants/sharing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPublicPages } from '../../../../../../testing/browser/public-pages.ts';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let guest: ApiCaller;
let place: { positionId: number; stageId: number };
/** How far the product's clock runs ahead. */
let ahead = 0;

beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess({ sandbox: true, clock: () => new Date(Date.now() + ahead) });
  guest = new ApiCaller(product.url);
  admin = await guest.signIn('super.admin@larkfield.test');
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id: positionId } = await employer.publish({ title: 'Shift leader', hiring_process_template_id: process.id });
  const { rows } = await product.app.ownerPool.query(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  place = { positionId, stageId: rows[0].id };
});
afterAll(() => product.stop());

const someone = () =>
  insertApplicant(product.app.ownerPool, {
    ...place,
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@mail.example',
    phone: '4045550148',
  });

const share = (id: number, body: object, caller = admin) =>
  caller.call<{ share: Share }>(createShare, { params: { id }, body });

const shareSeveral = (application_ids: number[], emails: string[]) =>
  admin.call<{ results?: ActionResult[] }>(performApplicationAction, {
    body: { action_type: ACTION_CODES.share_applicant, application_ids, params: { emails } },
  });

/** The token of the newest link sent to an address. */
async function tokenFor(email: string, mails = 1): Promise<string> {
  const { text } = await product.outside.email(email, mails);
  return /\/shared\/([\w-]+)/.exec(text)?.[1] ?? '';
}

const look = (token: string) =>
  guest.call<{ application: SharedApplication }>(getSharedApplication, { params: { token } });
const page = (token: string, query = {}) => guest.request('GET', `/shared/${token}`, { query });

describe('A shared applicant', () => {
  it('is shown to a guest without contact details and without notes for admins [APP-034]', async () => {
    const id = await someone();
    await admin.call(createNote, { params: { id }, body: { note: { body: 'Knows the till' } } });
    await admin.call(createNote, { params: { id }, body: { note: { body: 'Secret pay', visibility: 'admins' } } });
    await admin.call(createFeedback, { params: { id }, body: { feedback: { recommendation: 'yes', body: 'Calm' } } });
    const made = await share(id, { emails: ['Guest@Mail.example'], message: 'Have a look' });
    expect(made).toMatchObject({ status: 201, body: { share: { recipients: ['guest@mail.example'], state: 'open' } } });

    const token = await tokenFor('guest@mail.example');
    const { body, text } = await look(token);
    expect(body.application).toMatchObject({
      first_name: 'Amara',
      last_name: 'Okafor',
      position_title: 'Shift leader',
      stage_name: 'Applied',
      message: 'Have a look',
      notes: [{ body: 'Knows the till' }],
      feedbacks: [{ recommendation: 'yes' }],
    });
    const shown = await page(token);
    expect(shown.status).toBe(200);
    for (const words of ['Amara Okafor', 'Shift leader', 'Knows the till', 'Have a look', 'noindex']) {
      expect(shown.text).toContain(words);
    }
    for (const hidden of ['amara@mail.example', '4045550148', 'Secret pay']) {
      expect(text + shown.text).not.toContain(hidden);
    }
    expect((await page(token, { lang: 'fr' })).text).toContain('a partagé cette candidature avec vous');
  });

  it('includes the files, each behind the same link [APP-034]', async () => {
    const id = await someone();
    const form = new FormData();
    form.append('category', 'document');
    form.append('file', new Blob(['Five years of cooking'], { type: 'text/plain' }), 'Resume.txt');
    const { body } = await admin.call<{ upload: { id: number } }>(createUpload, { body: form });
    await admin.call(addApplicationAttachment, { params: { id }, body: { upload_id: body.upload.id } });
    await share(id, { emails: ['files@mail.example'] });
    const token = await tokenFor('files@mail.example');
    const [file] = (await look(token)).body.application.attachments;
    const params = { token, id: file?.id ?? 0 };
    expect((await guest.call(getSharedAttachment, { params })).text).toBe('Five years of cooking');
    expect((await page(token)).text).toContain(`/v1/shared_applications/${token}/attachments/${file?.id}`);
    const foreign = await guest.call(getSharedAttachment, { params: { token, id: 987_654 } });
    expect(foreign.body.error_code).toBe(40001);
  });

  it('can be sent to colleagues by name, and is recorded in the profile’s history [APP-034]', async () => {
    const id = await someone();
    const { rows } = await product.app.ownerPool.query(
      `select s.id, s.name from company_staffs s join users u on u.id = s.user_id where u.email = 'manager@larkfield.test'`,
    );
    const made = await share(id, { company_staff_ids: [rows[0].id] });
    expect(made.body.share.recipients).toEqual([rows[0].name]);
    expect(await tokenFor('manager@larkfield.test')).not.toBe('');
    const { body } = await admin.call<{ shares: Share[] }>(listShares, { params: { id } });
    expect(body.shares).toMatchObject([{ state: 'open', recipients: [rows[0].name] }]);
  });

  it('is sent with the others in one email per recipient, each with its own link [APP-034]', async () => {
    const ids = [await someone(), await someone(), await someone()];
    const { body } = await shareSeveral(ids, ['several@mail.example', 'other@mail.example']);
    expect(body.results?.map(({ ok }) => ok)).toEqual([true, true, true]);
    const { subject, text, html } = await product.outside.email('several@mail.example');
    expect(subject).toBe('Renee Castellano shared 3 applicants with you');
    const tokens = [...text.matchAll(/\/shared\/([\w-]+)/g)].map(([, token]) => token ?? '');
    expect(new Set(tokens).size).toBe(3);
    expect(html).toContain('Amara Okafor, Shift leader, ');
    for (const token of tokens) expect((await look(token)).status).toBe(200);
    await product.outside.email('other@mail.example');
    expect(await product.outside.emails('several@mail.example')).toHaveLength(1);
    const listed = await admin.call<{ shares: Share[] }>(listShares, { params: { id: ids[0] ?? 0 } });
    expect(listed.body.shares).toMatchObject([{ recipients: ['several@mail.example', 'other@mail.example'] }]);
  });

  it('is one of at most a thousand; larger selections are refused with a message [APP-034]', async () => {
    const ids = Array.from({ length: SHARED_IN_ALL_MAX + 1 }, (_, at) => at + 1);
    const { status, body } = await shareSeveral(ids, ['many@mail.example']);
    expect([status, body.error_code]).toEqual([422, 20004]);
    expect(body.message).toBe("You can share up to 1000 applicants at once. You've selected 1001.");
  });

  it('can be revoked from the profile; the link then stops working [APP-034]', async () => {
    const id = await someone();
    const { body } = await share(id, { emails: ['closed@mail.example'] });
    const token = await tokenFor('closed@mail.example');
    expect((await admin.call(revokeShare, { params: { id: body.share.id } })).status).toBe(204);
    expect((await look(token)).body.error_code).toBe(20007);
    expect((await page(token)).text).toContain('This link is no longer valid');
    const listed = await admin.call<{ shares: Share[] }>(listShares, { params: { id } });
    expect(listed.body.shares[0]?.state).toBe('revoked');
  });

  it('expires after seven days [APP-034]', async () => {
    const id = await someone();
    await share(id, { emails: ['late@mail.example'] });
    const token = await tokenFor('late@mail.example');
    ahead = (SHARE_SECONDS - 60) * 1000;
    expect((await look(token)).status).toBe(200);
    ahead = (SHARE_SECONDS + 60) * 1000;
    expect((await look(token)).body.error_code).toBe(20007);
    expect((await page(token)).status).toBeGreaterThanOrEqual(400);
    ahead = 0;
  });

  it.each([
    ['nobody', {}],
    ['a broken address', { emails: ['guest@'] }],
    ['a colleague who is not there', { company_staff_ids: [987_654] }],
  ])('goes not to %s [APP-034]', async (_whom, body) => {
    expect((await share(await someone(), body)).body.error_code).toBe(20001);
  });

  it('cannot be found by guessing [APP-034]', async () => {
    expect((await look('no-such-token-at-all')).body.error_code).toBe(40001);
    expect((await page('no-such-token-at-all')).status).toBe(404);
  });
});
