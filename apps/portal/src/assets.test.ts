// Scripts are named in the page with everything they import, so a phone loads them in one round trip.
import { expect, it } from 'vitest';
import { assetsOf, type Manifest } from './assets.ts';

const NAMES = ['page', 'apply', 'form', 'quiz', 'booking', 'conversation', 'thanks', 'offer', 'background-check'];

const manifest: Manifest = {
  ...Object.fromEntries(NAMES.map((name) => [name, { file: `${name}.js`, name, isEntry: true, css: ['page.css'] }])),
  verify: { file: 'verify.js', name: 'verify', isEntry: true },
  onboarding: { file: 'onboarding.js', name: 'onboarding', isEntry: true, imports: ['shown', 'rules'] },
  shown: { file: 'shown.js', imports: ['rules', 'words'] },
  rules: { file: 'rules.js' },
  words: { file: 'words.js', imports: ['shown'] },
};

it('preloads imports of imports too, each once [PLT-043]', () => {
  const { path, preloads } = assetsOf(manifest).scripts.onboarding;
  expect(path).toBe('/portal-assets/onboarding.js');
  expect(preloads).toEqual(['shown', 'rules', 'words'].map((name) => `/portal-assets/${name}.js`));
});
