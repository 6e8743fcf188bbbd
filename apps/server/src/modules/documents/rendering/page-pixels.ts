// Draws a page of a PDF with pdfium. For files from outside only in a separate process, see inspect-program.ts.
import { PDFiumLibrary } from '@hyzyla/pdfium';

const LONGER_SIDE = 1400;
const TEXT_MAX = 20_000;

export interface PagePixels {
  width: number;
  height: number;
  /** Red, green, blue, and opacity of each pixel. */
  data: Uint8Array;
  text: string;
}

export async function pagePixels(bytes: Uint8Array, number: number): Promise<PagePixels> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const page = document.getPage(number);
    // Before drawing, which closes the page.
    const text = page.getText().slice(0, TEXT_MAX).toWellFormed();
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = LONGER_SIDE / Math.max(originalWidth, originalHeight);
    const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)));
    const image = await page.render({ width, height, render: 'bitmap', renderFormFields: false });
    document.destroy();
    return { width: image.width, height: image.height, data: image.data, text };
  } finally {
    library.destroy();
  }
}
