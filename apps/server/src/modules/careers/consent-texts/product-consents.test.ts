import { createHash } from 'node:crypto';
import { CONSENT_KINDS, consentProblems } from '@onward/domain/careers/consent';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { describe, expect, it } from 'vitest';
import { productConsent } from './product-consents.ts';

describe('The product’s own consent text', () => {
  it.each(CONSENT_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'of %s meets its own rules in %s [AHD-009, AHD-020]',
    (kind, language) => {
      expect(consentProblems(kind, language, productConsent(kind).texts[language])).toEqual([]);
    },
  );

  // Version 1 is not stored: other words would change what people agreed to.
  it.each([
    ['sms', '2ba7c21a0f468ce3'],
    ['keep_in_touch', '69d84691d4a10c4a'],
  ] as const)('of %s stays word for word what version 1 has always said [AHD-020]', (kind, hash) => {
    const words = JSON.stringify(Object.entries(productConsent(kind).texts).toSorted());
    expect(createHash('sha256').update(words).digest('hex').slice(0, 16)).toBe(hash);
  });
});
