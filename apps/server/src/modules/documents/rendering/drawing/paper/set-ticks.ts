// Tick boxes with their texts. The mark is a letter, so that readers of the text see what was chosen.
import type { Tick } from '@onward/domain/documents/papers';
import { textWidth } from '../../text/text-runs.ts';
import { drawText } from '../draw-text.ts';
import { INK, RULE, type TypeSize } from './paper-theme.ts';
import { beside, type Piece, plain, stacked, textPiece } from './pieces.ts';

const SQUARE = 0.9;
const GAP = 0.5;
const GAP_BETWEEN = 1.6;
const MARK = { text: 'X', style: { bold: true } } as const;

export function setTicks(ticks: readonly Tick[], type: TypeSize, width: number, inLine: boolean): Piece {
  const whole = ticks.map((tick) => ({ tick, width: inLine ? naturalWidth(tick, type, width) : width }));
  const lines: (typeof whole)[] = [];
  for (const each of whole) {
    const line = lines.at(-1);
    const used = line?.reduce((sum, one) => sum + one.width, 0) ?? width;
    if (line && used + each.width <= width) line.push(each);
    else lines.push([each]);
  }
  return stacked(
    lines.map((line) =>
      beside(line.map((each) => ({ piece: setTick(each.tick, type, each.width), width: each.width }))),
    ),
  );
}

const indentOf = ({ size }: TypeSize): number => size * (SQUARE + GAP);

const naturalWidth = ({ text }: Tick, type: TypeSize, most: number): number =>
  Math.min(most, indentOf(type) + textWidth(text, {}, type.size) + type.size * GAP_BETWEEN);

function setTick({ checked, text }: Tick, type: TypeSize, width: number): Piece {
  const words = textPiece([plain(text)], type, width - indentOf(type));
  return {
    height: words.height,
    draw(canvas, area) {
      const side = type.size * SQUARE;
      const square = { x: area.x, y: area.y + (type.leading - side) / 2 - 0.4, width: side, height: side };
      canvas.rectangle(square, { stroke: INK.text, lineWidth: RULE.thin });
      if (checked) {
        const left = square.x + (side - textWidth(MARK.text, MARK.style, side)) / 2;
        drawText(canvas, MARK.text, left, square.y + side * 0.86, { size: side, color: INK.text, ...MARK.style });
      }
      words.draw(canvas, { ...area, x: area.x + indentOf(type) });
    },
  };
}
