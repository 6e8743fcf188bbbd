import { describe, expect, it } from 'vitest';
import { breakLines, breakText, type LinePart } from './break-lines.ts';
import { textWidth } from './text-runs.ts';

const SIZE = 10;
const widthOf = (text: string): number => textWidth(text, {}, SIZE) + 0.01;
const broken = (text: string, width: number): string[] => breakText(text, {}, SIZE, width);

describe('Lines', () => {
  it('are broken between words, without the spaces [OFR-010]', () => {
    expect(broken('Work is at will', widthOf('Work is'))).toEqual(['Work is', 'at will']);
  });

  it('are broken between Chinese characters, but not before their punctuation [OFR-010]', () => {
    expect(broken('我们很高兴，欢迎', widthOf('我们很高'))).toEqual(['我们很高', '兴，欢迎']);
    expect(broken('我们很高兴，欢迎', widthOf('我们很高兴'))).toEqual(['我们很高', '兴，欢迎']);
    expect(broken('我们（很高）', widthOf('我们（'))).toEqual(['我们', '（很', '高）']);
  });

  it('end where the text says so [OFR-010]', () => {
    expect(broken('One\nTwo\r\n\nThree', 500)).toEqual(['One', 'Two', '', 'Three']);
    expect(broken('', 500)).toEqual(['']);
  });

  it('are not broken at a no-break space, nor after a hyphen before a number [OFR-010]', () => {
    expect(broken('Total 12\u00a0€', widthOf('Total 12'))).toEqual(['Total', '12\u00a0€']);
    expect(broken('page 12-30', widthOf('page 12-'))).toEqual(['page', '12-30']);
    expect(broken('the part-time job', widthOf('the part-'))).toEqual(['the part-', 'time job']);
  });

  it('break a word that is longer than a line between its letters [OFR-010]', () => {
    const lines = broken('x'.repeat(100), widthOf('x'.repeat(30)));
    expect(lines.map(({ length }) => length)).toEqual([30, 30, 30, 10]);
  });

  it('keep a word in two styles together, and a field with the period after it [OFR-010]', () => {
    const parts: LinePart<string>[] = [
      { kind: 'text', text: 'Dear Ama', style: {} },
      { kind: 'text', text: 'ra', style: { bold: true } },
      { kind: 'text', text: ', size ', style: {} },
      { kind: 'box', box: 'size', width: 40 },
      { kind: 'text', text: '.', style: {} },
    ];
    const lines = breakLines(parts, SIZE, widthOf('Dear Amara'));
    const texts = lines.map((line) => line.parts.map((part) => (part.kind === 'text' ? part.text : '[]')).join(''));
    expect(texts).toEqual(['Dear', 'Amara, size', '[].']);
  });

  it('are no wider than allowed, whatever the text [OFR-010]', () => {
    const text =
      '对花生 and “nuts” (also shell-fish), https://larkfield.test/a/very/long/address 以及任何用 $1,200.50。'.repeat(
        20,
      );
    for (const width of [40, 97, 240, 468]) {
      for (const line of broken(text, width)) expect(textWidth(line, {}, SIZE)).toBeLessThanOrEqual(width + 0.01);
    }
  });
});
