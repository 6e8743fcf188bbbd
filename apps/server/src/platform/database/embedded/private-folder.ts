/** Creates a folder that only its owner may enter. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError, explainDiskTrouble } from './failure.ts';

export async function createPrivateFolder(folder: string): Promise<void> {
  try {
    await create(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explainDiskTrouble(error, folder);
    throw new EmbeddedPostgresError(`The folder ${folder} cannot be created. Set DATA_DIR to another folder.`);
  }
}

/** Step by step, because Node's recursive call hides why it failed (read-only disk) and never returns below /proc. */
async function create(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await create(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
  }
}
