/** Checks whether node_modules contains exactly what package-lock.json requires on this kind of machine. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markerIn = (/** @type {string} */ root) => join(root, 'node_modules', '.onward-installed');

/** @param {string} root */
export function isInstalled(root) {
  if (readText(markerIn(root)) === expectedMark(root)) return true;
  if (!npmInstalledEverything(root)) return false;
  markInstalled(root);
  return true;
}

/** @param {string} root */
export function markInstalled(root) {
  writeFileSync(markerIn(root), expectedMark(root));
}

/** @param {string} root */
function expectedMark(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/**
 * Someone may have run npm by hand: npm writes a list of what it installed when it is done.
 * @param {string} root
 */
function npmInstalledEverything(root) {
  const installed = readText(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const actual = JSON.parse(installed).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || !isForThisMachine(entry) || actual[path]?.version === entry.version,
  );
}

/** @param {{ os?: string[], cpu?: string[], libc?: string[], optional?: boolean }} entry */
function isForThisMachine(entry) {
  if (!entry.optional) return true;
  // Which C library this machine has is up to npm, so such packages are not compared.
  if (entry.libc || !entry.os || !entry.cpu) return false;
  return entry.os.includes(process.platform) && entry.cpu.includes(process.arch);
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
