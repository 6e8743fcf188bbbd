/** `npm run demo -- --applicants N`: fills the database with the demo companies, in the size asked for. */
import { parseArgs } from 'node:util';
import { loadDemo } from '../apps/server/src/demo/load.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createPrivateFolder } from '../apps/server/src/platform/database/embedded/private-folder.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { joinDatabase } from './supervisor/database.ts';
import { supervised } from './supervisor/lifecycle.ts';
import { StartError, step } from './supervisor/steps.ts';

type LoadDemo = (databaseUrl: string, size: { applicants?: number }) => Promise<void>;

await supervised(async (lifecycle) => {
  const size = readSize(process.argv.slice(2));
  const config = readConfig(process.env);
  await createPrivateFolder(config.dataDir);
  const { DATABASE_URL } = await joinDatabase(config, lifecycle);
  await step('schema up to date', () => migrate(DATABASE_URL));
  const load: LoadDemo = loadDemo;
  await step('demo companies loaded', () => load(DATABASE_URL, size));
  await lifecycle.end();
});

function readSize(args: string[]): { applicants?: number } {
  const { values } = parseArgs({ args, options: { applicants: { type: 'string' } } });
  if (values.applicants === undefined) return {};
  const applicants = Number(values.applicants);
  if (Number.isInteger(applicants) && applicants >= 0) return { applicants };
  throw new StartError(`--applicants must be a whole number, but it is "${values.applicants}".`);
}
