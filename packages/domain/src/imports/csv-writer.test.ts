import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-writer.ts';

describe('a line of CSV', () => {
  it('has every cell in quotes [APP-009, RPT-013]', () => {
    expect(csvLine(['Decatur', '', 'said "hi", left', 'two\nlines'])).toBe(
      '"Decatur","","said ""hi"", left","two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1 (404) 555-0172', '-5', '-2+3+cmd|calc', '@SUM(A1)', '\t=1', '\r=1', "'=1"])(
    'contains nothing a spreadsheet would run: %j [APP-009, RPT-013]',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
    },
  );
});
