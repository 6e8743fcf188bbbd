import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { csvFile, csvLine } from './csv-writer.ts';

const read = (text: string) => {
  const reading = readCsv(new TextEncoder().encode(text));
  return reading.read ? reading.table : reading.reason;
};

describe('a line of CSV', () => {
  it('has every cell in quotes [APP-009, RPT-013]', () => {
    expect(csvLine(['Decatur', '', 'said "hi", left', 'two\nlines'])).toBe(
      '"Decatur","","said ""hi"", left","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1 (404) 555-0172', '-5', '-2+3+cmd|calc', '@SUM(A1)', '\t=1', '\r=1', "'=1"])(
    'holds nothing a spreadsheet would run: %j [APP-009, RPT-013]',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
    },
  );

  it('is read back as it was [AHD-019]', () => {
    const cell = fc
      .tuple(fc.constantFrom('', '=', '+', '-', '@', "'", "'=", "''-", '"'), fc.string({ unit: 'grapheme' }))
      .map((parts) => parts.join('').replaceAll('\0', '').trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const table = read(csvFile([['One', 'Two'], ...rows]));
        const filled = rows.filter((row) => row.some((each) => each !== ''));
        if (filled.length === 0) return;
        expect(table).toMatchObject({ columns: ['One', 'Two'], rows: filled.map((cells) => ({ cells })) });
      }),
    );
  });
});
