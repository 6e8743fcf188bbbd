import { deflateSync } from 'node:zlib';

const WIDTH = 120;
const HEIGHT = 150;

type Color = [number, number, number];

const wall: Color = [214, 226, 236];
const shirt: Color = [70, 96, 138];
const skin: Color = [222, 180, 148];
const hair: Color = [74, 52, 40];
const dark: Color = [44, 36, 34];
const lips: Color = [168, 88, 84];

const isIn = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

function colorAt(x: number, y: number): Color {
  if (isIn(x, y, 48, 66, 4, 3) || isIn(x, y, 72, 66, 4, 3)) return dark;
  if (isIn(x, y, 60, 92, 11, 3)) return lips;
  if (y > 44 && isIn(x, y, 60, 72, 28, 36)) return skin;
  if (isIn(x, y, 60, 62, 34, 40) && y < 84) return hair;
  if (isIn(x, y, 60, 112, 12, 16)) return skin;
  return isIn(x, y, 60, 156, 52, 38) ? shirt : wall;
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, check]);
}

/** A drawn face as a PNG, because no real photo belongs here. */
export function drawFace(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: HEIGHT }, (_row, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (_column, x) => colorAt(x, y)).flat()]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
