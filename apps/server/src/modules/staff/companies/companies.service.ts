// New companies: the first of an installation, and those that support staff create (CMP-067, CMP-068).
import type { SupportedCompany } from '@onward/contract/company/support';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import type { NewCompanyEntry } from '@onward/domain/staff/new-company';
import type { SessionAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { getCompanyForSupport, hasCompanies } from '../../company/company.service.ts';
import * as identity from '../../identity/identity.service.ts';
import { type CreateCall, createCompany } from './create-company.ts';

/** The link that a start prints while there is no company; null once there is one. */
export const setupLink = (app: App): Promise<string | null> =>
  inSystem(app.pool, async (tx) => {
    if (await hasCompanies(tx)) return null;
    return `${app.config.publicUrl}/#/setup/${await identity.createSetupToken(tx, app.clock())}`;
  });

export async function describeSetup({ tx, now }: Pick<CreateCall, 'tx' | 'now'>, token: string): Promise<Date> {
  const expiresAt = (await hasCompanies(tx)) ? undefined : await identity.setupExpiry(tx, token, now);
  if (!expiresAt) throw notFound();
  return expiresAt;
}

/** A concurrent second request waits for the first, and then finds the link used. */
export async function setUpCompany(app: App, call: CreateCall, token: string, entry: NewCompanyEntry): Promise<void> {
  if (!(await identity.useSetupToken(call.tx, token, call.now))) throw notFound();
  if (await hasCompanies(call.tx)) throw notFound();
  await createCompany(app, call, entry, null);
}

type SupportCall = CreateCall & Pick<CompanyCall, 'language'> & { access: SessionAccess };

export async function createCompanyForSupport(
  app: App,
  call: SupportCall,
  entry: NewCompanyEntry,
): Promise<SupportedCompany> {
  const { tx, access, now, language } = call;
  const { companyId, companyName, userId } = await createCompany(app, call, entry, access.userId);
  return tx.asSystem(async () => {
    await identity.sendInvitation(app, tx, userId, {
      companyId,
      companyName,
      inviterName: access.email,
      name: entry.admin.name.trim(),
      email: normalizeEmail(entry.admin.email),
      locale: null,
      language,
      now,
    });
    return getCompanyForSupport(tx, companyId);
  });
}

/** The person's sessions end, and the next sign-in asks for a new password. */
export async function requirePasswordReset(
  app: App,
  { tx, access, now, language, requestId }: SupportCall,
  companyId: number,
  given: string,
): Promise<void> {
  const email = normalizeEmail(given);
  const staff = await tx.db
    .selectFrom('company_staffs')
    .select(['id', 'user_id'])
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('status', '!=', 'removed')
    .executeTakeFirst();
  if (!staff) throw fieldInvalid('email', 'unknown_record');
  await identity.demandNewPassword(app, tx, { userId: staff.user_id, now, language });
  await recordAudit(tx, {
    companyId,
    userId: access.userId,
    event: 'new_login_required',
    subjectType: 'company',
    subjectId: companyId,
    changes: { user: email },
    requestId,
  });
}
