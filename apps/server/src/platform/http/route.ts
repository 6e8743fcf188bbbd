// A route is a contract endpoint and its handler. The handler gets a typed request and a transaction; the endpoint
// declares who may call it and what goes in and out.
import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { Language } from '@onward/domain/platform/languages';
import type { CompanyAccess, EditingAccess, PortalAccess, SessionAccess } from '../access/access.ts';
import type { Transaction } from '../database/transaction.ts';
import type { NamesCache } from '../names-cache.ts';
import { AnswerWithRows } from './serialization.ts';

interface AccessByAudience {
  public: null;
  session: SessionAccess;
  support: SessionAccess;
  company: CompanyAccess;
  employee: PortalAccess;
  participant: PortalAccess | CompanyAccess;
}

type AccessOf<E extends EndpointShape> = AccessByAudience[E['audience']];

export interface Call<E extends EndpointShape = EndpointShape> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  access: AccessOf<E>;
  tx: Transaction;
  /** The process's names cache; empty for requests that write. */
  names: NamesCache;
  now: Date;
  language: Language;
  /** The caller's time zone, if they send it. */
  zone: string | null;
  requestId: string;
  /** The caller's address, for limits. */
  address: string;
  token: string | null;
  /** The raw cookie header; only sign-in reads it. */
  cookies: string;
  userAgent: string;
  /** The uploaded file of a multipart request. */
  file: { name: string; bytes: Buffer } | null;
}

/** The part of a request that a use case needs: who acts, where, and when. */
export type CompanyCall = Pick<Call, 'tx' | 'names' | 'now' | 'language' | 'requestId'> & {
  access: CompanyAccess;
};

/** The same for changes that an employee makes too. */
export type EditingCall = Omit<CompanyCall, 'access'> & { access: EditingAccess };

/** A response with a status other than the endpoint's first, or with headers. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A list of cached rows with the rest of the response. */
export const answerWithRows = <E extends EndpointShape, List extends keyof ResponseOf<E> & string>(
  _endpoint: E,
  list: List,
  rows: readonly { text: Buffer }[],
  rest: Omit<ResponseOf<E>, List>,
): Answer =>
  new Answer(
    200,
    new AnswerWithRows(
      list,
      rows.map(({ text }) => text),
      rest,
    ),
  );

export const redirectTo = (address: string): Answer => new Answer(302, null, { location: address });

export interface Route {
  endpoint: EndpointShape;
  handler: (call: Call) => Promise<unknown>;
}

export const route = <const E extends EndpointShape>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E> | Answer | undefined>,
): Route => ({ endpoint, handler: handler as unknown as Route['handler'] });
