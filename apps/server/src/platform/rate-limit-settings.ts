// Rate limits (PLT-022). Each can be set as `RATE_LIMIT_<NAME>=<hits>/<seconds>`.
import type { RateLimitName } from '@onward/contract/endpoint';

export interface RateLimit {
  hits: number;
  seconds: number;
}

export type RateLimits = Record<RateLimitName, RateLimit | null>;

export const DEFAULT_RATE_LIMITS: Record<RateLimitName, RateLimit> = {
  sign_in: { hits: 5, seconds: 15 * 60 },
  public_read: { hits: 120, seconds: 60 },
  public_write: { hits: 60, seconds: 60 },
  /** A restaurant's guests share one address, so a phone number has its own, smaller limit. */
  apply: { hits: 60, seconds: 3600 },
  apply_phone: { hits: 5, seconds: 3600 },
  staff: { hits: 600, seconds: 60 },
  app_link: { hits: 3, seconds: 3600 },
  /** Of its own, so that an app with many errors can still apply and sign in. */
  client_error: { hits: 20, seconds: 3600 },
  /** Every suggestion costs something. */
  suggestion: { hits: 20, seconds: 60 },
  /** To a number or address entered by someone who has not proved it is theirs. */
  stranger: { hits: 3, seconds: 3600 },
  stranger_texts_company: { hits: 2_000, seconds: 86_400 },
  stranger_texts: { hits: 20_000, seconds: 86_400 },
  upload_link_files: { hits: 30, seconds: 86_400 },
  upload_link_megabytes: { hits: 100, seconds: 86_400 },
  upload_user_files: { hits: 500, seconds: 86_400 },
  upload_user_megabytes: { hits: 2_000, seconds: 86_400 },
  upload_company_files: { hits: 5_000, seconds: 86_400 },
  upload_company_megabytes: { hits: 20_000, seconds: 86_400 },
};

/** `RATE_LIMITS=off` turns off all but the sign-in limit, for load tests on a private machine. */
export function readRateLimits(
  env: Record<string, string | undefined>,
  defaults: typeof DEFAULT_RATE_LIMITS,
): RateLimits {
  const off = env.RATE_LIMITS === 'off';
  if (env.RATE_LIMITS && !off && env.RATE_LIMITS !== 'on') {
    throw new Error(`RATE_LIMITS must be on or off, but it is "${env.RATE_LIMITS}".`);
  }
  const entries = (Object.keys(defaults) as RateLimitName[]).map((name) => {
    const setting = `RATE_LIMIT_${name.toUpperCase()}`;
    const value = env[setting];
    if (value) return [name, parseRateLimit(setting, value)] as const;
    return [name, off && name !== 'sign_in' ? null : defaults[name]] as const;
  });
  return Object.fromEntries(entries) as RateLimits;
}

function parseRateLimit(setting: string, value: string): RateLimit {
  const match = /^(\d{1,9})\/(\d{1,9})$/.exec(value.trim());
  const [hits, seconds] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || hits < 1 || seconds < 1) {
    throw new Error(`${setting} must look like 600/60 (hits per seconds), but it is "${value}".`);
  }
  return { hits, seconds };
}
