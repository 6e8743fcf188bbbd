// Writes a brotli and a gzip copy of each asset, so that the server never has to compress one.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit in one packet anyway. */
const WORTH_IT_BYTES = 1024;
/** Fonts are already compressed. */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const precompress = (): Plugin => ({
  name: 'onward-precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    const folder = join(dir ?? '', 'assets');
    const names = (await readdir(folder)).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(names.map((name) => compressBeside(join(folder, name))));
  },
});

async function compressBeside(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= WORTH_IT_BYTES) return;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
