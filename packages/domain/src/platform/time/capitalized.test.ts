import { expect, it } from 'vitest';
import { capitalized } from './capitalized.ts';

it.each([
  ['viernes, 20 de noviembre', 'es', 'Viernes, 20 de noviembre'],
  ['été', 'fr', 'Été'],
  ['11月20日', 'zh', '11月20日'],
  ['', 'en', ''],
] as const)('“%s” (%s) begins alone as “%s” [PLT-043]', (text, language, shown) => {
  expect(capitalized(text, language)).toBe(shown);
});
