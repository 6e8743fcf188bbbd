// A separate program started by readable-photo.ts: reads a HEIC photo on stdin and writes it to stdout as a JPEG file.
import { buffer } from 'node:stream/consumers';
import { photoSize } from '@onward/domain/onboarding/sharpness';
import { encode } from 'jpeg-js';
import loadLibHeif, { type HeifImage, type Pixels } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { endWhenAbove } from '../run-program.ts';
import { smallerPixels } from './smaller-pixels.ts';

/** A little more than the largest photo of today's phones. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 85;

function pixelsOf(image: HeifImage): Promise<Pixels> {
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > PIXELS_MAX) throw new Error('The photo has too many pixels.');
  const empty = { data: new Uint8ClampedArray(width * height * 4), width, height };
  return new Promise((resolve, reject) => {
    image.display(empty, (filled) => (filled ? resolve(filled) : reject(new Error('The photo is broken.'))));
  });
}

async function jpegOf(bytes: Uint8Array): Promise<Buffer> {
  const { HeifDecoder } = loadLibHeif();
  const [image] = new HeifDecoder().decode(bytes);
  if (!image) throw new Error('The file has no photo.');
  const pixels = await pixelsOf(image);
  const [width, height] = photoSize(pixels.width, pixels.height);
  return encode(smallerPixels(pixels, width, height), QUALITY).data;
}

endWhenAbove(Number(process.argv[2]));
const jpeg = await jpegOf(await buffer(process.stdin));
process.stdout.write(jpeg, () => process.exit(0));
