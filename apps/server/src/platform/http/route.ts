// A route is an endpoint of the contract and the function that answers it. The function sees a typed call and
// a transaction; who may call, what may come in and what may leave is settled by the endpoint.
import type { AnswerOf, BodyOf, EndpointShape, ParamsOf, QueryOf } from '@onward/contract/endpoint';
import type { Language } from '@onward/domain/platform/languages';
import type { CompanyAccess, SessionAccess } from '../access/access.ts';
import type { Transaction } from '../database/transaction.ts';
import type { NamesCache } from '../names-cache.ts';
import { AnswerWithRows } from './serialization.ts';

type AccessOf<E extends EndpointShape> = E['audience'] extends 'company'
  ? CompanyAccess
  : E['audience'] extends 'public'
    ? null
    : SessionAccess;

export interface Call<E extends EndpointShape = EndpointShape> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  access: AccessOf<E>;
  tx: Transaction;
  /** What the process keeps of names; nothing for calls that write. */
  names: NamesCache;
  now: Date;
  language: Language;
  /** Where the clock of the caller stands, as far as they tell. */
  zone: string | null;
  requestId: string;
  /** Address of the caller, for limits. */
  address: string;
  token: string | null;
  /** The cookie header as sent; only signing in reads it. */
  cookies: string;
  userAgent: string;
  /** The uploaded file of a multipart call. */
  file: { name: string; bytes: Buffer } | null;
}

/** The part of a call that a use case needs to know who acts, where and when. */
export type CompanyCall = Pick<Call, 'tx' | 'names' | 'now' | 'language' | 'requestId'> & {
  access: CompanyAccess;
};

/** An answer that is not the endpoint's first status, or that carries headers. */
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

/** A list of kept rows with the rest of the answer. */
export const answerWithRows = <E extends EndpointShape, List extends keyof AnswerOf<E> & string>(
  _endpoint: E,
  list: List,
  rows: readonly { text: Buffer }[],
  rest: Omit<AnswerOf<E>, List>,
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
  handler: (call: Call<E>) => Promise<AnswerOf<E> | Answer | undefined>,
): Route => ({ endpoint, handler: handler as unknown as Route['handler'] });
