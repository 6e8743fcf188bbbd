// Measures the rows of a paper: boxes with label, corrected values, and value, as high as what they hold.
import type { BoxContent, EarlierValue, PaperBox, PaperRow } from '@onward/domain/documents/papers';
import type { Area, Canvas } from '../canvas.ts';
import { drawSignature } from '../draw-signature.ts';
import { drawText, drawTextTo, sizeToFit } from '../draw-text.ts';
import { INK, PADDING, RULE, type TypeSizes } from './paper-theme.ts';
import { beside, framed, type Piece, padded, plain, stacked, textPiece } from './pieces.ts';
import { setTicks } from './set-ticks.ts';

const SIGNATURE = { width: 190, height: 24, gap: 4 };
const AMOUNT = { lineWidth: 27, padding: 3 };

type Amount = Extract<BoxContent, { kind: 'amount' }>;

export function setRow({ boxes }: PaperRow, width: number, sizes: TypeSizes): Piece {
  const shares = boxes.reduce((sum, { share }) => sum + share, 0);
  return beside(
    boxes.map((box) => {
      const own = (width * box.share) / shares;
      return { piece: setBox(box, own, sizes), width: own };
    }),
  );
}

function setBox(box: PaperBox, width: number, sizes: TypeSizes): Piece {
  const { label, labelBelow = false, earlier = [], content, isOpen } = box;
  const inner = width - 2 * PADDING.x;
  const labels = label ? [textPiece([plain(label)], sizes.label, inner)] : [];
  const corrected = earlier.map((each) => textPiece(struck(each), sizes.value, inner));
  const value = setContent(content, width, sizes, labelBelow);
  const above = (labelBelow ? corrected : [...labels, ...corrected]).map((piece) => padded(piece, PADDING.x, 1, 0));
  const below = labelBelow ? labels.map((piece) => underRule(padded(piece, PADDING.x, 1, PADDING.y))) : [];
  const whole = stacked([...above, value, ...below], above.length);
  return isOpen ? whole : framed(whole);
}

/** Each on a line of its own, before the value that replaced it. */
const struck = ({ value, initials, date }: EarlierValue) => [
  plain(value, { strike: true }),
  plain(` ${initials} ${date}`, { italic: true }),
];

const underRule = (piece: Piece): Piece => ({
  height: piece.height,
  draw(canvas, area) {
    canvas.line([area.x, area.y], [area.x + area.width - PADDING.x, area.y], INK.text, RULE.thin);
    piece.draw(canvas, area);
  },
});

function setContent(content: BoxContent, width: number, sizes: TypeSizes, atBottom: boolean): Piece {
  const inner = width - 2 * PADDING.x;
  const within = (piece: Piece) => padded(piece, PADDING.x, PADDING.y / 2, PADDING.y);
  switch (content.kind) {
    case 'text':
      return within(textPiece([plain(content.value)], sizes.value, inner, { atBottom }));
    case 'amount':
      return setAmount(content, sizes);
    case 'ticks':
      return within(setTicks(content.ticks, sizes.tick, inner, content.inLine ?? false));
    case 'signature':
      return within({
        height: SIGNATURE.height + SIGNATURE.gap,
        draw(canvas, { x, y, width: room, height }) {
          const area = { ...SIGNATURE, x, y: y + height - SIGNATURE.height, width: Math.min(room, SIGNATURE.width) };
          if (content.signature) drawSignature(canvas, content.signature, area, INK.text);
        },
      });
    case 'instructions': {
      const lead = content.lead ? [plain(`${content.lead} `, { bold: true })] : [];
      const parts = [...lead, plain(content.text)];
      return within(textPiece(parts, sizes.instructions, inner, { align: content.align ?? 'left' }));
    }
    case 'rows':
      return stacked(content.rows.map((row) => setRow(row, width, sizes)));
  }
}

/** At the bottom of its box: the number of its line, the unit, and the value at the right. */
function setAmount(amount: Amount, { value: type, instructions }: TypeSizes): Piece {
  return {
    height: type.leading + 2 * AMOUNT.padding,
    draw(canvas, area) {
      const baseline = area.y + area.height - AMOUNT.padding - (type.leading - type.size);
      const left = amount.line ? drawLineNumber(canvas, amount.line, area, baseline, instructions.size) : area.x;
      if (amount.unit === '$') {
        drawText(canvas, '$', left + AMOUNT.padding, baseline, { size: type.size, color: INK.text });
      }
      const value = amount.unit === '%' && amount.value !== '' ? `${amount.value}%` : amount.value;
      const format = { size: type.size, color: INK.text };
      const room = area.x + area.width - left - type.size - 2 * AMOUNT.padding;
      const size = sizeToFit(value, format, room);
      drawTextTo(canvas, value, area.x + area.width - AMOUNT.padding, baseline, { ...format, size });
    },
  };
}

function drawLineNumber(canvas: Canvas, line: string, area: Area, baseline: number, size: number): number {
  const right = area.x + AMOUNT.lineWidth;
  drawText(canvas, line, area.x + AMOUNT.padding, baseline, { size, bold: true, color: INK.text });
  canvas.line([right, area.y], [right, area.y + area.height], INK.text, RULE.thin);
  return right;
}
