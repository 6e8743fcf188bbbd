// Photos as pixels: small for checking, at most 2000 pixels wide for sending.
import { CHECKED_WIDTH, type GrayImage, grayOf, photoSize } from '@onward/domain/onboarding/sharpness';

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

/** A chosen picture is made smaller too; other files, and pictures the browser can't read, are sent as they are. */
export async function smallerPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const smaller = await photoFile(picture, file.name.replace(/\.\w+$/, ''));
    picture.close();
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
