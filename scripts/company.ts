/**
 * `npm run company -- create` creates a company in the terminal; `npm run company -- support-staff EMAIL` invites
 * support staff (CMP-067).
 */
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { inviteSupportStaff, recordSessionUse } from '../apps/server/src/modules/identity/identity.service.ts';
import { createCompany } from '../apps/server/src/modules/staff/companies/create-company.ts';
import { type App, buildApp } from '../apps/server/src/platform/app.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { loadSecretKeys } from '../apps/server/src/platform/crypto/secret-key.ts';
import { createPrivateFolder } from '../apps/server/src/platform/database/embedded/private-folder.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { inSystem } from '../apps/server/src/platform/database/transaction.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { askForCompany } from './company/ask-for-company.ts';
import { joinDatabase } from './supervisor/database.ts';
import { supervised } from './supervisor/lifecycle.ts';
import { StartError, step } from './supervisor/steps.ts';

const USAGE = 'Use `npm run company -- create` or `npm run company -- support-staff EMAIL`.';

await supervised(async (lifecycle) => {
  const run = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  await createPrivateFolder(config.dataDir);
  const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl } = await joinDatabase(config, lifecycle);
  await step('schema up to date', () => migrate(ownerUrl));
  const secretKeys = await loadSecretKeys(config.secretKeys, config.dataDir);
  const app = buildApp({ config, databaseUrl, secretKeys, log: createLog('warn'), recordSessionUse });
  lifecycle.add({ stop: () => app.close() });
  console.log(`\n${await run(app)}\n`);
  await lifecycle.end();
});

type Command = (app: App) => Promise<string>;

function readCommand([command, email = '']: string[]): Command {
  if (command === 'create') return create;
  if (command !== 'support-staff') throw new StartError(USAGE);
  if (!isEmail(email)) throw new StartError(`"${email}" is not an email. ${USAGE}`);
  return (app) => invite(app, normalizeEmail(email));
}

async function create(app: App): Promise<string> {
  const entry = await askForCompany(process.stdin, process.stdout);
  const call = { names: app.names, now: app.clock(), requestId: 'npm-run-company' };
  const { companyName } = await inSystem(app.pool, (tx) => createCompany(app, { ...call, tx }, entry, null));
  return `  ${companyName} is ready. Sign in at ${app.config.publicUrl} as ${normalizeEmail(entry.admin.email)}.`;
}

async function invite(app: App, email: string): Promise<string> {
  const link = await inSystem(app.pool, (tx) => inviteSupportStaff(app, tx, { email, now: app.clock() }));
  if (!link) return `  ${email} is now support staff, and signs in as before.`;
  return `  ${email} is now support staff. An email with this link, good for 7 days, is on its way:\n  ${link}`;
}
