import { describe, expect, it } from 'vitest';
import {
  brightness,
  type GrayImage,
  grayOf,
  isSharpScore,
  photoChecks,
  photoSize,
  sharpness,
  sharpnessScore,
} from './sharpness.ts';

const SIZE = { width: 160, height: 120 };
const FRAME = { left: 20, top: 30, width: 120, height: 60 };

function image(value: (x: number, y: number) => number): GrayImage {
  const pixels = Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
    value(at % SIZE.width, Math.floor(at / SIZE.width)),
  );
  return { pixels, ...SIZE };
}

const isInFrame = (x: number, y: number): boolean =>
  x >= FRAME.left && x < FRAME.left + FRAME.width && y >= FRAME.top && y < FRAME.top + FRAME.height;

/** Stripes as fine as text, in the frame only. */
const text = image((x, y) => (isInFrame(x, y) ? ((x >> 1) % 2 ? 30 : 220) : 120));

/** Each pixel becomes the mean of its neighbors, several times. */
function blurred(source: GrayImage, times: number): GrayImage {
  if (times === 0) return source;
  const at = (x: number, y: number): number =>
    source.pixels[Math.min(Math.max(y, 0), SIZE.height - 1) * SIZE.width + Math.min(Math.max(x, 0), SIZE.width - 1)] ??
    0;
  const mean = (x: number, y: number): number => {
    let sum = 0;
    for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1]) sum += at(x + dx, y + dy);
    return sum / 9;
  };
  return blurred(image(mean), times - 1);
}

describe('A photo of a document', () => {
  it('is sharp in focus and not when it is blurred [AHD-016]', () => {
    expect(photoChecks(text, FRAME)).toEqual({ isInside: true, isSharp: true, isBright: true });
    expect(photoChecks(blurred(text, 6), FRAME).isSharp).toBe(false);
    expect(sharpness(blurred(text, 1))).toBeGreaterThan(sharpness(blurred(text, 3)));
  });

  it('gets a score from 0 to 100 that agrees with the check [AHD-016, ONB-046]', () => {
    expect(sharpnessScore(text, FRAME)).toBe(100);
    expect(
      sharpnessScore(
        image(() => 128),
        FRAME,
      ),
    ).toBe(0);
    for (const photo of [0, 1, 2, 3, 4, 5, 6].map((times) => blurred(text, times))) {
      expect(isSharpScore(sharpnessScore(photo, FRAME))).toBe(photoChecks(photo, FRAME).isSharp);
    }
    expect([49, 50].map(isSharpScore)).toEqual([false, true]);
  });

  it('has no sharpness without any detail [AHD-016]', () => {
    expect(sharpness(image(() => 128))).toBe(0);
    expect(
      photoChecks(
        image(() => 128),
        FRAME,
      ),
    ).toEqual({ isInside: false, isSharp: false, isBright: true });
  });

  it.each([
    [10, false],
    [59, false],
    [60, true],
    [245, true],
    [250, false],
  ])('with a brightness of %d is bright enough: %s [AHD-016]', (light, isBright) => {
    expect(
      photoChecks(
        image(() => light),
        FRAME,
      ).isBright,
    ).toBe(isBright);
  });

  it('is not inside the frame when it reaches beyond it [AHD-016]', () => {
    const large = image((x) => ((x >> 1) % 2 ? 30 : 220));
    expect(photoChecks(large, FRAME).isInside).toBe(false);
  });

  it('is read from the colors of a canvas [AHD-016]', () => {
    const gray = grayOf([255, 255, 255, 255, 0, 0, 0, 255], 2, 1);
    expect([...Array.from(gray.pixels), brightness(gray)]).toEqual([255, 0, 127.5]);
  });

  it.each([
    [4000, 3000, [2000, 1500]],
    [3000, 6000, [1000, 2000]],
    [1200, 900, [1200, 900]],
  ])('of %d by %d pixels is sent as %j [AHD-016]', (width, height, sent) => {
    expect(photoSize(width, height)).toEqual(sent);
  });
});
