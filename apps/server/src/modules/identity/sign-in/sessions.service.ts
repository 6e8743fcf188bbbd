// Opens a session after any kind of sign-in, and ends it.
import { openingSessionState } from '@onward/domain/identity/sessions';
import type { SessionAccess } from '../../../platform/access/access.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { noAccess } from '../../../platform/http/errors.ts';
import {
  type CompanyOfUser,
  chooseSessionCompany,
  endSession,
  insertSession,
  listCompaniesOfUser,
  type SessionOrigin,
} from '../identity.queries.ts';
import { recordAccountEvent } from '../security/account-events.ts';
import type { Requester } from '../security/requester.ts';
import { enterAsSupport } from '../security/support-visits.ts';

export interface SignedIn {
  token: string;
  user_id: number;
  require_select_company: boolean;
  companies: { id: number; name: string; uuid: string }[];
}

export const openCompanies = (companies: readonly CompanyOfUser[]): CompanyOfUser[] =>
  companies.filter((company) => company.status === 'active');

export interface SessionOpening {
  userId: number;
  sso?: string;
  origin: SessionOrigin;
  confirmedAt: Date | null;
  now: Date;
}

export async function openSession(
  tx: Transaction,
  { userId, sso, origin, confirmedAt, now }: SessionOpening,
): Promise<SignedIn> {
  const companies = openCompanies(await listCompaniesOfUser(tx, userId));
  const pending = openingSessionState(companies.length) === 'pending_company';
  const token = createToken();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    companyId: pending ? null : (companies[0]?.id ?? null),
    sso: sso ?? null,
    origin,
    confirmedAt,
    now,
  });
  return {
    token,
    user_id: userId,
    // Support staff name the company they visit and give a reason.
    require_select_company: pending || companies.length === 0,
    companies: companies.map(({ id, name, uuid }) => ({ id, name, uuid })),
  };
}

export async function signOut({ tx, now, requestId }: Requester, { userId, sessionId }: SessionAccess): Promise<void> {
  await endSession(tx, sessionId, now);
  await recordAccountEvent(tx, { userId, event: 'signed_out', requestId });
}

export async function listMyCompanies(tx: Transaction, access: SessionAccess) {
  const companies = await listCompaniesOfUser(tx, access.userId);
  return {
    email: access.email,
    is_support_staff: access.isSupportStaff,
    second_factor_required: access.secondFactorRequired,
    companies: companies.map((company) => ({ ...company, last_used_at: company.last_used_at?.toISOString() ?? null })),
  };
}

export async function selectCompany(
  request: Requester,
  access: SessionAccess,
  { companyId, reason }: { companyId: number; reason: string | undefined },
) {
  const { tx, now } = request;
  const company = openCompanies(await listCompaniesOfUser(tx, access.userId)).find(({ id }) => id === companyId);
  if (!company && access.isSupportStaff) return enterAsSupport(request, access, { companyId, reason: reason ?? '' });
  if (!company) throw noAccess('foreign_company');
  await chooseSessionCompany(tx, { sessionId: access.sessionId, userId: access.userId, companyId, now });
  return { company: { id: company.id, name: company.name, uuid: company.uuid } };
}
