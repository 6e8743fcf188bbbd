// Reads settings from the environment one by one and collects what a live system still lacks, so that all of it is told at once.

export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

const HTTP = ['http:', 'https:'] as const;

/** Known to everybody who reads this program, so it may only ever protect the sandbox. */
export const SANDBOX_SECRET = 'onward-sandbox-secret';

export class SettingsReader {
  readonly #env: Environment;
  /** Whether data of real people may be at stake: then nothing is made up. */
  readonly live: boolean;
  readonly missing: string[] = [];

  constructor(env: Environment, live: boolean) {
    this.#env = env;
    this.live = live;
  }

  optional(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  /** The fallback points to the sandbox or is known to everybody: a live system must bring its own. */
  needed(name: string, fallback: string): string {
    const value = this.optional(name);
    if (this.live && (value === null || value === SANDBOX_SECRET)) this.missing.push(name);
    return value ?? fallback;
  }

  neededUrl(name: string, fallback: string, protocols: readonly string[] = HTTP): string {
    return checkUrl(name, this.needed(name, fallback), protocols);
  }

  url(name: string, protocols: readonly string[] = HTTP): string | null {
    const value = this.optional(name);
    return value === null ? null : checkUrl(name, value, protocols);
  }

  /** All settings of an optional service, or none of them: half a service is a mistake. */
  isOff(...names: string[]): boolean {
    return this.live && names.every((name) => this.optional(name) === null);
  }

  oneOf<V extends string>(name: string, values: readonly V[], fallback: V): V {
    const value = this.text(name, fallback);
    const known = values.find((candidate) => candidate === value);
    if (!known) throw new ConfigError(`${name} must be one of ${values.join(', ')}, but it is "${value}".`);
    return known;
  }

  wholeNumber(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max) {
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${value}".`);
    }
    return number;
  }

  port(name: string, fallback: number): number {
    return this.wholeNumber(name, fallback, 0, 65_535);
  }
}

function checkUrl(name: string, value: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (parsed && protocols.includes(parsed.protocol)) return value;
  // The value itself may hold a password, so it is not repeated.
  throw new ConfigError(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
