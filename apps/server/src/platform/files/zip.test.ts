import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';

/** Reads the central directory at the end, as zip programs do. */
function entriesOf(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  let at = zip.readUInt32LE(end + 16);
  return Object.fromEntries(
    Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
      const [size, nameLength, local] = [
        zip.readUInt32LE(at + 20),
        zip.readUInt16LE(at + 28),
        zip.readUInt32LE(at + 42),
      ];
      const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
      const start = local + 30 + nameLength;
      const bytes = zip.subarray(start, start + size);
      expect(zip.readUInt32LE(at + 16)).toBe(crc32(bytes));
      at += 46 + nameLength;
      return [name, bytes.toString()];
    }),
  );
}

it('Files come out of a zip unchanged [AHD-020]', () => {
  const zip = zipOf(
    [
      { name: 'data.json', bytes: Buffer.from('{"a":1}') },
      { name: 'files/1-Résumé.txt', bytes: Buffer.from('héllo') },
      { name: 'files/2-empty', bytes: Buffer.alloc(0) },
    ],
    new Date('2026-11-15T10:30:20Z'),
  );
  expect(entriesOf(zip)).toEqual({ 'data.json': '{"a":1}', 'files/1-Résumé.txt': 'héllo', 'files/2-empty': '' });
});
