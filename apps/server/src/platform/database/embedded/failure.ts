/** Errors of the embedded database, worded for the person who ran `npm start`. */

/** The message is one complete sentence that says what is wrong and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const diskTrouble: Record<string, (folder: string) => string> = {
  ENOSPC: (folder) => `The disk that holds ${folder} is full. Free some space or set DATA_DIR to another disk.`,
  EDQUOT: (folder) => `The disk quota for ${folder} is used up. Free some space or set DATA_DIR to another disk.`,
  EROFS: (folder) => `The folder ${folder} is on a read-only disk. Set DATA_DIR to a folder that can be written.`,
  EACCES: (folder) => `The folder ${folder} cannot be written by this user. Change its owner or set DATA_DIR.`,
  EPERM: (folder) => `The folder ${folder} cannot be written by this user. Change its owner or set DATA_DIR.`,
  ENOTDIR: (folder) => `The path ${folder} goes through a file, not a folder. Set DATA_DIR to a folder.`,
};

/** Programs report disk problems as text and system calls as a code; both map to the same sentence. */
const wordsOfPrograms: [RegExp, string][] = [
  [/No space left on device|Check free disk space/i, 'ENOSPC'],
  [/Disk quota exceeded/i, 'EDQUOT'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
];

/** Turns known system errors into a sentence and returns every other error unchanged. */
export function explainDiskTrouble(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  const sentence = code === undefined ? undefined : diskTrouble[code];
  return sentence === undefined ? error : new EmbeddedPostgresError(sentence(folder), { cause: error });
}

/** What a PostgreSQL program printed before it exited, as a sentence. */
export function explainOutput(program: string, output: string, folder: string): EmbeddedPostgresError {
  const known = wordsOfPrograms.find(([words]) => words.test(output));
  const sentence = known && diskTrouble[known[1]];
  if (sentence) return new EmbeddedPostgresError(sentence(folder));
  const reason = output.trim().split('\n').slice(-6).join('\n');
  return new EmbeddedPostgresError(`${program} failed in ${folder}:\n${reason || '(it printed nothing)'}`);
}
