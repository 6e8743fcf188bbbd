// Opening a session after any kind of sign-in, and ending it.
import { openingSessionState } from '@onward/domain/identity/sessions';
import type { SessionAccess } from '../../platform/access/access.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { noAccess } from '../../platform/http/errors.ts';
import {
  type CompanyOfUser,
  chooseSessionCompany,
  endSession,
  insertSession,
  listCompaniesOfUser,
} from './identity.queries.ts';

export interface SignedIn {
  token: string;
  user_id: number;
  require_select_company: boolean;
  companies: { id: number; name: string; uuid: string }[];
}

export const openCompanies = (companies: readonly CompanyOfUser[]): CompanyOfUser[] =>
  companies.filter((company) => company.status === 'active');

export async function openSession(
  tx: Transaction,
  { userId, sso, now }: { userId: number; sso?: string; now: Date },
): Promise<SignedIn> {
  const companies = openCompanies(await listCompaniesOfUser(tx, userId));
  const pending = openingSessionState(companies.length) === 'pending_company';
  const token = createToken();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    companyId: pending ? null : (companies[0]?.id ?? null),
    sso: sso ?? null,
    now,
  });
  return {
    token,
    user_id: userId,
    require_select_company: pending,
    companies: companies.map(({ id, name, uuid }) => ({ id, name, uuid })),
  };
}

export const signOut = (tx: Transaction, access: SessionAccess, now: Date): Promise<unknown> =>
  endSession(tx, access.sessionId, now);

export async function listMyCompanies(tx: Transaction, access: SessionAccess) {
  const companies = await listCompaniesOfUser(tx, access.userId);
  return {
    email: access.email,
    companies: companies.map((company) => ({ ...company, last_used_at: company.last_used_at?.toISOString() ?? null })),
  };
}

export async function selectCompany(
  tx: Transaction,
  { access, companyId, now }: { access: SessionAccess; companyId: number; now: Date },
) {
  const company = openCompanies(await listCompaniesOfUser(tx, access.userId)).find(({ id }) => id === companyId);
  if (!company) throw noAccess('foreign_company');
  await chooseSessionCompany(tx, { sessionId: access.sessionId, userId: access.userId, companyId, now });
  return { company: { id: company.id, name: company.name, uuid: company.uuid } };
}
