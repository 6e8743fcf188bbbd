import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealKey, type SealKey, toPem } from './certificates.ts';
import { loadSealKeys } from './seal-keys.ts';
import { sealPdf } from './seal-pdf.ts';
import type { SigningRecord } from './signing-record.ts';
import { verifySeal } from './verify-seal.ts';

const NOW = new Date('2026-11-12T13:02:00Z');
const RECORD: SigningRecord = {
  version: 1,
  title: 'Hourly offer letter',
  issuer: 'Larkfield Group LLC 录用',
  pages: 2,
  sealed_at: NOW.toISOString(),
  signers: [
    { name: 'Amara Okafor', role: 'applicant', signed_at: '2026-11-10T21:18:00.000Z' },
    { name: 'Dana Whitfield', role: 'company', signed_at: '2026-11-12T13:02:00.000Z' },
  ],
};

let key: SealKey;
let sealed: Buffer;
beforeAll(async () => {
  key = await createSealKey(NOW);
  const document = await PDFDocument.create();
  document.addPage().drawText('We are happy to offer you the position.');
  document.addPage();
  sealed = await sealPdf(await document.save(), key, RECORD);
});

const flipped = (at: number): Buffer => {
  const changed = Buffer.from(sealed);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

describe('A sealed PDF', () => {
  it('is genuine, and says who signed when without any record of ours [AHD-010]', async () => {
    expect(await verifySeal(sealed, [key])).toEqual({ result: 'genuine', record: RECORD, seal: expect.any(String) });
  });

  it('is never genuine with one flipped bit, wherever it is [AHD-010]', async () => {
    const begin = sealed.indexOf('/Contents <') + '/Contents '.length;
    const end = sealed.indexOf('>', begin);
    const step = Math.ceil(sealed.length / 70);
    for (let at = 0; at < sealed.length; at += step) {
      const { result } = await verifySeal(flipped(at), [key]);
      expect(result, `at ${at}`).not.toBe('genuine');
      if (at < begin - 100 || at > end) expect(result, `at ${at}`).toBe('changed');
    }
  });

  it('is reported as changed when something was appended [AHD-010]', async () => {
    const longer = Buffer.concat([sealed, Buffer.from('\n% a later edit')]);
    expect(await verifySeal(longer, [key])).toMatchObject({ result: 'changed', record: RECORD });
  });

  it('is not ours with another key, or without a seal [AHD-010]', async () => {
    expect(await verifySeal(sealed, [await createSealKey(NOW)])).toEqual({ result: 'not_ours' });
    expect(await verifySeal(Buffer.from('%PDF-1.7 nothing'), [key])).toEqual({ result: 'not_ours' });
    expect(await verifySeal(Buffer.alloc(0), [key])).toEqual({ result: 'not_ours' });
  });

  it('stays genuine after the key was rotated, as long as the old one is kept [AHD-010]', async () => {
    expect(await verifySeal(sealed, [await createSealKey(NOW), key])).toMatchObject({ result: 'genuine' });
  });

  it('is read in linear time from hostile files [AHD-010, PLT-022]', async () => {
    const hostile = Buffer.from('/ByteRange [0 1 2 3'.repeat(200_000));
    const started = performance.now();
    expect(await verifySeal(hostile, [key])).toEqual({ result: 'not_ours' });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('The key that seals', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onward-seal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is created once, in a file that only its owner reads, and loaded again [AHD-010]', async () => {
    const file = join(folder, 'seal.pem');
    const [first, second] = await Promise.all([loadSealKeys(file, NOW), loadSealKeys(file, NOW)]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const document = await PDFDocument.create();
    document.addPage();
    const pdf = await sealPdf(await document.save(), first[0] as SealKey, { ...RECORD, pages: 1 });
    expect(await verifySeal(pdf, second)).toMatchObject({ result: 'genuine' });
    expect(await verifySeal(pdf, await loadSealKeys(file, NOW))).toMatchObject({ result: 'genuine' });
  });

  it('is rotated by putting a new one first [AHD-010]', async () => {
    const file = join(folder, 'rotated.pem');
    const [old] = await loadSealKeys(file, NOW);
    const next = await createSealKey(NOW);
    await writeFile(file, `${await toPem(next)}${await readFile(file, 'utf8')}`);
    const keys = await loadSealKeys(file, NOW);
    expect(keys).toHaveLength(2);
    expect(keys[1]?.certificate.serialNumber.isEqual(old?.certificate.serialNumber)).toBe(true);
  });

  it('is named when its file holds none [AHD-010]', async () => {
    const file = join(folder, 'empty.pem');
    await writeFile(file, 'nothing');
    await expect(loadSealKeys(file, NOW)).rejects.toThrow('holds no key and certificate');
  });
});
