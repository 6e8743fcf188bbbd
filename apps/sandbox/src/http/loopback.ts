/** The sandbox shows sign-in links to anybody who asks, so it listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Names by which a browser reaches its own machine; a host name of a URL, so IPv6 stands in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
