// Two builds from one source: what browsers load, and what the server renders pages with.
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defineConfig } from 'vite';
import { bareEndpoints } from '../employer/build/bare-endpoints.ts';
import { precompress } from '../employer/build/precompress.ts';
import { schemaFreeContract } from '../employer/build/schema-free-contract.ts';
import { endpointsOnly } from './build/endpoints-only.ts';

/** Every file of the folder is loaded by a page of its own. */
const entries = (): Record<string, string> => {
  const files = readdirSync(join(import.meta.dirname, 'src/entries'));
  return Object.fromEntries(files.map((file) => [parse(file).name, `src/entries/${file}`]));
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/portal-assets/',
  plugins: [schemaFreeContract(), bareEndpoints(), endpointsOnly()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  builder: {
    async buildApp(builder) {
      const { client, server } = builder.environments;
      if (!client || !server) throw new Error('The portal is built for browsers and for the server.');
      await builder.build(client);
      await builder.build(server);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        assetsDir: 'assets',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: entries(),
          plugins: [precompress()],
        },
      },
    },
    server: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: { portal: 'src/server.tsx' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
});
