// Sensitive columns: unreadable without the key, bound to their row, and readable across a key change.
import { describe, expect, it } from 'vitest';
import { createEncryption, type Place } from './encryption.ts';

const OLD = 'the-old-key-0123456789-0123456789-ab';
const NEW = 'the-new-key-0123456789-0123456789-cd';
const PLACE: Place = { companyId: 1, table: 'employees', column: 'ssn', row: '7' };

describe('encryption', () => {
  it('decrypts what it encrypted and never stores plain text [PLT-056]', () => {
    const box = createEncryption([OLD]);
    const sealed = box.encrypt('123-45-6789', PLACE);
    expect(sealed.toString('latin1')).not.toContain('6789');
    expect(box.decrypt(sealed, PLACE)).toBe('123-45-6789');
    expect(box.encrypt('123-45-6789', PLACE).equals(sealed)).toBe(false);
  });

  it.each([
    ['company', { companyId: 2 }],
    ['row above companies', { companyId: null }],
    ['table', { table: 'applicants' }],
    ['column', { column: 'routing_number' }],
    ['row', { row: '8' }],
    ['column whose name runs on into the row', { column: 'ssn","7', row: '' }],
  ])('does not open a value that was copied to another %s [PLT-056]', (_, otherPlace) => {
    const box = createEncryption([OLD]);
    const sealed = box.encrypt('123-45-6789', PLACE);
    expect(() => box.decrypt(sealed, { ...PLACE, ...otherPlace })).toThrow();
  });

  it('refuses to decrypt a value that was tampered with [PLT-056]', () => {
    const box = createEncryption([OLD]);
    const sealed = box.encrypt('021000021', PLACE);
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
    expect(() => box.decrypt(sealed, PLACE)).toThrow();
  });

  it('reads with the old key, writes with the new one, and reports which values are stale [PLT-056]', () => {
    const before = createEncryption([OLD]).encrypt('secret', PLACE);
    const rotated = createEncryption([NEW, OLD]);
    expect(rotated.decrypt(before, PLACE)).toBe('secret');
    expect(rotated.isStale(before)).toBe(true);
    expect(rotated.isStale(rotated.encrypt('secret', PLACE))).toBe(false);
    expect(() => createEncryption([NEW]).decrypt(before, PLACE)).toThrow(/older key/);
  });

  it('still decrypts values sealed before row binding and marks them stale [PLT-056]', () => {
    // Sealed by the earlier version for employees.ssn.
    const before = Buffer.from('0yOvHpYMoNcbwbnNcYVYm8rqXnTSLzLe7yehpVa/ogkhp+j69uoReNOLkw==', 'base64');
    const box = createEncryption([OLD]);
    expect(box.decrypt(before, PLACE)).toBe('123-45-6789');
    expect(box.isStale(before)).toBe(true);
    expect(() => box.decrypt(before, { ...PLACE, column: 'routing_number' })).toThrow();
  });

  it('seals each token for one purpose, and never one that passes as a column value [PLT-056]', () => {
    const box = createEncryption([NEW, OLD]);
    const token = box.sealToken('1:2', 'unsubscribe');
    expect(box.openToken(token, 'unsubscribe')).toBe('1:2');
    expect(() => box.openToken(token, 'order')).toThrow();
    expect(box.openToken(createEncryption([OLD]).sealToken('1:2', 'unsubscribe'), 'unsubscribe')).toBe('1:2');
    const sealed = box.encrypt('1:2', PLACE);
    expect(() => box.openToken(sealed.toString('base64url'), 'unsubscribe')).toThrow();
  });

  it('finds equal values by a hash that differs by company, column and key [PLT-056]', () => {
    const box = createEncryption([OLD]);
    expect(box.searchHash('a', PLACE)).toEqual(box.searchHash('a', { ...PLACE, row: '8' } as Place));
    for (const other of [{ column: 'ein' }, { companyId: 2 }, { table: 'applicants' }]) {
      expect(box.searchHash('a', PLACE)).not.toEqual(box.searchHash('a', { ...PLACE, ...other }));
    }
    expect(box.searchHash('a', PLACE)).not.toEqual(createEncryption([NEW]).searchHash('a', PLACE));
  });

  it('searches by hashes of every key in use, and knows which ones are from an older key [PLT-056]', () => {
    const before = createEncryption([OLD]).searchHash('a', PLACE);
    const rotated = createEncryption([NEW, OLD]);
    expect(rotated.searchHashes('a', PLACE)).toEqual([rotated.searchHash('a', PLACE), before]);
    expect(rotated.isStaleHash(before)).toBe(true);
    expect(rotated.isStaleHash(null)).toBe(true);
    expect(rotated.isStaleHash(rotated.searchHash('a', PLACE))).toBe(false);
  });
});
