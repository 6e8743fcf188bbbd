// Configuration: sensible defaults, and one clear sentence for each invalid setting.
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings-reader.ts';

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
