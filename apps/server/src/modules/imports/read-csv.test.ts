import { IMPORT_MAX_BYTES } from '@onward/domain/imports/csv';
import { csvFile } from '@onward/domain/imports/csv-writer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => {
  const units = new Uint8Array(2 + text.length * 2);
  units.set([0xff, 0xfe]);
  for (let index = 0; index < text.length; index += 1) {
    units.set([text.charCodeAt(index) & 0xff, text.charCodeAt(index) >> 8], 2 + index * 2);
  }
  return units;
};

const read = (text: string) => {
  const reading = readCsv(bytesOf(text));
  if (!reading.read) throw new Error(reading.reason);
  return reading.table;
};

describe('a CSV file', () => {
  it.each([
    ['commas', 'Name,City\nDecatur,Decatur\n'],
    ['semicolons', 'Name;City\nDecatur;Decatur\n'],
    ['tabs', 'Name\tCity\nDecatur\tDecatur\n'],
    ['a mark at the start', '\uFEFFName,City\nDecatur,Decatur\n'],
    ['line ends of Windows', 'Name,City\r\nDecatur,Decatur\r\n'],
    ['line ends of old Macs', 'Name,City\rDecatur,Decatur\r'],
    ['no line end at the end', 'Name,City\nDecatur,Decatur'],
    ['quotes', '"Name","City"\n"Decatur","Decatur"\n'],
    ['spaces around cells', ' Name , City \n Decatur , Decatur \n'],
  ])('with %s is read [AHD-019]', (_, text) => {
    expect(read(text)).toEqual({ columns: ['Name', 'City'], rows: [{ line: 2, cells: ['Decatur', 'Decatur'] }] });
  });

  it('keeps delimiters, quotes and line breaks that stand in quotes, and counts lines as an editor does [AHD-019]', () => {
    expect(read('Name,Note\n"Decatur, GA","said ""hi""\nand left"\nBuckhead,\n')).toEqual({
      columns: ['Name', 'Note'],
      rows: [
        { line: 2, cells: ['Decatur, GA', 'said "hi"\nand left'] },
        { line: 4, cells: ['Buckhead', ''] },
      ],
    });
  });

  it('skips empty lines and fits every row to the columns [AHD-019]', () => {
    expect(read('A,B,C\n\n,,\n1\n1,2,3,4\n').rows).toEqual([
      { line: 4, cells: ['1', '', ''] },
      { line: 5, cells: ['1', '2', '3'] },
    ]);
  });

  it('is not split at a semicolon inside a quoted heading [AHD-019]', () => {
    expect(read('"Name; long; longer",City\nA,B\n').columns).toEqual(['Name; long; longer', 'City']);
  });

  it('in UTF-16 with its mark is read [AHD-019]', () => {
    expect(readCsv(utf16('Name,City\nDécatur,A\n'))).toMatchObject({
      read: true,
      table: { columns: ['Name', 'City'] },
    });
  });

  it.each([
    ['too_large', new Uint8Array(IMPORT_MAX_BYTES + 1)],
    ['wrong_encoding', new Uint8Array([0x4e, 0xe9, 0x0a, 0x41])],
    ['wrong_encoding', bytesOf('Name\u0000,City\nA,B')],
    ['no_rows', bytesOf('')],
    ['no_rows', bytesOf('Name,City\n\n')],
    ['too_many_rows', bytesOf(`Name\n${'A\n'.repeat(10_001)}`)],
    ['too_many_columns', bytesOf(`${Array.from({ length: 101 }, (_, index) => `c${index}`).join(',')}\n1\n`)],
    ['open_quote', bytesOf('Name,City\n"Decatur,GA\n')],
    ['duplicate_column', bytesOf('Name,name\nA,B\n')],
  ] as const)('is refused: %s [AHD-019]', (reason, bytes) => {
    expect(readCsv(bytes)).toEqual({ read: false, reason });
  });

  it('counts a Windows line end inside quotes as one line [AHD-019]', () => {
    expect(read('Name,Note\r\nA,"one\r\ntwo"\r\n\r\nB,\r\n').rows).toEqual([
      { line: 2, cells: ['A', 'one\r\ntwo'] },
      { line: 5, cells: ['B', ''] },
    ]);
  });

  it('may have blanks around quotes, quotes inside a cell and text after a quote [AHD-019]', () => {
    expect(read('A,B\n "x, y" ,5" pipe\n').rows).toEqual([{ line: 2, cells: ['x, y', '5" pipe'] }]);
    expect(read('A,B\n"Bob" Smith,"x, y"\n').rows).toEqual([{ line: 2, cells: ['"Bob" Smith', 'x, y'] }]);
  });

  it('may end with more blank rows than an import has rows [AHD-019]', () => {
    expect(read(`A,B\n1,2\n${',\n'.repeat(30_000)}`).rows).toEqual([{ line: 2, cells: ['1', '2'] }]);
  });

  it('of millions of rows of the wrong length is refused without reading them all [AHD-019]', () => {
    expect(readCsv(bytesOf(`A,B,C\n${'""\n'.repeat(1_700_000)}`))).toEqual({ read: false, reason: 'too_many_rows' });
  });

  it('written by us is read back as it was [AHD-019]', () => {
    const cell = fc
      .tuple(fc.constantFrom('', '=', '+', '-', '@', "'", "'=", "''-", '"'), fc.string({ unit: 'grapheme' }))
      .map((parts) => parts.join('').replaceAll('\0', '').trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const filled = rows.filter((row) => row.some((each) => each !== ''));
        if (filled.length === 0) return;
        expect(read(csvFile([['One', 'Two'], ...rows]))).toMatchObject({
          columns: ['One', 'Two'],
          rows: filled.map((cells) => ({ cells })),
        });
      }),
    );
  });
});
