// A live system without optional services says so, and never uses the sandbox.

import { sendAppLink } from '@onward/contract/identity/identity';
import { startAdpLink, startAdpSignIn } from '@onward/contract/identity/single-sign-on';
import { beginCalendarLink } from '@onward/contract/interviews/external-calendars';
import { getPublicConfiguration } from '@onward/contract/platform/platform';
import { createJobBoardPosting } from '@onward/contract/positions/job-boards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../testing/people/employer.ts';
import { ApiCaller } from '../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../testing/product/in-process-product.ts';
import { LIVE_SETTINGS } from '../../../testing/product/live-settings.ts';

describe('a live system without optional services', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ env: { ...LIVE_SETTINGS, ONWARD_EMBEDDED_DATABASE: '', ROLE: 'web' } });
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const off = { status: 422, body: { error_code: 20003, message: "This service isn't set up" } };

  it('reports to its screens that no service is available [PLT-050, PLT-054]', async () => {
    expect((await admin.call(getPublicConfiguration)).body).toMatchObject({ services: [] });
  });

  it('connects no calendar [SCH-014]', async () => {
    expect(await admin.call(beginCalendarLink, { body: { provider: 'google' } })).toMatchObject(off);
  });

  it('puts no job on a board [JOB-053]', async () => {
    const position = await new Employer(admin).publish();
    const job_board_posting = { board: 'indeed', price: 100 };
    const params = { position_key: position.digest_key };
    expect(await admin.call(createJobBoardPosting, { params, body: { job_board_posting } })).toMatchObject(off);
  });

  it('offers neither sign-in with ADP nor linking it [IDN-024]', async () => {
    const { status, headers } = await admin.call(startAdpSignIn);
    expect([status, headers.get('location')]).toEqual([302, 'https://hire.example/#/login?error=sso']);
    expect(await admin.call(startAdpLink)).toMatchObject(off);
  });

  it('texts no link to an app it does not have [IDN-033]', async () => {
    expect(await admin.call(sendAppLink, { body: { phone: '4045550123', region_number: '1' } })).toMatchObject(off);
  });
});
