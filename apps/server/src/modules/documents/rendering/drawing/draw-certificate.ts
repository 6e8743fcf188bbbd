// The certificate of completion at the end of a signed document: who signed what, when, and from where (OFR-010).

import type { CertificateFacts, CertificateLabels, CertificateSigner } from '../render-request.ts';
import { breakText } from '../text/break-lines.ts';
import { drawCertificateEvents } from './draw-certificate-events.ts';
import { drawSignature } from './draw-signature.ts';
import { drawFitted, drawText } from './draw-text.ts';
import type { PageFlow } from './page-flow.ts';
import { COLORS, CONTENT_WIDTH, PAGE } from './theme.ts';

const LEFT = PAGE.margin;
const TITLE = { size: 18, bold: true, color: COLORS.text };
const SECTION = { size: 12, bold: true, color: COLORS.text };
const NAME = { size: 10.5, bold: true, color: COLORS.text };
const LABEL = { size: 8.5, color: COLORS.muted };
const VALUE = { size: 9, color: COLORS.text };
const SMALL = { size: 8, color: COLORS.muted };
const ROW = 13;
const SMALL_LINE = 11.5;
const FACT_LABEL_WIDTH = 118;
const CARD = { padding: 10, headHeight: 20, labelWidth: 84, signature: { width: 120, height: 40 } };

/** `pages` are those of the signed documents. */
export function drawCertificate(flow: PageFlow, facts: CertificateFacts, pages: number): void {
  const { labels } = facts;
  drawText(flow.canvas, labels.heading, LEFT, flow.take(30) + 18, TITLE);
  const rows: [string, string][] = [
    [labels.document, facts.title],
    [labels.issuer, facts.issuer],
    [labels.pages, String(pages)],
    [labels.requestId, facts.requestId],
    [labels.originalSha256, facts.originalSha256],
  ];
  for (const [label, value] of rows) drawFact(flow, label, value, LEFT, FACT_LABEL_WIDTH, CONTENT_WIDTH);
  drawLegal(flow, labels.legal);
  drawSection(flow, labels.signers);
  for (const signer of facts.signers) drawSigner(flow, signer, labels);
  drawSection(flow, labels.events);
  drawCertificateEvents(flow, facts.events, labels);
}

function drawSection(flow: PageFlow, title: string): void {
  flow.space(14);
  // With room for what follows.
  flow.keepTogether(120);
  const top = flow.take(22);
  drawText(flow.canvas, title, LEFT, top + 12, SECTION);
}

/** A label and its value, wrapped below itself. */
function drawFact(flow: PageFlow, label: string, value: string, x: number, labelWidth: number, width: number): void {
  const lines = breakText(value, {}, VALUE.size, width - labelWidth);
  const top = flow.take(lines.length * ROW);
  drawFitted(flow.canvas, label, x, top + 10, LABEL, labelWidth - 6);
  for (const [index, line] of lines.entries()) {
    drawText(flow.canvas, line, x + labelWidth, top + 10 + index * ROW, VALUE);
  }
}

function drawSigner(flow: PageFlow, signer: CertificateSigner, labels: CertificateLabels): void {
  const { padding, headHeight, labelWidth, signature } = CARD;
  const textWidth = CONTENT_WIDTH - 3 * padding - signature.width;
  const rows = signerRows(signer, labels);
  const lineCounts = rows.map(([, value]) => breakText(value, {}, VALUE.size, textWidth - labelWidth).length);
  const bodyHeight = Math.max(lineCounts.reduce((sum, count) => sum + count, 0) * ROW, signature.height);
  const height = 2 * padding + headHeight + bodyHeight;
  flow.keepTogether(height);
  const { canvas } = flow;
  const top = flow.y;
  canvas.rectangle({ x: LEFT, y: top, width: CONTENT_WIDTH, height }, { stroke: COLORS.line, radius: 4 });
  const x = LEFT + padding;
  drawFitted(canvas, `${signer.name} · ${signer.role}`, x, top + padding + 10, NAME, CONTENT_WIDTH - 2 * padding);
  flow.y = top + padding + headHeight;
  for (const [label, value] of rows) drawFact(flow, label, value, x, labelWidth, textWidth);
  if (signer.signature) {
    const area = { x: LEFT + CONTENT_WIDTH - padding - signature.width, y: top + padding + headHeight, ...signature };
    drawSignature(canvas, signer.signature, area);
    const line = area.y + area.height + 3;
    canvas.line([area.x, line], [area.x + area.width, line], COLORS.line);
  }
  flow.y = top + height;
  flow.space(8);
}

function signerRows(signer: CertificateSigner, labels: CertificateLabels): [string, string][] {
  const rows: [string, string | null][] = [
    [labels.signedAs, signer.signedAs],
    [labels.email, signer.email],
    [labels.consented, signer.consentedAt],
    [labels.viewed, signer.viewedAt],
    [labels.signed, signer.signedAt],
    [labels.address, signer.address],
    [labels.device, signer.userAgent],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function drawLegal(flow: PageFlow, text: string): void {
  flow.space(6);
  const lines = breakText(text, {}, SMALL.size, CONTENT_WIDTH);
  flow.keepTogether(lines.length * SMALL_LINE);
  for (const line of lines) {
    const top = flow.take(SMALL_LINE);
    drawText(flow.canvas, line, LEFT, top + 9, SMALL);
  }
}
