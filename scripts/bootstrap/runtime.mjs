/** Finds a Node version that can run TypeScript directly. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SetupError } from './failure.mjs';

const neededVersion = 24;

/** @param {string} root */
export function findNode(root) {
  const candidates = [process.execPath, join(root, 'node_modules', '.bin', 'node')];
  const found = candidates.find((node) => majorVersion(node) >= neededVersion);
  if (found) return found;
  throw new SetupError(
    `Onward needs Node ${neededVersion} or newer; this is Node ${process.versions.node}, and npm has none for ` +
      `${process.platform} ${process.arch}. Install Node ${neededVersion} from https://nodejs.org and try again.`,
  );
}

/** @param {string} node */
function majorVersion(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}
