import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareEndpoints } from './build/bare-endpoints.ts';
import { beforePaint } from './build/before-paint.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { firstLoad } from './build/first-load.ts';
import { noScrollLock } from './build/no-scroll-lock.ts';
import { precompress } from './build/precompress.ts';
import { schemaFreeContract } from './build/schema-free-contract.ts';
import { tokensStylesheet } from './build/tokens-css.ts';

const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? 3000}`, ws: true };

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    tokensStylesheet(),
    beforePaint(),
    schemaFreeContract(),
    bareEndpoints(),
    noScrollLock(),
    firstLoad(),
    precompress(),
  ],
  server: { proxy: { '/v1': api, '/beta_feature': api, '/cable': api } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content policy allows data addresses for pictures only, so nothing else may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunkGroups } },
  },
});
