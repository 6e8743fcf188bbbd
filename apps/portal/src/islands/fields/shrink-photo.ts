// Photos as JPEG files of at most 2000 pixels, so that they upload quickly from a phone.
import { isHeic } from '@onward/domain/attachments/uploads';
import { photoSize } from '@onward/domain/onboarding/sharpness';

export type PhotoSource = HTMLVideoElement | ImageBitmap;

export const sizeOf = (source: PhotoSource): [number, number] =>
  source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height];

export function drawn(source: PhotoSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) {
    // JPEG has no transparency; what is transparent would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(source, 0, 0, width, height);
  }
  return canvas;
}

const QUALITY = 0.85;

/** As a JPEG file. */
export function photoFile(source: PhotoSource, name: string): Promise<File | null> {
  const [width, height] = photoSize(...sizeOf(source));
  return new Promise((resolve) => {
    drawn(source, width, height).toBlob(
      (blob) => resolve(blob && new File([blob], `${name}.jpg`, { type: 'image/jpeg' })),
      'image/jpeg',
      QUALITY,
    );
  });
}

/** The servers accept these as they are; others, such as HEIC, have to become JPEG. */
const ACCEPTED_AS_IS = /^image\/(jpeg|png)$/;

const isPhoto = (file: File): boolean => ACCEPTED_AS_IS.test(file.type) || file.type === 'image/webp' || isHeic(file);

/** The picture in a photo file, or null for other files and pictures this browser can't read. */
export const readPicture = async (file: File): Promise<ImageBitmap | null> =>
  isPhoto(file) ? createImageBitmap(file).catch(() => null) : null;

export async function smallerFile(file: File, picture: ImageBitmap): Promise<File> {
  const smaller = await photoFile(picture, file.name.replace(/\.\w+$/, ''));
  if (!smaller) return file;
  return smaller.size < file.size || !ACCEPTED_AS_IS.test(file.type) ? smaller : file;
}

/** Files that are no photos are sent as they are. */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await readPicture(file);
  if (!picture) return file;
  const smaller = await smallerFile(file, picture);
  picture.close();
  return smaller;
}
