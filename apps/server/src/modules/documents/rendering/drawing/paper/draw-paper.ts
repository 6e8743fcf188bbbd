// Sets a paper onto pages: rows are never split, and the heading of a section never ends a page.
import type { Paper, PaperBand, PaperRow, PaperSection } from '@onward/domain/documents/papers';
import type { PageFlow } from '../page-flow.ts';
import { INK, PADDING, PAPER_LEFT, PAPER_ROOM, PAPER_WIDTH, RULE, sizesAt } from './paper-theme.ts';
import { framed, type Piece, padded, plain, textPiece } from './pieces.ts';
import { setHead } from './set-head.ts';
import { setRow } from './set-row.ts';

const BAND_WIDTH = 76;
const BAND = { size: 9.5, leading: 12 };
const SPACE = { afterHead: 3, between: 7, below: 3 };
const SCALE = { step: 0.85, least: 0.2 };

export function drawPaper(flow: PageFlow, { sheets }: Paper): void {
  for (const [index, { head, sections }] of sheets.entries()) {
    if (index > 0) flow.newPage();
    if (head) {
      drawPiece(flow, setHead(head), PAPER_LEFT, PAPER_WIDTH);
      flow.space(SPACE.afterHead);
    }
    for (const section of sections) drawSection(flow, section);
  }
}

function drawPiece(flow: PageFlow, piece: Piece, x: number, width: number): void {
  const y = flow.take(piece.height);
  piece.draw(flow.canvas, { x, y, width, height: piece.height });
}

function drawSection(flow: PageFlow, { band, rows }: PaperSection): void {
  if (band?.place === 'left') drawBesideBand(flow, band, rows);
  else {
    flow.space(SPACE.between);
    drawBelowBand(flow, band, rows);
  }
}

function drawBelowBand(flow: PageFlow, band: PaperBand | undefined, rows: readonly PaperRow[]): void {
  const pieces = rows.map((row) => fitted(row, PAPER_WIDTH, band ? PAPER_ROOM - topBand(band).height : PAPER_ROOM));
  if (band) {
    const heading = topBand(band);
    flow.keepTogether(heading.height + (pieces[0]?.height ?? 0));
    drawPiece(flow, heading, PAPER_LEFT, PAPER_WIDTH);
  }
  for (const piece of pieces) drawPiece(flow, piece, PAPER_LEFT, PAPER_WIDTH);
}

function topBand({ title, text }: PaperBand): Piece {
  const parts = [plain(title, { bold: true }), ...(text ? [plain(` ${text}`)] : [])];
  const words = textPiece(parts, BAND, PAPER_WIDTH - 2 * PADDING.x);
  return framed(padded(words, PADDING.x, PADDING.y, PADDING.y), INK.shade);
}

/** The heading is repeated on each page that the section spans. */
function drawBesideBand(flow: PageFlow, band: PaperBand, rows: readonly PaperRow[]): void {
  const heading = leftBand(band);
  const [left, width] = [PAPER_LEFT + BAND_WIDTH, PAPER_WIDTH - BAND_WIDTH];
  const pieces = rows.map((row) => fitted(row, width, PAPER_ROOM));
  let bottomOfBand = Number.POSITIVE_INFINITY;
  for (const [index, piece] of pieces.entries()) {
    const isFirst = index === 0;
    const height = isFirst ? Math.max(piece.height, heading.height) : piece.height;
    flow.keepTogether(height);
    if (isFirst || flow.isAtTop) {
      drawRule(flow);
      heading.draw(flow.canvas, { x: PAPER_LEFT, y: flow.y, width: BAND_WIDTH, height: heading.height });
      bottomOfBand = flow.y + heading.height;
    }
    drawPiece(flow, piece, left, width);
  }
  if (Number.isFinite(bottomOfBand)) flow.y = Math.max(flow.y, bottomOfBand) + SPACE.below;
}

function leftBand({ title, text }: PaperBand): Piece {
  const words = `${title}${text ? `\n${text}` : ''}`;
  return padded(textPiece([plain(words, { bold: true })], BAND, BAND_WIDTH - PADDING.x), 0, PADDING.y, 0);
}

function drawRule({ canvas, y }: PageFlow): void {
  canvas.line([PAPER_LEFT, y], [PAPER_LEFT + PAPER_WIDTH, y], INK.text, RULE.thick);
}

/** In smaller type when the row would be higher than a page. */
function fitted(row: PaperRow, width: number, room: number): Piece {
  let scale = 1;
  let piece = setRow(row, width, sizesAt(scale));
  while (piece.height > room && scale > SCALE.least) {
    scale *= SCALE.step;
    piece = setRow(row, width, sizesAt(scale));
  }
  return piece;
}
