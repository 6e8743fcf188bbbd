/** Calls the API over HTTP as a browser would, and returns the raw response. */
import { Agent, type IncomingMessage } from 'node:http';
import type { EndpointShape } from '@onward/contract/endpoint';
import type { ErrorBody } from '@onward/contract/errors';
import { sendPlainly } from './plain-http.ts';
import { SUPPORT_EMAIL, setUpAuthenticator, takeSecondStep, VISIT_REASON } from './second-step.ts';

export interface RawAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body & Partial<ErrorBody>;
  headers: Headers;
  text: string;
}

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Session {
  token: string;
  companyId?: number;
}

const agent = new Agent({ keepAlive: true });

/** The cookie by which a product recognizes the callers of a test. */
const browsers = new Map<string, string>();

export const DEMO_PASSWORD = 'Onward-demo-1';

export class ApiCaller {
  readonly #url: string;
  readonly #session: Session | null;

  constructor(url: string, session: Session | null = null) {
    this.#url = url;
    this.#session = session;
  }

  get token(): string {
    return this.#session?.token ?? '';
  }

  as(session: Session): ApiCaller {
    return new ApiCaller(this.#url, session);
  }

  /** Signs in with the demo password; for users of several companies, name one. */
  async signIn(email: string, companyId?: number): Promise<ApiCaller> {
    const caller = this.as({ token: await this.#openSession(email) });
    if (companyId !== undefined)
      await caller.request('POST', '/v1/users/select_company', {
        body: { company_id: companyId, reason: VISIT_REASON },
      });
    return this.as({ token: caller.token, companyId });
  }

  async #openSession(email: string): Promise<string> {
    const key = `${this.#url} ${email}`;
    const call = (method: string, path: string, body: object, token?: string) =>
      this.request(method, path, { body, ...(token && { headers: { authorization: token } }) });
    // One browser for all: each sign-in from a new browser would send an email.
    const cookie = browsers.get(this.#url);
    const answer = await this.request('POST', '/v1/sessions', {
      body: { email, password: DEMO_PASSWORD },
      headers: cookie ? { cookie } : {},
    });
    if (answer.status === 202)
      return String(((await takeSecondStep(call, key, answer.body)) as { token: string }).token);
    if (answer.status !== 201) throw new Error(`${email} could not sign in: ${answer.text}`);
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) browsers.set(this.#url, set);
    const token = String(answer.body.token);
    if (email === SUPPORT_EMAIL) await setUpAuthenticator(call, key, token);
    return token;
  }

  call<Body = Record<string, unknown>>(endpoint: EndpointShape, options: CallOptions = {}): Promise<RawAnswer<Body>> {
    const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(String(options.params?.[name] ?? `missing-${name}`).toWellFormed()),
    );
    return this.request<Body>(endpoint.method, path, options);
  }

  async request<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { query, body, headers }: CallOptions = {},
  ): Promise<RawAnswer<Body>> {
    const search = query
      ? `?${new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]))}`
      : '';
    const payload = await payloadOf(body);
    const { status, response, bytes } = await sendPlainly(new URL(`${path}${search}`, this.#url), {
      agent,
      method,
      bytes: payload?.bytes,
      headers: {
        ...(this.#session && { authorization: `Bearer ${this.#session.token}` }),
        ...(this.#session?.companyId !== undefined && { 'ws-company-id': String(this.#session.companyId) }),
        ...payload?.headers,
        ...headers,
      },
    });
    const text = bytes.toString();
    return { status, headers: headersOf(response), text, body: parse(text) as RawAnswer<Body>['body'] };
  }
}

interface Payload {
  bytes: string | Buffer;
  headers: Record<string, string>;
}

async function payloadOf(body: unknown): Promise<Payload | null> {
  if (body === undefined) return null;
  if (!(body instanceof FormData)) {
    const bytes = typeof body === 'string' ? body : JSON.stringify(body);
    return { bytes, headers: { 'content-type': 'application/json' } };
  }
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

function parse(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return {};
  }
}
