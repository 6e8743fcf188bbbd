/** Follows redirects like a browser, with cookies by path, and stops at the first external address. */
export class CookieBrowser {
  readonly #home: string;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(home: string) {
    this.#home = home;
  }

  /** Follows redirects within the sandbox; returns the last response and the external address it pointed to. */
  async go(url: URL, init: RequestInit = {}): Promise<{ url: URL; response: Response; leftFor: URL | undefined }> {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie: this.#cookiesFor(url) },
    });
    this.#keepCookies(response);
    const location = response.headers.get('location');
    if (!location) return { url, response, leftFor: undefined };
    const next = new URL(location, url);
    return next.origin === this.#home ? this.go(next) : { url, response, leftFor: next };
  }

  #cookiesFor(url: URL): string {
    return [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=', 2);
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }
}
