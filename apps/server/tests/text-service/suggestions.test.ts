// Suggestions over HTTP, against the sandbox's text service (CMP-003, decision 50).
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suggestMessage } from '@onward/contract/messages/message-suggestions';
import { getPublicConfiguration, type PublicConfiguration } from '@onward/contract/platform/platform';
import { suggestDescription } from '@onward/contract/positions/description-suggestions';
import { SUGGESTION_MAX } from '@onward/domain/platform/suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

const ADMIN = 'super.admin@larkfield.test';

const withModule = async (product: InProcessProduct): Promise<ApiCaller> => {
  await product.app.ownerPool.query(`insert into company_modules (company_id, module) values (1, 'ai_assistant')`);
  return new ApiCaller(product.url).signIn(ADMIN);
};

describe('Suggestions', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    const before = await new ApiCaller(product.url).signIn(ADMIN);
    const refused = await describeJob(before, { title: 'Line Cook' });
    expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
    admin = await withModule(product);
  });
  afterAll(() => product.stop());

  const describeJob = (caller: ApiCaller, shown: { title: string; description?: string }) =>
    caller.call<{ description_suggestion: { description: string } }>(suggestDescription, {
      body: { description_suggestion: { description: '', ...shown } },
    });
  const write = (caller: ApiCaller, shown: { body?: string; replying_to?: string; channel?: string }) =>
    caller.call<{ message_suggestion: { body: string } }>(suggestMessage, {
      body: { message_suggestion: { channel: 'sms', subject: '', body: '', replying_to: '', ...shown } },
    });
  const lastRequest = async (): Promise<string> =>
    (await fetch(`${product.app.config.sandbox.url}/api/text-service`)).text();

  it('draft a job description as rich text, from the title and what is written [CMP-003, PLT-054]', async () => {
    const { status, body } = await describeJob(admin, { title: 'Line Cook', description: '<p>Weekly <b>pay</b></p>' });
    expect([status, body.description_suggestion.description]).toEqual([
      200,
      '<p>We are looking for a Line Cook.</p><p>Weekly pay</p><p>You will:</p>' +
        '<ul><li><p>Welcome guests</p></li><li><p>Keep your station clean</p></li></ul>',
    ]);
  });

  it('return no code that an editor would run [CMP-003]', async () => {
    const { body } = await describeJob(admin, { title: '<img src=x onerror=alert(1)>' });
    expect(body.description_suggestion.description).toContain('&lt;img src=x');
    expect(body.description_suggestion.description).not.toContain('<img');
  });

  it('draft a message from the draft, or an answer to what the applicant wrote [CMP-003, PLT-054]', async () => {
    const improved = await write(admin, { body: 'Hi {{applicant_first_name}}, come by at 9.' });
    expect(improved.body.message_suggestion.body).toBe(
      'Hi {{applicant_first_name}}, come by at 9. Let us know if you have any questions.',
    );
    const answered = await write(admin, { replying_to: 'Any news?' });
    expect(answered.body.message_suggestion.body).toBe('Thanks for your message. We will get back to you soon.');
  });

  it('send no phone number, email address, or Social Security number to the service [CMP-003, PLT-056]', async () => {
    const replying_to = 'My SSN is 123-45-6789, mail ana@mail.test';
    const { body } = await write(admin, { body: 'Call me at (404) 555-0134.', replying_to });
    expect(body.message_suggestion.body).toContain('Call me at (404) 555-0134.');
    const sent = await lastRequest();
    expect(sent).toContain('My SSN is ⟦2⟧');
    for (const secret of ['555-0134', '6789', 'ana@mail', 'larkfield', 'Larkfield']) expect(sent).not.toContain(secret);
  });

  it('are for those who may edit jobs and send messages [CMP-003, CMP-022]', async () => {
    const stranger = new ApiCaller(product.url);
    expect((await describeJob(stranger, { title: 'Line Cook' })).status).toBe(401);
    await product.app.ownerPool.query(
      `update company_roles set permissions = array_remove(array_remove(permissions, 'edit_message'), 'update_position')
       where company_id = 1 and id = (select role_id from company_staffs where email = 'manager@larkfield.test')`,
    );
    const manager = await stranger.signIn('manager@larkfield.test');
    expect((await write(manager, {})).body.error_code).toBe(10004);
  });

  it('name the field that is too long or missing [CMP-003, PLT-006]', async () => {
    const { status, body } = await describeJob(admin, { title: ' ' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['title']]);
  });

  it('say so when the service is down, or its answer was cut off [CMP-003, INT-016]', async () => {
    for (const title of ['Outage', 'Endless']) {
      const { status, body } = await describeJob(admin, { title });
      expect([status, body.error_code]).toEqual([502, 30001]);
      expect(body.message).toContain("Suggestions aren't available right now");
    }
  });

  it('are offered where the service is configured, and limited per person [CMP-003, PLT-022]', async () => {
    const limited = await startInProcess({
      env: { RATE_LIMIT_SUGGESTION: '2/3600', TEXT_SERVICE_URL: `${product.app.config.sandbox.url}/text-service/v1` },
    });
    const { body } = await new ApiCaller(limited.url).call<PublicConfiguration>(getPublicConfiguration);
    expect(body.services).toContain('text_service');
    const caller = await withModule(limited);
    // A failed one counts as well: the service was asked.
    await describeJob(caller, { title: 'Outage' });
    expect((await write(caller, {})).status).toBe(200);
    expect((await write(caller, {})).status).toBe(429);
    await limited.stop();
  });

  it('are refused where no service is configured [CMP-003, PLT-054]', async () => {
    const without = await startInProcess({});
    without.app.config.textService = null;
    const { body } = await new ApiCaller(without.url).call<PublicConfiguration>(getPublicConfiguration);
    expect(body.services).not.toContain('text_service');
    const { body: refused } = await describeJob(await withModule(without), { title: 'Line Cook' });
    expect([refused.error_code, refused.message]).toEqual([20003, "This service isn't set up"]);
    await without.stop();
  });

  const choice = (content: unknown, finish_reason = 'stop') => ({ choices: [{ message: { content }, finish_reason }] });
  const FOREIGN: readonly [string, RequestListener][] = [
    ['a page', (_, response) => response.end('<html>')],
    ['null', (_, response) => response.end('null')],
    ['no choices', (_, response) => response.end('{"choices":[]}')],
    ['a number', (_, response) => response.end(JSON.stringify(choice(7)))],
    ['nothing', (_, response) => response.end(JSON.stringify(choice(' ')))],
    ['too long a text', (_, response) => response.end(JSON.stringify(choice('x'.repeat(SUGGESTION_MAX + 1))))],
    ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'no end',
      (_, response) => {
        const more = (): void => {
          if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more));
        };
        more();
      },
    ],
  ];

  it('are refused when the service answers something else [CMP-003, INT-016]', async () => {
    let answer: RequestListener = () => undefined;
    const web = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => web.once('listening', resolve));
    const url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    const other = await startInProcess({ env: { TEXT_SERVICE_URL: url } });
    const caller = await withModule(other);
    for (const [name, listener] of FOREIGN) {
      answer = listener;
      const { status, body } = await describeJob(caller, { title: 'Line Cook' });
      expect([name, status, body.error_code]).toEqual([name, 502, 30001]);
    }
    await other.stop();
    web.closeAllConnections();
    web.close();
  });
});
