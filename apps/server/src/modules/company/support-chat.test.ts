// The support chat over HTTP, against the sandbox (INT-017).
import { openSupportChat } from '@onward/contract/company/support-chat';
import { getPublicConfiguration, type PublicConfiguration } from '@onward/contract/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

const BUNDLE = {
  page_url: 'https://onward.test/#/applicants',
  request_url: '/v1/applications',
  error_reference: 'ref-4711',
  details: 'The list did not load.',
};

describe('The support chat', () => {
  let product: InProcessProduct;
  let stranger: ApiCaller;
  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    stranger = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  it('opens with the error bundle and who writes [INT-017, PLT-013]', async () => {
    const manager = await stranger.signIn('manager@larkfield.test');
    const { status, body } = await manager.call<{ support_chat: { url: string } }>(openSupportChat, {
      body: { support_chat: BUNDLE },
    });
    expect(status).toBe(201);
    const page = await (await fetch(body.support_chat.url)).text();
    for (const known of ['manager@larkfield.test', 'Larkfield Group', 'ref-4711', 'The list did not load.']) {
      expect(page).toContain(known);
    }
  });

  it('is offered where it is configured, and closed to strangers [INT-017, PLT-054]', async () => {
    const { body } = await stranger.call<PublicConfiguration>(getPublicConfiguration);
    expect(body.services).toContain('support_chat');
    expect((await stranger.call(openSupportChat, { body: { support_chat: BUNDLE } })).status).toBe(401);
  });

  it('that does not answer is a clear error [INT-017, INT-016]', async () => {
    const silent = await startInProcess({ env: { SUPPORT_CHAT_URL: 'http://127.0.0.1:9/chat' } });
    const manager = await new ApiCaller(silent.url).signIn('manager@larkfield.test');
    const { status, body } = await manager.call(openSupportChat, { body: { support_chat: BUNDLE } });
    expect([status, body.error_code]).toEqual([502, 30001]);
    expect(body.message).toContain('Write to us with the form instead');
    await silent.stop();
  });
});
