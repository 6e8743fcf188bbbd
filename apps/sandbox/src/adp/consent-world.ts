import { randomBytes } from 'node:crypto';
import { isLoopbackHost } from '../http/loopback.ts';
import type { ProductAddress } from '../product-address.ts';

/** Clients of ADP that can consent. Each has credentials of its own, which belong to one product. */
export const adpOrganizations = [
  { oid: 'ADP-ORG-LARKFIELD', name: 'Larkfield Group', product: 'Workforce Now', system: 'adp', client: 'adp-sandbox' },
  {
    oid: 'ADP-ORG-LARKFIELD-RUN',
    name: 'Larkfield Group',
    product: 'RUN',
    system: 'adp_run',
    client: 'adp-run-sandbox',
  },
] as const;
export type AdpOrganization = (typeof adpOrganizations)[number];

const CODE_MS = 60_000;
const RETURN_PATHS = ['/adp/redirect', '/adp/callback'];

interface Consent {
  organizations: readonly AdpOrganization[];
  redirectUri: string;
  endsAt: number;
}

/** Codes that were given out, each of which works once, and what their tokens may read. */
export class ConsentWorld {
  readonly #codes = new Map<string, Consent>();
  readonly #tokens = new Map<string, readonly AdpOrganization[]>();

  giveCode(organizations: readonly AdpOrganization[], redirectUri: string): string {
    const code = randomBytes(20).toString('hex');
    this.#codes.set(code, { organizations, redirectUri, endsAt: Date.now() + CODE_MS });
    return code;
  }

  /** Null when the code is unknown, used, too old, or was given out for another address. */
  exchange(code: string, redirectUri: string): string | null {
    const consent = this.#codes.get(code);
    this.#codes.delete(code);
    if (!consent || consent.endsAt < Date.now() || consent.redirectUri !== redirectUri) return null;
    const token = randomBytes(24).toString('hex');
    this.#tokens.set(token, consent.organizations);
    return token;
  }

  organizationsOf(authorization: string | undefined): readonly AdpOrganization[] | null {
    return this.#tokens.get(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '') ?? null;
  }
}

/** Tests run the product on free ports, so its return addresses are allowed on any port of this machine. */
export function isReturnAddress(redirectUri: string, product: ProductAddress): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  const isKnown = url.origin === new URL(product.publicUrl).origin || isLoopbackHost(url.hostname);
  return isKnown && RETURN_PATHS.includes(url.pathname) && url.search === '' && url.hash === '';
}
