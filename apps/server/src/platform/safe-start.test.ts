// Settings a system that may hold real people's data needs before it starts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LIVE_SETTINGS } from '../../../../testing/product/live-settings.ts';
import { readConfig } from './config.ts';
import type { Environment } from './settings-reader.ts';

const OWN_DATABASE = {
  DATABASE_URL: 'postgres://user:pass@db.example/onward',
  DATABASE_OWNER_URL: 'postgres://owner:pass@db.example/onward',
};
const REQUIRED = Object.keys(LIVE_SETTINGS);

function refusal(env: Environment): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe.each([
  ['in production', { ENVIRONMENT: 'production' }],
  ['on a database that is not ours', OWN_DATABASE],
  ['with our mark on an address that cannot be ours', { ...OWN_DATABASE, ONWARD_EMBEDDED_DATABASE: '1' }],
  [
    'with our mark on an address that leads elsewhere',
    {
      ...OWN_DATABASE,
      DATABASE_URL: 'postgres://user:pass@127.0.0.1/onward?host=db.example',
      ONWARD_EMBEDDED_DATABASE: '1',
    },
  ],
])('%s', (_, place: Environment) => {
  it('startup names every missing setting at once [PLT-050, PLT-056]', () => {
    const message = refusal(place);
    for (const name of REQUIRED) expect(message).toContain(name);
  });

  it.each(REQUIRED)('startup is refused without %s [PLT-050]', (name) => {
    const message = refusal({ ...LIVE_SETTINGS, ...place, [name]: undefined });
    expect(message).toContain(`missing: ${name}\n`);
    expect(refusal({ ...LIVE_SETTINGS, ...place, [name]: ' ' })).toBe(message);
  });

  it('a complete configuration has no demo, no sandbox, and no service that was not configured [PLT-054, IDN-024, JOB-053]', () => {
    expect(readConfig({ ...LIVE_SETTINGS, ...place })).toMatchObject({
      demo: false,
      sandbox: { enabled: false },
      adp: null,
      jobBoards: null,
      calendars: { google: null, microsoft: null },
      appLink: null,
      secretKeys: [LIVE_SETTINGS.SECRET_KEY],
    });
  });

  it.each([{ DEMO: '1' }, { SANDBOX: 'on' }, { SANDBOX_URL: 'http://127.0.0.1:3001' }])(
    '%o is refused, not ignored [PLT-054]',
    (setting) => {
      const [name = ''] = Object.keys(setting);
      expect(refusal({ ...LIVE_SETTINGS, ...place, ...setting })).toContain(name);
    },
  );

  it.each(['MAIL_WEBHOOK_SECRET', 'SMS_AUTH_TOKEN'])('the sandbox secret is refused for %s [PLT-056]', (name) => {
    expect(refusal({ ...LIVE_SETTINGS, ...place, [name]: 'onward-sandbox-secret' })).toContain(`missing: ${name}`);
  });

  it('a partly configured optional service is refused [PLT-050]', () => {
    const message = refusal({ ...LIVE_SETTINGS, ...place, ADP_CLIENT_ID: 'ours', GOOGLE_CLIENT_ID: 'ours' });
    expect(message).toContain('ADP_ISSUER_URL, ADP_CLIENT_SECRET, GOOGLE_CLIENT_SECRET');
  });

  it('the program refuses to start and npm run demo refuses to fill the database [PLT-050, PLT-054]', () => {
    const run = (program: string) =>
      spawnSync(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
        env: { PATH: process.env.PATH, ...place },
        encoding: 'utf8',
      });
    const server = run('../main.ts');
    expect([server.status, server.stderr]).toEqual([1, expect.stringContaining('missing: PUBLIC_URL, SECRET_KEY')]);
    const demo = run('../../../../scripts/demo.ts');
    expect([demo.status, demo.stderr]).toEqual([1, expect.stringContaining('demo companies are not loaded')]);
  });
});

describe('an external database', () => {
  it('needs two logins, and the startup error says how to create them [PLT-016, PLT-050]', () => {
    const message = refusal({ ...LIVE_SETTINGS, DATABASE_URL: OWN_DATABASE.DATABASE_URL });
    expect(message).toContain('missing: DATABASE_OWNER_URL\n');
    expect(message).toContain('npm run database-logins');
  });
});

describe('production', () => {
  const place = { ENVIRONMENT: 'production' };

  it('requires https [PLT-050]', () => {
    expect(refusal({ ...LIVE_SETTINGS, ...place, PUBLIC_URL: 'http://hire.example' })).toContain('https://');
    expect(readConfig({ ...LIVE_SETTINGS, ...OWN_DATABASE, PUBLIC_URL: 'http://staging.example' }).publicUrl).toBe(
      'http://staging.example',
    );
  });

  it('accepts several keys, each of them long enough [PLT-056]', () => {
    expect(refusal({ ...LIVE_SETTINGS, ...place, SECRET_KEY: 'short' })).toContain('at least 32 characters');
    const keys = `${'n'.repeat(32)},${'o'.repeat(32)}`;
    expect(readConfig({ ...LIVE_SETTINGS, ...place, SECRET_KEY: keys }).secretKeys).toEqual(keys.split(','));
  });

  it('uses the real services that are configured [SCH-014, IDN-024]', () => {
    const given = {
      ADP_ISSUER_URL: 'https://adp.example',
      ADP_CLIENT_ID: 'ours',
      ADP_CLIENT_SECRET: 'own',
      GOOGLE_CLIENT_ID: 'ours',
      GOOGLE_CLIENT_SECRET: 'own',
    };
    const { adp, calendars } = readConfig({ ...LIVE_SETTINGS, ...place, ...given });
    expect(adp).toEqual({ issuer: 'https://adp.example', clientId: 'ours', clientSecret: 'own' });
    expect(calendars.google?.apiUrl).toBe('https://www.googleapis.com');
    expect(calendars.microsoft).toBeNull();
  });
});
