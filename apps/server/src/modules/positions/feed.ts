// The feed job boards read: every public, approved posting of every company, written page by page as it is read (JOB-055).
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { inSystem } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { listAfter } from './feed.queries.ts';
import { FEED_END, feedHead, feedJob } from './feed.xml.ts';

const PER_PAGE = 500;
const PUBLISHER = 'Onward';
const CACHE = 'public, max-age=900';

export function installFeed(app: FastifyInstance, house: House): void {
  app.get('/feeds/indeed.xml', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', CACHE)
      .type('application/xml; charset=utf-8')
      .send(Readable.from(written(house))),
  );
}

async function* written({ config, readPool, clock }: House): AsyncGenerator<string> {
  const email = config.supportEmail ?? /<(.+)>/.exec(config.mail.from)?.[1] ?? config.mail.from;
  const publisher = { name: PUBLISHER, url: config.publicUrl, email };
  yield feedHead(publisher, clock());
  let last = { company_id: 0, id: 0 };
  while (true) {
    // A page is one short transaction, however slowly the reader takes it.
    const rows = await inSystem(readPool, (tx) => listAfter(tx, last, PER_PAGE));
    yield rows.map((row) => feedJob(row, publisher)).join('');
    const end = rows.at(-1);
    if (!end || rows.length < PER_PAGE) break;
    last = end;
  }
  yield FEED_END;
}
