// Support staff must give a reason before they see a company, and the company can read it (IDN-002, IDN-041).
import type { SessionAccess } from '../../../platform/access/access.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { fieldInvalid, noAccess } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { chooseSessionCompany } from '../identity.queries.ts';
import type { Requester } from './requester.ts';

const REASON_MIN_LENGTH = 10;

export async function enterAsSupport(
  { tx, now, requestId }: Requester,
  access: SessionAccess,
  { companyId, reason }: { companyId: number; reason: string },
) {
  const company = await tx.db
    .selectFrom('companies')
    .select(['id', 'name', 'uuid'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) throw noAccess('foreign_company');
  if (reason.trim().length < REASON_MIN_LENGTH) throw fieldInvalid('reason', 'visit_reason_too_short');
  const { userId, sessionId } = access;
  await tx.db
    .insertInto('support_visits')
    .values({ company_id: companyId, user_id: userId, session_id: sessionId, reason: reason.trim(), created_at: now })
    .execute();
  await recordAudit(tx, {
    companyId,
    userId,
    event: 'support_visit_started',
    subjectType: 'company',
    subjectId: companyId,
    changes: { reason: reason.trim() },
    requestId,
  });
  await chooseSessionCompany(tx, { sessionId, userId, companyId, now });
  return { company };
}

const LISTED_VISITS = 50;

export async function listSupportVisits({ tx, access }: CompanyCall) {
  const rows = await tx.asSystem(() =>
    tx.db
      .selectFrom('support_visits as v')
      .innerJoin('users as u', 'u.id', 'v.user_id')
      .select(['v.id', 'v.reason', 'v.created_at', 'u.email'])
      .where('v.company_id', '=', access.companyId)
      .orderBy('v.created_at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(LISTED_VISITS)
      .execute(),
  );
  return {
    support_visits: rows.map(({ id, reason, created_at, email }) => ({
      id,
      reason,
      by: email,
      created_at: created_at.toISOString(),
    })),
  };
}
