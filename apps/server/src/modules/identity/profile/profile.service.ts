// The signed-in user as screens see them, and what they may change about themselves (IDN-001, IDN-034..038).
import type { Brand } from '@onward/contract/company/brands';
import type { User } from '@onward/contract/identity/identity';
import type { PopUpNotification } from '@onward/contract/notifications/notifications';
import { isFlagOn } from '@onward/domain/company/flags';
import { advanceWizard, type WizardStep } from '@onward/domain/identity/wizard';
import { decidePhoneChange, readPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Language } from '@onward/domain/platform/languages';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentUser } from '../identity.presenter.ts';
import { staffRecords } from '../identity.staff-records.ts';
import { findProfile, type ProfileRow } from './profile.queries.ts';

/** Parts of the user that other rooms own; connected in `modules/rooms.ts`. */
export interface UserParts {
  brands(tx: Transaction, access: CompanyAccess): Promise<Brand[]>;
  popUps(tx: Transaction, access: CompanyAccess, language: Language): Promise<PopUpNotification[]>;
  /** The user's weekly availability. */
  availabilities(tx: Transaction, access: CompanyAccess): Promise<unknown[]>;
  /** Without a number nothing can be texted, so text settings are turned off (IDN-036). */
  turnTextsOff(tx: Transaction, access: CompanyAccess): Promise<void>;
}

export async function currentUser(
  { tx, access, language, token }: { tx: Transaction; access: CompanyAccess; language: Language; token: string },
  parts: UserParts,
): Promise<User> {
  const profile = await findProfile(tx, access);
  const [brands, popUps] = [await parts.brands(tx, access), await parts.popUps(tx, access, language)];
  const availabilities = await parts.availabilities(tx, access);
  return presentUser({ profile, access, brands, popUps, availabilities, token });
}

export interface ProfileChanges {
  name?: string;
  phone?: string | null;
  region_number?: string | null;
  locale?: string;
}

export async function updateProfile(
  call: CompanyCall,
  parts: Pick<UserParts, 'turnTextsOff'>,
  changes: ProfileChanges,
): Promise<void> {
  const { tx, access } = call;
  const profile = await findProfile(tx, access);
  const staffChanges = {
    ...(changes.name !== undefined && { name: changes.name.trim() }),
    ...(changes.phone !== undefined && phoneChange(access, profile, changes)),
  };
  const changesStaff = Object.keys(staffChanges).length > 0;
  if (changesStaff) await staffRecords.get().change(tx, access, staffChanges);
  if ('phone' in staffChanges && staffChanges.phone === null) await parts.turnTextsOff(tx, access);
  if (changes.locale !== undefined) await saveLocale(tx, access.userId, changes.locale);
  await recordChange(call, {
    event: 'profile_updated',
    subjectType: 'company_staff',
    subjectId: access.staffId,
    changes: { ...staffChanges, ...(changes.locale !== undefined && { locale: changes.locale }) },
    ...(changesStaff && { announce: { name: 'staff_changed' } }),
  });
}

const PHONE_WORDS = { invalid: 'phone_invalid', required: 'phone_required', unchanged: 'phone_unchanged' } as const;

function phoneChange(access: CompanyAccess, current: ProfileRow, changes: ProfileChanges) {
  const wanted = { phone: changes.phone ?? '', region_number: changes.region_number ?? '' };
  const decision = decidePhoneChange(wanted, current, { phoneRequired: isFlagOn(access.flags, 'phone_required') });
  if (!decision.allowed) throw fieldInvalid('phone', PHONE_WORDS[decision.reason]);
  return readPhoneNumber(wanted) ?? { phone: null, region_number: null };
}

const saveLocale = (tx: Transaction, userId: number, locale: string): Promise<unknown> =>
  tx.asSystem(() => tx.db.updateTable('users').set({ locale }).where('id', '=', userId).execute());

export async function advanceUserWizard({ tx, access }: CompanyCall, posted: WizardStep): Promise<WizardStep> {
  const { wizard_step: stored } = await findProfile(tx, access);
  const next = advanceWizard(stored, posted);
  const moved = await staffRecords.get().moveWizard(tx, access, { from: stored, to: next });
  return moved ? next : (await findProfile(tx, access)).wizard_step;
}
