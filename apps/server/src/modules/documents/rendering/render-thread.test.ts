import { describe, expect, it } from 'vitest';
import { createSealKey, toPem } from '../seal/certificates.ts';
import { verifySeal } from '../seal/verify-seal.ts';
import { renderAndSeal } from './render-thread.ts';
import { SIGNED } from './sample-request.fixture.ts';

describe('What a thread renders', () => {
  it('is sealed with its pages and their hashes when it is given a key [AHD-010]', async () => {
    const key = await createSealKey(new Date('2026-11-12T13:02:00Z'));
    const record = {
      version: 1 as const,
      title: 'Hourly offer letter',
      issuer: 'Larkfield Group',
      sealed_at: '2026-11-12T13:02:00.000Z',
      signers: [],
    };
    const request = SIGNED;
    const plain = await renderAndSeal({ request, seal: null });
    const sealed = await renderAndSeal({ request, seal: { pem: await toPem(key), record } });
    expect(await verifySeal(Buffer.from(plain.bytes), [key])).toEqual({ result: 'not_ours' });
    expect(await verifySeal(Buffer.from(sealed.bytes), [key])).toMatchObject({
      result: 'genuine',
      record: { pages: plain.pages, page_hashes: plain.pageHashes },
    });
  });
});
