// What search engines get: the list of pages, and which to skip.
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { countPublicRead } from '../../../platform/http/limits/public-reads.ts';
import { FileCache, sendCachedFile } from '../../../platform/http/pages/file-cache.ts';
import { pathOf } from './career-pages.presenter.ts';
import { countPublicPostings, type ListedPosting, listPublicPostings } from './sitemap.queries.ts';

const PER_FILE = 5_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HOUR_CACHE = 'public, max-age=3600';
const AS_XML = { type: 'application/xml; charset=utf-8', cacheControl: HOUR_CACHE };
const CACHE_BYTES = 32 * 1_048_576;

export function installSitemap(http: FastifyInstance, app: App): void {
  const { publicUrl } = app.config;
  const read = <Result>(work: (tx: Transaction) => Promise<Result>) => inSystem(app.readPool, work);

  http.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', HOUR_CACHE)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /v1/\nDisallow: /hr\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  const cache = new FileCache(app.config.feedCacheSeconds, app.clock, CACHE_BYTES);
  const options = { schema: { hide: true }, onRequest: countPublicRead(app) };
  http.get('/sitemap.xml', options, async (request, reply) => {
    const file = await cache.read('all', async () => [
      await read(async (tx) => {
        const files = Math.ceil((await countPublicPostings(tx)) / PER_FILE);
        return files > 1 ? indexOf(publicUrl, files) : fileOf(publicUrl, await listPublicPostings(tx, PER_FILE, 0));
      }),
    ]);
    return file ? sendCachedFile(request, reply, file, AS_XML) : reply.callNotFound();
  });

  http.get<{ Params: { number: string } }>('/sitemap/:number', options, async (request, reply) => {
    const number = Number(/^(\d{1,4})\.xml$/.exec(request.params.number)?.[1] ?? 0);
    if (number === 0) return reply.callNotFound();
    const file = await cache.read(String(number), async () => {
      const postings = await read((tx) => listPublicPostings(tx, PER_FILE, (number - 1) * PER_FILE));
      return postings.length > 0 ? [fileOf(publicUrl, postings)] : null;
    });
    return file ? sendCachedFile(request, reply, file, AS_XML) : reply.callNotFound();
  });
}

const indexOf = (origin: string, files: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">${Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemap/${index + 1}.xml</loc></sitemap>`,
  ).join('')}</sitemapindex>\n`;

const fileOf = (origin: string, postings: readonly ListedPosting[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">${postings
    .map((posting) => {
      const address = encodeURI(origin + pathOf({ digest_key: posting.company_key }, posting));
      return `<url><loc>${address.replaceAll('&', '&amp;')}</loc><lastmod>${posting.updated_at.toISOString()}</lastmod></url>`;
    })
    .join('')}</urlset>\n`;
