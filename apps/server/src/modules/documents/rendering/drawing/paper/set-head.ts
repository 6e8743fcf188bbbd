// The head of a paper: form and agency at the left, the title in the middle, edition and year at the right.
import type { PaperHead } from '@onward/domain/documents/papers';
import { textWidth } from '../../text/text-runs.ts';
import { drawText, sizeToFit } from '../draw-text.ts';
import { INK, PADDING, PAPER_WIDTH, RULE } from './paper-theme.ts';
import { beside, type Piece, padded, plain, stacked, textPiece } from './pieces.ts';

const SIDE_WIDTH = 100;
const FORM = { size: 22, height: 28, baseline: 22, word: 8 };
const TITLE = { size: 15, leading: 18 };
const NOTE = { size: 8, leading: 10 };
const FINE = { size: 7, leading: 9 };
const YEAR = { size: 22, leading: 26 };
/** The number is larger than this word before it. */
const FORM_WORD = 'Form ';

export function setHead(head: PaperHead): Piece {
  const isAtLeft = head.formAt !== 'right';
  const form = formPiece(head.form);
  const agency = finePieces(head.agency, isAtLeft ? 'left' : 'center', isAtLeft ? SIDE_WIDTH : middleWidth());
  const notes = head.notes.map((note) => textPiece([plain(note, { bold: true })], NOTE, inner(middleWidth()), CENTER));
  const title = textPiece([plain(head.title, { bold: true })], TITLE, inner(middleWidth()), CENTER);
  const year = head.year ? [textPiece([plain(head.year, { bold: true })], YEAR, inner(SIDE_WIDTH), CENTER)] : [];
  const edition = [...finePieces(head.edition, 'center', SIDE_WIDTH), ...year];
  const columns = [
    { piece: column(isAtLeft ? [form, ...agency] : []), width: SIDE_WIDTH },
    { piece: column(isAtLeft ? [title, ...notes] : [title, ...agency, ...notes]), width: middleWidth() },
    { piece: column(isAtLeft ? edition : [form, ...edition]), width: SIDE_WIDTH },
  ];
  return ruled(beside(columns), isAtLeft);
}

const CENTER = { align: 'center' } as const;
const middleWidth = (): number => PAPER_WIDTH - 2 * SIDE_WIDTH;
const inner = (width: number): number => width - 4 * PADDING.x;

const column = (pieces: readonly Piece[]): Piece => padded(stacked(pieces), 2 * PADDING.x, PADDING.y, 2 * PADDING.y);

const finePieces = (lines: readonly string[], align: 'left' | 'center', width: number): Piece[] =>
  lines.map((line) => textPiece([plain(line)], FINE, inner(width), { align }));

function formPiece(form: string): Piece {
  const [word, number] = form.startsWith(FORM_WORD) ? ['Form', form.slice(FORM_WORD.length)] : ['', form];
  return {
    height: FORM.height,
    draw(canvas, area) {
      const [small, large] = [
        { size: FORM.word, color: INK.text },
        { size: FORM.size, bold: true, color: INK.text },
      ];
      const baseline = area.y + FORM.baseline;
      const start = word === '' ? 0 : textWidth(`${word} `, {}, FORM.word);
      drawText(canvas, word, area.x, baseline, small);
      const size = sizeToFit(number, large, area.width - start);
      drawText(canvas, number, area.x + start, baseline, { ...large, size });
    },
  };
}

const ruled = (piece: Piece, hasColumns: boolean): Piece => ({
  height: piece.height,
  draw(canvas, area) {
    piece.draw(canvas, area);
    const bottom = area.y + area.height;
    const [left, right] = [area.x + SIDE_WIDTH, area.x + area.width - SIDE_WIDTH];
    if (hasColumns) {
      for (const x of [left, right]) canvas.line([x, area.y], [x, bottom], INK.text, RULE.thin);
    }
    canvas.line([area.x, bottom], [area.x + area.width, bottom], INK.text, RULE.thick);
  },
});
