// Photos as pixels: small for checking, at most 2000 pixels wide for sending.
import {
  type Box,
  CHECKED_WIDTH,
  type GrayImage,
  grayOf,
  photoSize,
  sharpnessScore,
} from '@onward/domain/onboarding/sharpness';

type Source = HTMLVideoElement | ImageBitmap;

const sizeOf = (source: Source): [number, number] =>
  source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];

function drawn(source: Source, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, width, height);
  return canvas;
}

export function grayPhoto(source: Source): GrayImage | null {
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

const QUALITY = 0.85;

/** As a JPEG file. */
export function photoFile(source: Source, name: string): Promise<File | null> {
  const [width, height] = photoSize(...sizeOf(source));
  return new Promise((resolve) => {
    drawn(source, width, height).toBlob(
      (blob) => resolve(blob && new File([blob], `${name}.jpg`, { type: 'image/jpeg' })),
      'image/jpeg',
      QUALITY,
    );
  });
}

export interface ReadyFile {
  file: File;
  /** Of a photo, from 0 to 100. */
  sharpness: number | null;
}

/** A chosen picture is made smaller too; other files, and pictures the browser can't read, are sent as they are. */
export async function readyFile(file: File): Promise<ReadyFile> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return { file, sharpness: null };
  try {
    const picture = await createImageBitmap(file);
    const smaller = await photoFile(picture, file.name.replace(/\.\w+$/, ''));
    const image = grayPhoto(picture);
    picture.close();
    return {
      file: smaller && smaller.size < file.size ? smaller : file,
      sharpness: image && sharpnessScore(image, frameIn(image)),
    };
  } catch {
    return { file, sharpness: null };
  }
}
