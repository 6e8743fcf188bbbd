import { getApplicationAttachment } from '@onward/contract/applicants/applications';
import { createApplicationDraft } from '@onward/contract/careers/applying';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { applyTo, Employer } from '../../careers/careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ env: { RATE_LIMITS: 'off' } });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

/** Applies with a resume; returns the id of its file. */
async function applyWithResume(place: string): Promise<number> {
  const employer = new Employer(admin);
  const position = await employer.publish({ location_id: await employer.locationId(place) });
  const params = { position_key: position.digest_key };
  const { body } = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
  const form = new FormData();
  form.append('category', 'resume');
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'Résumé Amara.pdf');
  const sent = await fetch(`${product.url}/v1/application_drafts/${body.token}/uploads`, {
    method: 'POST',
    body: form,
  });
  const { upload } = (await sent.json()) as { upload: { id: number } };
  await product.app.ownerPool.query(`update application_drafts set started_at = started_at - interval '1 minute'`);
  const applied = await applyTo(stranger, position, { draft_token: body.token, resume_upload_id: upload.id });
  expect(applied.status).toBe(201);
  const { rows } = await product.app.ownerPool.query('select max(id) as id from application_attachments');
  return rows[0].id;
}

describe('A file of an application', () => {
  it('is downloaded under its own name, or shown inline on request [PLT-052, CAR-010]', async () => {
    const id = await applyWithResume('Decatur');
    const file = await admin.call(getApplicationAttachment, { params: { id } });
    expect([file.status, file.text]).toEqual([200, PDF]);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Re_sume_ Amara.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Amara.pdf`,
    );
    const shown = await admin.call(getApplicationAttachment, { params: { id }, query: { type: 'inline' } });
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('returns not found when there is none, and is hidden from staff who may not see the posting [PLT-052, CMP-024]', async () => {
    const id = await applyWithResume('Buckhead');
    expect((await admin.call(getApplicationAttachment, { params: { id: 987_654 } })).body.error_code).toBe(40001);
    // A manager limited to Decatur.
    const manager = await stranger.signIn('manager@larkfield.test');
    expect((await manager.call(getApplicationAttachment, { params: { id } })).body.error_code).toBe(40001);
    const own = await applyWithResume('Decatur');
    expect((await manager.call(getApplicationAttachment, { params: { id: own } })).status).toBe(200);
    expect((await stranger.call(getApplicationAttachment, { params: { id } })).body.error_code).toBe(10003);
  });
});
