import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { schemaFreeContract } from './schema-free-contract.ts';

const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));

test('every contract loads without its schemas, also where one is made of parts of another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-contract-'));
  const files = globSync('*/**/*.ts', { cwd: CONTRACT }).filter((file) => !file.endsWith('.test.ts'));
  const entry = join(folder, 'all.ts');
  await writeFile(
    entry,
    files.map((file, at) => `export * as m${at} from ${JSON.stringify(CONTRACT + file)};`).join('\n'),
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [schemaFreeContract()],
    build: { outDir: join(folder, 'built'), lib: { entry, formats: ['es'], fileName: 'all' } },
  });
  const loaded = (await import(pathToFileURL(join(folder, 'built', 'all.js')).href)) as object;
  expect(Object.keys(loaded)).toHaveLength(files.length);
  await rm(folder, { recursive: true });
});
