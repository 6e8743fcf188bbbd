// Unpacks streams of PDFs that are packed in the usual way, with a limit: a small stream can hold gigabytes.
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFName, type PDFStream } from '@cantoo/pdf-lib';

export class Unpacker {
  #left: number;

  constructor(bytesMax: number) {
    this.#left = bytesMax;
  }

  /** Null for other ways of packing, and for what is broken or too large. */
  unpack(stream: PDFStream): Uint8Array | null {
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    if (!filter) return stream.getContents();
    const [only, ...more] = filter instanceof PDFArray ? filter.asArray() : [filter];
    if (only !== PDFName.of('FlateDecode') || more.length > 0 || stream.dict.has(PDFName.of('DecodeParms')))
      return null;
    try {
      const unpacked = inflateSync(stream.getContents(), { maxOutputLength: Math.max(1, this.#left) });
      this.#left -= unpacked.length;
      return unpacked;
    } catch {
      return null;
    }
  }
}
