// Writes the color tokens to a static stylesheet, so that colors are set before any script runs.
import type { Plugin } from 'vite';
import { tokensCss } from '../src/design/theme/tokens.ts';

const MODULE = 'virtual:tokens.css';

export const tokensStylesheet = (): Plugin => ({
  name: 'onward-tokens-css',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? tokensCss() : null),
});
