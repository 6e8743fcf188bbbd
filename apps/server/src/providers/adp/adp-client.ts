// ADP single sign-on over OpenID Connect: code flow with PKCE; state and nonce are checked in the callback.
import * as oidc from 'openid-client';
import { callOutside } from '../../platform/outbound.ts';
import type { AdpSettings } from '../../platform/service-settings.ts';

export interface AuthorizationRequest {
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface AdpPerson {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
}

/** Reading can be repeated; an authorization code works once, so exchanging it is repeated only while it was not sent. */
const askAdp: oidc.CustomFetch = async (url, options) => {
  const { status, headers, bytes } = await callOutside({
    provider: 'ADP',
    repeats: options.method === 'GET' ? 'always' : 'unsent',
    send: (signal) => fetch(url, { ...options, signal } as RequestInit),
  });
  return new Response(new Uint8Array(bytes), { status, headers });
};

export class AdpClient {
  readonly #settings: AdpSettings | null;
  #configuration: Promise<oidc.Configuration> | undefined;

  constructor(settings: AdpSettings | null) {
    this.#settings = settings;
  }

  /** False when ADP isn't configured. */
  get isOffered(): boolean {
    return this.#settings !== null;
  }

  async authorize(redirectUri: string): Promise<AuthorizationRequest> {
    const configuration = await this.#discover();
    const state = oidc.randomState();
    const nonce = oidc.randomNonce();
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, state, nonce, codeVerifier };
  }

  async person(
    answer: { code: string; state: string; issuer?: string; redirectUri: string },
    expected: { state: string; nonce: string; codeVerifier: string },
  ): Promise<AdpPerson> {
    const configuration = await this.#discover();
    const address = new URL(answer.redirectUri);
    address.searchParams.set('code', answer.code);
    address.searchParams.set('state', answer.state);
    // The issuer in the callback is optional. With a single provider there is nothing to mix up, so a callback
    // without it is accepted; a wrong one is refused.
    address.searchParams.set('iss', answer.issuer ?? configuration.serverMetadata().issuer);
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: expected.codeVerifier,
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('ADP sent no identity token.');
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof claims.email === 'string' ? claims.email : null,
      emailVerified: claims.email_verified === true,
    };
  }

  /** Cached after the first read; a failed attempt isn't cached, so the next call tries again. */
  async #discover(): Promise<oidc.Configuration> {
    if (!this.#settings) throw new Error('ADP is not set up.');
    const { issuer, clientId, clientSecret } = this.#settings;
    const plainHttp = new URL(issuer).protocol === 'http:';
    this.#configuration ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        // Only the sandbox on the developer's machine is reached without TLS.
        execute: plainHttp ? [oidc.allowInsecureRequests] : [],
        [oidc.customFetch]: askAdp,
      })
      .catch((error: unknown) => {
        this.#configuration = undefined;
        throw error;
      });
    return this.#configuration;
  }
}
