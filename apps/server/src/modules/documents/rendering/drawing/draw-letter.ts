// Sets a document written as rich text: blocks into lines, lines onto pages.
import type { Block, DocumentContent } from '@onward/domain/documents/content';
import { breakLines, type Line, type PlacedPart } from '../text/break-lines.ts';
import { runsWidth, textRuns } from '../text/text-runs.ts';
import type { Canvas } from './canvas.ts';
import type { FieldView } from './field-views.ts';
import { drawFieldBox, type FieldBox, partOf } from './inline-fields.ts';
import type { PageFlow } from './page-flow.ts';
import { COLORS, CONTENT_WIDTH, HEADING, PAGE, TEXT } from './theme.ts';

const LIST_INDENT = 22;
const MARKER_INDENT = 8;
const MARKER_GAP = 5;
const SPACE = { paragraph: 9, item: 4, beforeHeading: 10, afterHeading: 4 };
/** A paragraph broken over pages has at least this many lines on each of them. */
const LINES_TOGETHER = 2;
const UNDERLINE = { below: 1.8, width: 0.6 };

interface SetBlock {
  block: Block;
  size: number;
  indent: number;
  marker: string | null;
  lines: { line: Line<FieldBox>; ascent: number; height: number }[];
}

export function drawLetter(flow: PageFlow, content: DocumentContent, views: ReadonlyMap<string, FieldView>): void {
  const blocks = setBlocks(content.blocks, views);
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before) flow.space(spaceBetween(before.block, block.block));
    if (block.block.type === 'heading') keepWithNext(flow, block, blocks[index + 1]);
    drawBlock(flow, block);
  }
}

function setBlocks(blocks: readonly Block[], views: ReadonlyMap<string, FieldView>): SetBlock[] {
  let count = 0;
  return blocks.map((block) => {
    count = block.type === 'numbered' ? count + 1 : 0;
    const isItem = block.type === 'numbered' || block.type === 'bullet';
    const marker = isItem ? (block.type === 'numbered' ? `${count}.` : '•') : null;
    return setBlock(block, isItem ? LIST_INDENT : 0, marker, views);
  });
}

function setBlock(
  block: Block,
  indent: number,
  marker: string | null,
  views: ReadonlyMap<string, FieldView>,
): SetBlock {
  const isHeading = block.type === 'heading';
  const { size, lineHeight } = isHeading ? HEADING : TEXT;
  const inlines = block.inlines.map((each) => (isHeading && each.type === 'text' ? { ...each, bold: true } : each));
  const parts = inlines.map((inline) => partOf(inline, views)).filter((part) => part !== null);
  const base = {
    ascent: (TEXT.ascent / TEXT.lineHeight) * lineHeight,
    descent: (TEXT.descent / TEXT.lineHeight) * lineHeight,
  };
  const lines = breakLines(parts, size, CONTENT_WIDTH - indent).map((line) => {
    const boxes = line.parts.flatMap((part) => (part.kind === 'box' ? [part.box] : []));
    const ascent = Math.max(base.ascent, ...boxes.map((box) => box.ascent));
    const descent = Math.max(base.descent, ...boxes.map((box) => box.descent));
    return { line, ascent, height: ascent + descent };
  });
  return { block, size, indent, marker, lines };
}

function spaceBetween(before: Block, after: Block): number {
  if (after.type === 'heading') return SPACE.beforeHeading;
  if (before.type === 'heading') return SPACE.afterHeading;
  return before.type === after.type && after.type !== 'paragraph' ? SPACE.item : SPACE.paragraph;
}

const heightOf = (lines: SetBlock['lines']): number => lines.reduce((sum, { height }) => sum + height, 0);

function keepWithNext(flow: PageFlow, heading: SetBlock, next: SetBlock | undefined): void {
  const following = next ? SPACE.afterHeading + heightOf(next.lines.slice(0, LINES_TOGETHER)) : 0;
  flow.keepTogether(heightOf(heading.lines) + following);
}

function drawBlock(flow: PageFlow, block: SetBlock): void {
  let { lines } = block;
  while (lines.length > 0) {
    const count = linesHere(lines, flow);
    if (count === 0) {
      flow.newPage();
      continue;
    }
    for (const each of lines.slice(0, count)) {
      const y = flow.y + each.ascent;
      if (each === block.lines[0] && block.marker) drawMarker(flow.canvas, block, y);
      drawLine(flow.canvas, each.line, lineStart(block, each.line), y, block.size);
      flow.y += each.height;
    }
    lines = lines.slice(count);
    if (lines.length > 0) flow.newPage();
  }
}

/** How many of the lines to put on this page, without leaving one alone on either side. */
function linesHere(lines: SetBlock['lines'], flow: PageFlow): number {
  let [count, used] = [0, 0];
  for (const { height } of lines) {
    if (used + height > flow.room) break;
    used += height;
    count += 1;
  }
  if (count === lines.length) return count;
  if (flow.isAtTop) return Math.max(1, count);
  if (lines.length - count < LINES_TOGETHER) count = lines.length - LINES_TOGETHER;
  return count < LINES_TOGETHER ? 0 : count;
}

function lineStart({ block, indent }: SetBlock, { width }: Line<FieldBox>): number {
  const free = CONTENT_WIDTH - indent - width;
  const shift = { left: 0, center: free / 2, right: free }[block.align ?? 'left'];
  return PAGE.margin + indent + Math.max(0, shift);
}

/** Numbers end in line with each other, however many digits they have. */
function drawMarker(canvas: Canvas, { block, marker, size }: SetBlock, y: number): void {
  const runs = textRuns(marker ?? '', {});
  const start = block.type === 'numbered' ? LIST_INDENT - MARKER_GAP - runsWidth(runs, size) : MARKER_INDENT;
  canvas.text(runs, PAGE.margin + start, y, size, COLORS.text);
}

function drawLine(canvas: Canvas, line: Line<FieldBox>, start: number, y: number, size: number): void {
  for (const part of line.parts) drawPart(canvas, part, start + part.x, y, size);
}

function drawPart(canvas: Canvas, part: PlacedPart<FieldBox>, x: number, y: number, size: number): void {
  if (part.kind === 'box') {
    drawFieldBox(canvas, part.box, x, y, part.width);
    return;
  }
  canvas.text(textRuns(part.text, part.style), x, y, size, COLORS.text);
  if (!part.style.underline) return;
  const below = y + UNDERLINE.below;
  canvas.line([x, below], [x + part.width, below], COLORS.text, UNDERLINE.width);
}
