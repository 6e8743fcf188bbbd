/** The third-party packages of the running product, from the lock file. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ProductionPackage = {
  name: string;
  version: string;
  license: string;
  /** Hash of the archive it is installed from, e.g. `sha512-…`. */
  integrity: string | null;
  /** Only needed on some machines. */
  optional: boolean;
};

type Locked = {
  name?: string;
  version: string;
  license?: unknown;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  optional?: boolean;
};

const FOLDER = 'node_modules/';

export async function productionPackages(root: string): Promise<ProductionPackage[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes(FOLDER) && !dev && !link)
    .map(([place, locked]) => readPackage(root, place, locked));
  const byName = new Map((await Promise.all(found)).map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

async function readPackage(root: string, place: string, locked: Locked): Promise<ProductionPackage> {
  return {
    name: locked.name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
    version: locked.version,
    license: licenseText(locked.license ?? (await installedLicense(join(root, place)))),
    integrity: locked.integrity ?? null,
    optional: locked.optional ?? false,
  };
}

/** The lock file omits the license of older packages, so it is read from the package itself. */
async function installedLicense(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { license, licenses } = JSON.parse(text);
  return license ?? licenses;
}

/** Older packages name theirs as an object, or as a list of alternatives. */
function licenseText(given: unknown): string {
  if (typeof given === 'string') return given;
  if (Array.isArray(given)) return given.map(licenseText).join(' OR ');
  const { type } = (given ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : 'none';
}
