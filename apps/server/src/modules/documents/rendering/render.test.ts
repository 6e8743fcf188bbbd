import { describe, expect, it } from 'vitest';
import { pagePixels } from './page-pixels.ts';
import { inkIn, pageTexts, textsOf } from './pdf-reading.fixture.ts';
import { renderDocuments } from './render.ts';
import {
  APPLICANT,
  CERTIFICATE,
  COMPANY,
  heading,
  inlineField,
  LETTER,
  paragraph,
  requestOf,
  SIGNED,
  text,
  unsigned,
} from './sample-request.fixture.ts';

const textOf = async (...blocks: Parameters<typeof requestOf>[0]): Promise<string[]> =>
  textsOf((await renderDocuments(requestOf(blocks))).bytes);

describe('The text of a rendered letter', () => {
  it.each([
    ['English', 'We’re happy to offer you the position: “Shift Leader” – fine, first-rate, $17.50/hour.'],
    [
      'French',
      'Nous sommes heureux de vous offrir le poste d’équipière à Besançon ; où êtes-vous ? Œuvre, ça, 1 200 €.',
    ],
    ['Spanish', '¿Cuándo empieza? Señora Núñez, nos complace ofrecerle el puesto de líder de turno. ¡Bienvenida!'],
    ['Chinese', '我们很高兴向您提供领班职位，工作地点为迪凯特餐厅。起始日期：2026年11月23日，时薪 17.50 美元。'],
    ['a rare name', '张喆堃和龘龘'],
    ['Vietnamese, Greek, and Cyrillic', 'Nguyễn Thị Hồng Ðạt, Ελένη Παπαδοπούλου, Дмитрий Щербаков, Łukasz Żółć'],
  ])('is found exactly in %s [OFR-010]', async (_language, sentence) => {
    for (const found of await textOf(paragraph(text(sentence)))) expect(found).toContain(sentence);
  });

  it('is the same in bold, italics, and underlined, and over several lines [OFR-010]', async () => {
    const sentence = 'Every shift starts with a short meeting, 每个班次开始前有短会。 ';
    const block = paragraph(
      text(sentence.repeat(3), { bold: true }),
      text(sentence.repeat(3), { italic: true }),
      text('underlined', { underline: true }),
    );
    const words = `${sentence.repeat(6)}underlined`.replaceAll(' ', '');
    for (const found of await textOf(block)) expect(found.replaceAll(' ', '')).toContain(words);
  });

  it('has a box for characters that no font has [OFR-010]', async () => {
    for (const found of await textOf(paragraph(text('party 🎉 time')))) expect(found).toContain('party □ time');
  });

  it('has the values of tags, the letterhead, and a footer [OFR-010]', async () => {
    for (const found of await textsOf((await renderDocuments(requestOf(LETTER))).bytes)) {
      expect(found).toContain('position of Shift Leader at our Decatur restaurant, starting November 23, 2026.');
      expect(found).toContain('Cluckwell');
      expect(found).toContain('Larkfield Group LLC');
      expect(found).toContain('Hourly offer letter · page 1 of 1');
    }
  });

  it('is the same file for the same request [OFR-010]', async () => {
    const [one, other] = [await renderDocuments(SIGNED), await renderDocuments(SIGNED)];
    expect(Buffer.from(other.bytes).equals(one.bytes)).toBe(true);
  });
});

describe('The fields of a rendered letter', () => {
  it('show their labels until they are filled in [OFR-006]', async () => {
    for (const found of await textsOf((await renderDocuments(requestOf(LETTER))).bytes)) {
      for (const label of ['Shirt size', 'Initials', 'Your signature', 'Company signature']) {
        expect(found).toContain(label);
      }
      expect(found).not.toContain('November 12');
    }
  });

  it('show values, initials, and the date in the zone of the company when signed [OFR-010]', async () => {
    for (const found of await textsOf((await renderDocuments(SIGNED)).bytes)) {
      expect(found).toContain('Your shirt size for the uniform: M');
      expect(found).toContain('I have read the tip policy. AO');
      expect(found).toContain('Date signed: November 10, 2026');
      expect(found).not.toContain('Your signature');
    }
  });

  it.each([
    ['fr', 'Date : 10 novembre 2026'],
    ['es', 'Date : 10 de noviembre de 2026'],
    ['zh', 'Date : 2026年11月10日'],
  ] as const)('show dates in the language of the document, e.g. %s [OFR-008]', async (language, expected) => {
    const block = paragraph(text('Date : '), inlineField({ id: 'date', kind: 'date', label: 'Date' }));
    const { bytes } = await renderDocuments(requestOf([block], { language, signers: [APPLICANT] }));
    for (const found of await textsOf(bytes)) expect(found).toContain(expected);
  });

  it('belong to the company signers in their order, and to the last for more [OFR-012]', async () => {
    const signers = ['Ann', 'Bob'].map((name) => ({ ...COMPANY, name, signature: { name, strokes: [] } }));
    const blocks = ['one', 'two', 'three'].map((id) => paragraph(inlineField({ id, role: 'company' })));
    const { bytes } = await renderDocuments(requestOf(blocks, { signers: [APPLICANT, ...signers] }));
    const [found = ''] = await pageTexts(bytes, 1);
    expect(found.match(/Ann|Bob/g)).toEqual(['Ann', 'Ann', 'Bob', 'Bob', 'Bob', 'Bob']);
  });

  it('stay empty for those who have not signed yet [AHD-010]', async () => {
    const { bytes } = await renderDocuments(requestOf(LETTER, { signers: [APPLICANT, unsigned(COMPANY)] }));
    for (const found of await textsOf(bytes)) {
      expect(found).toContain('Company signature');
      expect(found).not.toContain('Your signature');
    }
  });

  it('show the signature as it was drawn, above its line [OFR-010]', async () => {
    const only = [paragraph(inlineField({ id: 'signature' }))];
    const area = { x: 72, y: 150, width: 190, height: 50 };
    const signed = await renderDocuments(requestOf(only, { signers: [APPLICANT] }));
    const ink = inkIn(await pagePixels(signed.bytes, 0), 612, area);
    expect(ink?.count).toBeGreaterThan(500);
    expect((ink?.bottom ?? 0) - (ink?.top ?? 0)).toBeGreaterThan(30);
  });
});

describe('The pages of a rendered letter', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => paragraph(text(`Line ${index + 1}`)));

  it('are broken where the text needs it, each with its number [OFR-010]', async () => {
    const long = paragraph(text('Work is at will, and this sentence is long enough to need many lines. '.repeat(110)));
    const { bytes, pages } = await renderDocuments(requestOf([long]));
    const texts = await pageTexts(bytes, pages);
    expect(pages).toBe(3);
    expect(texts.map((each) => /page \d of 3/.exec(each)?.[0])).toEqual(['page 1 of 3', 'page 2 of 3', 'page 3 of 3']);
  });

  it('never end with a heading [OFR-010]', async () => {
    for (let count = 15; count < 26; count += 1) {
      const blocks = [...lines(count), heading('Tips'), paragraph(text('Tips are shared.'))];
      const { bytes, pages } = await renderDocuments(requestOf(blocks));
      const texts = await pageTexts(bytes, pages);
      for (const each of texts) expect(each.includes('Tips are shared.')).toBe(each.includes('Tips Tips'));
    }
  });

  it('never split a signature field [OFR-010]', async () => {
    for (let count = 15; count < 26; count += 1) {
      const blocks = [...lines(count), paragraph(inlineField({ id: 'signature' }))];
      const { bytes, pages } = await renderDocuments(requestOf(blocks));
      const texts = await pageTexts(bytes, pages);
      for (const each of texts) expect(each.includes('Amara Okafor')).toBe(each.includes('Your signature'));
    }
  });

  it('of several documents each begin with a letterhead and count on their own [OFR-009]', async () => {
    const request = requestOf([paragraph(text('One'))]);
    const [first] = request.documents;
    const documents = ['Offer', 'Tip policy'].flatMap((title) => (first ? [{ ...first, title }] : []));
    const { bytes, pages } = await renderDocuments({ ...request, documents });
    expect(pages).toBe(2);
    const texts = await pageTexts(bytes, 2);
    expect(texts[0]).toContain('Offer · page 1 of 1');
    expect(texts[1]).toMatch(/Cluckwell.*Tip policy · page 1 of 1/);
  });
});

describe('The certificate of a signed document', () => {
  it('says who signed when, from where, and what happened [OFR-010]', async () => {
    const { bytes, pages } = await renderDocuments(SIGNED);
    expect(pages).toBe(2);
    const [, found = ''] = await pageTexts(bytes, 2);
    expect(found).toContain(CERTIFICATE.originalSha256);
    for (const { name, email, address, signedAt } of CERTIFICATE.signers) {
      for (const fact of [name, email, address, signedAt]) expect(found).toContain(fact);
    }
    for (const { event, at } of CERTIFICATE.events) expect(found).toContain(`${at} ${event}`.slice(0, 35));
  });

  it('spans several pages with many events, without losing one [OFR-010]', async () => {
    const events = Array.from({ length: 120 }, (_, index) => ({
      event: `Event ${index + 1}`,
      who: 'Amara Okafor',
      at: 'Nov 10, 2026',
      address: null,
      documentSha256: null,
    }));
    const { bytes, pages } = await renderDocuments({ ...SIGNED, certificate: { ...CERTIFICATE, events } });
    const found = (await pageTexts(bytes, pages)).join(' ');
    for (const { event } of events) expect(found).toContain(`${event} Amara`);
  });
});
