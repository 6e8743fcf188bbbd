/** Names by which a browser reaches its own machine; a host name of a URL, so IPv6 stands in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** A server that listens on every address of the machine is reached by the machine itself at the loopback one. */
export function reachableOrigin(listeningOrigin: string): string {
  return listeningOrigin.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}
