// Configuration: sensible defaults, and one clear sentence for each invalid setting.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readPayrollSettings, readWotcSettings } from './service-settings.ts';
import { ConfigError, SettingsReader } from './settings-reader.ts';

describe('configuration', () => {
  it('works with nothing set, with every outside service pointing at the sandbox [PLT-050, PLT-054]', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      role: 'all',
      demo: true,
      environment: 'dev',
      mail: { url: 'smtp://127.0.0.1:3002' },
      sms: { url: 'http://127.0.0.1:3001' },
      adp: { issuer: 'http://127.0.0.1:3001/oidc' },
      calendars: {
        google: { apiUrl: 'http://127.0.0.1:3001/google' },
        microsoft: { graphUrl: 'http://127.0.0.1:3001/microsoft' },
      },
      sales: { phone: null, email: null },
    });
  });

  it('connects to Google and Microsoft when client credentials are set [SCH-014, PLT-054]', () => {
    const { calendars } = readConfig({ GOOGLE_CLIENT_ID: 'ours', MICROSOFT_CLIENT_ID: 'ours' });
    expect(calendars.google).toMatchObject({ clientId: 'ours', apiUrl: 'https://www.googleapis.com' });
    expect(calendars.microsoft).toMatchObject({ clientId: 'ours', graphUrl: 'https://graph.microsoft.com' });
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
    ['ROLE', 'king', 'ROLE must be one of all, web, worker, but it is "king".'],
    ['DEMO', 'yes', 'DEMO must be one of 0, 1, but it is "yes".'],
    ['ENVIRONMENT', 'prod', 'ENVIRONMENT must be one of production, staging, dev, but it is "prod".'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres:// or postgresql://.'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['PUBLIC_URL', 'example.com', 'PUBLIC_URL must be an address that starts with http:// or https://.'],
    [
      'TEXT_COUNTRIES',
      'US,Canada',
      'TEXT_COUNTRIES must be codes of two letters such as US,CA, but it is "US,Canada".',
    ],
    ['RATE_LIMITS', 'maybe', 'RATE_LIMITS must be on or off, but it is "maybe".'],
    ['RATE_LIMIT_STAFF', 'lots', 'RATE_LIMIT_STAFF must look like 600/60 (hits per seconds), but it is "lots".'],
  ])('says in one sentence what is wrong with %s=%s [PLT-050]', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it('turns off every limit except the sign-in limit [PLT-022]', () => {
    const { rateLimits } = readConfig({ RATE_LIMITS: 'off' });
    expect(rateLimits).toEqual({
      sign_in: { hits: 5, seconds: 900 },
      public_read: null,
      public_write: null,
      apply: null,
      apply_phone: null,
      staff: null,
      app_link: null,
      suggestion: null,
      client_error: null,
      stranger: null,
      stranger_texts_company: null,
      stranger_texts: null,
      upload_link_files: null,
      upload_link_megabytes: null,
      upload_user_files: null,
      upload_user_megabytes: null,
      upload_company_files: null,
      upload_company_megabytes: null,
    });
    expect(readConfig({}).rateLimits).toMatchObject({
      public_read: { hits: 120, seconds: 60 },
      staff: { hits: 600, seconds: 60 },
    });
  });
});

let folder: string;
let cert: string;
let key: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'onward-certificate-'));
  cert = join(folder, 'cert.pem');
  key = join(folder, 'key.pem');
  writeFileSync(cert, '-----BEGIN CERTIFICATE-----\n');
  writeFileSync(key, '-----BEGIN PRIVATE KEY-----\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>, live: boolean) =>
  readPayrollSettings(new SettingsReader(env, live), 'http://127.0.0.1:3001');

describe('settings of payroll providers', () => {
  it('lead to the sandbox in development [PLT-054, INT-014]', () => {
    expect(readConfig({}).payroll).toEqual({
      adp: { url: 'http://127.0.0.1:3001/adp', tokenUrl: 'http://127.0.0.1:3001/adp', certificate: null },
      paychex: { url: 'http://127.0.0.1:3001/paychex' },
      paylocity: { url: 'http://127.0.0.1:3001/paylocity' },
    });
  });

  it('lead to the real services on a live system, without ADP until there is a certificate [INT-014]', () => {
    expect(read({}, true)).toEqual({
      adp: null,
      paychex: { url: 'https://api.paychex.com' },
      paylocity: { url: 'https://api.paylocity.com' },
    });
    expect(read({ ADP_CERTIFICATE_FILE: cert, ADP_CERTIFICATE_KEY_FILE: key }, true).adp).toEqual({
      url: 'https://api.adp.com',
      tokenUrl: 'https://accounts.adp.com',
      certificate: { cert: '-----BEGIN CERTIFICATE-----\n', key: '-----BEGIN PRIVATE KEY-----\n', ca: undefined },
    });
    expect(read({ PAYCHEX_URL: 'https://proxy.test/paychex/' }, true).paychex.url).toBe('https://proxy.test/paychex');
  });

  it('of tax credits lead to the sandbox, and are missing on a live system until they are set [INT-004, INT-014]', () => {
    expect(readConfig({}).taxCredits).toEqual({
      wotc: { url: 'http://127.0.0.1:3001/wotc' },
      ehx_wotc: { url: 'http://127.0.0.1:3001/ehx-wotc' },
    });
    const live = new SettingsReader({ EHX_WOTC_URL: 'https://screening.test/api/' }, true);
    expect(readWotcSettings(live, '')).toEqual({ wotc: null, ehx_wotc: { url: 'https://screening.test/api' } });
  });

  it('say in one sentence what is wrong with a certificate [PLT-050]', () => {
    const both = new ConfigError('ADP_CERTIFICATE_FILE and ADP_CERTIFICATE_KEY_FILE must both be set.');
    expect(() => read({ ADP_CERTIFICATE_FILE: cert }, true)).toThrow(both);
    const missing = join(folder, 'nothing.pem');
    expect(() => read({ ADP_CERTIFICATE_FILE: missing }, false)).toThrow(
      new ConfigError(`ADP_CERTIFICATE_FILE must be a readable PEM file, but it is "${missing}".`),
    );
  });
});
