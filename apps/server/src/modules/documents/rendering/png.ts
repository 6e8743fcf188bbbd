// Writes an image as PNG.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const RGB = 2;
/** Each line is written as the difference to the one above, which packs well for pages with text. */
const FILTER_UP = 2;

/** `pixels` are red, green, blue, and opacity, which is left out. */
export function writePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, RGB, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines(pixels, width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function lines(pixels: Uint8Array, width: number, height: number): Buffer {
  const written = Buffer.alloc(height * (1 + width * 3));
  let place = 0;
  for (let row = 0; row < height; row += 1) {
    written[place] = FILTER_UP;
    place += 1;
    for (let column = 0; column < width; column += 1) {
      const from = (row * width + column) * 4;
      for (let color = 0; color < 3; color += 1) {
        const above = row === 0 ? 0 : (pixels[from - width * 4 + color] ?? 0);
        written[place] = ((pixels[from + color] ?? 0) - above) & 0xff;
        place += 1;
      }
    }
  }
  return written;
}
