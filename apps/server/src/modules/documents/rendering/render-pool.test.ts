import { afterEach, describe, expect, it } from 'vitest';
import { renderDocuments } from './render.ts';
import { DocumentThreads, type DocumentThreadsOptions, RenderError } from './render-pool.ts';
import { LETTER, paragraph, requestOf, SIGNED, text } from './sample-request.fixture.ts';

let threads: DocumentThreads | undefined;
const started = (options?: DocumentThreadsOptions): DocumentThreads => {
  threads = new DocumentThreads(options);
  return threads;
};
afterEach(() => threads?.close());

const LONG = Array.from({ length: 8000 }, () => paragraph(text('A long sentence for a long page. '.repeat(20))));
const HUGE = requestOf(LONG);

async function cpuOfThisThread(once: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  for (let time = 0; time < 10; time += 1) await once();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

describe('Rendering in threads', () => {
  it('gives the same file as rendering here [OFR-010]', async () => {
    const [here, there] = [await renderDocuments(SIGNED), await started().render(SIGNED)];
    expect(Buffer.from(there.bytes).equals(here.bytes)).toBe(true);
    expect(there).toMatchObject({ pages: here.pages, pageHashes: here.pageHashes });
  });

  it('leaves the server free to answer [PLT-022]', async () => {
    const pool = started();
    await pool.render(SIGNED);
    const here = await cpuOfThisThread(() => renderDocuments(SIGNED));
    const there = await cpuOfThisThread(() => pool.render(SIGNED));
    expect(there).toBeLessThan(here / 3);
  });

  it('fails with a reason when a thread runs out of memory, and works again [PLT-022]', async () => {
    const pool = started({ heapMegabytes: 48, threads: 1 });
    await expect(pool.render(HUGE)).rejects.toThrow(/could not be rendered: .*memory/i);
    expect((await pool.render(requestOf(LETTER))).pages).toBe(1);
  });

  it('fails with a reason when it takes too long, and works again [PLT-022]', async () => {
    // On a busy machine, starting a thread alone takes seconds.
    const pool = started({ timeoutMs: 9000, threads: 1, heapMegabytes: 1500 });
    await pool.render(SIGNED);
    const endless = requestOf([...LONG, ...LONG, ...LONG]);
    const [slow, waiting] = await Promise.allSettled([pool.render(endless), pool.render(requestOf(LETTER))]);
    expect(slow).toMatchObject({ reason: new RenderError('The document was not rendered within 9000 ms.') });
    expect(waiting).toMatchObject({ value: { pages: 1 } });
  });

  it('names what is wrong with a document [OFR-010]', async () => {
    const [document] = SIGNED.documents;
    const pdf = { format: 'pdf' as const, pages: [], fields: [], tags: [] };
    const documents = document ? [{ ...document, content: pdf, pdf: Buffer.from('nothing') }] : [];
    await expect(started().render({ ...SIGNED, documents })).rejects.toThrow(RenderError);
  });

  it('hashes the pages of a file from outside [AHD-010]', async () => {
    const { bytes, pageHashes } = await renderDocuments(requestOf(LETTER));
    expect(await started().hashPages(bytes)).toEqual(pageHashes);
    expect(await started().hashPages(Buffer.from('nothing'))).toBeNull();
  });
});
