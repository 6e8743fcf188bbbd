// HEIC photos as JPEG files, and what becomes of files that only look like one.
import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { readablePhoto } from './readable-photo.ts';
import { smallerPixels } from './smaller-pixels.ts';

/** 48 by 32 pixels: red grows to the right, green downward. */
const HEIC = readFileSync(new URL('./photo.fixture.heic', import.meta.url));

describe('A HEIC photo', () => {
  it('becomes a JPEG file with the same picture and a name that says so [PLT-053]', async () => {
    const { name, bytes } = await readablePhoto({ name: 'Front of card.HEIC', bytes: HEIC });
    expect(name).toBe('Front of card.jpg');
    const { width, height, data } = decode(bytes);
    expect([width, height]).toEqual([48, 32]);
    const colorAt = (column: number, row: number) => [...data.subarray((row * width + column) * 4).subarray(0, 2)];
    const [startRed, startGreen] = colorAt(2, 2) as [number, number];
    const [endRed, endGreen] = colorAt(45, 29) as [number, number];
    expect([startRed < 40, startGreen < 40, endRed > 190, endGreen > 190]).toEqual([true, true, true, true]);
  });

  it.each([
    ['a cut-off photo', HEIC.subarray(0, 400)],
    ['a beginning with nothing behind it', Buffer.concat([HEIC.subarray(0, 28), Buffer.alloc(1000, 0xff)])],
    ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['an empty file', Buffer.alloc(0)],
  ])('is not what %s is, which stays as it is [PLT-053]', async (_what, bytes) => {
    const file = { name: 'IMG_1.heic', bytes };
    expect(await readablePhoto(file)).toBe(file);
  });

  it('that takes too long stays as it is [PLT-053]', async () => {
    const file = { name: 'IMG_1.heic', bytes: HEIC };
    expect(await readablePhoto(file, { timeoutMs: 1, memoryMegabytes: 600 })).toBe(file);
  });

  it('waits for only a few others [PLT-053]', async () => {
    const files = Array.from({ length: 9 }, (_, index) => ({ name: `IMG_${index}.heic`, bytes: HEIC }));
    const names = (await Promise.all(files.map((file) => readablePhoto(file)))).map(({ name }) => name);
    expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(6);
    expect((await readablePhoto({ name: 'IMG_9.heic', bytes: HEIC })).name).toBe('IMG_9.jpg');
  });
});

describe('A picture made smaller', () => {
  it('has the mean of the pixels that each new one covers [CAR-008]', () => {
    const row = [0, 0, 0, 255, 100, 0, 0, 255, 200, 40, 0, 255, 220, 80, 0, 255];
    expect([...smallerPixels({ data: Uint8Array.from(row), width: 4, height: 1 }, 2, 1).data]).toEqual([
      50, 0, 0, 255, 210, 60, 0, 255,
    ]);
  });

  it('is the same when its size is [CAR-008]', () => {
    const data = Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255]);
    expect([...smallerPixels({ data, width: 1, height: 2 }, 1, 2).data]).toEqual([...data]);
  });
});
