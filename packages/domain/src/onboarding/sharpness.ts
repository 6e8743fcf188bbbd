// Whether a photo of a document can be read: sharp, bright, and inside the frame (AHD-016).

/** Brightness of each pixel from 0 to 255, row by row. */
export interface GrayImage {
  pixels: ArrayLike<number>;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PhotoChecks {
  isInside: boolean;
  isSharp: boolean;
  isBright: boolean;
}

/** From the red, green, blue, and alpha values of a canvas. */
export function grayOf(rgba: ArrayLike<number>, width: number, height: number): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    pixels[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { pixels, width, height };
}

const whole = ({ width, height }: GrayImage): Box => ({ left: 0, top: 0, width, height });

/** The variance of the Laplacian: text and edges in focus make it large, blur makes it small. */
export function sharpness(image: GrayImage, box: Box = whole(image)): number {
  const { pixels, width, height } = image;
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0;
  const [right, bottom] = [Math.min(box.left + box.width, width) - 1, Math.min(box.top + box.height, height) - 1];
  let [sum, squares, count] = [0, 0, 0];
  for (let y = Math.max(1, box.top); y < bottom; y += 1) {
    for (let x = Math.max(1, box.left); x < right; x += 1) {
      const value = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** The mean of all pixels. */
export function brightness({ pixels }: GrayImage): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 1) sum += pixels[at] ?? 0;
  return pixels.length === 0 ? 0 : sum / pixels.length;
}

/** Images are compared at this width, because the variance depends on the size. */
export const CHECKED_WIDTH = 320;
const SHARP_FROM = 60;
const BRIGHT_FROM = 60;
const BRIGHT_TO = 245;
/** Around the frame, detail is at most this share of that inside it. */
const OUTSIDE_SHARE = 0.6;

/** `frame` is where the document should be. Inside: there is something in it, and little around it. */
export function photoChecks(image: GrayImage, frame: Box): PhotoChecks {
  const inside = sharpness(image, frame);
  const light = brightness(image);
  const above = { left: 0, top: 0, width: image.width, height: frame.top };
  const bottom = frame.top + frame.height;
  const below = { left: 0, top: bottom, width: image.width, height: image.height - bottom };
  const outside = Math.max(sharpness(image, above), sharpness(image, below));
  return {
    isInside: inside > 0 && outside <= Math.max(SHARP_FROM / 2, inside * OUTSIDE_SHARE),
    isSharp: inside >= SHARP_FROM,
    isBright: light >= BRIGHT_FROM && light <= BRIGHT_TO,
  };
}

const SCORE_MAX = 100;
/** The score of a photo that is just sharp enough. */
const SHARP_SCORE = 50;

/** From 0 to 100, for people: of the frame or the whole, whichever shows the document better. */
export function sharpnessScore(image: GrayImage, frame: Box): number {
  const measured = Math.max(sharpness(image, frame), sharpness(image));
  return Math.min(SCORE_MAX, Math.floor((measured / SHARP_FROM) * SHARP_SCORE));
}

export const isSharpScore = (score: number): boolean => score >= SHARP_SCORE;

const PHOTO_SIDE_MAX = 2000;

/** A photo is made smaller before it is sent, so that it fits a slow connection. */
export function photoSize(width: number, height: number, most: number = PHOTO_SIDE_MAX): [number, number] {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return [Math.round(width * scale), Math.round(height * scale)];
}
