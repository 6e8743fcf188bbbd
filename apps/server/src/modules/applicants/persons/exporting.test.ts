// Applicant data that leaves the product: a list export, attachments, shared links. Each needs its permission, and each
// is in the audit log.

import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { createShare, listShares, revokeShare, type Share } from '@onward/contract/applicants/application-remarks';
import {
  addApplicationAttachment,
  exportApplications,
  getApplicationAttachment,
} from '@onward/contract/applicants/applications';
import { createUpload } from '@onward/contract/attachments/attachments';
import { getMessageAttachment } from '@onward/contract/messages/conversations';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
/** Can read applicants of their location but edit none. */
let reader: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
  await rows("update company_roles set permissions = '{edit_note}' where company_id = 1 and name = 'Manager'");
  reader = await api.signIn('manager@larkfield.test');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const audited = (event: string) =>
  rows('select user_id, subject_type, subject_id, changes from audit_log where event = $1 order by id', [event]);

const shareByAction = (caller: ApiCaller, id: number) =>
  caller.call(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.share_applicant,
      application_ids: [id],
      params: { emails: ['guest@mail.example'] },
      screen: 'all_applicants',
    },
  });

describe('An export of listed applicants', () => {
  it('requires permission to edit applicants, and is logged with who downloaded it [PLT-055, CMP-022]', async () => {
    const refused = await reader.call(exportApplications);
    expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
    expect(await audited('applications_exported')).toEqual([]);
    const { status } = await admin.call(exportApplications, { query: { query: 'Okafor', columns: 'name,email' } });
    expect(status).toBe(200);
    const log = await audited('applications_exported');
    expect(log).toMatchObject([{ user_id: expect.any(Number), subject_type: 'application', subject_id: null }]);
    // A search term may be a name, so the log only says that there was a search.
    expect(log[0].changes.given).toEqual(expect.arrayContaining(['columns', 'query']));
    expect(JSON.stringify(log)).not.toContain('Okafor');
  });
});

describe('Sharing an applicant', () => {
  it('requires permission to edit applicants, by its endpoint and as an action [APP-034, CMP-022]', async () => {
    const { id } = await office.applicant();
    const body = { emails: ['guest@mail.example'] };
    expect((await reader.call(createShare, { params: { id }, body })).body.error_code).toBe(10004);
    expect((await shareByAction(reader, id)).body.error_code).toBe(10004);
    const shared = await admin.call<{ share: Share }>(createShare, { params: { id }, body });
    expect(shared.status, shared.text).toBe(201);
    const params = { id: shared.body.share.id };
    expect((await reader.call(revokeShare, { params })).body.error_code).toBe(10004);
    expect((await admin.call<{ shares: Share[] }>(listShares, { params: { id } })).body.shares).toMatchObject([
      { state: 'open' },
    ]);
  });

  it('is logged each time, without the recipients’ addresses [PLT-055]', async () => {
    const { id } = await office.applicant();
    const body = { emails: ['guest@mail.example'], message: 'Look' };
    const { body: shared } = await admin.call<{ share: Share }>(createShare, { params: { id }, body });
    expect((await shareByAction(admin, id)).status).toBe(200);
    const log = (await audited('application_shared')).filter(({ subject_id }) => subject_id === id);
    expect(log).toEqual([
      { user_id: expect.any(Number), subject_type: 'application', subject_id: id, changes: { emails: 1, staff: 0 } },
      { user_id: expect.any(Number), subject_type: 'application', subject_id: id, changes: { emails: 1, staff: 0 } },
    ]);
    await admin.call(revokeShare, { params: { id: shared.share.id } });
    expect(await audited('share_revoked')).toMatchObject([{ subject_type: 'share', subject_id: shared.share.id }]);
  });
});

describe('A download of an attachment', () => {
  it('is logged, and a refused one is not [PLT-052, PLT-055]', async () => {
    const { id } = await office.applicant();
    const form = new FormData();
    form.set('category', 'resume');
    form.set('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'resume.pdf');
    const upload = await admin.call<{ upload: { id: number } }>(createUpload, { body: form });
    const added = await admin.call<{ attachment: { id: number } }>(addApplicationAttachment, {
      params: { id },
      body: { upload_id: upload.body.upload.id },
    });
    const params = { id: added.body.attachment.id };
    expect((await admin.call(getApplicationAttachment, { params })).status).toBe(200);
    expect((await admin.call(getApplicationAttachment, { params: { id: 987_654 } })).status).toBe(404);
    expect((await admin.call(getMessageAttachment, { params: { id: 987_654 } })).status).toBe(404);
    expect(await audited('attachment_downloaded')).toMatchObject([
      { user_id: expect.any(Number), subject_type: 'application_attachment', subject_id: params.id },
    ]);
    expect(await audited('message_attachment_downloaded')).toEqual([]);
  });
});
