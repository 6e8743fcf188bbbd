// Draws on one page, in points from the top left corner of the page as it is shown.
import type { PDFDocument, PDFName, PDFPage } from '@cantoo/pdf-lib';
import { compressedStream, type EmbeddedFont, type EmbeddedFonts } from '../text/embedded-fonts.ts';
import type { TextRun } from '../text/text-runs.ts';
import { type PageGeometry, pageGeometry } from './page-geometry.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Point = readonly [number, number];

interface ShapeStyle {
  fill?: string;
  stroke?: string;
  lineWidth?: number;
  radius?: number;
  dash?: readonly number[];
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** `#rrggbb` as three numbers from 0 to 1. */
const rgb = (color: string): string =>
  [1, 3, 5].map((at) => number(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');

/** How far the control points of a quarter circle are from its ends. */
const ROUND = 0.5523;

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #document: PDFDocument;
  readonly #page: PDFPage;
  readonly #fonts: EmbeddedFonts;
  readonly #geometry: PageGeometry;
  readonly #names = new Map<EmbeddedFont, PDFName>();
  readonly #operators: string[] = [];

  constructor(document: PDFDocument, page: PDFPage, fonts: EmbeddedFonts) {
    this.#document = document;
    this.#page = page;
    this.#fonts = fonts;
    this.#geometry = pageGeometry(page.node);
    this.width = this.#geometry.width;
    this.height = this.#geometry.height;
  }

  /** `y` is the baseline. */
  text(runs: readonly TextRun[], x: number, y: number, size: number, color: string): void {
    if (runs.length === 0) return;
    const shown = runs.map(({ file, text }) => {
      const font = this.#fonts.of(file);
      return `${this.#nameOf(font)} ${number(size)} Tf <${font.encode(text)}> Tj`;
    });
    this.#operators.push(`BT ${rgb(color)} rg ${this.#point([x, y])} Td`, ...shown, 'ET');
  }

  line(from: Point, to: Point, color: string, width = 0.75): void {
    this.#operators.push(`q ${rgb(color)} RG ${number(width)} w ${this.#point(from)} m ${this.#point(to)} l S Q`);
  }

  rectangle(area: Area, { fill, stroke, lineWidth = 0.75, radius = 0, dash }: ShapeStyle): void {
    const colors = [fill && `${rgb(fill)} rg`, stroke && `${rgb(stroke)} RG ${number(lineWidth)} w`];
    const dashes = dash && `[${dash.map(number).join(' ')}] 0 d`;
    const paint = fill && stroke ? 'B' : fill ? 'f' : 'S';
    this.#operators.push(['q', ...colors, dashes, this.#outline(area, radius), paint, 'Q'].filter(Boolean).join(' '));
  }

  #outline({ x, y, width, height }: Area, radius: number): string {
    const [right, bottom] = [x + width, y + height];
    if (radius === 0) return `${this.#point([x, bottom])} ${number(width)} ${number(height)} re`;
    const near = radius * (1 - ROUND);
    const corner = (...points: Point[]) => `${points.map((point) => this.#point(point)).join(' ')} c`;
    const side = (point: Point) => `${this.#point(point)} l`;
    return [
      `${this.#point([x + radius, y])} m`,
      side([right - radius, y]),
      corner([right - near, y], [right, y + near], [right, y + radius]),
      side([right, bottom - radius]),
      corner([right, bottom - near], [right - near, bottom], [right - radius, bottom]),
      side([x + radius, bottom]),
      corner([x + near, bottom], [x, bottom - near], [x, bottom - radius]),
      side([x, y + radius]),
      corner([x, y + near], [x + near, y], [x + radius, y]),
      'h',
    ].join(' ');
  }

  /** A pen line with round ends, smooth through the middles between its points. */
  penLine(points: readonly Point[], color: string, width: number): void {
    const [first, ...rest] = points;
    if (!first) return;
    const path = [`${this.#point(first)} m`];
    let from = first;
    for (const [index, point] of rest.entries()) {
      const next = rest[index + 1];
      const to: Point = next ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point;
      const [one, two] = [towards(from, point), towards(to, point)];
      path.push(`${this.#point(one)} ${this.#point(two)} ${this.#point(to)} c`);
      from = to;
    }
    if (rest.length === 0) path.push(`${this.#point(first)} l`);
    this.#operators.push(`q 1 J 1 j ${rgb(color)} RG ${number(width)} w ${path.join(' ')} S Q`);
  }

  #point([x, y]: Point): string {
    return `${number(x)} ${number(this.height - y)}`;
  }

  #nameOf(font: EmbeddedFont): PDFName {
    let name = this.#names.get(font);
    if (!name) {
      name = this.#page.node.newFontDictionary('Onward', font.ref);
      this.#names.set(font, name);
    }
    return name;
  }

  /** Adds what was drawn to the page. */
  finish(): void {
    if (this.#operators.length === 0) return;
    const matrix = this.#geometry.matrix.map(number).join(' ');
    const content = `q ${matrix} cm\n${this.#operators.join('\n')}\nQ`;
    this.#page.node.addContentStream(compressedStream(this.#document.context, content));
  }
}

/** The control point of a cubic curve that equals a quadratic one. */
const towards = (end: Point, control: Point): Point => [
  end[0] + (2 / 3) * (control[0] - end[0]),
  end[1] + (2 / 3) * (control[1] - end[1]),
];
