// What requests leave in the audit log beyond what their rooms record: visits, exports, and every other write (PLT-055).
import type { EndpointShape } from '@onward/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type CompanyAccess, isPortalAccess, type PortalAccess, type SessionAccess } from '../../access/access.ts';
import { hasRecordedAudit, recordAudit } from '../../audit.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Answer, Call } from '../route.ts';

/**
 * Support staff can view any company, and admins can view as another role; each such read is logged (IDN-002, AHD-005).
 */
export async function recordVisit(
  tx: Transaction,
  endpoint: EndpointShape,
  { caller, id }: FastifyRequest,
): Promise<void> {
  if (!caller || !('readOnly' in caller) || !caller.readOnly) return;
  const { companyId, userId, seeingAs } = caller;
  await recordAudit(tx, {
    companyId,
    userId,
    event: seeingAs ? 'seen_as' : 'support_visit',
    subjectType: endpoint.name,
    subjectId: null,
    changes: seeingAs ? { role: seeingAs.role.name, location: seeingAs.location?.name ?? null } : {},
    requestId: id,
  });
}

/** What the endpoint declares. Written in the request's transaction, so a refused request leaves no row. */
export async function recordDeclared(
  tx: Transaction,
  endpoint: EndpointShape,
  { caller, id: requestId, params, query }: FastifyRequest,
): Promise<void> {
  if (!endpoint.audited || !caller || !('readOnly' in caller)) return;
  // Only the names of filters, because a search term may be a person's name.
  const given = Object.keys((query ?? {}) as object).toSorted();
  await recordAudit(tx, {
    companyId: caller.companyId,
    userId: caller.userId,
    ...endpoint.audited,
    subjectId: idIn(params),
    changes: given.length > 0 ? { given } : {},
    requestId,
  });
}

/**
 * Rooms record what changed and how; a write that no room recorded still leaves who did what, when, and to which
 * record. Only the names of the fields sent, because their values may be secret.
 */
export async function recordWrite(call: Call, endpoint: EndpointShape, { body }: Answer): Promise<void> {
  const access = call.access as SessionAccess | CompanyAccess | PortalAccess | null;
  // What an employee does is recorded with the onboarding.
  if (!access || isPortalAccess(access) || endpoint.method === 'GET' || endpoint.unaudited || hasRecordedAudit(call.tx))
    return;
  const companyId = 'companyId' in access ? access.companyId : access.chosenCompanyId;
  if (companyId === null) return;
  const [named, record] = firstRecord(body);
  const given = fieldsIn(call.body);
  await recordAudit(call.tx, {
    companyId,
    userId: access.userId,
    event: endpoint.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    subjectType: named ?? pathWord(endpoint.path),
    subjectId: idIn(call.params) ?? idIn(record),
    changes: given.length > 0 ? { given } : {},
    requestId: call.requestId,
  });
}

const idIn = (record: unknown): number | null => {
  const { id } = (record ?? {}) as { id?: unknown };
  return typeof id === 'number' ? id : null;
};

/** The record in a response such as `{note: {id: 7}}`. */
function firstRecord(body: unknown): [string, object] | [null, null] {
  if (typeof body !== 'object' || body === null) return [null, null];
  const found = Object.entries(body).find(([, value]) => idIn(value) !== null);
  return found ? [found[0], found[1] as object] : [null, null];
}

/** `notification_configs` in `/v1/notification_configs/update_all`. */
const pathWord = (path: string): string => path.split('/')[2] ?? path;

/** Of the record a request sends, e.g. `{note: {body}}`, or of the request itself. */
function fieldsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const [only, ...more] = Object.values(body);
  const record = more.length === 0 && typeof only === 'object' && only !== null && !Array.isArray(only) ? only : body;
  return Object.keys(record).toSorted();
}
