// The demo's inbox: threads in every state, as an employer finds them in the morning.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
});
afterAll(() => product.stop());

const count = async (text: string): Promise<number> =>
  Number((await product.app.ownerPool.query(`select count(*) from ${text}`)).rows[0].count);

describe('The threads of the demo', () => {
  it('are about 120, in every state of an inbox [MSG-002, MSG-003]', async () => {
    expect(await count('conversations')).toBe(120);
    for (const state of ['unread_count > 0', 'last_failed', 'archived_at is not null', 'may_revoke_at is not null']) {
      expect([state, (await count(`conversations where ${state}`)) > 1]).toEqual([state, true]);
    }
    for (const language of ['fr', 'es']) {
      const talks = `conversations c join applications a on a.id = c.application_id where a.language = '${language}'`;
      expect([language, (await count(talks)) > 5]).toEqual([language, true]);
    }
    expect(await count('persons where sms_opt_out')).toBeGreaterThan(3);
  });

  it('have correct unread counts and are in the past [MSG-002]', async () => {
    expect(
      await count(`conversations c where unread_count <> (select count(*) from messages m
        where m.conversation_id = c.id and m.direction = 'inbound' and m.read_at is null)`),
    ).toBe(0);
    expect(await count('messages where created_at > now()')).toBe(0);
  });

  it('have six message templates in several languages [MSG-010]', async () => {
    expect(await count("message_templates where translations <> '{}'")).toBe(6);
  });
});
