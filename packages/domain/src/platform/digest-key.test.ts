import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGEST_KEY_BYTES, digestKey } from './digest-key.ts';

describe('digestKey', () => {
  it('is at least eight url-safe characters for any random bytes [PLT-020]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: DIGEST_KEY_BYTES, maxLength: 64 }), (bytes) => {
        const key = digestKey(bytes);
        expect(key).toMatch(/^[A-Za-z0-9_-]{8,}$/);
        expect(encodeURIComponent(key)).toBe(key);
      }),
    );
  });

  it('asks for exactly the bytes it turns into characters [PLT-020]', () => {
    expect(digestKey(new Uint8Array(DIGEST_KEY_BYTES))).toHaveLength(DIGEST_KEY_BYTES);
    expect(digestKey(new Uint8Array(DIGEST_KEY_BYTES + 20))).toHaveLength(DIGEST_KEY_BYTES);
  });

  it('changes with each of its bytes [PLT-020]', () => {
    const base = digestKey(new Uint8Array(DIGEST_KEY_BYTES));
    for (let index = 0; index < DIGEST_KEY_BYTES; index += 1) {
      const bytes = new Uint8Array(DIGEST_KEY_BYTES);
      bytes[index] = 1;
      expect(digestKey(bytes)).not.toBe(base);
    }
  });

  it('uses more than fifty characters and none that look alike in print [PLT-020]', () => {
    const drawn = new Set(Array.from({ length: 256 }, (_, byte) => digestKey(new Uint8Array([byte]))));
    expect(drawn.size).toBeGreaterThan(50);
    for (const lookalike of ['0', 'O', 'o', '1', 'l', 'I']) expect(drawn).not.toContain(lookalike);
  });
});
