// Adds the pages of an uploaded PDF, with the values of its tags and fields drawn onto them.
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { DocumentValues } from '@onward/domain/documents/content';
import type { PdfContent } from '@onward/domain/documents/templates';
import { balanceContent } from './balance-content.ts';
import { Canvas } from './drawing/canvas.ts';
import { drawPlacedField } from './drawing/draw-fields.ts';
import { drawTextInBox } from './drawing/draw-text.ts';
import type { FieldView } from './drawing/field-views.ts';
import { COLORS } from './drawing/theme.ts';
import type { EmbeddedFonts } from './text/embedded-fonts.ts';
import { Unpacker } from './unpack-stream.ts';

const UNPACKED_MAX = 100_000_000;
const TAG = { size: 12, color: COLORS.text };

export interface PdfFilling {
  content: PdfContent;
  pdf: Uint8Array;
  tagValues: DocumentValues;
  views: ReadonlyMap<string, FieldView>;
}

export async function addFilledPdf(document: PDFDocument, fonts: EmbeddedFonts, filling: PdfFilling): Promise<void> {
  const source = await PDFDocument.load(filling.pdf, { updateMetadata: false });
  flattenForm(source);
  const pages = await document.copyPages(source, source.getPageIndices());
  const unpacker = new Unpacker(UNPACKED_MAX);
  for (const [number, page] of pages.entries()) {
    document.addPage(page);
    removeActions(page);
    balanceContent(page, unpacker);
    drawOnPage(new Canvas(document, page, fonts), number, filling);
  }
}

function drawOnPage(canvas: Canvas, number: number, { content, tagValues, views }: PdfFilling): void {
  for (const tag of content.tags) {
    const value = tagValues[tag.tag]?.trim();
    if (tag.page === number && value) drawTextInBox(canvas, value, tag, TAG);
  }
  for (const field of content.fields) {
    const view = field.page === number && views.get(field.id);
    if (view) drawPlacedField(canvas, view, field);
  }
  canvas.finish();
}

/** Entries in form fields of the upload become part of the page, because the copy has no form. */
function flattenForm(source: PDFDocument): void {
  if (!source.catalog.has(PDFName.of('AcroForm'))) return;
  try {
    source.getForm().flatten({ updateFieldAppearances: false });
  } catch {
    // A form that cannot be flattened keeps its current appearance.
  }
}

/** Links to web addresses stay; scripts and other actions don't become part of a signed document. */
function removeActions({ node, doc: { context } }: PDFPage): void {
  node.delete(PDFName.of('AA'));
  const annotations = context.lookup(node.get(PDFName.Annots));
  if (!(annotations instanceof PDFArray)) return;
  for (const each of annotations.asArray()) {
    const annotation = context.lookup(each);
    if (!(annotation instanceof PDFDict)) continue;
    annotation.delete(PDFName.of('AA'));
    const action = context.lookup(annotation.get(PDFName.of('A')));
    if (action instanceof PDFDict && action.get(PDFName.of('S')) === PDFName.of('URI'))
      action.delete(PDFName.of('Next'));
    else annotation.delete(PDFName.of('A'));
  }
}
