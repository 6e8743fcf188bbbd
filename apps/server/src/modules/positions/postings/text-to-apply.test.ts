// Texting a keyword to our number, from the phone to the reply; the sandbox behaves like the real provider.

import { openResumeLink } from '@onward/contract/careers/applying';
import { getSettings } from '@onward/contract/company/company';
import { listJobBoardPostings } from '@onward/contract/positions/job-boards';
import type { Position } from '@onward/contract/positions/position';
import {
  changePositionKeyword,
  createPosition,
  listMyPositions,
  publishPosition,
} from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

describe('text to apply', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let position: Position;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    const { rows } = await product.app.ownerPool.query(
      "select id from locations where company_id = 1 and name = 'Smyrna'",
    );
    const description = '<p>You welcome guests and keep the place tidy and clean, day by day.</p>';
    const wanted = { title: 'Shift leader', location_id: rows[0].id, description };
    const made = (await admin.call<{ position: Position }>(createPosition, { body: { position: wanted } })).body
      .position;
    const published = { params: { position_key: made.digest_key } };
    position = (await admin.call<{ position: Position }>(publishPosition, published)).body.position;
  });
  afterAll(() => product.stop());

  const text = (from: string, body: string) =>
    fetch(`${product.outside.url}/api/sms/inbound`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, body }),
    });

  it('answers the keyword with a link that leads into the application [JOB-054]', async () => {
    const { body: settings } = await admin.call<{ text_to_apply_phone_numbers: string[] }>(getSettings);
    expect(settings.text_to_apply_phone_numbers).toEqual(['+15005550006']);
    expect(position.keyword).toBe(`SHIFT${position.id}`);
    const asked = await text('+12025550123', ` shift ${position.id}! `);
    expect(asked.status, await asked.clone().text()).toBe(201);
    const answer = await product.outside.text('+12025550123');
    expect(answer.body).toContain('Thanks for your interest in Shift leader');
    const link = new URL(/https?:\/\/\S+/.exec(answer.body)?.[0] ?? '');
    expect(link.pathname).toMatch(new RegExp(`^/positions/\\w+/${position.digest_key}/apply$`));
    expect(link.searchParams.get('referer_source')).toBe('text_to_apply');
    const params = { token: link.searchParams.get('resume') ?? '' };
    const opened = await api.call<{ application_draft: { entries: { phone?: string } } }>(openResumeLink, { params });
    expect(opened.status, opened.text).toBeLessThan(300);
    const counts = await admin.call<{ text_to_apply: object }>(listJobBoardPostings, {
      params: { position_key: position.digest_key },
    });
    expect(counts.body.text_to_apply).toEqual({ texted: 1, applied: 0 });
  });

  it('can be changed to a keyword that is neither taken nor reserved by carriers [JOB-054]', async () => {
    const params = { position_key: position.digest_key };
    const change = (keyword: string) =>
      admin.call<{ position: Position; errors: Record<string, string[]> }>(changePositionKeyword, {
        params,
        body: { keyword },
      });
    const { body: others } = await admin.call<{ positions: Position[] }>(listMyPositions, {
      query: { status: 'published', query: 'Dishwasher' },
    });
    expect((await change('stop')).body.errors.keyword).toEqual([
      'Phone carriers reserve this word. Choose another one.',
    ]);
    expect((await change(`dishwasher${others.positions[0]?.id}`)).body.errors.keyword).toEqual([
      `Use only letters, or end with ${position.id}`,
    ]);
    const changed = await change(' lead us ');
    expect(changed.body.position).toMatchObject({ keyword: 'LEADUS', version: position.version });
    const { digest_key } = others.positions[0] ?? position;
    const second = await admin.call<{ errors: Record<string, string[]> }>(changePositionKeyword, {
      params: { position_key: digest_key },
      body: { keyword: 'leadus' },
    });
    expect(second.body.errors.keyword).toEqual(['Another job uses this word. Choose another one.']);
    expect((await text('+12025550126', 'Lead us')).status).toBe(201);
    expect((await product.outside.text('+12025550126')).body).toContain('Shift leader');
    await change(`shift${position.id}`);
  });

  it('ignores other words, and accepts nothing without a signature [JOB-054, MSG-007]', async () => {
    expect((await text('+12025550124', 'hello there')).status).toBe(201);
    expect(await product.outside.texts('+12025550124')).toEqual([]);
    const forged = await fetch(`${product.url}/v1/webhooks/sms`, {
      method: 'POST',
      body: new URLSearchParams({ From: '+12025550125', Body: position.keyword ?? '', MessageSid: 'SM1' }),
    });
    expect(forged.status).toBe(401);
    expect(await product.outside.texts('+12025550125')).toEqual([]);
  });
});
