import type { SandboxOptions } from './app.ts';

const defaults = { port: '3100', smtpPort: '3125', dataDir: './.data' };

/** Reads the process environment; an invalid value is rejected with a one-sentence error. */
export function readConfiguration(env: NodeJS.ProcessEnv): SandboxOptions {
  return {
    port: readPort('SANDBOX_PORT', env.SANDBOX_PORT || defaults.port),
    smtpPort: readPort('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT || defaults.smtpPort),
    dataDir: env.DATA_DIR || defaults.dataDir,
    publicUrl: readUrl('PUBLIC_URL', env.PUBLIC_URL || 'http://127.0.0.1:3000'),
    ...(env.SANDBOX_SMS_WEBHOOK_URL
      ? { smsWebhookUrl: readUrl('SANDBOX_SMS_WEBHOOK_URL', env.SANDBOX_SMS_WEBHOOK_URL) }
      : {}),
  };
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error(`${name} must be a port number, not "${value}".`);
  return port;
}

function readUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an http or https address, not "${value}".`);
  }
  return value.replace(/\/+$/, '');
}
