// Tells whether a PDF is as we sealed it: genuine, changed since, or not ours. Reads the bytes once and keeps nothing.
import { createHash } from 'node:crypto';
import type { SealKey } from './certificates.ts';
import { readSignature } from './seal-signature.ts';
import type { SigningRecord } from './signing-record.ts';

export type Verification =
  | { result: 'genuine' | 'changed'; record: SigningRecord; seal: string }
  | { result: 'not_ours' };

const NOT_OURS: Verification = { result: 'not_ours' };

/** Numbers of up to ten digits: files that large are refused long before. */
const BYTE_RANGE =
  /\/ByteRange\s{0,4}\[\s{0,4}(\d{1,10})\s{1,4}(\d{1,10})\s{1,4}(\d{1,10})\s{1,4}(\d{1,10})\s{0,20}\]/g;
const HEX = /^<([0-9a-fA-F]+)>$/;
/** A file may carry the signatures of others beside ours. */
const SIGNATURES_MAX = 20;

export async function verifySeal(file: Buffer, keys: readonly SealKey[]): Promise<Verification> {
  for (const range of byteRanges(file)) {
    const der = contentsBetween(file, range);
    const signature = der && (await readSignature(der, keys));
    if (!signature) continue;
    const isWhole = range.start === 0 && range.tail + range.tailLength === file.length;
    const isGenuine = isWhole && signature.isIntact && digestOf(file, range).equals(signature.digest);
    return { result: isGenuine ? 'genuine' : 'changed', record: signature.record, seal: signature.seal };
  }
  return NOT_OURS;
}

/** The two parts of the file around the signature. */
interface Range {
  start: number;
  length: number;
  tail: number;
  tailLength: number;
}

function byteRanges(file: Buffer): Range[] {
  const found = [...file.toString('latin1').matchAll(BYTE_RANGE)].slice(0, SIGNATURES_MAX);
  return found.map((match) => {
    const [start = 0, length = 0, tail = 0, tailLength = 0] = match.slice(1).map(Number);
    return { start, length, tail, tailLength };
  });
}

function contentsBetween(file: Buffer, { start, length, tail }: Range): Buffer | null {
  const text = file.subarray(start + length, tail).toString('latin1');
  const hex = HEX.exec(text)?.[1];
  return hex ? Buffer.from(hex, 'hex') : null;
}

const digestOf = (file: Buffer, { start, length, tail, tailLength }: Range): Buffer =>
  createHash('sha256')
    .update(file.subarray(start, start + length))
    .update(file.subarray(tail, tail + tailLength))
    .digest();
