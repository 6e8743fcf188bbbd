// Queries on users, sessions, and one-time links.
import type { TokenPurpose } from '@onward/domain/identity/tokens';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/transaction.ts';
import { staffRecords } from './identity.staff-records.ts';

export interface SignInUser {
  id: number;
  email: string;
  password_hash: string | null;
  locale: string | null;
  is_support_staff: boolean;
  sso_provider: string | null;
  reset_password_required: boolean;
  password_changed_at: Date | null;
  sign_in_phone: string | null;
  sign_in_region_number: string | null;
}

const SIGN_IN_COLUMNS = [
  'id',
  'email',
  'password_hash',
  'locale',
  'is_support_staff',
  'sso_provider',
  'reset_password_required',
  'password_changed_at',
  'sign_in_phone',
  'sign_in_region_number',
] as const;

export const findUserByEmail = (tx: Transaction, email: string): Promise<SignInUser | undefined> =>
  tx.asIdentity(() => tx.db.selectFrom('users').select(SIGN_IN_COLUMNS).where('email', '=', email).executeTakeFirst());

export const findUser = (tx: Transaction, id: number): Promise<SignInUser | undefined> =>
  tx.asIdentity(() => tx.db.selectFrom('users').select(SIGN_IN_COLUMNS).where('id', '=', id).executeTakeFirst());

export const saveEmail = (tx: Transaction, userId: number, email: string): Promise<unknown> =>
  tx.db.updateTable('users').set({ email }).where('id', '=', userId).execute();

/**
 * Who verified this number as theirs; the phone of a staff record is contact data and cannot be used to sign in
 * (IDN-040).
 */
export const findUserBySignInPhone = (
  tx: Transaction,
  phone: string,
  regionNumber: string,
): Promise<SignInUser | undefined> =>
  tx.asIdentity(() =>
    tx.db
      .selectFrom('users')
      .select(SIGN_IN_COLUMNS)
      .where('sign_in_phone', '=', phone)
      .where('sign_in_region_number', '=', regionNumber)
      .executeTakeFirst(),
  );

/** A number has one owner: the last user who proved it is theirs. */
export const takeSignInPhone = (tx: Transaction, { phone, region_number }: PhoneNumber): Promise<unknown> =>
  tx.db
    .updateTable('users')
    .set({ sign_in_phone: null, sign_in_region_number: null, sign_in_phone_verified_at: null })
    .where('sign_in_phone', '=', phone)
    .where('sign_in_region_number', '=', region_number)
    .execute();

export const saveSignInPhone = (
  tx: Transaction,
  userId: number,
  number: (PhoneNumber & { now: Date }) | null,
): Promise<unknown> =>
  tx.db
    .updateTable('users')
    .set({
      sign_in_phone: number?.phone ?? null,
      sign_in_region_number: number?.region_number ?? null,
      sign_in_phone_verified_at: number?.now ?? null,
    })
    .where('id', '=', userId)
    .execute();

export interface CompanyOfUser {
  id: number;
  name: string;
  uuid: string;
  status: 'active' | 'suspended' | 'cancelled';
  role_name: string;
  permitted_locations_count: number;
  last_used_at: Date | null;
}

/** Companies where the user is active staff, most recently used first. */
export const listCompaniesOfUser = (tx: Transaction, userId: number): Promise<CompanyOfUser[]> =>
  tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .innerJoin('company_roles as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.role_id'),
    )
    .select(['c.id', 'c.name', 'c.uuid', 'r.name as role_name', 's.last_used_at'])
    .select(sql<CompanyOfUser['status']>`c.status`.as('status'))
    .select(
      sql<number>`(select count(*) from staff_scopes sc
        where sc.company_id = s.company_id and sc.staff_id = s.id and sc.kind = 'location')`.as(
        'permitted_locations_count',
      ),
    )
    .where('s.user_id', '=', userId)
    .where('s.status', '=', 'active')
    .orderBy(sql`s.last_used_at desc nulls last`)
    .orderBy('c.name')
    .execute();

/** Where a session was opened, for its owner to recognize. */
export interface SessionOrigin {
  userAgent: string | null;
  address: string;
  isNewDevice: boolean;
}

export const saveConfirmation = (tx: Transaction, sessionId: number, now: Date): Promise<unknown> =>
  tx.db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();

export const insertSession = (
  tx: Transaction,
  session: {
    tokenHash: Buffer;
    userId: number;
    companyId: number | null;
    sso: string | null;
    origin: SessionOrigin;
    confirmedAt: Date | null;
    now: Date;
  },
): Promise<unknown> =>
  tx.asIdentity(() =>
    tx.db
      .insertInto('sessions')
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        company_id: session.companyId,
        sso: session.sso,
        user_agent: session.origin.userAgent,
        address: session.origin.address,
        is_new_device: session.origin.isNewDevice,
        confirmed_at: session.confirmedAt,
        created_at: session.now,
        last_used_at: session.now,
      })
      .execute(),
  );

export const endSessions = (
  tx: Transaction,
  { userId, except, now }: { userId: number; except?: number; now: Date },
): Promise<unknown> =>
  tx.db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .execute();

export const endSession = (tx: Transaction, id: number, now: Date): Promise<unknown> =>
  tx.db.updateTable('sessions').set({ ended_at: now }).where('id', '=', id).execute();

export async function chooseSessionCompany(
  tx: Transaction,
  { sessionId, userId, companyId, now }: { sessionId: number; userId: number; companyId: number; now: Date },
): Promise<void> {
  await tx.db.updateTable('sessions').set({ company_id: companyId }).where('id', '=', sessionId).execute();
  await staffRecords.get().recordUse(tx, { userId, companyId }, now);
}

/** Someone who still works in other companies has to choose one of them again. */
export const clearChosenCompany = (tx: Transaction, userId: number): Promise<unknown> =>
  tx.db
    .updateTable('sessions')
    .set({ company_id: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();

export const recordSessionUse = (tx: Transaction, sessionId: number, now: Date): Promise<unknown> =>
  tx.db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();

export const savePassword = (tx: Transaction, userId: number, passwordHash: string, now: Date): Promise<unknown> =>
  tx.asIdentity(() =>
    tx.db
      .updateTable('users')
      .set({ password_hash: passwordHash, reset_password_required: false, password_changed_at: now })
      .where('id', '=', userId)
      .execute(),
  );

export interface OneTimeToken {
  id: number;
  user_id: number | null;
  company_id: number | null;
  payload: Record<string, string>;
}

export const insertOneTimeToken = (
  tx: Transaction,
  token: {
    purpose: TokenPurpose;
    tokenHash: Buffer;
    userId: number | null;
    companyId?: number | null;
    payload?: Record<string, string>;
    expiresAt: Date;
  },
): Promise<unknown> =>
  tx.asIdentity(() =>
    tx.db
      .insertInto('one_time_tokens')
      .values({
        purpose: token.purpose,
        token_hash: token.tokenHash,
        user_id: token.userId,
        company_id: token.companyId ?? null,
        payload: JSON.stringify(token.payload ?? {}),
        expires_at: token.expiresAt,
      })
      .execute(),
  );

const usable = (tx: Transaction, purpose: TokenPurpose, tokenHash: Buffer, now: Date) =>
  tx.db
    .selectFrom('one_time_tokens')
    .select(['id', 'user_id', 'company_id'])
    .select(sql<Record<string, string>>`payload`.as('payload'))
    .where('purpose', '=', purpose)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

export const findOneTimeToken = (
  tx: Transaction,
  purpose: TokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<OneTimeToken | undefined> => tx.asIdentity(() => usable(tx, purpose, tokenHash, now).executeTakeFirst());

/** Consumes a link. A concurrent second use waits and then finds it used. */
export const useOneTimeToken = (
  tx: Transaction,
  purpose: TokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<OneTimeToken | undefined> =>
  tx.asIdentity(async () => {
    const token = await usable(tx, purpose, tokenHash, now).forUpdate().executeTakeFirst();
    if (token) await tx.db.updateTable('one_time_tokens').set({ used_at: now }).where('id', '=', token.id).execute();
    return token;
  });

/** Earlier links of the same kind stop working once a newer one is sent. */
export const withdrawOneTimeTokens = (
  tx: Transaction,
  purpose: TokenPurpose,
  userId: number,
  now: Date,
): Promise<unknown> =>
  tx.db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
