// Is a signed document made quickly? The processor time of rendering and sealing a three-page offer: on its own, and
// through the threads of the server with its event loop free. And do 200 offers leave quickly while others work?
import { availableParallelism, loadavg } from 'node:os';
import { renderDocuments } from '../apps/server/src/modules/documents/rendering/render.ts';
import { DocumentThreads } from '../apps/server/src/modules/documents/rendering/render-pool.ts';
import type { RenderRequest } from '../apps/server/src/modules/documents/rendering/render-request.ts';
import { PAPER, paperRequest } from '../apps/server/src/modules/documents/rendering/sample-paper.fixture.ts';
import { LETTER, requestOf, SIGNED } from '../apps/server/src/modules/documents/rendering/sample-request.fixture.ts';
import { createSealKey } from '../apps/server/src/modules/documents/seal/certificates.ts';
import { sealPdf } from '../apps/server/src/modules/documents/seal/seal-pdf.ts';
import type { SigningRecord } from '../apps/server/src/modules/documents/seal/signing-record.ts';
import { measureOffersInBulk } from './measuring/offers-in-bulk.ts';
import { printTable } from './measuring/print-table.ts';

const TIMES = 20;
const ROUNDS = 3;
const TARGET_MS = 150;
const NOW = new Date('2026-11-12T13:02:00Z');

/** Two pages of letter and one of certificate. */
const OFFER: RenderRequest = {
  ...SIGNED,
  documents: [
    ...SIGNED.documents,
    { title: 'Tip policy', content: { format: 'text', blocks: LETTER.slice(0, 11) }, pdf: null },
  ],
};
const CHINESE: RenderRequest = {
  ...OFFER,
  language: 'zh',
  documents: OFFER.documents.map((document) => ({
    ...document,
    content: {
      format: 'text',
      blocks: LETTER.map((block) => ({
        ...block,
        inlines: block.inlines.map((inline) =>
          inline.type === 'text'
            ? { ...inline, text: '我们很高兴向您提供领班职位，工作地点为迪凯特餐厅。起始日期如下：' }
            : inline,
        ),
      })),
    },
  })),
};

const RECORD: SigningRecord = {
  version: 1,
  title: 'Hourly offer letter',
  issuer: 'Larkfield Group LLC',
  pages: 3,
  sealed_at: NOW.toISOString(),
  signers: [{ name: 'Amara Okafor', role: 'applicant', signed_at: NOW.toISOString() }],
};

/** Processor milliseconds of one, the best of several rounds, because other programs can only add to it. */
async function processorTime(once: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (let time = 0; time < TIMES; time += 1) await once();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000 / TIMES);
  }
  return Math.min(...rounds);
}

const key = await createSealKey(NOW);
const threads = new DocumentThreads();
const rows: string[][] = [];

async function measure(name: string, once: () => Promise<Uint8Array>, target?: number): Promise<void> {
  const { length } = await once();
  const spent = await processorTime(once);
  const reached = target === undefined || spent <= target;
  if (!reached) process.exitCode = 1;
  const verdict = target === undefined ? '' : `${target} ${reached ? 'reached' : 'MISSED'}`;
  rows.push([name, spent.toFixed(1), `${Math.round(length / 1000)} kB`, verdict]);
}

const rendered = async (request: RenderRequest) => (await renderDocuments(request)).bytes;
const started = performance.now();
await rendered(OFFER);
rows.push(['the very first rendering, elapsed', (performance.now() - started).toFixed(1), '', '']);
await measure('unsigned letter, one page', () => rendered(requestOf(LETTER)));
await measure('signed offer, three pages', () => rendered(OFFER));
await measure('signed offer in Chinese', () => rendered(CHINESE));
const paper = paperRequest(PAPER);
await measure('official form, two pages', () => rendered(paper));
await measure(
  'rendering and sealing the form',
  async () => sealPdf(await rendered(paper), key, { ...RECORD, pages: 2 }),
  TARGET_MS,
);
const bytes = await rendered(OFFER);
await measure('sealing it', () => sealPdf(bytes, key, RECORD));
await measure('rendering and sealing', async () => sealPdf(await rendered(OFFER), key, RECORD), TARGET_MS);
await measure(
  'the same through a thread',
  async () => sealPdf((await threads.render(OFFER)).bytes, key, RECORD),
  TARGET_MS,
);
await threads.close();
printTable(['processor milliseconds a document', 'spent', 'file', 'at most'], rows);
console.log(`${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}`);

await measureOffersInBulk();
