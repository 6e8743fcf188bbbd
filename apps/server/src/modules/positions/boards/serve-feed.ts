// Serves the job board feed: every public, approved posting of every company, streamed page by page (JOB-055).
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { rateLimited } from '../../../platform/http/errors.ts';
import { countPublicRead } from '../../../platform/http/limits/public-reads.ts';
import { FileCache, FileTooLarge, sendCachedFile } from '../../../platform/http/pages/file-cache.ts';
import { listAfter } from './feed.queries.ts';
import { FEED_END, feedHead, feedJob } from './write-feed.ts';

const PER_PAGE = 500;
const PUBLISHER = 'Onward';
const CACHE = 'public, max-age=900';

const TYPE = 'application/xml; charset=utf-8';
/** How many readers may stream at once a feed that is too large to cache. */
const STREAMS_AT_ONCE = 2;
const RETRY_SECONDS = 60;

export function installFeed(http: FastifyInstance, app: App): void {
  const cache = new FileCache(app.config.feedCacheSeconds, app.clock);
  const stream = fewStreams(app);
  const options = { schema: { hide: true }, onRequest: countPublicRead(app) };
  http.get('/feeds/indeed.xml', options, async (request, reply) => {
    try {
      const file = await cache.read('indeed', async () => written(app));
      return file && sendCachedFile(request, reply, file, { type: TYPE, cacheControl: CACHE });
    } catch (error) {
      if (!(error instanceof FileTooLarge)) throw error;
      return stream(reply);
    }
  });
}

function fewStreams(app: App): (reply: FastifyReply) => FastifyReply {
  let streams = 0;
  return (reply) => {
    if (streams >= STREAMS_AT_ONCE) throw rateLimited(RETRY_SECONDS);
    streams += 1;
    reply.raw.once('close', () => {
      streams -= 1;
    });
    return reply
      .header('cache-control', CACHE)
      .type(TYPE)
      .send(Readable.from(written(app)));
  };
}

async function* written({ config, readPool, clock }: App): AsyncGenerator<string> {
  const email = config.supportEmail ?? /<([^<>]+)>/.exec(config.mail.from)?.[1] ?? config.mail.from;
  const publisher = { name: PUBLISHER, url: config.publicUrl, email };
  yield feedHead(publisher, clock());
  let last = { company_id: 0, id: 0 };
  while (true) {
    // Each page is one short transaction, no matter how slow the reader is.
    const rows = await inSystem(readPool, (tx) => listAfter(tx, last, PER_PAGE));
    yield rows.map((row) => feedJob(row, publisher)).join('');
    const end = rows.at(-1);
    if (!end || rows.length < PER_PAGE) break;
    last = end;
  }
  yield FEED_END;
}
