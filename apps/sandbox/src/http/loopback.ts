/** The sandbox shows sign-in links to anyone who asks, so it listens only here. */
export const LOOPBACK = '127.0.0.1';

/** Host names by which a browser reaches its own machine, as in a URL, so IPv6 is in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
