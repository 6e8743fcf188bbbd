// Places content down the pages of one document and starts a new page when there is no room left.
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { EmbeddedFonts } from '../text/embedded-fonts.ts';
import { Canvas } from './canvas.ts';
import { PAGE } from './theme.ts';

export interface PageEdges {
  top: number;
  bottom: number;
}

const LETTER_EDGES: PageEdges = { top: PAGE.margin, bottom: PAGE.margin };

export class PageFlow {
  readonly canvases: Canvas[] = [];
  readonly #document: PDFDocument;
  readonly #fonts: EmbeddedFonts;
  readonly #edges: PageEdges;
  /** Where the next content begins, from the top of the page. */
  y: number;

  constructor(document: PDFDocument, fonts: EmbeddedFonts, edges = LETTER_EDGES) {
    this.#document = document;
    this.#fonts = fonts;
    this.#edges = edges;
    this.y = edges.top;
    this.newPage();
  }

  get canvas(): Canvas {
    return this.canvases.at(-1) as Canvas;
  }

  get room(): number {
    return PAGE.height - this.#edges.bottom - this.y;
  }

  get isAtTop(): boolean {
    return this.y === this.#edges.top;
  }

  newPage(): void {
    const page = this.#document.addPage([PAGE.width, PAGE.height]);
    this.canvases.push(new Canvas(this.#document, page, this.#fonts));
    this.y = this.#edges.top;
  }

  /** Starts a new page unless this much fits on the page. */
  keepTogether(height: number): void {
    if (height > this.room && !this.isAtTop) this.newPage();
  }

  /** Returns where it begins. */
  take(height: number): number {
    this.keepTogether(height);
    const y = this.y;
    this.y += height;
    return y;
  }

  /** Space between two things, which is left out at the top of a page. */
  space(height: number): void {
    if (!this.isAtTop) this.y += height;
  }
}
