/** `npm run bench -- <name>`: runs one benchmark of the `bench` folder. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './supervisor/programs.ts';

const folder = join(root, 'bench');
const [wanted] = process.argv.splice(2, 1);
const names = (await readdir(folder))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

if (wanted && names.includes(wanted)) {
  await import(pathToFileURL(join(folder, `${wanted}.ts`)).href);
} else {
  if (wanted) console.error(`There is no benchmark called "${wanted}".`);
  console.log(names.length > 0 ? `Benchmarks: ${names.join(', ')}` : 'There are no benchmarks yet.');
  process.exitCode = wanted ? 1 : 0;
}
