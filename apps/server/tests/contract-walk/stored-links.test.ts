// Links that are stored and shown to others later: an address that is not a web page is rejected with an error on its
// field.
import { openSupportTicket, updateCompany } from '@onward/contract/company/company';
import { requestUpgrade } from '@onward/contract/company/upgrades';
import type { EndpointShape } from '@onward/contract/endpoint';
import { createMeeting } from '@onward/contract/interviews/meetings';
import { UPGRADE_REQUEST_TYPES } from '@onward/domain/company/upgrade-requests';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

const PAYWALL = { plan_type: 'x', paywall_title: 'x', paywall_body: 'x', paywall_limit_text: 'x' };
const MEETING = {
  application_id: 1,
  starts_at: '2030-01-01T10:00:00Z',
  duration_minutes: 30,
  meeting_type: 'video_conference',
  interviewer_ids: [1],
};

const TAKEN: [string, EndpointShape, (address: string) => object][] = [
  ['video_link', createMeeting, (video_link) => ({ meeting: { ...MEETING, video_link } })],
  ['page_url', openSupportTicket, (page_url) => ({ support_ticket: { subject: 'x', body: 'x', page_url } })],
  [
    'page_url',
    requestUpgrade,
    (page_url) => ({
      ...PAYWALL,
      page_url,
      upgrade_request: { request_type: UPGRADE_REQUEST_TYPES[0], phone_number: '' },
    }),
  ],
  ['website', updateCompany, (website) => ({ company: { website } })],
];

describe('a link that is stored', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web' } });
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  describe.each(TAKEN)('as %s', (field, endpoint, bodyWith) => {
    it.each([
      'javascript:alert(1)',
      'JAVASCRIPT://example.com/%0aalert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://example.com/1',
    ])(`of ${endpoint.name} is never %s [PLT-006]`, async (address) => {
      const { status, body } = await admin.call(endpoint, { params: { id: 1 }, body: bodyWith(address) });
      expect([status, body.error_code]).toEqual([422, 20001]);
      expect(Object.keys(body.errors ?? {}).map((name) => name.split('.').at(-1))).toEqual([field]);
    });
  });
});
