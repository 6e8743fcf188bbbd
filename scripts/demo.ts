/**
 * `npm run demo -- --staff 5000 --locations 2000`: fills the database with the demo companies, in the requested size.
 */
import { parseArgs } from 'node:util';
import { DEMO_KINDS, type DemoSize, enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { loadDemo } from '../apps/server/src/demo/load.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createPrivateFolder } from '../apps/server/src/platform/database/embedded/private-folder.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { refuseDemo } from '../apps/server/src/platform/safe-start.ts';
import { joinDatabase } from './supervisor/database.ts';
import { supervised } from './supervisor/lifecycle.ts';
import { StartError, step } from './supervisor/steps.ts';

await supervised(async (lifecycle) => {
  refuseDemo(process.env);
  const size = readSize(process.argv.slice(2));
  const config = readConfig(process.env);
  await createPrivateFolder(config.dataDir);
  const { DATABASE_OWNER_URL: ownerUrl } = await joinDatabase(config, lifecycle);
  await step('schema up to date', () => migrate(ownerUrl));
  await step('demo companies loaded', () => loadDemo(ownerUrl));
  await step('demo enlarged', () => enlargeDemo(ownerUrl, size));
  await lifecycle.end();
});

function readSize(args: string[]): DemoSize {
  const options = Object.fromEntries(DEMO_KINDS.map((kind) => [kind, { type: 'string' as const }]));
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in options));
  if (unknown?.kind === 'option') {
    const known = DEMO_KINDS.map((kind) => `--${kind}`).join(', ');
    throw new StartError(`The demo has no ${unknown.rawName} to enlarge; there are ${known}.`);
  }
  return Object.fromEntries(Object.entries(values).map(([kind, value]) => [kind, wholeNumber(kind, value)]));
}

function wholeNumber(kind: string, value: unknown): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new StartError(`--${kind} must be a whole number, but it is "${value}".`);
}
