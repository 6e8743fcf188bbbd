import { isLoopbackHost } from '../http/loopback.ts';

const callbackPaths = ['/v1/sso/adp/callback', '/v1/sso/adp/link-callback', '/adp/callback'];

export function redirectUrisOf(publicUrl: string): string[] {
  return callbackPaths.map((path) => `${publicUrl}${path}`);
}

/** Tests run the product on free ports, so its callback paths are allowed on any port of this machine. */
export function isLoopbackCallback(redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const url = new URL(redirectUri);
  return (
    url.protocol === 'http:' &&
    isLoopbackHost(url.hostname) &&
    callbackPaths.includes(url.pathname) &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  );
}
