// Photos as pixels, small for checking how sharp they are.
import { type Box, CHECKED_WIDTH, type GrayImage, grayOf, sharpnessScore } from '@onward/domain/onboarding/sharpness';
import { drawn, type PhotoSource, readPicture, sizeOf, smallerFile } from '../../fields/shrink-photo.ts';

export function grayPhoto(source: PhotoSource): GrayImage | null {
  const [width, height] = sizeOf(source);
  if (width === 0 || height === 0) return null;
  const rows = Math.round((height / width) * CHECKED_WIDTH);
  const canvas = drawn(source, CHECKED_WIDTH, rows);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, CHECKED_WIDTH, rows);
  return pixels ? grayOf(pixels.data, CHECKED_WIDTH, rows) : null;
}

/** The frame on the screen, as a part of the picture. */
const FRAME = { left: 0.05, top: 0.25, width: 0.9, height: 0.5 } as const;

export const frameIn = ({ width, height }: GrayImage): Box => ({
  left: Math.round(FRAME.left * width),
  top: Math.round(FRAME.top * height),
  width: Math.round(FRAME.width * width),
  height: Math.round(FRAME.height * height),
});

export interface ReadyFile {
  file: File;
  /** Of a photo, from 0 to 100. */
  sharpness: number | null;
}

/** A chosen picture is made smaller too; other files, and pictures the browser can't read, are sent as they are. */
export async function readyFile(file: File): Promise<ReadyFile> {
  const picture = await readPicture(file);
  if (!picture) return { file, sharpness: null };
  const smaller = await smallerFile(file, picture);
  const image = grayPhoto(picture);
  picture.close();
  return { file: smaller, sharpness: image && sharpnessScore(image, frameIn(image)) };
}
