// A system that may hold real people's data starts only with its own settings: no demo, no sandbox, and no publicly
// known secret.
import { ConfigError, type Environment, type SettingsReader } from './settings-reader.ts';

/** Production, or any database other than the embedded one, which our launcher flags. */
export const isLive = (env: Environment): boolean =>
  env.ENVIRONMENT?.trim() === 'production' || (Boolean(env.DATABASE_URL?.trim()) && !isEmbedded(env));

/** The embedded database listens only on this machine, so the flag is ignored for any other address. */
function isEmbedded({ ONWARD_EMBEDDED_DATABASE: mark, DATABASE_URL: text = '' }: Environment): boolean {
  if (mark !== '1' || !URL.canParse(text.trim())) return false;
  const { hostname, searchParams } = new URL(text.trim());
  // The path is the socket folder; a hostname would point to another machine.
  const host = searchParams.get('host') ?? '/';
  return hostname === '127.0.0.1' && host.startsWith('/');
}

const OWNER = 'DATABASE_OWNER_URL';
const HOW_TO_MAKE_LOGINS =
  ' DATABASE_URL and DATABASE_OWNER_URL are two logins: `npm run database-logins` prints the SQL that makes them.';

const WHEN = 'In production, and on a database of your own,';

interface Chosen {
  environment: string;
  publicUrl: string;
}

export function refuseUnlessReady(settings: SettingsReader, config: Chosen): void {
  if (!settings.live) return;
  const problems = [...missing(settings), ...insecure(config), ...forbidden(settings)];
  if (problems.length === 0) return;
  throw new ConfigError(
    `${WHEN} Onward does not start like this:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
      `docs/operations.md describes the settings.${settings.missing.includes(OWNER) ? HOW_TO_MAKE_LOGINS : ''}`,
  );
}

const missing = ({ missing: names }: SettingsReader): string[] =>
  names.length === 0 ? [] : [`missing: ${names.join(', ')}`];

const insecure = ({ environment, publicUrl }: Chosen): string[] =>
  environment === 'production' && !publicUrl.startsWith('https://') ? ['PUBLIC_URL must start with https://'] : [];

const FOR_TRYING_OUT = { DEMO: '1', SANDBOX: 'on' } as const;

function forbidden(settings: SettingsReader): string[] {
  const given = Object.entries(FOR_TRYING_OUT).filter(([name, value]) => settings.optional(name) === value);
  const names = [
    ...given.map(([name, value]) => `${name}=${value}`),
    ...(settings.optional('SANDBOX_URL') ? ['SANDBOX_URL'] : []),
  ];
  return names.length === 0 ? [] : [`only for trying out on the embedded database: ${names.join(', ')}`];
}

/** For tools that write demo companies. */
export function refuseDemo(env: Environment): void {
  if (!isLive(env)) return;
  throw new ConfigError(`${WHEN} demo companies are not loaded.`);
}
