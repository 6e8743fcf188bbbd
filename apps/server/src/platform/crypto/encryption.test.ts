// Sensitive columns: closed to whoever lacks the key, bound to their place, readable through a change of key.
import { describe, expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';

const OLD = 'the-old-key-0123456789-0123456789-ab';
const NEW = 'the-new-key-0123456789-0123456789-cd';
const PLACE = 'employees.ssn';

describe('encryption', () => {
  it('gives back what it closed and never shows it closed [PLT-056]', () => {
    const box = createEncryption([OLD]);
    const sealed = box.encrypt('123-45-6789', PLACE);
    expect(sealed.toString('latin1')).not.toContain('6789');
    expect(box.decrypt(sealed, PLACE)).toBe('123-45-6789');
    expect(box.encrypt('123-45-6789', PLACE).equals(sealed)).toBe(false);
  });

  it('does not open a value that was moved to another column or touched [PLT-056]', () => {
    const box = createEncryption([OLD]);
    const sealed = box.encrypt('021000021', 'employees.routing_number');
    expect(() => box.decrypt(sealed, PLACE)).toThrow();
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
    expect(() => box.decrypt(sealed, 'employees.routing_number')).toThrow();
  });

  it('reads with the old key, writes with the new one, and knows what is left to move [PLT-056]', () => {
    const before = createEncryption([OLD]).encrypt('secret', PLACE);
    const rotated = createEncryption([NEW, OLD]);
    expect(rotated.decrypt(before, PLACE)).toBe('secret');
    expect(rotated.isStale(before)).toBe(true);
    expect(rotated.isStale(rotated.encrypt('secret', PLACE))).toBe(false);
    expect(() => createEncryption([NEW]).decrypt(before, PLACE)).toThrow(/older key/);
  });

  it('finds equal values by a hash that differs by column and by key [PLT-056]', () => {
    const box = createEncryption([OLD]);
    expect(box.searchHash('a', PLACE)).toEqual(box.searchHash('a', PLACE));
    expect(box.searchHash('a', PLACE)).not.toEqual(box.searchHash('a', 'other.column'));
    expect(box.searchHash('a', PLACE)).not.toEqual(createEncryption([NEW]).searchHash('a', PLACE));
  });
});
