// Caching of feeds and sitemaps for many readers.
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { FileCache, FileTooLarge } from './file-cache.ts';

describe('A cached file', () => {
  let now = new Date('2026-11-10T12:00:00Z');
  const clock = () => now;
  const wordsOf = (file: { gzip: Buffer } | null): string | null => file && gunzipSync(file.gzip).toString();

  it('is generated once for all concurrent requests, and again after it expires [PLT-022]', async () => {
    const files = new FileCache(60, clock);
    let written = 0;
    const write = async () => {
      written += 1;
      return [`file ${written}`];
    };
    const read = await Promise.all(Array.from({ length: 50 }, () => files.read('a', write)));
    expect([written, ...new Set(read.map(wordsOf))]).toEqual([1, 'file 1']);
    now = new Date(now.getTime() + 60_000);
    expect(wordsOf(await files.read('a', write))).toBe('file 2');
  });

  it('that does not exist is cached, one that failed is not [PLT-022]', async () => {
    const files = new FileCache(60, clock);
    let asked = 0;
    const none = async () => {
      asked += 1;
      return null;
    };
    expect([await files.read('none', none), await files.read('none', none), asked]).toEqual([null, null, 1]);
    await expect(files.read('b', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(wordsOf(await files.read('b', async () => ['there']))).toBe('there');
  });

  it('is evicted when others need the space, and is refused when it alone is too large [PLT-022]', async () => {
    const files = new FileCache(60, clock, 1_000);
    const noise = (length: number) => [
      Array.from({ length }, () => String.fromCharCode(33 + Math.random() * 90)).join(''),
    ];
    let written = 0;
    const first = async () => {
      written += 1;
      return noise(700);
    };
    await files.read('first', first);
    await files.read('second', async () => noise(700));
    await files.read('first', first);
    expect(written).toBe(2);
    await expect(files.read('huge', async () => noise(5_000))).rejects.toBeInstanceOf(FileTooLarge);
  });
});

describe('Feeds and sitemaps', () => {
  let product: InProcessProduct;

  beforeAll(async () => {
    product = await startInProcess({ env: { FEED_CACHE_SECONDS: '3600', RATE_LIMIT_PUBLIC_READ: '40/60' } });
  });
  afterAll(() => product.stop());

  it.each(['/feeds/indeed.xml', '/feeds/calendar/nobody.ics', '/sitemap.xml', '/sitemap/9.xml'])(
    'are limited by address like any public read: %s [PLT-022, JOB-055, SCH-014]',
    async (path) => {
      await product.app.ownerPool.query("delete from rate_limits where bucket like 'public_read:%'");
      const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`${product.url}${path}`)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(15);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      for (const answer of answers) await answer.arrayBuffer();
    },
  );

  it('are cached for a while, and a client with the newest version gets 304 [JOB-055]', async () => {
    const quiet = await startInProcess({ env: { FEED_CACHE_SECONDS: '3600' } });
    try {
      const caller = await new ApiCaller(quiet.url).signIn('super.admin@larkfield.test');
      const url = `${quiet.url}/feeds/indeed.xml`;
      const first = await fetch(url);
      const text = await first.text();
      const position = await new Employer(caller).publish({});
      const second = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
      expect(await second.text()).toBe(text);
      expect(text).not.toContain(position.digest_key);
      const etag = first.headers.get('etag') ?? '';
      const third = await fetch(url, { headers: { 'if-none-match': etag } });
      expect([third.status, await third.text(), etag.length > 10]).toEqual([304, '', true]);
    } finally {
      await quiet.stop();
    }
  });
});
