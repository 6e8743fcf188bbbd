// Renders the documents of a signing request, with a certificate when they are signed, as one PDF (OFR-010, AHD-010).
import { PDFDocument } from '@cantoo/pdf-lib';
import { fillContent } from '@onward/domain/documents/content';
import { templateFields } from '@onward/domain/documents/templates';
import { LOCALES } from '@onward/domain/platform/languages';
import { drawCertificate } from './drawing/draw-certificate.ts';
import { drawFooters } from './drawing/draw-footer.ts';
import { drawLetter } from './drawing/draw-letter.ts';
import { drawLetterhead } from './drawing/draw-letterhead.ts';
import { fieldViews } from './drawing/field-views.ts';
import { PageFlow } from './drawing/page-flow.ts';
import { drawPaper } from './drawing/paper/draw-paper.ts';
import { PAPER_EDGES } from './drawing/paper/paper-theme.ts';
import { addFilledPdf } from './fill-pdf.ts';
import { hashDocument } from './page-hashes.ts';
import type { RenderDocument, RenderedPdf, RenderRequest } from './render-request.ts';
import { EmbeddedFonts } from './text/embedded-fonts.ts';

const PRODUCER = 'Onward';

export async function renderDocuments(request: RenderRequest): Promise<RenderedPdf> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = new EmbeddedFonts(document);
  for (const each of request.documents) await addDocument(document, fonts, each, request);
  if (request.certificate) addCertificate(document, fonts, request);
  fonts.write();
  addMetadata(document, request);
  const bytes = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  return { bytes, pages: document.getPageCount(), pageHashes: hashDocument(document) };
}

async function addDocument(
  document: PDFDocument,
  fonts: EmbeddedFonts,
  { title, content, pdf }: RenderDocument,
  request: RenderRequest,
): Promise<void> {
  if (content.format === 'paper') {
    const flow = new PageFlow(document, fonts, PAPER_EDGES);
    drawPaper(flow, content.paper);
    finish(flow, request.footer, `${content.paper.name} · ${content.paper.person}`);
    return;
  }
  const views = fieldViews(templateFields(content), request);
  if (content.format === 'text') {
    const flow = new PageFlow(document, fonts);
    drawLetterhead(flow, request.letterhead);
    drawLetter(flow, fillContent(content, request.tagValues), views);
    finish(flow, request.footer, title);
    return;
  }
  if (!pdf) throw new Error(`The file of the document ${title} is missing.`);
  await addFilledPdf(document, fonts, { content, pdf, tagValues: request.tagValues, views });
}

function addCertificate(document: PDFDocument, fonts: EmbeddedFonts, { certificate, footer }: RenderRequest): void {
  if (!certificate) return;
  const pages = document.getPageCount();
  const flow = new PageFlow(document, fonts);
  drawCertificate(flow, certificate, pages);
  finish(flow, footer, certificate.labels.heading);
}

function finish({ canvases }: PageFlow, footer: string, title: string): void {
  drawFooters(canvases, footer, title);
  for (const canvas of canvases) canvas.finish();
}

function addMetadata(document: PDFDocument, { documents, certificate, createdAt, language }: RenderRequest): void {
  const time = new Date(createdAt);
  document.setTitle(certificate?.title ?? documents[0]?.title ?? '', { showInWindowTitleBar: true });
  document.setProducer(PRODUCER);
  document.setCreator(PRODUCER);
  document.setCreationDate(time);
  document.setModificationDate(time);
  document.setLanguage(LOCALES[language]);
}
