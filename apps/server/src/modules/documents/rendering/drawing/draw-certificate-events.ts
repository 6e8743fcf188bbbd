// The list of events in a certificate of completion: a table that can span pages.

import type { CertificateEvent, CertificateLabels } from '../render-request.ts';
import { breakText } from '../text/break-lines.ts';
import { drawText, type TextFormat } from './draw-text.ts';
import type { PageFlow } from './page-flow.ts';
import { COLORS, CONTENT_WIDTH, PAGE } from './theme.ts';

const HEAD = { size: 8, bold: true, color: COLORS.muted };
const CELL = { size: 8.5, color: COLORS.text };
const HASH = { size: 7.5, color: COLORS.muted };
const LINE = 11.5;
const PADDING = 4;
const GAP = 8;
/** Time, event, who, address. */
const WIDTHS = [128, 110, 130, 100];

export function drawCertificateEvents(
  flow: PageFlow,
  events: readonly CertificateEvent[],
  labels: CertificateLabels,
): void {
  const head = [labels.time, labels.event, labels.who, labels.address];
  drawRow(flow, head, null, HEAD);
  for (const { event, who, at, address, documentSha256 } of events) {
    const hash = documentSha256 && `${labels.sha256} ${documentSha256}`;
    drawRow(flow, [at, event, who, address ?? ''], hash, CELL);
  }
}

function drawRow(flow: PageFlow, texts: readonly string[], hash: string | null, format: TextFormat): void {
  const cells = texts.map((text, column) => breakText(text, format, format.size, (WIDTHS[column] ?? 0) - GAP));
  const lines = Math.max(...cells.map(({ length }) => length));
  const height = 2 * PADDING + (lines + (hash ? 1 : 0)) * LINE;
  const top = flow.take(height);
  let x: number = PAGE.margin;
  for (const [column, cell] of cells.entries()) {
    for (const [index, line] of cell.entries())
      drawText(flow.canvas, line, x, top + PADDING + 8 + index * LINE, format);
    x += WIDTHS[column] ?? 0;
  }
  if (hash) drawText(flow.canvas, hash, PAGE.margin, top + PADDING + 8 + lines * LINE, HASH);
  flow.canvas.line([PAGE.margin, top + height], [PAGE.margin + CONTENT_WIDTH, top + height], COLORS.line, 0.5);
}
