import { readFileSync } from 'node:fs';
import { BRAND_COLORS, BRAND_PALETTES } from '@onward/domain/company/brand-colors';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('colors.css', import.meta.url), 'utf8');

/** The declarations of one class, by name without dashes. */
const declared = (name: string): Record<string, string> => {
  const block = css.match(new RegExp(`\\.${name} \\{([^}]*)\\}`))?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--(\w+): (#\w+);/g)].map(([, name, color]) => [name, color]));
};

test.each(BRAND_COLORS)('pages of a %s brand have the same colors as its previews [CAR-003]', (color) => {
  expect(declared(`brand-${color}`)).toEqual(BRAND_PALETTES[color]);
});
