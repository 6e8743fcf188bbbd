// What an endpoint is: data. Server routes, typed client, API pages and the access table all come from it.
import type { FunctionModule } from '@onward/domain/company/modules';
import type { PlanFeature } from '@onward/domain/company/plan';
import type { Permission } from '@onward/domain/staff/permissions';
import type { ScopeKind } from '@onward/domain/staff/scope';
import Type, { type Static, type TObject, type TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call. `public`: anyone. `session`: signed in, no company needed. `company`: active staff of the chosen company. */
export type Audience = 'public' | 'session' | 'company' | 'support';

export type RateLimitName =
  | 'sign_in'
  | 'public_read'
  | 'public_write'
  | 'apply'
  | 'apply_phone'
  | 'staff'
  | 'app_link'
  | 'stranger'
  | 'stranger_texts_company'
  | 'stranger_texts'
  | 'upload_link_files'
  | 'upload_link_megabytes'
  | 'upload_user_files'
  | 'upload_user_megabytes'
  | 'upload_company_files'
  | 'upload_company_megabytes';

export interface EndpointShape {
  /** Unique verb phrase, e.g. `createDepartment`; names the operation in the API pages and in tests. */
  name: string;
  method: Method;
  path: string;
  summary: string;
  audience: Audience;
  /** One key, or several of which any opens the endpoint. */
  permission?: Permission | readonly Permission[];
  module?: FunctionModule;
  /** What the tier of the plan must open. */
  feature?: PlanFeature;
  /** For super admins alone. */
  superAdmin?: boolean;
  /** Makes a record of this kind, so it is closed to those who are limited to certain ones. */
  unlimitedIn?: ScopeKind;
  rateLimit?: RateLimitName;
  /** Sends something outside: the client may repeat it safely with an `Idempotency-Key`. */
  idempotent?: boolean;
  /** The body is multipart, not JSON. */
  multipart?: boolean;
  /** Answers even when the database cannot: no transaction is opened for it. */
  withoutDatabase?: boolean;
  /** Asks somebody outside in the middle: it opens short transactions of its own, none of which waits for the answer. */
  ownTransactions?: boolean;
  /** May be read from a replica that lags a little behind. */
  toleratesDelay?: boolean;
  /** Works while the session has to reset its password or to set up a second factor first. */
  duringAccountSetup?: boolean;
  /** Needs a confirmation that it is really the user, not older than 10 minutes (IDN-042). */
  confirmed?: boolean;
  /** Takes data out of the product, or changes who sees it: each answer is written to the audit log (PLT-055). */
  audited?: { event: string; subjectType: string };
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  answers: Record<number, TSchema>;
}

export type Endpoint<E extends EndpointShape = EndpointShape> = E;

export function endpoint<const E extends EndpointShape>(shape: E): Endpoint<E> {
  return shape;
}

type SuccessStatus = 200 | 201 | 202 | 204 | 302;
type InputOf<S> = S extends TSchema ? Static<S> : undefined;

export type ParamsOf<E extends EndpointShape> = InputOf<E['params']>;
export type QueryOf<E extends EndpointShape> = InputOf<E['query']>;
export type BodyOf<E extends EndpointShape> = InputOf<E['body']>;
export type AnswerOf<E extends EndpointShape> = {
  [Status in keyof E['answers'] & SuccessStatus]: E['answers'][Status] extends TSchema
    ? Static<E['answers'][Status]>
    : never;
}[keyof E['answers'] & SuccessStatus];

/** An answer without a body. */
export const Empty = Type.Null({ description: 'No content' });

export const successStatus = (shape: EndpointShape): number => Number(Object.keys(shape.answers)[0]);
