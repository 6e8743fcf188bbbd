/** Walks through ADP's sign-in pages (the sandbox) without a browser: follows redirects, keeps cookies, picks a user. */
import { adpPeople } from '../../apps/sandbox/src/oidc/people.ts';

const MOST_HOPS = 10;

export class AdpVisitor {
  readonly #cookies = new Map<string, string>();

  /** From the authorize URL to the URL ADP redirects the browser to. Null cancels. */
  async choose(authorizeUrl: string, email: string | null): Promise<URL> {
    const adp = new URL(authorizeUrl).origin;
    const form: Record<string, string> =
      email === null
        ? { cancel: 'yes' }
        : { person: adpPeople.find((person) => person.email === email)?.sub ?? 'nobody' };
    let next = await this.#visit(new URL(authorizeUrl));
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      if (next.origin !== adp) return next;
      next = next.pathname.startsWith('/sign-in/') ? await this.#visit(next, form) : await this.#visit(next);
    }
    throw new Error('ADP never sent the visitor back.');
  }

  async #visit(address: URL, form?: Record<string, string>): Promise<URL> {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: form && new URLSearchParams(form),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`ADP answered ${response.status} at ${address.pathname}: ${await response.text()}`);
    return new URL(location, address);
  }
}
