// Daily upload limits, over HTTP.
import { createApplicationDraft } from '@onward/contract/careers/applying';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

const MEGABYTE = 1_048_576;

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let draftOf: () => Promise<string>;

beforeAll(async () => {
  product = await startInProcess({
    env: {
      RATE_LIMIT_UPLOAD_LINK_FILES: '3/86400',
      RATE_LIMIT_UPLOAD_LINK_MEGABYTES: '3/86400',
      RATE_LIMIT_UPLOAD_USER_FILES: '4/86400',
      RATE_LIMIT_UPLOAD_USER_MEGABYTES: '5/86400',
      RATE_LIMIT_UPLOAD_COMPANY_FILES: '8/86400',
    },
  });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  const position = await new Employer(admin).publish({});
  const params = { position_key: position.digest_key };
  draftOf = async () => {
    const { body } = await stranger.call<{ token: string }>(createApplicationDraft, {
      params,
      body: { language: 'en' },
    });
    return `/v1/application_drafts/${body.token}/uploads`;
  };
});
afterAll(() => product.stop());

const upload = (caller: ApiCaller, path: string, bytes = 100) => {
  const form = new FormData();
  form.set('category', 'resume');
  form.set('file', new Blob(['a'.repeat(bytes)]), 'resume.txt');
  return caller.request('POST', path, { body: form });
};
const stored = async (): Promise<number> => (await product.app.ownerPool.query('select 1 from uploads')).rows.length;

describe('Uploads of one day', () => {
  it('by one link are limited by number, with a message and a time to retry [PLT-053, PLT-022]', async () => {
    const path = await draftOf();
    for (let file = 0; file < 3; file += 1) expect((await upload(stranger, path)).status).toBe(201);
    const before = await stored();
    const { status, body, headers } = await upload(stranger, path);
    expect([status, body.error_code, body.message]).toEqual([
      429,
      20006,
      'Too many files were uploaded with this link today. Try again tomorrow.',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await stored()).toBe(before);
  });

  it('by one link are limited by megabytes; a file that does not fit is not counted [PLT-053, PLT-022]', async () => {
    const path = await draftOf();
    expect((await upload(stranger, path, 2 * MEGABYTE)).status).toBe(201);
    expect((await upload(stranger, path, 2 * MEGABYTE)).body.error_code).toBe(20006);
    expect((await upload(stranger, path, MEGABYTE / 2)).status).toBe(201);
  });

  it('for one company are limited, but applicants cannot use up the staff’s share [PLT-053, PLT-022]', async () => {
    const codes = [];
    for (let file = 0; file < 5; file += 1) codes.push((await upload(stranger, await draftOf())).body.error_code);
    expect(codes.at(-1)).toBe(20006);
    const said = await upload(stranger, await draftOf());
    expect(said.body.message).toBe('Your company has uploaded too many files today. Try again tomorrow.');
    expect((await upload(admin, '/v1/uploads')).status).toBe(201);
  });

  it('by one staff member are limited without affecting others [PLT-053, PLT-022]', async () => {
    const hr = await stranger.signIn('hr.admin@larkfield.test');
    const statuses = [];
    for (let file = 0; file < 5; file += 1) statuses.push((await upload(hr, '/v1/uploads')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 429]);
    const { body } = await upload(hr, '/v1/uploads');
    expect(body.message).toBe("You've uploaded too many files today. Try again tomorrow.");
    expect((await upload(admin, '/v1/uploads')).status).toBe(201);
  });
});
