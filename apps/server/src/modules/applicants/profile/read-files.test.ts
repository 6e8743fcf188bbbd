// Files of applicants are read by the worker and found by search, over HTTP.
import {
  addApplication,
  addApplicationAttachment,
  deleteApplicationAttachment,
  listApplications,
} from '@onward/contract/applicants/applications';
import { createApplicationDraft } from '@onward/contract/careers/applying';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer, freshPhone } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { pdfResume } from '../../../demo/applicants/resumes.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;

beforeAll(async () => {
  product = await startInProcess({ env: { RATE_LIMITS: 'off' } });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const resume = (skill: string) =>
  pdfResume({ firstName: 'Ada', lastName: 'Quist', title: 'Host', experience: 'Ten years', skills: [skill] }).bytes;

async function upload(path: string, bytes: Buffer | string, type: string, caller?: ApiCaller): Promise<number> {
  const form = new FormData();
  form.append('category', 'resume');
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.append('file', new Blob([content], { type }), type === 'text/plain' ? 'resume.txt' : 'resume.pdf');
  const headers = caller ? { authorization: `Bearer ${caller.token}` } : undefined;
  const sent = await fetch(`${product.url}${path}`, { method: 'POST', body: form, headers });
  return ((await sent.json()) as { upload: { id: number } }).upload.id;
}

const found = async (query: string): Promise<number[]> =>
  (await admin.call<{ applications: { id: number }[] }>(listApplications, { query: { query } })).body.applications.map(
    ({ id }) => id,
  );

const foundSoon = (query: string) =>
  until(`somebody with ${query}`, async () => ((await found(query)).length > 0 ? found(query) : undefined));

const addByHand = async (positionKey: string, resumeUploadId?: number): Promise<number> => {
  const application = {
    position_key: positionKey,
    first_name: 'Ada',
    last_name: 'Quist',
    phone: freshPhone(),
    ...(resumeUploadId && { resume_upload_id: resumeUploadId }),
  };
  const { body } = await admin.call<{ application: { id: number } }>(addApplication, { body: { application } });
  return body.application.id;
};

describe('The text of a file', () => {
  it('sent with an application is found by search [AHD-022]', async () => {
    const position = await employer.publish({});
    const params = { position_key: position.digest_key };
    const draft = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
    const { token } = draft.body;
    const bytes = resume('Certified sommelier');
    const id = await upload(`/v1/application_drafts/${token}/uploads`, bytes, 'application/pdf');
    await product.app.ownerPool.query(`update application_drafts set started_at = started_at - interval '1 minute'`);
    expect(await found('sommelier')).toEqual([]);
    await applyTo(stranger, position, { draft_token: token, resume_upload_id: id });
    expect(await foundSoon('sommelier')).toHaveLength(1);
    expect(await found('Sommel')).toHaveLength(1);
  });

  it('is found in the resume of an applicant added by hand, with or without accents [AHD-022, APP-015]', async () => {
    const { digest_key: key } = await employer.publish({});
    const uploaded = await upload('/v1/uploads', 'Chef pâtissière, ten years\n', 'text/plain', admin);
    const id = await addByHand(key, uploaded);
    expect(await foundSoon('patissiere')).toEqual([id]);
    expect(await found('pâtissière chef')).toEqual([id]);
  });

  it('is found in files that staff add later, until they are deleted [AHD-022, APP-036]', async () => {
    const { digest_key: key } = await employer.publish({});
    const id = await addByHand(key);
    const uploaded = await upload('/v1/uploads', resume('Falconer'), 'application/pdf', admin);
    const { body } = await admin.call<{ attachment: { id: number } }>(addApplicationAttachment, {
      params: { id },
      body: { upload_id: uploaded },
    });
    expect(await foundSoon('falconer')).toEqual([id]);
    await admin.call(deleteApplicationAttachment, { params: { id: body.attachment.id } });
    expect(await found('falconer')).toEqual([]);
  });

  it('that cannot be read is recorded as unreadable and does not stop the others [AHD-022]', async () => {
    const { digest_key: key } = await employer.publish({});
    const broken = await upload('/v1/uploads', '%PDF-1.4\n1 0 obj << >> stream\n', 'application/pdf', admin);
    const id = await addByHand(key, broken);
    const other = await addByHand(key, await upload('/v1/uploads', resume('Taxidermist'), 'application/pdf', admin));
    await until('it to be looked at', async () => {
      const { rows } = await product.app.ownerPool.query(
        'select text_content, unreadable_reason from application_attachments where application_id = $1',
        [id],
      );
      return rows[0]?.text_content === '' && rows[0].unreadable_reason === 'broken';
    });
    const { rows: jobs } = await product.app.ownerPool.query(
      "select 1 from graphile_worker.jobs where key like 'read_files:%:' || $1",
      [id],
    );
    expect(jobs).toEqual([]);
    expect(await foundSoon('taxidermist')).toEqual([other]);
  });
});
