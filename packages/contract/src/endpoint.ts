// Defines an endpoint as data. Server routes, the typed client, API docs and the access table are all derived from it.
import type { FunctionModule } from '@onward/domain/company/modules';
import type { PlanFeature } from '@onward/domain/company/plan';
import type { Permission } from '@onward/domain/staff/permissions';
import type { ScopeKind } from '@onward/domain/staff/scope';
import Type, { type Static, type TObject, type TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public`: anyone. `session`: signed in, no company needed. `company`: active staff of the chosen company.
 * `employee`: a new employee in the onboarding portal. `participant`: such an employee, or active staff.
 */
export type Audience = 'public' | 'session' | 'company' | 'support' | 'employee' | 'participant';

export type RateLimitName =
  | 'sign_in'
  | 'public_read'
  | 'public_write'
  | 'apply'
  | 'apply_phone'
  | 'staff'
  | 'app_link'
  | 'suggestion'
  | 'client_error'
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
  /** Unique verb phrase, e.g. `createDepartment`; names the operation in API docs and tests. */
  name: string;
  method: Method;
  path: string;
  summary: string;
  audience: Audience;
  /** One permission, or several of which any one is enough. */
  permission?: Permission | readonly Permission[];
  module?: FunctionModule;
  /** Feature that the plan tier must include; left out, that of the module. */
  feature?: PlanFeature;
  /** Only for super admins. */
  superAdmin?: boolean;
  /** Creates a record of this kind, so it is closed to team members whose scope is limited in that kind. */
  unlimitedIn?: ScopeKind;
  rateLimit?: RateLimitName;
  /** Has effects outside the product; the client can safely repeat it with an `Idempotency-Key`. */
  idempotent?: boolean;
  /** The body is multipart, not JSON. */
  multipart?: boolean;
  /** The largest file of a multipart body, where it differs from that of uploads. */
  fileBytesMax?: number;
  /** The largest JSON body, where it is smaller than that of others. */
  bodyBytesMax?: number;
  /** Responds even when the database is down, because no transaction is opened. */
  withoutDatabase?: boolean;
  /**
   * Calls an external service midway, so it opens short transactions of its own that don't stay open during that call.
   */
  ownTransactions?: boolean;
  /** May be served from a replica that lags a little behind. */
  toleratesDelay?: boolean;
  /** Allowed while the session must first reset its password or set up a second factor. */
  duringAccountSetup?: boolean;
  /** Requires the user to have confirmed their identity within the last 10 minutes (IDN-042). */
  confirmed?: boolean;
  /** Closed to API keys: what would let a stolen key outlive its end, or act as a person. */
  peopleOnly?: boolean;
  /** Exports data or changes who can see it, so each successful call is recorded in the audit log (PLT-055). */
  audited?: { event: string; subjectType: string };
  /** Why a successful call leaves no row in the audit log, as every other write does (PLT-055). */
  unaudited?: string;
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
export type ResponseOf<E extends EndpointShape> = {
  [Status in keyof E['answers'] & SuccessStatus]: E['answers'][Status] extends TSchema
    ? Static<E['answers'][Status]>
    : never;
}[keyof E['answers'] & SuccessStatus];

/** A response without a body. */
export const Empty = Type.Null({ description: 'No content' });

export const successStatus = (shape: EndpointShape): number => Number(Object.keys(shape.answers)[0]);
