import type { Configuration } from 'oidc-provider';
import Provider, { interactionPolicy } from 'oidc-provider';
import type { ProductAddress } from '../product-address.ts';
import { memoryAdapters } from './memory-adapter.ts';
import { findPerson } from './people.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { isLoopbackCallback, redirectUrisOf } from './redirect-uris.ts';
import { signInErrorPage } from './sign-in.page.ts';

/** Public on purpose: it only gives access to this sandbox. */
export const sandboxClient = { id: 'onward-sandbox', secret: 'onward-sandbox-secret' } as const;

export const sessionCookie = '_session';

const minute = 60;

/** An OpenID provider that behaves like ADP's single sign-on, with the sandbox's own users. */
export function createAdpProvider(issuer: string, keys: ProviderKeys, product: ProductAddress): Provider {
  const provider = new Provider(issuer, configure(keys, product));

  const allowedByList = provider.Client.prototype.redirectUriAllowed;
  provider.Client.prototype.redirectUriAllowed = function redirectUriAllowed(redirectUri) {
    return isLoopbackCallback(redirectUri) || allowedByList.call(this, redirectUri);
  };
  return provider;
}

function configure(keys: ProviderKeys, product: ProductAddress): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');

  return {
    adapter: memoryAdapters(),
    jwks: keys.jwks,
    cookies: { keys: keys.cookieKeys, names: { session: sessionCookie } },
    clients: [
      {
        client_id: sandboxClient.id,
        client_secret: sandboxClient.secret,
        redirect_uris: redirectUrisOf(product.publicUrl),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'organizationOID', 'associateOID'],
      email: ['email', 'email_verified'],
    },
    // ADP includes the claims in the ID token, not only in the userinfo response.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 60 * minute,
      AuthorizationCode: minute,
      Grant: 60 * minute,
      IdToken: 60 * minute,
      Interaction: 30 * minute,
      Session: 60 * minute,
    },
    findAccount: (_context, sub) => {
      const person = findPerson(sub);
      if (!person) return undefined;
      const { purpose: _shownOnly, ...claims } = person;
      return { accountId: sub, claims: async () => claims };
    },
    // Consent is given in advance by the company, as with ADP, so nobody is asked for it.
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = signInErrorPage(out.error_description ?? out.error).toString();
    },
  };
}
