// Reads settings from the environment and collects everything a live system lacks, so that one error lists it all.

export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

const HTTP = ['http:', 'https:'] as const;

/** Publicly known from the source code, so it may only ever protect the sandbox. */
export const SANDBOX_SECRET = 'onward-sandbox-secret';

export class SettingsReader {
  readonly #env: Environment;
  /** Whether real people's data may be at stake: then no defaults are made up. */
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

  /** The fallback is the sandbox or publicly known, so a live system must set its own. */
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

  /** All settings of an optional service or none; a partly configured service is an error. */
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
  // The value may contain a password, so it is not repeated.
  throw new ConfigError(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
