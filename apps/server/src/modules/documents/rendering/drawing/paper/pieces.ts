// What a paper is put together from: pieces that know their height and draw themselves into an area.
import { type BoxPart, breakLines, type LineStyle, type TextPart } from '../../text/break-lines.ts';
import { textRuns } from '../../text/text-runs.ts';
import type { Area, Canvas } from '../canvas.ts';
import { INK, RULE, type TypeSize } from './paper-theme.ts';

export interface Piece {
  height: number;
  /** The area is at least as high as the piece. */
  draw(canvas: Canvas, area: Area): void;
}

interface Placing {
  align?: 'left' | 'center';
  /** At the bottom of a higher area. */
  atBottom?: boolean;
}

const ASCENT = 0.98;
const STRIKE_HEIGHT = 0.32;

export const plain = (text: string, style: LineStyle = {}): TextPart => ({ kind: 'text', text, style });

/** Wrapped text. */
export function textPiece(
  parts: readonly TextPart[],
  { size, leading }: TypeSize,
  width: number,
  { align = 'left', atBottom = false }: Placing = {},
): Piece {
  const lines = breakLines<never>(parts, size, width);
  const height = lines.length * leading;
  return {
    height,
    draw(canvas, area) {
      const top = atBottom ? area.y + area.height - height : area.y;
      for (const [index, line] of lines.entries()) {
        const shift = align === 'center' ? Math.max(0, (width - line.width) / 2) : 0;
        const y = top + index * leading + size * ASCENT;
        for (const part of line.parts) drawPart(canvas, part, area.x + shift + part.x, y, size);
      }
    },
  };
}

type PlacedText = Exclude<ReturnType<typeof breakLines<never>>[number]['parts'][number], BoxPart<never>>;

function drawPart(canvas: Canvas, part: PlacedText | BoxPart<never>, x: number, y: number, size: number): void {
  if (part.kind === 'box') return;
  canvas.text(textRuns(part.text, part.style), x, y, size, INK.text);
  const middle = y - size * STRIKE_HEIGHT;
  if (part.style.strike) canvas.line([x, middle], [x + part.width, middle], INK.text, RULE.thin);
}

export const padded = (piece: Piece, x: number, top: number, bottom: number): Piece => ({
  height: piece.height + top + bottom,
  draw: (canvas, area) =>
    piece.draw(canvas, {
      x: area.x + x,
      y: area.y + top,
      width: area.width - 2 * x,
      height: area.height - top - bottom,
    }),
});

/** Below each other; the piece at `growing`, by default the last one, takes the height that is left. */
export function stacked(pieces: readonly Piece[], growing = pieces.length - 1): Piece {
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
  return {
    height,
    draw(canvas, area) {
      let { y } = area;
      for (const [index, piece] of pieces.entries()) {
        const own = piece.height + (index === growing ? area.height - height : 0);
        piece.draw(canvas, { ...area, y, height: own });
        y += own;
      }
    },
  };
}

/** Beside each other, all as high as the highest. */
export function beside(pieces: readonly { piece: Piece; width: number }[]): Piece {
  return {
    height: pieces.reduce((height, { piece }) => Math.max(height, piece.height), 0),
    draw(canvas, area) {
      let { x } = area;
      for (const { piece, width } of pieces) {
        piece.draw(canvas, { ...area, x, width });
        x += width;
      }
    },
  };
}

export const framed = (piece: Piece, fill?: string): Piece => ({
  height: piece.height,
  draw(canvas, area) {
    canvas.rectangle(area, { stroke: INK.text, lineWidth: RULE.thin, ...(fill && { fill }) });
    piece.draw(canvas, area);
  },
});
