/**
 * `npm run supply-chain`: what the product consists of. Writes a CycloneDX SBOM and a list of licenses to
 * `dist/supply-chain`, and checks for known vulnerabilities where the registry supports it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './supervisor/programs.ts';
import { askForAdvisories } from './supply-chain/advisories.ts';
import { isAllowedLicense } from './supply-chain/licenses.ts';
import { productionPackages } from './supply-chain/packages.ts';
import { partsList } from './supply-chain/parts-list.ts';

const folder = join(root, 'dist/supply-chain');
await mkdir(folder, { recursive: true });

const packages = await productionPackages(root);
const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const parts = partsList({ name, version }, packages);
await writeFile(join(folder, 'sbom.cdx.json'), `${JSON.stringify(parts, null, 2)}\n`);
console.log(`  ✓ ${packages.length} parts in dist/supply-chain/sbom.cdx.json`);

const lines = packages.map((one) => `${one.name} ${one.version}: ${one.license}`);
await writeFile(join(folder, 'licenses.txt'), `${lines.join('\n')}\n`);
console.log(`  ✓ ${packages.length} licenses in dist/supply-chain/licenses.txt`);
for (const one of packages.filter(({ license }) => !isAllowedLicense(license))) {
  console.error(`  ✗ ${one.name} ${one.version} has the license ${one.license}, which is not on the list`);
  process.exitCode = 1;
}

const advisories = await askForAdvisories(root);
if (!advisories.checked) {
  console.log(
    `  – known vulnerabilities could not be checked: the registry in use does not report them (${advisories.why})`,
  );
} else if (advisories.serious > 0) {
  console.error(`  ✗ ${advisories.serious} serious vulnerabilities are known; \`npm audit --omit dev\` lists them`);
  process.exitCode = 1;
} else console.log(`  ✓ no serious vulnerability is known (${advisories.total} others)`);
