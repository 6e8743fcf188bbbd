import type { Paper, PaperBox, PaperRow, PaperSection } from '@onward/domain/documents/papers';
import { describe, expect, it } from 'vitest';
import { pagePixels } from './page-pixels.ts';
import { inkIn, pageTexts, textsOf } from './pdf-reading.fixture.ts';
import { renderDocuments } from './render.ts';
import { box, PAPER, paperRequest, row } from './sample-paper.fixture.ts';

const paperOf = (...sections: PaperSection[]): Paper => ({ ...PAPER, sheets: [{ sections }] });
const render = (paper: Paper) => renderDocuments(paperRequest(paper));
const textsIn = async (...rows: PaperRow[]) => textsOf((await render(paperOf({ rows }))).bytes);
const content = (shown: PaperBox['content']): PaperRow => row({ share: 1, content: shown });

/** The area inside the margins. */
const SHEET = { x: 30, y: 30, width: 552, height: 700 };

describe('A rendered paper', () => {
  it('names form, agency, edition, person, and the number of each page [ONB-043, ONB-044]', async () => {
    const { bytes, pages } = await render(PAPER);
    const [first = '', second = ''] = await pageTexts(bytes, pages);
    for (const words of ['Form I-9', 'Department of Homeland Security', 'OMB No. 1615-0047', 'Expires 05/31/2027']) {
      expect(first).toContain(words);
    }
    expect(first).toContain('Form I-9 (01/20/25) · Amara Okafor · page 1 of 2');
    expect(second).toContain('Form I-9 (01/20/25) · Amara Okafor · page 2 of 2');
  });

  it('has each value right after its label, in the order of the form [ONB-043, ONB-044]', async () => {
    for (const found of await textsOf((await render(PAPER)).bytes)) {
      expect(found).toContain('First Name (Given Name) Amara 1. A citizen');
      expect(found).toContain('Document Title U.S. Passport Issuing Authority U.S. Department of State');
      expect(found).toContain('(c) Extra withholding. Each pay. 4(c) $ 1,025.00');
      expect(found).toMatch(/List A .*512345678 List B .* List C .*Additional Information/);
    }
  });

  it('marks the box that was chosen, also for readers of its text [ONB-043, ONB-044]', async () => {
    for (const found of await textsOf((await render(PAPER)).bytes)) {
      expect(found).toContain(
        '1. A citizen of the United States X 2. A noncitizen national of the United States Signature',
      );
    }
  });

  it('puts ticks in one line as far as there is room [ONB-043]', async () => {
    const ticks = ['Single', 'Married', 'Head of household'].map((text, at) => ({ text, checked: at === 1 }));
    const few = await inkOf(content({ kind: 'ticks', ticks, inLine: true }));
    const many = await inkOf(content({ kind: 'ticks', ticks: [...ticks, ...ticks, ...ticks], inLine: true }));
    expect(many - few).toBeCloseTo(11, 0);
  });

  it.each(['José Núñez-O’Briën', 'Łukasz Żółć', '张喆堃', 'Nguyễn Thị Hồng'])(
    'writes %s as text and as a signature [ONB-043, ONB-044]',
    async (name) => {
      const signature = { name, strokes: [] };
      const rows = [row(box('Name', name)), row(box('Middle', '')), content({ kind: 'signature', signature })];
      for (const found of await textsIn(...rows)) expect(found).toContain(`Name ${name} Middle ${name} Form`);
    },
  );

  it('is the same file for the same paper [ONB-043]', async () => {
    const [one, other] = [await render(PAPER), await render(PAPER)];
    expect(Buffer.from(other.bytes).equals(one.bytes)).toBe(true);
  });
});

/** How high the frames of the rows are. */
async function inkOf(...rows: PaperRow[]): Promise<number> {
  const ink = inkIn(await pagePixels((await render(paperOf({ rows }))).bytes, 0), 612, SHEET);
  return (ink?.bottom ?? 0) - (ink?.top ?? 0);
}

describe('A row of a paper', () => {
  it('grows with a long value, which stays whole [ONB-043]', async () => {
    const long = 'Apartment 4, behind the second gate of the old mill. '.repeat(8).trim();
    for (const found of await textsIn(row(box('Address', long), box('City', 'Atlanta')))) {
      expect(found).toContain(long);
    }
    const [short, high] = [await inkOf(row(box('Address', 'Here'))), await inkOf(row(box('Address', long)))];
    expect(high).toBeGreaterThan(short + 24);
  });

  it('is never split over pages [ONB-043, ONB-044]', async () => {
    const value = 'One long answer that needs several lines. '.repeat(9).trim();
    const rows = Array.from({ length: 24 }, (_, index) => row(box(`Begin ${index}`, `${value} End ${index}`)));
    const { bytes, pages } = await render(paperOf({ rows }));
    expect(pages).toBeGreaterThan(1);
    const texts = await pageTexts(bytes, pages);
    for (const index of rows.keys()) {
      const on = (words: string) => texts.findIndex((each) => each.includes(`${words} ${index} `));
      expect([index, on('Begin')]).toEqual([index, on('End')]);
      expect(on('Begin')).toBeGreaterThanOrEqual(0);
    }
  });

  it('is set in smaller type when it would be higher than a page [ONB-044]', async () => {
    const value = `${'One more circumstance that the form has to tell. '.repeat(200)}The end.`;
    const { bytes, pages } = await render(paperOf({ rows: [row(box('Additional Information', value))] }));
    expect(pages).toBe(1);
    expect((await pageTexts(bytes, 1))[0]).toContain('The end.');
  });

  it('shows corrected values struck through before the current one [ONB-044]', async () => {
    const last = (earlier: PaperBox['earlier'], value: string): PaperRow =>
      row({ ...box('Last Name', value), ...(earlier && { earlier }) });
    const corrected = last([{ value: 'O          O', initials: 'AO', date: '11/24/2026' }], 'Okafor');
    for (const found of await textsIn(corrected)) {
      expect(found).toMatch(/Last Name O\s+O AO 11\/24\/2026 Okafor/);
    }
    const inGap = async (...rows: PaperRow[]) => {
      const { bytes } = await render(paperOf({ rows }));
      // Between the two letters, below the label and above the next line.
      return inkIn(await pagePixels(bytes, 0), 612, { x: 50, y: 46, width: 15, height: 10 })?.count ?? 0;
    };
    expect(await inGap(corrected)).toBeGreaterThan(10);
    expect(await inGap(last(undefined, 'O          O'))).toBe(0);
  });
});

describe('The heading of a section', () => {
  it.each(['top', 'left'] as const)('never ends a page, at the %s [ONB-043, ONB-044]', async (place) => {
    for (let count = 20; count < 32; count += 1) {
      const filler = { rows: Array.from({ length: count }, () => row(box('Filler', 'Text'))) };
      const titled = {
        band: { place, title: 'Attestation' },
        rows: [row(box('First', 'Row')), row(box('Next', 'Row'))],
      };
      const { bytes, pages } = await render(paperOf(filler, titled));
      const texts = await pageTexts(bytes, pages);
      const withFirst = texts.findIndex((each) => each.includes('First Row'));
      expect(texts[withFirst]).toContain('Attestation First Row');
    }
  });
});
