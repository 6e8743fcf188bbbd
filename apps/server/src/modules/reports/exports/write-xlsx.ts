// Writes a report as a spreadsheet: one sheet, its numbers and dates typed, its first row fixed.
import type { ReportColumn } from '@onward/domain/reports/columns';
import { type StreamedEntry, zipStream } from '../../../platform/files/zip-stream.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Places in the list of formats below. */
const HEADING_STYLE = 1;
const DATE_STYLE = 2;
const MOMENT_STYLE = 3;
const MONEY_STYLE = 4;

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;

const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const BOOK_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

export interface Sheet {
  name: string;
  headings: readonly string[];
  columns: readonly ReportColumn[];
  /** Batches of rows, as a CSV would have them. */
  batches: AsyncIterable<readonly (readonly string[])[]>;
}

export function xlsxOf(sheet: Sheet, now: Date): AsyncGenerator<Buffer> {
  const entries: StreamedEntry[] = [
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [ROOT_RELATIONS] },
    { name: 'xl/_rels/workbook.xml.rels', content: [BOOK_RELATIONS] },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/workbook.xml', content: [workbookOf(sheet.name)] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetText(sheet) },
  ];
  return zipStream(entries, now);
}

/** Sheets have at most 31 characters in their name, and some may not be among them. */
const sheetName = (name: string): string =>
  Array.from(name.replaceAll(/[[\]*?:/\\']/g, ' '))
    .slice(0, 31)
    .join('')
    .trim() || 'Report';

const workbookOf = (name: string): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

async function* sheetText({ headings, columns, batches }: Sheet): AsyncGenerator<string> {
  const widths = columns.map((_, place) => `<col min="${place + 1}" max="${place + 1}" width="18" customWidth="1"/>`);
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield `<row>${headings.map((heading) => textCell(heading, HEADING_STYLE)).join('')}</row>`;
  const writers = columns.map(({ type }) => CELLS[type]);
  for await (const rows of batches) {
    let text = '';
    for (const cells of rows) {
      text += '<row>';
      for (let place = 0; place < cells.length; place += 1) text += writers[place]?.(cells[place] ?? '') ?? '';
      text += '</row>';
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

const EMPTY = '<c/>';

const textCell = (text: string, style = 0): string =>
  text === ''
    ? EMPTY
    : `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const numberCell =
  (style: number) =>
  (text: string): string =>
    NUMBER.test(text) ? `<c${style ? ` s="${style}"` : ''}><v>${text}</v></c>` : textCell(text);

/** Days count from the end of 1899. */
const serialCell =
  (style: number) =>
  (text: string): string => {
    const moment = Date.parse(text.length > 10 ? `${text.replace(' ', 'T')}Z` : text);
    return Number.isNaN(moment) ? textCell(text) : `<c s="${style}"><v>${moment / DAY_MS + EPOCH_DAY}</v></c>`;
  };

const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY_MS = 86_400_000;
const EPOCH_DAY = 25_569;

const CELLS: Record<ReportColumn['type'], (text: string) => string> = {
  text: (text) => textCell(text),
  choice: (text) => textCell(text),
  number: numberCell(0),
  money: numberCell(MONEY_STYLE),
  date: serialCell(DATE_STYLE),
  moment: serialCell(MOMENT_STYLE),
};

const SPECIAL = /[&<>"]/;
/** XML has no way to write these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  const allowed = text.replaceAll(FORBIDDEN, '');
  if (!SPECIAL.test(allowed)) return allowed;
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
