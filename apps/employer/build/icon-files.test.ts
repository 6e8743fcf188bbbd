import { describe, expect, test } from 'vitest';
import { iconFiles, iconsIn } from './icon-files.ts';

describe('the icons of a module', () => {
  test('are those it imports by name, whatever it calls them', () => {
    const code = `import { Lock, X as Close } from "lucide-react";\nimport { Link } from "react-router";`;
    expect(iconsIn(code)).toEqual(['Lock', 'X']);
  });

  test('are found in their files, also by an older name', () => {
    const index = `export { default as Building2, default as BuildingComplex } from './icons/building-complex.mjs';
export { default as X } from './icons/x.mjs';`;
    expect([...iconFiles(index)]).toEqual([
      ['Building2', 'building-complex.mjs'],
      ['BuildingComplex', 'building-complex.mjs'],
      ['X', 'x.mjs'],
    ]);
  });
});
